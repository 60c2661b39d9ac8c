//! Tests of buttons, hands and steps; dominoes and plants have tests of their own.

use super::{
    buttons::{Button, draws},
    rejection::Rejection,
    selection::{Reply, Selection},
};
use crate::{
    rules::{Action, Animal, Phase, Plant, SpaceSet, Stock},
    scene::{
        area::{AreaScene, Shore},
        board::{Highlights, dominoes},
        testing::{
            fixtures::{BOT, BROOK, VALLEY, at, begun, brook, domino, planting},
            script::play,
            sketch::Sketch,
        },
        turn::{HandScene, TurnScene, Unseen, button, player_boards::player_boards},
    },
    session::{Controller, Match, Preferences, testing::MatchBuilder},
    text::ENGLISH,
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

#[test]
fn button_is_open_exactly_when_its_press_is_legal() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for board in [BROOK, VALLEY] {
        let mut game_match = begun(board, [Controller::Person, Controller::Person]);
        for _ in 0..250 {
            game_match.take_screen();
            let mut undone = game_match.clone();
            undone.undo();
            for game_match in [&game_match, &undone] {
                let phase = game_match.game().table().phase();
                for selection in selections(game_match) {
                    let buttons = Button::of_phase(phase, selection, true);
                    let buttons = buttons.iter().copied().chain(Button::ALWAYS);
                    for pressed in buttons
                        .filter(|button| !matches!(button, Button::RotateDomino | Button::Cancel))
                    {
                        let open = button(game_match, selection, pressed).enabled;
                        let legal = is_legal(game_match, selection, pressed);
                        assert_eq!(open, legal, "{pressed:?} in {phase:?} with {selection:?}");
                    }
                }
            }
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.act(action).unwrap();
        }
    }
}

#[test]
fn the_place_key_cancels_a_choice_that_is_under_way() {
    let mut game_match = planting();
    game_match.act(Action::SkipPlant).unwrap();
    for selection in [Selection::Joker, Selection::Returning] {
        assert_eq!(selection.press_primary(&game_match), Reply::Select(Selection::Nothing));
    }
}

/// Returns the selections that the match allows: those without a tap, and those that one tap makes
/// of them.
fn selections(game_match: &Match) -> Vec<Selection> {
    let table = game_match.game().table();
    let held = game_match.game().hand(table.seat()).iter().map(|&held| Selection::Domino(held));
    let bare = [Selection::Nothing, Selection::Returning, Selection::Joker];
    let bare: Vec<Selection> =
        bare.into_iter().chain(held).map(|selection| selection.validated(game_match)).collect();
    let tapped = |&selection: &Selection| {
        let at = Highlights::new(game_match, selection).legal.iter().next()?;
        Some(selection.tap(game_match, at))
    };
    let grown = Plant::ALL.map(|plant| bare[0].choose_plant(game_match, plant, Stock::Neutral));
    let grown = bare.iter().filter_map(tapped).chain(grown).filter_map(|reply| match reply {
        Reply::Select(selection) => Some(selection),
        _ => None,
    });
    let grown: Vec<Selection> = grown.collect();
    bare.into_iter().chain(grown).collect()
}

/// Returns whether the button's action changes the match, by the rules alone.
fn is_legal(game_match: &Match, selection: Selection, button: Button) -> bool {
    let changed = |change: fn(&mut Match)| {
        let mut changed = game_match.clone();
        change(&mut changed);
        changed != *game_match
    };
    let table = game_match.game().table();
    let actions: Vec<Action> = match (button, selection) {
        (Button::Undo | Button::RestartTurn, _) if selection.is_unfinished() => return true,
        (Button::Undo, _) => return changed(Match::undo),
        (Button::Redo, _) => return changed(Match::redo),
        (Button::RestartTurn, _) => {
            return changed(Match::restart_turn) || changed(Match::undo_turn);
        }
        (Button::PlaceDomino, Selection::DominoGhost { domino, at, .. }) => {
            vec![Action::PlaceDomino { domino, at }]
        }
        (Button::PlaceMushroom, Selection::MushroomGhost(at)) => vec![Action::PlaceMushroom { at }],
        (Button::PlacePlant, Selection::PlantGhost { at, plant, stock }) => {
            vec![Action::PlacePlant { plant, stock, at }]
        }
        (Button::DiscardDomino, selection) => {
            let hand = game_match.game().hand(table.seat());
            let only = hand.iter().copied().filter(|_| hand.len() == 1);
            let only = only.filter(|&it| selection == Selection::Nothing && !table.fits(it));
            let chosen = selection.domino().into_iter().chain(only);
            chosen.map(|domino| Action::DiscardDomino { domino }).collect()
        }
        (Button::SkipPlant, Selection::DominoGhost { domino, at, plant_at: Some(_), .. }) => {
            let mut placed = game_match.clone();
            let can_place = placed.act(Action::PlaceDomino { domino, at }).is_ok();
            return can_place && placed.act(Action::SkipPlant).is_ok();
        }
        (Button::SkipPlant, _) => vec![Action::SkipPlant],
        (Button::SkipMushroom, _) => vec![Action::SkipMushroom],
        (Button::Finish, _) => vec![Action::Finish],
        // Before the end phase it finishes first.
        (Button::EndTurn, _) => vec![Action::EndTurn, Action::Finish],
        // With nothing to draw it finishes first, too.
        (Button::ExtraTurn, _) if table.phase() == Phase::Finish && !draws(table) => {
            let mut finished = game_match.clone();
            return finished.act(Action::Finish).is_ok() && finished.act(Action::ExtraTurn).is_ok();
        }
        (Button::ExtraTurn, _) => vec![Action::ExtraTurn],
        (Button::Joker, _) => Animal::ALL.map(|animal| Action::ChangeJoker { animal }).into(),
        (Button::ReturnPlant, _) => {
            table.plants().map(|(at, _)| Action::ReturnPlant { at }).collect()
        }
        _ => Vec::new(),
    };
    actions.into_iter().any(|action| game_match.clone().act(action).is_ok())
}

#[test]
fn tap_acts_or_selects_or_says_why_not() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for board in [BROOK, VALLEY] {
        let mut game_match = begun(board, [Controller::Person, BOT]);
        for _ in 0..120 {
            let table = game_match.game().table();
            let spaces = *table.board().brook() | *table.board().soil();
            for selection in selections(&game_match) {
                for space in spaces.iter() {
                    let reply = selection.tap(&game_match, space);
                    let answered = match reply {
                        Reply::Act(_) | Reply::ActTwice(_) => {
                            let mut acting = game_match.clone();
                            reply.actions().iter().all(|&action| acting.act(action).is_ok())
                        }
                        // A tap on the chosen space for a plant keeps the selection.
                        Reply::Select(next) if selection.plant_space() == Some(space) => {
                            next == selection
                        }
                        Reply::Select(next) => {
                            next != selection && next.validated(&game_match) == next
                        }
                        Reply::ShowArea(_, why) | Reply::Reject(why) => {
                            !why.words(&game_match, &ENGLISH).is_empty()
                        }
                        _ => false,
                    };
                    assert!(answered, "{space} with {selection:?}: {reply:?}");
                }
            }
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.act(action).unwrap();
        }
    }
}

#[test]
fn tap_on_a_legal_space_selects_or_acts() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for board in [BROOK, VALLEY] {
        let mut game_match = begun(board, [Controller::Person, Controller::Person]);
        for _ in 0..200 {
            game_match.take_screen();
            let seat = game_match.game().table().seat();
            let held = game_match.game().hand(seat).first().map(|&held| Selection::Domino(held));
            for selection in [Some(Selection::Nothing), Some(Selection::Returning), held] {
                let selection = selection.unwrap_or_default().validated(&game_match);
                for space in Highlights::new(&game_match, selection).legal.iter() {
                    let reply = selection.tap(&game_match, space);
                    let again = selection.plant_space() == Some(space);
                    assert!(
                        again || matches!(reply, Reply::Select(_) | Reply::Act(_)),
                        "{space}: {reply:?}"
                    );
                }
            }
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.act(action).unwrap();
        }
    }
}

#[test]
fn extra_turn_can_be_bought_only_in_the_end_phase() {
    let reply = Selection::Nothing.press(&brook(), Button::ExtraTurn);
    assert_eq!(reply, Reply::Reject(Rejection::OtherPhase(Phase::End)));
    let mut finishing = planting();
    finishing.act(Action::SkipPlant).unwrap();
    let reply = Selection::Nothing.press(&finishing, Button::ExtraTurn);
    assert_eq!(reply, Reply::Reject(Rejection::DrawFirst));
}

#[test]
fn drawing_first_is_offered_only_with_a_reserve() {
    let offers = |game_match: &Match| {
        let table = game_match.game().table();
        let buttons = Button::of_phase(table.phase(), Selection::Nothing, draws(table));
        assert_eq!(buttons.last(), Some(&Button::EndTurn));
        buttons.contains(&Button::Finish)
    };
    let positions = MatchBuilder::new("brook").seed(4).positions();
    let finishing = |position: &&Match| position.game().table().phase() == Phase::Finish;
    let (drawing, stuck): (Vec<&Match>, _) = positions.iter().filter(finishing).partition(|it| {
        let table = it.game().table();
        table.reserve(table.seat()) > 0
    });
    assert!(drawing.len() > 9 && drawing.into_iter().all(offers));
    assert!(stuck.len() > 3 && !stuck.into_iter().any(offers));
}

#[test]
fn extra_turn_finishes_if_nothing_is_drawn() {
    let mut game_match = begun(BROOK, [Controller::Person; 2]);
    loop {
        game_match.take_screen();
        let table = game_match.game().table();
        let (draws, domino) = (draws(table), game_match.game().hand(table.seat())[0]);
        game_match.act(Action::DiscardDomino { domino }).unwrap();
        let reply = Selection::Nothing.press(&game_match, Button::ExtraTurn);
        if !draws {
            let both = [Action::Finish, Action::ExtraTurn];
            assert_eq!(reply, Reply::ActTwice(both));
            for action in both {
                game_match.act(action).unwrap();
            }
            break;
        }
        assert_eq!(reply, Reply::Reject(Rejection::DrawFirst));
        game_match.act(Action::Finish).unwrap();
        game_match.act(Action::EndTurn).unwrap();
    }
}

#[test]
fn only_the_viewers_hand_is_shown() {
    let game_match = brook();
    let hand = HandScene::from_match(&game_match, &ENGLISH, Preferences::default()).unwrap();
    assert_eq!(hand.dominoes[0].domino, domino("owl-fox"));
    let bots = begun(BROOK, [BOT; 2]);
    assert_eq!(HandScene::from_match(&bots, &ENGLISH, Preferences::default()), None);
}

#[test]
fn nameless_player_is_called_by_the_color() {
    assert_eq!(player_boards(&brook(), &ENGLISH)[1].name, "White");
}

#[test]
fn joker_mark_moves_with_the_joker() {
    let mut game_match = planting();
    game_match.act(Action::ChangeJoker { animal: Animal::Fox }).unwrap();
    let piece = dominoes(&game_match, Preferences::default()).remove(0);
    assert_eq!(piece.halves.map(|half| half.joker), [false, true]);
}

#[test]
fn only_valley_turns_have_the_mushroom_phase() {
    let steps = |board| {
        let game_match = begun(board, [Controller::Person, Controller::Person]);
        TurnScene::new(&game_match, &ENGLISH, Selection::Nothing).phases.len()
    };
    assert_eq!((steps(BROOK), steps(VALLEY)), (3, 4));
}

#[test]
fn discarding_does_not_mark_the_plant_phase_done() {
    let mut game_match = brook();
    game_match.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    let phases = TurnScene::new(&game_match, &ENGLISH, Selection::Nothing).phases;
    assert_eq!(
        phases.iter().filter(|phase| phase.done).map(|phase| phase.name).collect::<Vec<_>>(),
        ["Domino"]
    );
}

#[test]
fn placed_and_held_dominoes_are_not_unseen() {
    let game_match = planting();
    let unseen = Unseen::from_match(&game_match).unwrap();
    assert_eq!(unseen.count(), 55 - 3);
    assert!(!unseen.contains(domino("owl-fox")) && !unseen.contains(domino("snail-badger")));
}

#[test]
fn unseen_dominoes_are_hidden_without_a_viewer() {
    assert_eq!(Unseen::from_match(&begun(BROOK, [BOT; 2])), None);
}

#[test]
fn undone_action_can_be_redone_until_the_next_action() {
    let mut game_match = planting();
    let done = game_match.clone();
    game_match.undo();
    assert_eq!(Selection::Nothing.press(&game_match, Button::Redo), Reply::Redo);
    game_match.redo();
    assert_eq!(game_match.game(), done.game());
    game_match.undo();
    game_match.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    let redo = Selection::Nothing.press(&game_match, Button::Redo);
    assert_eq!(redo, Reply::Reject(Rejection::NothingToRedo));
}

#[test]
fn space_of_an_undone_plant_stays_chosen() {
    let mut game_match = planting();
    assert_eq!(Selection::after_undo(&game_match), Selection::Nothing);
    let at = game_match.game().table().plant_spaces().last().unwrap();
    let (plant, stock) = (Plant::Turf, Stock::Own);
    game_match.act(Action::PlacePlant { plant, stock, at }).unwrap();
    assert_eq!(Selection::after_undo(&game_match), Selection::PlantSpace(at));
}

#[test]
fn restart_turn_undoes_all_its_actions() {
    let mut game_match = planting();
    game_match.act(Action::SkipPlant).unwrap();
    game_match.restart_turn();
    assert!(game_match.log().is_empty());
}

#[test]
fn marked_open_spaces_match_the_areas_text() {
    let game_match = Sketch::base("A * * . B\n. . . . .")
        .holds(0, "owl-fox")
        .play("place owl-fox b1 c1; no plant; finish; end");
    let table = game_match.game().table();
    for (letter, open) in [('A', 1), ('B', 2)] {
        let area = table.board().area_named(letter).unwrap();
        assert_eq!(Shore::new(table, Some(area)).open.len(), open, "{letter}");
        let state = AreaScene::new(&game_match, &ENGLISH, area).state;
        assert_eq!(state, (ENGLISH.table.areas.open)(open));
    }
}

#[test]
fn isolated_spaces_of_closing_areas_are_crossed_out() {
    // Nothing fits on b1, the only free brook space beside A, once c1 is covered.
    let game_match =
        Sketch::base("A . * * .").holds(0, "owl-fox").play("place owl-fox c1 d1; no plant");
    let shore = Shore::new(game_match.game().table(), None);
    assert_eq!(shore.isolated, SpaceSet::from_space(at("b1")));
}

#[test]
fn undo_is_rejected_until_the_screen_is_taken() {
    let mut game_match = Sketch::base("A * * . .").holds(0, "owl-fox").begin();
    play(&mut game_match, "discard owl-fox; finish");
    game_match.act(Action::EndTurn).unwrap();
    assert!(game_match.can_undo(), "a turn that ended too early can be taken up again");
    let reply = Selection::Nothing.press(&game_match, Button::Undo);
    assert!(matches!(reply, Reply::Reject(Rejection::NotYourTurn(_))), "{reply:?}");
}

#[test]
fn primary_button_is_the_last_of_its_phase() {
    let chosen = [
        Selection::Nothing,
        Selection::PlantGhost { at: at("a1"), plant: Plant::Oak, stock: Stock::Own },
    ];
    let phases = [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End];
    for (phase, selection) in phases.into_iter().flat_map(|phase| chosen.map(|it| (phase, it))) {
        let buttons = Button::of_phase(phase, selection, true);
        let primary = buttons.iter().position(|button| button.is_primary());
        assert!(primary.is_none_or(|at| at + 1 == buttons.len()), "{phase:?}");
    }
}
