//! Tests of past positions, replay, branching and bot pacing.

use super::{
    bot_pacing::BotPacing,
    timeline::{Step, Timeline, past_action_text, past_title, replay_positions, revision_notes},
};
use crate::{
    rules::{Action, Color, Phase, Seat},
    scene::{
        board::{Highlights, dominoes, plants},
        input::{Button, Rejection, Reply, Selection, may_act},
        testing::{fixtures::BOT, script::play},
        turn::{HandScene, TurnScene, player_boards::player_boards},
    },
    session::{
        Controller, Entry, Match, Preferences,
        testing::{MatchBuilder, played},
    },
    text::ENGLISH,
};

/// Returns a match of Ann and two bots after `turns` turns of three actions each.
fn after(turns: usize) -> Match {
    let mut game_match =
        MatchBuilder::new("brook").controllers(&[Controller::Person, BOT, BOT]).begin();
    (0..turns).for_each(|_| play(&mut game_match, "pass"));
    game_match
}

/// Returns a match of two people after `actions` random actions, one of them at the screen.
fn two_people(actions: usize) -> Match {
    let mut game_match = played(5, actions);
    game_match.take_screen();
    game_match
}

fn step(game_match: &Match, step: Step, back: Option<usize>) -> Option<usize> {
    step.target(game_match, back)
}

#[test]
fn stepping_back_visits_every_position() {
    let game_match = after(3);
    let mut back = None;
    let steps: Vec<usize> = std::iter::from_fn(|| {
        back = step(&game_match, Step::Back, back);
        back
    })
    .take(10)
    .collect();
    assert_eq!(steps, [8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
}

#[test]
fn stepping_forward_ends_at_the_current_position() {
    let game_match = after(3);
    assert_eq!(step(&game_match, Step::Forward, Some(7)), Some(8));
    assert_eq!(step(&game_match, Step::Forward, Some(8)), None);
    assert_eq!(step(&game_match, Step::Current, Some(3)), None);
}

#[test]
fn turn_steps_stop_at_the_ends_of_turns() {
    let game_match = after(3);
    assert_eq!(step(&game_match, Step::TurnBack, None), Some(6));
    assert_eq!(step(&game_match, Step::TurnBack, Some(5)), Some(3));
    assert_eq!(step(&game_match, Step::TurnForward, Some(3)), Some(6));
    assert_eq!(step(&game_match, Step::TurnForward, Some(6)), None);
}

#[test]
fn match_without_actions_has_nowhere_to_step() {
    let game_match = after(0);
    let steps = [Step::First, Step::Back, Step::Forward, Step::TurnBack, Step::TurnForward];
    assert!(steps.iter().all(|&each| step(&game_match, each, None).is_none()));
}

#[test]
fn timeline_has_a_segment_in_the_color_of_each_turn() {
    let mut game_match = after(2);
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    let timeline = Timeline::new(&game_match, &ENGLISH, None);
    let segments: Vec<_> = timeline.segments.iter().map(|s| (s.color.unwrap(), s.end)).collect();
    assert_eq!(segments, [(Color::Orange, 3), (Color::Blue, 6), (Color::Black, 7)]);
}

#[test]
fn timeline_label_names_the_displayed_position() {
    let game_match = after(3);
    let label = |viewed| Timeline::new(&game_match, &ENGLISH, viewed).label;
    assert_eq!(label(None), "now");
    assert_eq!(label(Some(4)), "turn 2, Ben, action 4 of 9");
    assert_eq!(label(Some(0)), "Before the first action.");
}

#[test]
fn past_position_is_named_with_its_last_action() {
    let game_match = after(3);
    let at = |position| {
        let past = game_match.past_position(position).unwrap();
        (past_title(&past, &ENGLISH), past_action_text(&past, &ENGLISH))
    };
    assert_eq!(at(0).0, "Viewing the start");
    assert_eq!(at(3), ("Viewing the start of turn 2".into(), "Ann ends the turn.".into()));
    assert!(at(4).1.starts_with("Ben discards"), "{}", at(4).1);
    assert_eq!(at(5), ("Viewing turn 2".into(), "Ben fills up the hand.".into()));
}

#[test]
fn end_of_a_turn_without_a_reserve_draws_nothing() {
    let game_match = MatchBuilder::new("brook").controllers(&[Controller::Person; 2]).played_out();
    let is_empty = |entry: &Entry| entry.action == Action::Finish && entry.events.is_empty();
    let last = game_match.log().iter().rposition(is_empty).unwrap();
    let past = game_match.past_position(last + 1).unwrap();
    let name = ["Ann", "Ben"][game_match.log()[last].seat.index()];
    assert_eq!(past_action_text(&past, &ENGLISH), format!("{name} has nothing left to draw."));
}

#[test]
fn past_banner_has_the_color_of_the_player_to_act() {
    let color = |position| {
        let past = after(3).past_position(position).unwrap();
        TurnScene::new(&past, &ENGLISH, Selection::Nothing).color.unwrap()
    };
    assert_eq!([1, 2, 3, 4].map(color), [Color::Orange, Color::Orange, Color::Blue, Color::Blue]);
}

#[test]
fn branch_note_names_the_same_turn_as_the_past_title() {
    let game_match = after(6);
    for position in 1..18 {
        let title = past_title(&game_match.past_position(position).unwrap(), &ENGLISH);
        let branch = game_match.branch(position, None).unwrap();
        let number = |words: &str| words.chars().filter(char::is_ascii_digit).collect::<String>();
        assert_eq!(number(&title), number(&revision_notes(&branch, &ENGLISH)[0]));
    }
}

#[test]
fn past_positions_allow_no_action() {
    let game_match = two_people(40);
    let buttons = Button::ALWAYS.iter().chain(
        [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End]
            .into_iter()
            .flat_map(|phase| Button::of_phase(phase, Selection::Nothing, true)),
    );
    for position in 0..40 {
        let past = game_match.past_position(position).unwrap();
        assert_eq!(may_act(&past), Err(Rejection::ViewingPast));
        assert_eq!(Highlights::new(&past, Selection::Nothing), Highlights::default());
        for &button in buttons.clone() {
            let reply = Selection::Nothing.press(&past, button);
            assert_eq!(reply, Reply::Reject(Rejection::ViewingPast));
        }
        for space in past.game().table().board().brook().iter() {
            let reply = Selection::Nothing.tap(&past, space);
            assert_eq!(reply, Reply::Reject(Rejection::ViewingPast));
        }
    }
}

#[test]
fn past_positions_show_only_the_viewers_hand() {
    let game_match = two_people(150);
    let viewer = game_match.viewer().unwrap();
    for position in 0..150 {
        let past = game_match.past_position(position).unwrap();
        let hand = HandScene::from_match(&past, &ENGLISH, Preferences::default()).unwrap();
        let shown: Vec<_> = hand.dominoes.iter().map(|held| held.domino).collect();
        assert_eq!(shown, past.game().hand(viewer));
        assert!(!hand.enabled);
    }
}

#[test]
fn past_positions_hide_the_token_backs_of_others() {
    let game_match = two_people(180);
    let viewer = game_match.viewer().unwrap();
    let collected = |past: &Match, seat: Seat| past.game().table().collected(seat).len();
    let others = game_match.game().table().seats().filter(|&seat| seat != viewer);
    assert!(others.map(|seat| collected(&game_match, seat)).sum::<usize>() > 0);
    for position in 0..180 {
        let past = game_match.past_position(position).unwrap();
        for seat in player_boards(&past, &ENGLISH).into_iter().filter(|seat| seat.seat != viewer) {
            assert_eq!(seat.backs, None);
        }
    }
}

#[test]
fn past_positions_mark_only_the_last_action_as_recent() {
    let game_match = two_people(60);
    for position in 1..60 {
        let past = game_match.past_position(position).unwrap();
        let recent = dominoes(&past, Preferences::default()).iter().filter(|d| d.recent).count()
            + plants(&past).iter().filter(|plant| plant.recent).count();
        let brings = matches!(
            past.log().last().map(|entry| entry.action),
            Some(Action::PlaceDomino { .. } | Action::PlacePlant { .. })
        );
        assert_eq!(recent, usize::from(brings), "{position}");
    }
}

#[test]
fn replay_begins_after_the_viewers_last_turn() {
    // Ann's turn, then two discards: filling up a hand or ending a turn is no step of its own.
    assert_eq!(replay_positions(&after(3)), [3, 4, 7]);
}

#[test]
fn own_actions_do_not_hide_the_replay() {
    let mut game_match = after(3);
    let domino = game_match.game().hand(Seat::FIRST)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(replay_positions(&game_match), [3, 4, 7]);
}

#[test]
fn replay_is_empty_before_the_others_act() {
    let mut game_match = after(0);
    assert!(replay_positions(&game_match).is_empty());
    let domino = game_match.game().hand(Seat::FIRST)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert!(replay_positions(&game_match).is_empty());
}

#[test]
fn spectator_sees_the_last_turn_again() {
    let mut game_match = MatchBuilder::new("brook").controllers(&[BOT; 2]).begin();
    play(&mut game_match, "pass; pass");
    assert_eq!(replay_positions(&game_match), [3, 4]);
}

#[test]
fn restart_becomes_undo_turn_after_something_is_revealed() {
    let mut game_match = after(3);
    let press = |game_match: &Match| Selection::Nothing.press(game_match, Button::RestartTurn);
    assert_eq!(press(&game_match), Reply::UndoTurn);
    assert!(Button::RestartTurn.undoes_whole_turn(&game_match, Selection::Nothing));
    let domino = game_match.game().hand(Seat::FIRST)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(press(&game_match), Reply::RestartTurn);
    game_match.act(Action::Finish).unwrap();
    assert_eq!(press(&game_match), Reply::UndoTurn);
}

#[test]
fn restart_drops_an_open_choice_before_a_whole_turn() {
    let game_match = after(3);
    for choice in [Selection::Joker, Selection::Returning] {
        assert!(!Button::RestartTurn.undoes_whole_turn(&game_match, choice));
        let reply = choice.press(&game_match, Button::RestartTurn);
        assert_eq!(reply, Reply::Select(Selection::Nothing), "{choice:?}");
    }
}

#[test]
fn undo_says_if_only_a_whole_turn_can_be_undone() {
    let game_match = after(3);
    let Reply::Reject(refused) = Selection::Nothing.press(&game_match, Button::Undo) else {
        panic!()
    };
    assert_eq!(refused.words(&game_match, &ENGLISH), ENGLISH.timeline.undo_turn_only);
}

#[test]
fn match_has_notes_about_undone_turns_and_branching() {
    let mut game_match = after(6);
    assert_eq!(revision_notes(&game_match, &ENGLISH), Vec::<String>::new());
    (0..2).for_each(|_| game_match.undo_turn());
    assert_eq!(revision_notes(&game_match, &ENGLISH), ["2 whole turns were undone."]);
    let branch = after(6).branch(7, None).unwrap();
    assert_eq!(revision_notes(&branch, &ENGLISH), ["Played on from turn 3 of another game."]);
}

#[test]
fn paused_bots_may_not_act() {
    let game_match = after(1);
    assert!(
        BotPacing::Running.allows(&game_match)
            && !BotPacing::paused(&game_match).allows(&game_match)
    );
}

#[test]
fn one_action_pacing_allows_one_action() {
    let mut game_match = after(1);
    let pacing = BotPacing::one_action(&game_match);
    assert!(pacing.allows(&game_match));
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert!(!pacing.allows(&game_match));
}

#[test]
fn one_turn_pacing_allows_the_rest_of_the_turn() {
    let mut game_match = after(1);
    let pacing = BotPacing::one_turn(&game_match);
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        assert!(pacing.allows(&game_match));
        game_match.act(action).unwrap();
    }
    assert!(!pacing.allows(&game_match));
}
