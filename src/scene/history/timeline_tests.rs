//! Looking back, showing again, branching and watching, in sentences.

use super::{
    bot_pacing::Pace,
    timeline::{Step, Timeline, past_deed, past_title, revisions, show_again},
};
use crate::{
    rules::{Action, Color, Phase, Seat},
    scene::{
        board::{
            highlights::Marks,
            pieces::{dominoes, plants},
        },
        input::{
            buttons::Button,
            rejection::Refused,
            selection::{Reply, Selection, may_act},
        },
        testing::random_match::begun_by,
        turn::{hand::HandScene, player_boards::seats, turn_banner::TurnScene},
    },
    session::{Holder, Match, Preferences},
    text::ENGLISH,
};

use rand::{SeedableRng, rngs::ChaCha8Rng};

const BOT: Holder = Holder::ALL[1];

fn begun(holders: &[Holder], seed: u64) -> Match {
    begun_by("brook", holders, seed).0
}

/// Discards a domino and ends the turn: three actions.
fn discard(play: &mut Match) {
    let domino = play.game().hand(play.game().table().seat())[0];
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        play.act(action).unwrap();
    }
}

/// Ann and two bots, after so many turns of three actions each.
fn after(turns: usize) -> Match {
    let mut play = begun(&[Holder::Person, BOT, BOT], 2);
    (0..turns).for_each(|_| discard(&mut play));
    play
}

/// Two people who have played at random, one of them at the screen.
fn two_people(actions: usize) -> Match {
    let mut play = begun(&[Holder::Person; 2], 5);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..actions {
        play.take_screen();
        let action = play.game().random_action(&mut rng).unwrap();
        play.act(action).unwrap();
    }
    play.take_screen();
    play
}

fn step(play: &Match, step: Step, back: Option<usize>) -> Option<usize> {
    step.target(play, back)
}

#[test]
fn stepping_back_from_now_leads_through_every_position_to_the_beginning() {
    let play = after(3);
    let mut back = None;
    let steps: Vec<usize> = std::iter::from_fn(|| {
        back = step(&play, Step::Back, back);
        back
    })
    .take(10)
    .collect();
    assert_eq!(steps, [8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
}

#[test]
fn stepping_on_ends_at_now() {
    let play = after(3);
    assert_eq!(step(&play, Step::Forward, Some(7)), Some(8));
    assert_eq!(step(&play, Step::Forward, Some(8)), None);
    assert_eq!(step(&play, Step::Now, Some(3)), None);
}

#[test]
fn turn_steps_stop_where_turns_end() {
    let play = after(3);
    assert_eq!(step(&play, Step::TurnBack, None), Some(6));
    assert_eq!(step(&play, Step::TurnBack, Some(5)), Some(3));
    assert_eq!(step(&play, Step::TurnForward, Some(3)), Some(6));
    assert_eq!(step(&play, Step::TurnForward, Some(6)), None);
}

#[test]
fn a_match_without_an_action_has_nowhere_to_step() {
    let play = after(0);
    let steps = [Step::First, Step::Back, Step::Forward, Step::TurnBack, Step::TurnForward];
    assert!(steps.iter().all(|&each| step(&play, each, None).is_none()));
}

#[test]
fn the_timeline_has_a_stretch_in_the_colour_of_each_turn() {
    let mut play = after(2);
    let domino = play.game().hand(play.game().table().seat())[0];
    play.act(Action::DiscardDomino { domino }).unwrap();
    let timeline = Timeline::of(&play, &ENGLISH, None);
    let stretches: Vec<_> = timeline.stretches.iter().map(|s| (s.color.unwrap(), s.end)).collect();
    assert_eq!(stretches, [(Color::Orange, 3), (Color::Blue, 6), (Color::Black, 7)]);
}

#[test]
fn the_timeline_says_where_it_stands() {
    let play = after(3);
    let words = |back| Timeline::of(&play, &ENGLISH, back).words;
    assert_eq!(words(None), "now");
    assert_eq!(words(Some(4)), "turn 2, Ben, action 4 of 9");
    assert_eq!(words(Some(0)), "Before the first action.");
}

#[test]
fn the_past_is_plainly_named_with_what_was_done_last() {
    let play = after(3);
    let at = |position| {
        let past = play.look_back(position).unwrap();
        (past_title(&past, &ENGLISH), past_deed(&past, &ENGLISH))
    };
    assert_eq!(at(0).0, "Back at the beginning");
    assert_eq!(at(3), ("Back before turn 2".into(), "Ann ends the turn.".into()));
    assert!(at(4).1.starts_with("Ben discards"), "{}", at(4).1);
    assert_eq!(at(5), ("Back in turn 2".into(), "Ben fills up the hand.".into()));
}

#[test]
fn the_banner_of_the_past_bears_the_colour_of_whose_turn_it_was() {
    let color = |position| {
        let past = after(3).look_back(position).unwrap();
        TurnScene::of(&past, &ENGLISH, Selection::Nothing).color.unwrap()
    };
    assert_eq!([1, 2, 3, 4].map(color), [Color::Orange, Color::Orange, Color::Blue, Color::Blue]);
}

#[test]
fn where_a_game_is_played_on_from_bears_the_number_that_was_looked_back_at() {
    let play = after(6);
    for position in 1..18 {
        let title = past_title(&play.look_back(position).unwrap(), &ENGLISH);
        let branch = play.branch(position, None).unwrap();
        let number = |words: &str| words.chars().filter(char::is_ascii_digit).collect::<String>();
        assert_eq!(number(&title), number(&revisions(&branch, &ENGLISH)[0]));
    }
}

#[test]
fn nothing_can_be_played_while_looking_back() {
    let play = two_people(40);
    let buttons = Button::ALWAYS.iter().chain(
        [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End]
            .into_iter()
            .flat_map(Button::of_phase),
    );
    for position in 0..40 {
        let past = play.look_back(position).unwrap();
        assert_eq!(may_act(&past), Err(Refused::LookingBack));
        assert_eq!(Marks::of(&past, Selection::Nothing), Marks::default());
        for &button in buttons.clone() {
            let reply = Selection::Nothing.press(&past, button);
            assert_eq!(reply, Reply::Refuse(Refused::LookingBack));
        }
        for space in past.game().table().board().brook().iter() {
            let reply = Selection::Nothing.tap(&past, space);
            assert_eq!(reply, Reply::Refuse(Refused::LookingBack));
        }
    }
}

#[test]
fn looking_back_shows_the_viewer_s_own_hand_and_no_other() {
    let play = two_people(150);
    let viewer = play.viewer().unwrap();
    for position in 0..150 {
        let past = play.look_back(position).unwrap();
        let hand = HandScene::of(&past, &ENGLISH, Preferences::default()).unwrap();
        let shown: Vec<_> = hand.dominoes.iter().map(|held| held.domino).collect();
        assert_eq!(shown, past.game().hand(viewer));
        assert!(!hand.open);
    }
}

#[test]
fn looking_back_shows_the_backs_of_the_viewer_s_own_tokens_only() {
    let play = two_people(180);
    let viewer = play.viewer().unwrap();
    let collected = |past: &Match, seat: Seat| past.game().table().collected(seat).len();
    let others = play.game().table().seats().filter(|&seat| seat != viewer);
    assert!(others.map(|seat| collected(&play, seat)).sum::<usize>() > 0);
    for position in 0..180 {
        let past = play.look_back(position).unwrap();
        for seat in seats(&past, &ENGLISH).into_iter().filter(|seat| seat.seat != viewer) {
            assert_eq!(seat.backs, None);
        }
    }
}

#[test]
fn looking_back_marks_what_the_last_action_brought_and_nothing_else() {
    let play = two_people(60);
    for position in 1..60 {
        let past = play.look_back(position).unwrap();
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
fn what_the_others_did_is_shown_again_from_ones_own_last_turn_on() {
    // Ann's turn, then two discards: what fills up a hand or ends a turn is no step of its own.
    assert_eq!(show_again(&after(3)), [3, 4, 7]);
}

#[test]
fn what_one_has_done_since_does_not_hide_what_the_others_did() {
    let mut play = after(3);
    let domino = play.game().hand(Seat::FIRST)[0];
    play.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(show_again(&play), [3, 4, 7]);
}

#[test]
fn before_the_others_have_acted_nothing_can_be_shown_again() {
    let mut play = after(0);
    assert!(show_again(&play).is_empty());
    let domino = play.game().hand(Seat::FIRST)[0];
    play.act(Action::DiscardDomino { domino }).unwrap();
    assert!(show_again(&play).is_empty());
}

#[test]
fn who_only_watches_is_shown_the_last_turn_again() {
    let mut play = begun(&[BOT; 2], 2);
    (0..2).for_each(|_| discard(&mut play));
    assert_eq!(show_again(&play), [3, 4]);
}

#[test]
fn the_last_button_undoes_a_whole_turn_only_once_something_was_revealed() {
    let mut play = after(3);
    let press = |play: &Match| Selection::Nothing.press(play, Button::RestartTurn);
    assert_eq!(press(&play), Reply::UndoTurn);
    assert_eq!(Button::RestartTurn.label_in(&play, &ENGLISH), ENGLISH.timeline.undo_turn);
    let domino = play.game().hand(Seat::FIRST)[0];
    play.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(press(&play), Reply::RestartTurn);
    play.act(Action::Finish).unwrap();
    assert_eq!(press(&play), Reply::UndoTurn);
}

#[test]
fn where_only_a_whole_turn_can_be_undone_undo_says_so() {
    let play = after(3);
    let Reply::Refuse(refused) = Selection::Nothing.press(&play, Button::Undo) else { panic!() };
    assert_eq!(refused.words(&play, &ENGLISH), ENGLISH.timeline.undo_turn_only);
}

#[test]
fn a_match_says_what_it_is_marked_with() {
    let mut play = after(6);
    assert_eq!(revisions(&play, &ENGLISH), Vec::<String>::new());
    (0..2).for_each(|_| play.undo_turn());
    assert_eq!(revisions(&play, &ENGLISH), ["2 whole turns were undone."]);
    let branch = after(6).branch(7, None).unwrap();
    assert_eq!(revisions(&branch, &ENGLISH), ["Played on from turn 3 of another game."]);
}

#[test]
fn bots_that_pause_do_nothing_until_they_may() {
    let play = after(1);
    assert!(Pace::Running.lets_act(&play) && !Pace::paused(&play).lets_act(&play));
}

#[test]
fn one_action_is_one_action() {
    let mut play = after(1);
    let pace = Pace::one_action(&play);
    assert!(pace.lets_act(&play));
    let domino = play.game().hand(play.game().table().seat())[0];
    play.act(Action::DiscardDomino { domino }).unwrap();
    assert!(!pace.lets_act(&play));
}

#[test]
fn one_turn_goes_to_the_end_of_the_turn() {
    let mut play = after(1);
    let pace = Pace::one_turn(&play);
    let domino = play.game().hand(play.game().table().seat())[0];
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        assert!(pace.lets_act(&play));
        play.act(action).unwrap();
    }
    assert!(!pace.lets_act(&play));
}
