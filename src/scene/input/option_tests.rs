//! What the options of the table change in the scene; how that looks, and the rest of them, is
//! tested on the page.

use crate::{
    rules::{Action, Animal, AreaId, Color, Space},
    scene::{
        area::shows_as_scored,
        board::{
            coordinates::Coordinates,
            pieces::{Half, dominoes},
            player_mark::PlayerMark,
        },
        testing::{fixtures::brook, random_match::played_until},
        turn::hand::HandScene,
    },
    session::{Irrelevant, Match, Preferences},
    text::ENGLISH,
};

fn halves(game_match: &Match, preferences: Preferences) -> Vec<Half> {
    dominoes(game_match, preferences).into_iter().flat_map(|piece| piece.halves).collect()
}

/// A match on whose board some animals are irrelevant and some are not, the joker among both.
fn mixed() -> Match {
    let is_mixed = |game_match: &Match| {
        let table = game_match.game().table();
        let all = halves(game_match, Preferences::default());
        let has = |irrelevant, joker| {
            let alike = |half: &Half| {
                table.is_irrelevant(half.at) == irrelevant
                    && (half.animal == table.joker()) == joker
            };
            all.iter().any(alike)
        };
        [(true, true), (true, false), (false, true), (false, false)]
            .into_iter()
            .all(|(irrelevant, joker)| has(irrelevant, joker))
    };
    (0..50).find_map(|seed| played_until("brook", 2, seed, is_mixed).ok()).unwrap()
}

#[test]
fn irrelevant_animals_alone_are_shown_in_the_way_that_was_chosen() {
    let game_match = mixed();
    for way in Irrelevant::ALL {
        let preferences = Preferences { irrelevant: way, ..Preferences::default() };
        for half in halves(&game_match, preferences) {
            let wanted = game_match.game().table().is_irrelevant(half.at).then_some(way);
            assert_eq!(half.fading, wanted, "{half:?}");
        }
    }
}

#[test]
fn irrelevant_animals_are_faint_unless_chosen_otherwise() {
    let shown = halves(&mixed(), Preferences::default());
    assert!(shown.iter().any(|half| half.fading == Some(Irrelevant::Faint)));
}

#[test]
fn every_joker_animal_on_the_board_bears_its_mark_and_no_other() {
    let game_match = mixed();
    for half in halves(&game_match, Preferences::default()) {
        assert_eq!(half.joker, half.animal == game_match.game().table().joker(), "{half:?}");
    }
}

#[test]
fn without_joker_marks_no_animal_bears_one() {
    let preferences = Preferences { joker_marks: false, ..Preferences::default() };
    assert!(halves(&mixed(), preferences).iter().all(|half| !half.joker));
}

/// Which halves of owl-fox, the first domino of the hand, bear the mark while the fox is the joker.
fn marks_in_hand(preferences: Preferences) -> [bool; 2] {
    let mut game_match = brook();
    game_match.act(Action::ChangeJoker { animal: Animal::Fox }).unwrap();
    HandScene::of(&game_match, &ENGLISH, preferences).unwrap().dominoes[0].joker
}

#[test]
fn the_joker_animal_alone_bears_its_mark_in_the_hand() {
    assert_eq!(marks_in_hand(Preferences::default()), [false, true]);
}

#[test]
fn without_joker_marks_the_hand_bears_none() {
    let preferences = Preferences { joker_marks: false, ..Preferences::default() };
    assert_eq!(marks_in_hand(preferences), [false, false]);
}

/// The areas that are shown as scored on a table where some are scored and some are not, and those
/// that are.
fn shown_as_scored(preferences: Preferences) -> (Vec<AreaId>, Vec<AreaId>) {
    let is_mixed = |game_match: &Match| {
        let table = game_match.game().table();
        [true, false].iter().all(|&so| table.areas().any(|area| table.is_scored(area) == so))
    };
    let game_match =
        (0..50).find_map(|seed| played_until("brook", 2, seed, is_mixed).ok()).unwrap();
    let table = game_match.game().table();
    let areas = |is: &dyn Fn(AreaId) -> bool| table.areas().filter(|&area| is(area)).collect();
    (areas(&|area| shows_as_scored(table, preferences, area)), areas(&|area| table.is_scored(area)))
}

#[test]
fn scored_areas_alone_look_scored() {
    let (shown, scored) = shown_as_scored(Preferences::default());
    assert_eq!(shown, scored);
}

#[test]
fn without_a_colour_for_scored_areas_none_looks_scored() {
    let preferences = Preferences { scored_areas: false, ..Preferences::default() };
    assert_eq!(shown_as_scored(preferences).0, []);
}

/// The marks that the four colours and neutral bear.
fn highlights(preferences: Preferences) -> Vec<PlayerMark> {
    let owners = Color::ALL.into_iter().map(Some).chain([None]);
    owners.filter_map(|color| PlayerMark::if_colorblind(color, preferences)).collect()
}

#[test]
fn in_colour_blind_mode_each_colour_and_neutral_bear_a_mark_of_their_own() {
    let highlights = highlights(Preferences { colorblind: true, ..Preferences::default() });
    let numbers: Vec<usize> = highlights.into_iter().map(PlayerMark::index).collect();
    assert_eq!(numbers, Vec::from_iter(0..PlayerMark::COUNT));
}

#[test]
fn out_of_colour_blind_mode_nothing_bears_a_mark() {
    assert_eq!(highlights(Preferences::default()), []);
}

#[test]
fn the_coordinates_on_the_rim_are_those_in_the_names_of_spaces() {
    let game_match = brook();
    let board = game_match.game().table().board();
    let Coordinates { columns, rows } = Coordinates::new(board, Preferences::default()).unwrap();
    let letters: Vec<char> = columns.chars().collect();
    let named = |at: Space| format!("{}{}", letters[at.column()], rows[at.row()]);
    assert!((*board.brook() | *board.soil()).iter().all(|at| named(at) == at.to_string()));
}

#[test]
fn switched_off_no_coordinates_stand_on_the_rim() {
    let preferences = Preferences { coordinates: false, ..Preferences::default() };
    assert_eq!(Coordinates::new(brook().game().table().board(), preferences), None);
}
