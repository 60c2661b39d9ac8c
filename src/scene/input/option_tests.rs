//! The effects of preferences on the scene; the browser tests cover their looks.

use crate::{
    rules::{Action, Animal, Color, Space},
    scene::{
        area::shows_as_scored,
        board::{Coordinates, Half, PlayerMark, dominoes},
        testing::{fixtures::brook, script::play, sketch::Sketch},
        turn::HandScene,
    },
    session::{IrrelevantAnimals, Match, Preferences, testing::played_out},
    text::ENGLISH,
};

fn halves(game_match: &Match, preferences: Preferences) -> Vec<Half> {
    dominoes(game_match, preferences).into_iter().flat_map(|piece| piece.halves).collect()
}

/// A match with the fox as the joker, and irrelevant and relevant animals of both kinds.
///
/// Owl-fox on a1 b1 is irrelevant, since c1 is no space; owl-fox on d1 e1 has free spaces below.
fn mixed() -> Match {
    let sketch = Sketch::base("* * # * * A\n# # # . . .").clouds("f1=2");
    let mut game_match = sketch.holds(0, "owl-fox owl-frog frog-fox").play(
        "place owl-fox a1 b1; no plant; finish; end; pass; place frog-fox d1 e1; plant turf f1",
    );
    play(&mut game_match, "joker fox");
    game_match
}

#[test]
fn only_irrelevant_animals_take_the_chosen_style() {
    let game_match = mixed();
    for way in IrrelevantAnimals::ALL {
        let preferences = Preferences { irrelevant: way, ..Preferences::default() };
        for half in halves(&game_match, preferences) {
            let wanted = game_match.game().table().is_irrelevant(half.at).then_some(way);
            assert_eq!(half.fading, wanted, "{half:?}");
        }
    }
}

#[test]
fn finished_boards_show_all_animals_and_areas_in_color() {
    for board in ["brook", "valley"] {
        let game_match = played_out(board, 2, 3);
        let table = game_match.game().table();
        assert!(table.is_over());
        let faded = halves(&game_match, Preferences::default());
        assert!(faded.iter().all(|half| half.fading.is_none()), "{board}");
        let preferences = Preferences::default();
        assert!(table.areas().all(|area| shows_as_scored(table, preferences, area)), "{board}");
    }
}

#[test]
fn irrelevant_animals_are_faint_by_default() {
    let shown = halves(&mixed(), Preferences::default());
    assert!(shown.iter().any(|half| half.fading == Some(IrrelevantAnimals::Faint)));
}

#[test]
fn only_joker_animals_on_the_board_show_the_mark() {
    let game_match = mixed();
    for half in halves(&game_match, Preferences::default()) {
        let table = game_match.game().table();
        let matters = half.animal == table.joker() && !table.is_irrelevant(half.at);
        assert_eq!(half.joker, matters, "{half:?}");
    }
}

#[test]
fn joker_marks_can_be_switched_off_on_the_board() {
    let preferences = Preferences { joker_marks: false, ..Preferences::default() };
    assert!(halves(&mixed(), preferences).iter().all(|half| !half.joker));
}

/// Returns which halves of owl-fox, the first domino of the hand, bear the mark of the joker fox.
fn marks_in_hand(preferences: Preferences) -> [bool; 2] {
    let mut game_match = brook();
    game_match.act(Action::ChangeJoker { animal: Animal::Fox }).unwrap();
    HandScene::from_match(&game_match, &ENGLISH, preferences).unwrap().dominoes[0].joker
}

#[test]
fn only_the_joker_animal_in_the_hand_shows_the_mark() {
    assert_eq!(marks_in_hand(Preferences::default()), [false, true]);
}

#[test]
fn joker_marks_can_be_switched_off_in_the_hand() {
    let preferences = Preferences { joker_marks: false, ..Preferences::default() };
    assert_eq!(marks_in_hand(preferences), [false, false]);
}

/// Returns the letters of the areas shown as scored; A is scored and B is not.
fn shown_as_scored(preferences: Preferences) -> String {
    let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox");
    let game_match = sketch.play("place owl-fox b1 c1; no plant; finish");
    let table = game_match.game().table();
    let shown = table.areas().filter(|&area| shows_as_scored(table, preferences, area));
    shown.map(|area| table.board().area(area).letter).collect()
}

#[test]
fn only_scored_areas_are_shown_as_scored() {
    assert_eq!(shown_as_scored(Preferences::default()), "A");
}

#[test]
fn scored_area_color_can_be_switched_off() {
    let preferences = Preferences { scored_areas: false, ..Preferences::default() };
    assert_eq!(shown_as_scored(preferences), "");
}

/// Returns the marks of the four colours and of neutral.
fn player_marks(preferences: Preferences) -> Vec<PlayerMark> {
    let owners = Color::ALL.into_iter().map(Some).chain([None]);
    owners.filter_map(|color| PlayerMark::if_colorblind(color, preferences)).collect()
}

#[test]
fn each_color_and_neutral_have_a_mark_when_color_blind() {
    let marks = player_marks(Preferences { colorblind: true, ..Preferences::default() });
    let numbers: Vec<usize> = marks.into_iter().map(PlayerMark::index).collect();
    assert_eq!(numbers, Vec::from_iter(0..PlayerMark::COUNT));
}

#[test]
fn no_marks_outside_color_blind_mode() {
    assert_eq!(player_marks(Preferences::default()), []);
}

#[test]
fn coordinates_match_the_names_of_spaces() {
    let game_match = brook();
    let board = game_match.game().table().board();
    let Coordinates { columns, rows } = Coordinates::new(board, Preferences::default()).unwrap();
    let letters: Vec<char> = columns.chars().collect();
    let named = |at: Space| format!("{}{}", letters[at.column()], rows[at.row()]);
    assert!((*board.brook() | *board.soil()).iter().all(|at| named(at) == at.to_string()));
}

#[test]
fn coordinates_can_be_switched_off() {
    let preferences = Preferences { coordinates: false, ..Preferences::default() };
    assert_eq!(Coordinates::new(brook().game().table().board(), preferences), None);
}
