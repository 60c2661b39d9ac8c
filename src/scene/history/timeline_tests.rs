//! Looking back, showing again, branching and watching, in sentences.

use super::{
    bot_pacing::BotPacing,
    timeline::{Step, Timeline, past_deed, past_title, revisions, show_again},
};
use crate::{
    rules::{Action, Color, Phase, Seat},
    scene::{
        board::{
            highlights::Highlights,
            pieces::{dominoes, plants},
        },
        input::{
            buttons::Button,
            rejection::Rejection,
            selection::{Reply, Selection, may_act},
        },
        testing::random_match::begun_by,
        turn::{hand::HandScene, player_boards::seats, turn_banner::TurnScene},
    },
    session::{Controller, Match, Preferences},
    text::ENGLISH,
};

use rand::{SeedableRng, rngs::ChaCha8Rng};

const BOT: Controller = Controller::ALL[1];

fn begun(controllers: &[Controller], seed: u64) -> Match {
    begun_by("brook", controllers, seed).0
}

/// Discards a domino and ends the turn: three actions.
fn discard(game_match: &mut Match) {
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        game_match.act(action).unwrap();
    }
}

/// Ann and two bots, after so many turns of three actions each.
fn after(turns: usize) -> Match {
    let mut game_match = begun(&[Controller::Person, BOT, BOT], 2);
    (0..turns).for_each(|_| discard(&mut game_match));
    game_match
}

/// Two people who have played at random, one of them at the screen.
fn two_people(actions: usize) -> Match {
    let mut game_match = begun(&[Controller::Person; 2], 5);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..actions {
        game_match.take_screen();
        let action = game_match.game().random_action(&mut rng).unwrap();
        game_match.act(action).unwrap();
    }
    game_match.take_screen();
    game_match
}

fn step(game_match: &Match, step: Step, back: Option<usize>) -> Option<usize> {
    step.target(game_match, back)
}

#[test]
fn stepping_back_from_now_leads_through_every_position_to_the_beginning() {
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
fn stepping_on_ends_at_now() {
    let game_match = after(3);
    assert_eq!(step(&game_match, Step::Forward, Some(7)), Some(8));
    assert_eq!(step(&game_match, Step::Forward, Some(8)), None);
    assert_eq!(step(&game_match, Step::Now, Some(3)), None);
}

#[test]
fn turn_steps_stop_where_turns_end() {
    let game_match = after(3);
    assert_eq!(step(&game_match, Step::TurnBack, None), Some(6));
    assert_eq!(step(&game_match, Step::TurnBack, Some(5)), Some(3));
    assert_eq!(step(&game_match, Step::TurnForward, Some(3)), Some(6));
    assert_eq!(step(&game_match, Step::TurnForward, Some(6)), None);
}

#[test]
fn a_match_without_an_action_has_nowhere_to_step() {
    let game_match = after(0);
    let steps = [Step::First, Step::Back, Step::Forward, Step::TurnBack, Step::TurnForward];
    assert!(steps.iter().all(|&each| step(&game_match, each, None).is_none()));
}

#[test]
fn the_timeline_has_a_stretch_in_the_colour_of_each_turn() {
    let mut game_match = after(2);
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    let timeline = Timeline::of(&game_match, &ENGLISH, None);
    let stretches: Vec<_> = timeline.stretches.iter().map(|s| (s.color.unwrap(), s.end)).collect();
    assert_eq!(stretches, [(Color::Orange, 3), (Color::Blue, 6), (Color::Black, 7)]);
}

#[test]
fn the_timeline_says_where_it_stands() {
    let game_match = after(3);
    let words = |back| Timeline::of(&game_match, &ENGLISH, back).words;
    assert_eq!(words(None), "now");
    assert_eq!(words(Some(4)), "turn 2, Ben, action 4 of 9");
    assert_eq!(words(Some(0)), "Before the first action.");
}

#[test]
fn the_past_is_plainly_named_with_what_was_done_last() {
    let game_match = after(3);
    let at = |position| {
        let past = game_match.look_back(position).unwrap();
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
    let game_match = after(6);
    for position in 1..18 {
        let title = past_title(&game_match.look_back(position).unwrap(), &ENGLISH);
        let branch = game_match.branch(position, None).unwrap();
        let number = |words: &str| words.chars().filter(char::is_ascii_digit).collect::<String>();
        assert_eq!(number(&title), number(&revisions(&branch, &ENGLISH)[0]));
    }
}

#[test]
fn nothing_can_be_played_while_looking_back() {
    let game_match = two_people(40);
    let buttons = Button::ALWAYS.iter().chain(
        [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End]
            .into_iter()
            .flat_map(Button::of_phase),
    );
    for position in 0..40 {
        let past = game_match.look_back(position).unwrap();
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
fn looking_back_shows_the_viewer_s_own_hand_and_no_other() {
    let game_match = two_people(150);
    let viewer = game_match.viewer().unwrap();
    for position in 0..150 {
        let past = game_match.look_back(position).unwrap();
        let hand = HandScene::of(&past, &ENGLISH, Preferences::default()).unwrap();
        let shown: Vec<_> = hand.dominoes.iter().map(|held| held.domino).collect();
        assert_eq!(shown, past.game().hand(viewer));
        assert!(!hand.open);
    }
}

#[test]
fn looking_back_shows_the_backs_of_the_viewer_s_own_tokens_only() {
    let game_match = two_people(180);
    let viewer = game_match.viewer().unwrap();
    let collected = |past: &Match, seat: Seat| past.game().table().collected(seat).len();
    let others = game_match.game().table().seats().filter(|&seat| seat != viewer);
    assert!(others.map(|seat| collected(&game_match, seat)).sum::<usize>() > 0);
    for position in 0..180 {
        let past = game_match.look_back(position).unwrap();
        for seat in seats(&past, &ENGLISH).into_iter().filter(|seat| seat.seat != viewer) {
            assert_eq!(seat.backs, None);
        }
    }
}

#[test]
fn looking_back_marks_what_the_last_action_brought_and_nothing_else() {
    let game_match = two_people(60);
    for position in 1..60 {
        let past = game_match.look_back(position).unwrap();
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
    let mut game_match = after(3);
    let domino = game_match.game().hand(Seat::FIRST)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(show_again(&game_match), [3, 4, 7]);
}

#[test]
fn before_the_others_have_acted_nothing_can_be_shown_again() {
    let mut game_match = after(0);
    assert!(show_again(&game_match).is_empty());
    let domino = game_match.game().hand(Seat::FIRST)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert!(show_again(&game_match).is_empty());
}

#[test]
fn who_only_watches_is_shown_the_last_turn_again() {
    let mut game_match = begun(&[BOT; 2], 2);
    (0..2).for_each(|_| discard(&mut game_match));
    assert_eq!(show_again(&game_match), [3, 4]);
}

#[test]
fn the_last_button_undoes_a_whole_turn_only_once_something_was_revealed() {
    let mut game_match = after(3);
    let press = |game_match: &Match| Selection::Nothing.press(game_match, Button::RestartTurn);
    assert_eq!(press(&game_match), Reply::UndoTurn);
    assert_eq!(Button::RestartTurn.label_in(&game_match, &ENGLISH), ENGLISH.timeline.undo_turn);
    let domino = game_match.game().hand(Seat::FIRST)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert_eq!(press(&game_match), Reply::RestartTurn);
    game_match.act(Action::Finish).unwrap();
    assert_eq!(press(&game_match), Reply::UndoTurn);
}

#[test]
fn where_only_a_whole_turn_can_be_undone_undo_says_so() {
    let game_match = after(3);
    let Reply::Reject(refused) = Selection::Nothing.press(&game_match, Button::Undo) else {
        panic!()
    };
    assert_eq!(refused.words(&game_match, &ENGLISH), ENGLISH.timeline.undo_turn_only);
}

#[test]
fn a_match_says_what_it_is_marked_with() {
    let mut game_match = after(6);
    assert_eq!(revisions(&game_match, &ENGLISH), Vec::<String>::new());
    (0..2).for_each(|_| game_match.undo_turn());
    assert_eq!(revisions(&game_match, &ENGLISH), ["2 whole turns were undone."]);
    let branch = after(6).branch(7, None).unwrap();
    assert_eq!(revisions(&branch, &ENGLISH), ["Played on from turn 3 of another game."]);
}

#[test]
fn bots_that_pause_do_nothing_until_they_may() {
    let game_match = after(1);
    assert!(
        BotPacing::Running.lets_act(&game_match)
            && !BotPacing::paused(&game_match).lets_act(&game_match)
    );
}

#[test]
fn one_action_is_one_action() {
    let mut game_match = after(1);
    let pace = BotPacing::one_action(&game_match);
    assert!(pace.lets_act(&game_match));
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert!(!pace.lets_act(&game_match));
}

#[test]
fn one_turn_goes_to_the_end_of_the_turn() {
    let mut game_match = after(1);
    let pace = BotPacing::one_turn(&game_match);
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        assert!(pace.lets_act(&game_match));
        game_match.act(action).unwrap();
    }
    assert!(!pace.lets_act(&game_match));
}
