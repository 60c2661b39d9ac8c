//! What the table offers, in sentences: selections, buttons, labels, area cards.

use super::{
    area::AreaScene,
    hand::HandScene,
    marks::{Ghost, Label, Marks},
    outlook::{change_words, changes},
    pieces::{dominoes, tokens},
    planting::{Rank, plant_choices},
    press::Button,
    refused::Refused,
    seats::seats,
    selection::{Reply, Selection, domino_spaces, plant_spaces, ways},
    space_label::{space_label, space_scenes},
    turn::TurnScene,
    unseen::Unseen,
};
use crate::{
    rules::{
        Action, Animal, Board, Color, Domino, Illegal, Owner, Phase, Plant, Player, Seat, Setup,
        Space, Stock,
    },
    session::{Confirm, Holder, Match, Preferences},
    text::ENGLISH,
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// Some bot; the scene does not care which.
const BOT: Holder = Holder::ALL[1];

const BROOK: &str = include_str!("../../public/boards/brook.json");
const VALLEY: &str = include_str!("../../public/boards/valley.json");

fn at(name: &str) -> Space {
    name.parse().unwrap()
}

fn domino(name: &str) -> Domino {
    name.parse().unwrap()
}

/// A match whose first hand is owl-fox, butterfly-frog, snail-badger.
fn begun(board: &str, holders: [Holder; 2]) -> Match {
    let board = Arc::new(Board::from_json(board).unwrap());
    let players = [("Ann", Color::Orange), ("", Color::White)]
        .map(|(name, color)| Player { name: name.into(), color });
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut setup = Setup::deal(board, players.into(), &mut rng);
    let mut all: Vec<Domino> = Domino::all().collect();
    for (index, name) in ["owl-fox", "butterfly-frog", "snail-badger"].into_iter().enumerate() {
        let found = all.iter().position(|&held| held == domino(name)).unwrap();
        all.swap(index, found);
    }
    setup.dominoes = vec![all[..26].to_vec(), all[26..52].to_vec()];
    Match::begin(setup, holders.into()).unwrap()
}

fn brook() -> Match {
    begun(BROOK, [Holder::Person, BOT])
}

/// Owl on c2, fox on c3: the first domino of the game, c2 being a starting space.
fn planting() -> Match {
    let mut play = brook();
    let lay = Action::PlaceDomino { domino: domino("owl-fox"), at: [at("c2"), at("c3")] };
    play.act(lay).unwrap();
    play
}

fn chosen() -> Selection {
    Selection::Domino(domino("owl-fox"))
}

fn select(reply: Reply) -> Selection {
    match reply {
        Reply::Select(selection) => selection,
        other => panic!("{other:?} selects nothing"),
    }
}

#[test]
fn a_tap_on_the_brook_before_a_domino_is_chosen_asks_for_one() {
    let reply = Selection::Nothing.tap(&brook(), at("c2"));
    assert_eq!(reply, Reply::Refuse(Refused::ChooseDomino));
}

#[test]
fn a_chosen_domino_makes_every_space_glow_that_it_can_cover() {
    let marks = Marks::of(&brook(), chosen());
    assert!(marks.legal.contains(at("c2")) && marks.legal.contains(at("c3")));
    assert!(!marks.legal.contains(at("h8")));
}

#[test]
fn choosing_the_chosen_domino_again_drops_it() {
    assert_eq!(chosen().choose(&brook(), domino("owl-fox")), Reply::Select(Selection::Nothing));
}

#[test]
fn a_second_domino_takes_the_place_of_the_first() {
    let other = domino("snail-badger");
    assert_eq!(chosen().choose(&brook(), other), Reply::Select(Selection::Domino(other)));
}

#[test]
fn a_tap_on_a_glowing_space_lays_a_ghost_over_it() {
    let play = brook();
    for space in domino_spaces(play.game().table(), domino("owl-fox")).iter() {
        let ghost = select(chosen().tap(&play, space));
        assert!(Marks::of(&play, ghost).chosen.contains(space), "{space}");
    }
}

#[test]
fn tapping_on_goes_through_all_ways_and_comes_back() {
    let play = brook();
    let all = ways(play.game().table(), domino("owl-fox"), at("c2")).len();
    assert!(all > 2);
    let first = select(chosen().tap(&play, at("c2")));
    let mut ghost = first;
    for _ in 0..all {
        ghost = select(ghost.tap(&play, at("c2")));
    }
    assert_eq!(ghost, first);
    assert_ne!(select(ghost.tap(&play, at("c2"))), first);
}

#[test]
fn the_ways_over_a_space_turn_clockwise_about_its_first_animal() {
    let play = brook();
    let all = ways(play.game().table(), domino("owl-fox"), at("c2"));
    assert_eq!(all[0], [at("c2"), at("c1")]);
    assert_eq!(all[1], [at("c2"), at("c3")]);
    assert_eq!(all[2], [at("c1"), at("c2")]);
}

#[test]
fn a_tap_on_the_other_half_of_the_ghost_places_it() {
    let play = brook();
    let ghost = select(chosen().tap(&play, at("c2")));
    let Selection::Laid { at: lies, domino, .. } = ghost else { panic!("{ghost:?}") };
    let other = lies.into_iter().find(|&space| space != at("c2")).unwrap();
    assert_eq!(ghost.tap(&play, other), Reply::Act(Action::PlaceDomino { domino, at: lies }));
}

#[test]
fn a_tap_where_animals_clash_names_them() {
    let mut play = planting();
    for action in [Action::SkipPlant, Action::Finish, Action::EndTurn] {
        play.act(action).unwrap();
    }
    while play.bot_to_act().is_some() {
        let actions = play.game().legal_actions();
        let quiet = |action: &&Action| {
            matches!(action, Action::DiscardDomino { .. } | Action::Finish | Action::EndTurn)
        };
        play.act(*actions.iter().find(quiet).unwrap()).unwrap();
    }
    let reply = Selection::Domino(domino("snail-badger")).tap(&play, at("c4"));
    let Reply::Refuse(Refused::Rules(Illegal::Mismatch { other, .. })) = reply else {
        panic!("{reply:?}")
    };
    assert_eq!(other, Animal::Fox);
}

#[test]
fn a_tap_on_an_area_shows_it_and_keeps_the_domino_chosen() {
    let play = brook();
    assert!(matches!(chosen().tap(&play, at("a1")), Reply::Look(..)));
}

#[test]
fn a_tap_on_an_area_with_a_domino_in_hand_says_that_none_can_lie_there() {
    let Reply::Look(_, refused) = chosen().tap(&brook(), at("a1")) else { panic!("no look") };
    assert_eq!(refused, Illegal::NotFree(at("a1")).into());
}

#[test]
fn nothing_is_chosen_while_a_bot_is_at_it() {
    let play = begun(BROOK, [BOT, Holder::Person]);
    assert_eq!(chosen().settled(&play), Selection::Nothing);
    let reply = Selection::Nothing.choose(&play, domino("owl-fox"));
    assert_eq!(reply, Reply::Refuse(Refused::NotYourTurn(crate::rules::Seat::FIRST)));
}

#[test]
fn a_button_is_open_exactly_when_pressing_it_is_legal() {
    let mut play = brook();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..400 {
        for &button in Button::of_phase(play.game().table().phase()) {
            if let Reply::Act(action) = Selection::Nothing.settled(&play).press(&play, button) {
                assert!(play.clone().act(action).is_ok(), "{button:?}");
            }
        }
        let Some(action) = play.game().random_action(&mut rng) else { return };
        play.act(action).unwrap();
    }
}

#[test]
fn no_tap_on_any_space_is_a_dead_end_or_illegal() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for board in [BROOK, VALLEY] {
        let mut play = begun(board, [Holder::Person, BOT]);
        for _ in 0..120 {
            let table = play.game().table();
            let spaces = *table.board().brook() | *table.board().soil();
            for space in spaces.iter() {
                let mut selection = Selection::Nothing.settled(&play);
                if let Some(&held) = play.game().hand(table.seat()).first()
                    && table.phase() == Phase::Domino
                {
                    selection = Selection::Domino(held).settled(&play);
                }
                if let Reply::Act(action) = selection.tap(&play, space) {
                    assert!(play.clone().act(action).is_ok(), "{space}: {action:?}");
                }
            }
            let Some(action) = play.game().random_action(&mut rng) else { break };
            play.act(action).unwrap();
        }
    }
}

#[test]
fn every_glowing_space_answers_a_tap_with_a_choice_or_an_action() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for board in [BROOK, VALLEY] {
        let mut play = begun(board, [Holder::Person, Holder::Person]);
        for _ in 0..200 {
            play.take_screen();
            let seat = play.game().table().seat();
            let held = play.game().hand(seat).first().map(|&held| Selection::Domino(held));
            for selection in [Some(Selection::Nothing), Some(Selection::Returning), held] {
                let selection = selection.unwrap_or_default().settled(&play);
                for space in Marks::of(&play, selection).legal.iter() {
                    let reply = selection.tap(&play, space);
                    let again = selection.plant_space() == Some(space);
                    assert!(
                        again || matches!(reply, Reply::Select(_) | Reply::Act(_)),
                        "{space}: {reply:?}"
                    );
                }
            }
            let Some(action) = play.game().random_action(&mut rng) else { break };
            play.act(action).unwrap();
        }
    }
}

#[test]
fn the_plant_phase_begins_with_a_space_chosen() {
    let play = planting();
    let space = Selection::Nothing.settled(&play).plant_space().unwrap();
    assert!(plant_spaces(play.game().table()).contains(space));
}

#[test]
fn a_second_tap_on_a_plant_sets_it() {
    let play = planting();
    let start = Selection::Nothing.settled(&play);
    let ghost = select(start.choose_plant(&play, Plant::Pine, Stock::Own));
    let reply = ghost.choose_plant(&play, Plant::Pine, Stock::Own);
    assert!(matches!(reply, Reply::Act(Action::PlacePlant { plant: Plant::Pine, .. })));
}

#[test]
fn a_plant_s_ghost_moves_to_another_space_that_is_tapped() {
    let play = planting();
    let start = Selection::Nothing.settled(&play);
    let ghost = select(start.choose_plant(&play, Plant::Oak, Stock::Neutral));
    let other = plant_spaces(play.game().table()).iter().last().unwrap();
    let moved = select(ghost.tap(&play, other));
    assert_eq!(moved, Selection::Planted { at: other, plant: Plant::Oak, stock: Stock::Neutral });
}

#[test]
fn the_first_plant_of_an_area_scores_one_and_leads_alone() {
    let play = planting();
    let choices = plant_choices(&play, &ENGLISH, Selection::Nothing.settled(&play));
    let turf = choices.first().unwrap();
    assert_eq!((turf.points, turf.rank), (Some(1), Some(Rank::First)));
    assert!(turf.words.contains("Ann 1, gets"), "{}", turf.words);
}

#[test]
fn spaces_for_plants_are_labelled_with_what_the_ghost_s_kind_scores_there() {
    let play = planting();
    let ghost =
        select(Selection::Nothing.settled(&play).choose_plant(&play, Plant::Turf, Stock::Own));
    let marks = Marks::of(&play, ghost);
    assert!(marks.labels.iter().all(|&(_, label)| label == Label::Points(1)));
    assert!(matches!(marks.ghost, Ghost::Plant { .. }));
}

#[test]
fn taking_back_is_refused_while_nothing_of_one_s_own_stands() {
    let reply = Selection::Nothing.press(&planting(), Button::ReturnPlant);
    assert_eq!(reply, Reply::Refuse(Refused::NothingToReturn));
}

#[test]
fn a_plant_that_can_be_taken_back_glows_with_its_cost() {
    let mut play = planting();
    let space = plant_spaces(play.game().table()).iter().next().unwrap();
    let plant = Action::PlacePlant { plant: Plant::Pine, stock: Stock::Own, at: space };
    play.act(plant).unwrap();
    let marks = Marks::of(&play, Selection::Returning);
    assert_eq!(marks.labels, [(space, Label::Clouds(3))]);
    assert_eq!(
        Selection::Returning.tap(&play, space),
        Reply::Act(Action::ReturnPlant { at: space })
    );
}

#[test]
fn an_extra_turn_can_be_bought_at_the_end_only() {
    let reply = Selection::Nothing.press(&brook(), Button::ExtraTurn);
    assert_eq!(reply, Reply::Refuse(Refused::OtherPhase(Phase::End)));
}

#[test]
fn only_the_viewer_s_hand_is_shown() {
    let play = brook();
    let hand = HandScene::of(&play, &ENGLISH).unwrap();
    assert_eq!(hand.dominoes[0].domino, domino("owl-fox"));
    let bots = begun(BROOK, [BOT; 2]);
    assert_eq!(HandScene::of(&bots, &ENGLISH), None);
}

#[test]
fn a_player_without_a_name_goes_by_the_colour() {
    assert_eq!(seats(&brook(), &ENGLISH)[1].name, "White");
}

#[test]
fn a_token_gives_way_to_the_plant_on_its_space() {
    let mut play = planting();
    let beside = plant_spaces(play.game().table());
    let mut all = tokens(play.game().table()).into_iter();
    let before = all.find(|token| beside.contains(token.at)).unwrap();
    let plant = Action::PlacePlant { plant: Plant::Turf, stock: Stock::Own, at: before.at };
    play.act(plant).unwrap();
    let mut all = tokens(play.game().table()).into_iter();
    let after = all.find(|token| token.area == before.area).unwrap();
    assert_ne!(after.at, before.at);
}

#[test]
fn the_joker_s_mark_goes_with_the_joker() {
    let mut play = planting();
    play.act(Action::ChangeJoker { animal: Animal::Fox }).unwrap();
    let piece = dominoes(&play, Preferences::default()).remove(0);
    assert_eq!(piece.halves.map(|half| half.joker), [false, true]);
}

#[test]
fn a_space_says_what_lies_on_it() {
    let play = planting();
    assert_eq!(space_label(&play, &ENGLISH, at("c2")), "c2, owl");
    assert_eq!(space_label(&play, &ENGLISH, at("f2")), "f2, brook, starting space, free");
    assert_eq!(space_label(&play, &ENGLISH, at("a1")), "a1, area A, free");
}

#[test]
fn an_area_tells_totals_prize_and_what_is_open() {
    let play = brook();
    let area = play.game().table().area_on(at("a1")).unwrap();
    let scene = AreaScene::now(&play, &ENGLISH, area);
    assert!(scene.words.starts_with("Area A, 4 spaces: no plants yet; 4 for the first"));
    assert!(scene.words.ends_with("brook spaces are open"), "{}", scene.words);
}

#[test]
fn the_steps_of_a_turn_leave_the_mushroom_to_the_valley() {
    let steps = |board| {
        let play = begun(board, [Holder::Person, Holder::Person]);
        TurnScene::of(&play, &ENGLISH, Selection::Nothing).steps.len()
    };
    assert_eq!((steps(BROOK), steps(VALLEY)), (4, 5));
}

#[test]
fn the_ghost_of_a_chosen_domino_follows_the_pointer_over_glowing_spaces() {
    let play = brook();
    let over = chosen().over(&play, Some(at("c2")));
    assert_eq!(over, select(chosen().tap(&play, at("c2"))));
    assert_eq!(chosen().over(&play, Some(at("h8"))), chosen());
}

#[test]
fn a_ghost_that_lies_stays_where_it_lies_when_the_pointer_moves_on() {
    let play = brook();
    let laid = select(chosen().tap(&play, at("c2")));
    assert_eq!(laid.over(&play, Some(at("c3"))), laid);
}

#[test]
fn without_confirming_a_plant_is_set_at_the_first_tap() {
    let play = planting();
    let tap = Selection::Nothing.settled(&play).choose_plant(&play, Plant::Turf, Stock::Own);
    assert!(matches!(tap.confirmed(&play, Confirm::WhenItMatters), Reply::Select(_)));
    assert!(matches!(tap.confirmed(&play, Confirm::Never), Reply::Act(_)));
}

#[test]
fn without_confirming_a_domino_that_can_be_turned_still_waits() {
    let play = brook();
    let tap = chosen().tap(&play, at("c2"));
    assert_eq!(tap.confirmed(&play, Confirm::Never), tap);
}

#[test]
fn the_first_value_in_an_area_changes_who_gets_what() {
    let play = planting();
    let table = play.game().table();
    let area = table.area_on(plant_spaces(table).iter().next().unwrap()).unwrap();
    let Some(change) = changes(table, area).into_iter().next() else { panic!("no change") };
    assert_eq!((change.owner, change.more), (Owner::Seat(Seat::FIRST), 1));
    let prize = table.prize(area);
    let words = format!("Ann with 1 more: Ann +{}", prize.main + prize.minor);
    assert_eq!(change_words(&play, &ENGLISH, change), words);
}

#[test]
fn drawing_level_takes_an_area_s_points_away() {
    let mut play = planting();
    let space = plant_spaces(play.game().table()).iter().next().unwrap();
    play.act(Action::PlacePlant { plant: Plant::Bush, stock: Stock::Neutral, at: space }).unwrap();
    let table = play.game().table();
    let changes = changes(table, table.area_on(space).unwrap());
    // One below neutral's two: second place; drawing level would cancel both.
    assert_eq!((changes[0].more, changes[0].majority.second), (1, Some(Owner::Seat(Seat::FIRST))));
}

#[test]
fn a_neutral_plant_shows_where_the_player_would_stand() {
    let play = planting();
    let choices = plant_choices(&play, &ENGLISH, Selection::Nothing.settled(&play));
    let neutral = choices.iter().find(|choice| choice.stock == Stock::Neutral).unwrap();
    assert_eq!(neutral.rank, None);
}

#[test]
fn a_discarded_domino_leaves_the_plant_undone() {
    let mut play = brook();
    play.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    let steps = TurnScene::of(&play, &ENGLISH, Selection::Nothing).steps;
    assert_eq!(
        steps.iter().filter(|step| step.done).map(|step| step.name).collect::<Vec<_>>(),
        ["Domino"]
    );
}

#[test]
fn what_is_placed_or_held_is_not_among_the_unseen() {
    let play = planting();
    let unseen = Unseen::of(&play).unwrap();
    assert_eq!(unseen.count(), 55 - 3);
    assert!(!unseen.holds(domino("owl-fox")) && !unseen.holds(domino("snail-badger")));
}

#[test]
fn the_unseen_are_hidden_with_the_hands() {
    assert_eq!(Unseen::of(&begun(BROOK, [BOT; 2])), None);
}

#[test]
fn a_space_under_a_ghost_names_the_half_that_lies_there() {
    let play = brook();
    let ghost =
        Selection::Laid { domino: domino("owl-fox"), at: [at("c2"), at("c3")], pivot: at("c2") };
    let scenes = space_scenes(&play, &ENGLISH, [at("c3")].into_iter().collect(), ghost);
    assert!(scenes[0].label.ends_with(", fox"), "{}", scenes[0].label);
}

#[test]
fn what_was_undone_can_be_redone_until_something_else_is_done() {
    let mut play = planting();
    let done = play.clone();
    play.undo();
    assert_eq!(Selection::Nothing.press(&play, Button::Redo), Reply::Redo);
    play.redo();
    assert_eq!(play.game(), done.game());
    play.undo();
    play.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    let redo = Selection::Nothing.press(&play, Button::Redo);
    assert_eq!(redo, Reply::Refuse(Refused::NothingToRedo));
}

#[test]
fn restarting_the_turn_goes_back_to_its_beginning() {
    let mut play = planting();
    play.act(Action::SkipPlant).unwrap();
    play.restart_turn();
    assert!(play.log().is_empty());
}
