//! Random games played again by presses alone; the records are the same.

use super::{
    buttons::Button,
    selection::{Reply, Selection},
};
use crate::{
    rules::Action,
    scene::turn::action_list::action_list,
    session::{Controller, Match, testing::MatchBuilder},
    text::ENGLISH,
};

/// The boards, in turn.
const BOARDS: [&str; 3] = ["brook", "valley", "valley-back"];

/// Returns the last reply to the presses on board, hand, buttons and choices that lead to the
/// action.
fn pressed(game_match: &Match, action: Action) -> Reply {
    let press = |button| Selection::Nothing.press(game_match, button);
    match action {
        Action::PlaceDomino { domino, at } => {
            let mut selection = selected(Selection::Nothing.choose(game_match, domino));
            selection = selected(selection.tap(game_match, at[0]));
            // Over one space a domino lies in eight ways at most.
            for _ in 0..8 {
                if matches!(selection, Selection::DominoGhost { at: now, .. } if now == at) {
                    break;
                }
                selection = selected(selection.press(game_match, Button::RotateDomino));
            }
            selection.press(game_match, Button::PlaceDomino)
        }
        Action::DiscardDomino { domino } => {
            let chosen = selected(Selection::Nothing.choose(game_match, domino));
            chosen.press(game_match, Button::DiscardDomino)
        }
        Action::PlaceMushroom { at } => {
            let ghost = selected(Selection::Nothing.tap(game_match, at));
            ghost.press(game_match, Button::PlaceMushroom)
        }
        Action::PlacePlant { plant, stock, at } => {
            let space = selected(Selection::Nothing.tap(game_match, at));
            let ghost = selected(space.choose_plant(game_match, plant, stock));
            ghost.press(game_match, Button::PlacePlant)
        }
        Action::ChangeJoker { animal } => {
            selected(press(Button::Joker)).choose_joker(game_match, animal)
        }
        Action::ReturnPlant { at } => selected(press(Button::ReturnPlant)).tap(game_match, at),
        Action::SkipMushroom => press(Button::SkipMushroom),
        Action::SkipPlant => press(Button::SkipPlant),
        Action::Finish => press(Button::Finish),
        Action::EndTurn => press(Button::EndTurn),
        Action::ExtraTurn => press(Button::ExtraTurn),
    }
}

#[track_caller]
fn selected(reply: Reply) -> Selection {
    match reply {
        Reply::Select(selection) => selection,
        reply => panic!("nothing is selected: {reply:?}"),
    }
}

/// Plays the actions again, each as the page offers it. Returns how many only the action list has.
fn replay(game_match: &mut Match, actions: &[Action]) -> usize {
    let (mut rest, mut listed) = (actions, 0);
    while let [next, ..] = rest {
        game_match.take_screen();
        let reply = pressed(game_match, *next);
        // A press that does more than the next action skips what some players do in between.
        let fits = !reply.actions().is_empty() && rest.starts_with(reply.actions());
        let reply = if fits { reply } else { Reply::Act(*next) };
        if !fits {
            let groups = action_list(game_match, &ENGLISH);
            let mut all = groups.iter().flat_map(|group| &group.actions);
            assert!(all.any(|(listed, _)| listed.actions() == [*next]), "{next:?}");
            listed += 1;
        }
        for &action in reply.actions() {
            game_match.act(action).unwrap();
        }
        rest = &rest[reply.actions().len()..];
    }
    listed
}

#[test]
fn fifty_random_games_can_be_played_by_presses() {
    let (mut all, mut listed) = (0, 0);
    for seed in 0..50 {
        let players = vec![Controller::Person; 2 + (seed / 3) as usize % 3];
        let board = BOARDS[seed as usize % BOARDS.len()];
        let dealt = || MatchBuilder::new(board).controllers(&players).seed(seed);
        let played = dealt().played_out();
        let actions: Vec<Action> = played.log().iter().map(|entry| entry.action).collect();
        let mut again = dealt().begin();
        listed += replay(&mut again, &actions);
        assert_eq!(again.record().to_json(), played.record().to_json(), "{board}, seed {seed}");
        all += actions.len();
    }
    // Only a cloud action between a domino and planting nothing has no press of its own.
    assert!(listed * 100 < all, "{listed} of {all} actions are in the action list alone");
}
