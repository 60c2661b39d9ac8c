//! The announcements of a match to screen readers: each action once, and a summary at the start of
//! a turn.

use super::{
    actions_text,
    summary::{drawn_text, scores_text, since_own_turn},
};
use crate::{
    rules::{Action, Phase},
    session::{Controller, Match},
    text::Text,
};

/// The turns of a player at whose end the whole prompt is announced.
const TURNS_WITH_WHOLE_PROMPT: usize = 3;

/// What was announced so far.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Announced {
    /// The number of actions; `None` before the first announcement.
    actions: Option<usize>,
    /// The number of actions at the last summary.
    summary: Option<usize>,
    /// The sentence of the last action, for the case that it is undone.
    last: Option<String>,
    /// The drawn domino of the own turn, if it was announced when it was drawn.
    drawn: Option<String>,
}

/// Returns the words in a form that a screen reader reads again even after the same words: with a
/// no-break space at the end.
pub fn said_again(before: &str, words: String) -> String {
    if before == words { format!("{words}\u{a0}") } else { words }
}

/// Returns what is new since the last announcement, in sentences, and what is announced then.
///
/// With `sums_up`, a person's turn begins with one summary: what the others did, the drawn domino,
/// the scores. So the actions of bots wait for it, unless only bots play. In lessons the coach says
/// this, and each action is announced as it happens.
pub fn announce(
    game_match: &Match,
    text: &'static Text,
    before: Announced,
    sums_up: bool,
) -> (Option<String>, Announced) {
    let count = game_match.log().len();
    let from = before.actions.unwrap_or(count.saturating_sub(1)).min(count);
    let undone = before.actions.and_then(|actions| actions.checked_sub(count));
    let undone = undone
        .filter(|&undone| undone > 0)
        .map(|undone| (text.table.undone)(before.last.as_deref().filter(|_| undone == 1)));
    let last = actions_text(game_match, text, count.saturating_sub(1)..count);
    // After an undo, a turn that is played again has its summary again.
    let summary = before.summary.filter(|&at| at <= count);
    let before = Announced { summary, last, ..before };
    if sums_up && begins_turn(game_match) && before.summary != Some(count) {
        // The only person at the table has heard what was announced before the end of a bot's turn.
        let has_heard = before.actions.is_some() && is_only_person(game_match);
        let from = if has_heard { from } else { from.min(since_own_turn(game_match)) };
        let others = actions_text(game_match, text, from..count);
        let drawn =
            drawn_text(game_match, text).filter(|drawn| before.drawn.as_ref() != Some(drawn));
        let scores = Some(scores_text(game_match, text));
        let summary = [undone, others, drawn, scores];
        let announced =
            Announced { actions: Some(count), summary: Some(count), drawn: None, ..before };
        return (Some(summary.into_iter().flatten().collect::<Vec<_>>().join(" ")), announced);
    }
    let range = from..unsaid_end(game_match, from, sums_up && game_match.has_person());
    let announced = Announced { actions: Some(range.end), ..before };
    let last = game_match.log()[range.clone()].last();
    let finished = last.is_some_and(|last| last.action == Action::Finish);
    let drawn = drawn_text(game_match, text).filter(|_| finished);
    let announced = Announced { drawn: drawn.clone().or(announced.drawn), ..announced };
    let parts = [undone, actions_text(game_match, text, range), drawn];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    ((!parts.is_empty()).then(|| parts.join(" ")), announced)
}

/// Returns the prompt for players who do not see it: once they have ended a few turns, the one at the
/// end is short.
pub fn brief_prompt(game_match: &Match, text: &Text, prompt: String) -> String {
    let prompts = &text.table.prompts;
    let seat = game_match.game().table().seat();
    let ended = game_match.log().iter().filter(|entry| entry.seat == seat && entry.ends_turn());
    let is_long = [prompts.finish, prompts.finish_by_keys].contains(&prompt.as_str());
    match is_long && ended.count() >= TURNS_WITH_WHOLE_PROMPT {
        true => prompts.end.into(),
        false => prompt,
    }
}

/// Returns true if the viewer's turn has just begun.
fn begins_turn(game_match: &Match) -> bool {
    let table = game_match.game().table();
    table.phase() != Phase::Over
        && game_match.viewer() == Some(table.seat())
        && game_match.log().last().is_some_and(|last| last.action == Action::EndTurn)
}

/// Returns the end of the actions after `from` that are announced now: the first action of a bot if
/// `bots_wait`, unless it has just scored an area, which the players may read before it goes on.
fn unsaid_end(game_match: &Match, from: usize, bots_wait: bool) -> usize {
    let log = game_match.log();
    if game_match.game().table().phase() == Phase::Over {
        // The final scoring is part of the last action. It is announced by itself.
        return log.len().saturating_sub(1).max(from);
    }
    if bot_just_scored(game_match) {
        return log.len();
    }
    let waits = |index: &usize| game_match.controller(log[*index].seat) != Controller::Person;
    let is_bots_turn = game_match.bot_to_act().is_some();
    let first = (from..log.len()).find(waits).filter(|_| bots_wait && is_bots_turn);
    first.unwrap_or(log.len())
}

/// Returns true if bots play all seats but one.
fn is_only_person(game_match: &Match) -> bool {
    let seats = game_match.game().table().seats();
    seats.filter(|&seat| game_match.controller(seat) == Controller::Person).count() == 1
}

/// Returns true if the last action is a bot's and has scored an area.
fn bot_just_scored(game_match: &Match) -> bool {
    game_match.log().last().is_some_and(|last| {
        game_match.controller(last.seat) != Controller::Person && last.areas_scored() > 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::fixtures::BOT,
        session::{Entry, testing::MatchBuilder},
        text::ENGLISH,
    };

    const PERSON: Controller = Controller::Person;

    /// Plays a match of these players, and returns each position with its announcement.
    fn announced(controllers: &[Controller]) -> Vec<(Match, Option<String>)> {
        let mut so_far = Announced::default();
        let announce = |game_match| {
            let (words, next) = announce(&game_match, &ENGLISH, so_far.clone(), true);
            so_far = next;
            (game_match, words)
        };
        let positions = MatchBuilder::new("brook").controllers(controllers).positions();
        positions.into_iter().map(announce).collect()
    }

    fn begins_turn_of(game_match: &Match, seat: usize) -> bool {
        begins_turn(game_match) && game_match.game().table().seat().index() == seat
    }

    #[test]
    fn each_action_is_announced_once_and_in_order() {
        for controllers in [[PERSON, BOT, BOT], [PERSON, BOT, PERSON], [BOT; 3]] {
            let all = announced(&controllers);
            let words: Vec<&str> = all.iter().filter_map(|(_, words)| words.as_deref()).collect();
            let words = words.join(" ");
            let (last, _) = all.last().unwrap();
            let mut rest = words.as_str();
            for index in 0..last.log().len() - 1 {
                let Some(action) = actions_text(last, &ENGLISH, index..index + 1) else { continue };
                rest = rest.split_once(&action).expect(&action).1;
            }
            // A person also hears at the start of a turn what another person has already heard.
            if controllers != [PERSON, BOT, PERSON] {
                let places = |entry: &&Entry| matches!(entry.action, Action::PlaceDomino { .. });
                let placed = last.log().iter().filter(places).count();
                assert_eq!(words.matches(" places ").count(), placed);
            }
        }
    }

    #[test]
    fn bots_actions_wait_for_the_persons_turn() {
        let all = announced(&[PERSON, BOT, BOT]);
        let acted =
            |game_match: &Match| game_match.log().last().is_some_and(|last| last.seat.index() > 0);
        let silent = all.iter().filter(|(at, _)| at.bot_to_act().is_some() && acted(at));
        let (scored, silent): (Vec<_>, Vec<_>) = silent.partition(|(at, _)| bot_just_scored(at));
        assert!(silent.len() > 20);
        assert!(silent.into_iter().all(|(_, words)| words.is_none()));
        // There is time to read how an area was scored: it is heard as well.
        assert!(scored.len() > 2);
        for (_, words) in scored {
            assert!(words.as_deref().is_some_and(|words| words.contains("is closed")), "{words:?}");
        }
    }

    #[test]
    fn a_turn_begins_with_moves_and_scores_after_the_draw() {
        for controllers in [[PERSON, BOT, BOT], [PERSON; 3]] {
            let all = announced(&controllers);
            let scored =
                |at: &Match| at.log()[since_own_turn(at)..].iter().any(|it| it.areas_scored() > 0);
            let mut starts = all.iter().filter(|(at, _)| begins_turn_of(at, 0) && !scored(at));
            let (game_match, words) = starts.nth(2).unwrap();
            let words = words.as_deref().unwrap();
            let own = since_own_turn(game_match);
            let moves = actions_text(game_match, &ENGLISH, own..game_match.log().len()).unwrap();
            let drawn = drawn_text(game_match, &ENGLISH).unwrap();
            let scores = scores_text(game_match, &ENGLISH);
            // Each action is a position here: the draw was announced when it happened. Other people
            // at the screen have drawn since.
            match controllers[1] {
                PERSON => assert_eq!(words, format!("{moves} {drawn} {scores}")),
                _ => assert_eq!(words, format!("{moves} {scores}")),
            }
            assert!(all.iter().flat_map(|(_, words)| words).any(|words| words.ends_with(&drawn)));
            let begun = Announced { actions: Some(own), ..Announced::default() };
            let (all_at_once, _) = announce(game_match, &ENGLISH, begun, true);
            assert_eq!(all_at_once, Some(format!("{moves} {drawn} {scores}")));
            assert!(moves.contains("Ben") && moves.contains("Cleo"), "{moves}");
        }
    }

    #[test]
    fn bots_alone_are_announced_as_they_act() {
        let all = announced(&[BOT; 2]);
        let planted = |entry: &Entry| matches!(entry.action, Action::PlacePlant { .. });
        let mut planted = all.iter().filter(|(at, _)| at.log().last().is_some_and(planted));
        assert!(planted.all(|(_, words)| words.as_deref().is_some_and(|it| it.contains("plants"))));
    }

    #[test]
    fn a_turn_played_again_begins_with_its_summary_again() {
        let positions = MatchBuilder::new("brook").controllers(&[PERSON, BOT]).positions();
        let start = positions.iter().position(|it| begins_turn_of(it, 0)).unwrap();
        let (first, so_far) = announce(&positions[start], &ENGLISH, Announced::default(), true);
        let (_, so_far) = announce(&positions[0], &ENGLISH, so_far, true);
        let (again, _) = announce(&positions[start], &ENGLISH, so_far, true);
        assert!(first.is_some() && again.is_some_and(|again| again.ends_with(&first.unwrap())));
    }

    #[test]
    fn in_a_lesson_bots_are_announced_as_they_act() {
        let mut so_far = Announced::default();
        for game_match in MatchBuilder::new("brook").controllers(&[PERSON, BOT]).positions() {
            let (words, next) = announce(&game_match, &ENGLISH, so_far, false);
            so_far = next;
            let Some(last) = game_match.log().last() else { continue };
            if matches!(last.action, Action::PlaceDomino { .. }) {
                assert!(words.is_some_and(|words| words.contains(" places ")));
            }
        }
    }

    #[test]
    fn prompt_at_the_end_is_whole_for_three_turns() {
        let whole = ENGLISH.table.prompts.finish;
        let all = MatchBuilder::new("brook").controllers(&[PERSON, BOT]).positions();
        let said = all.iter().filter_map(|at| {
            let table = at.game().table();
            let is_end = table.phase() == Phase::Finish && table.seat().index() == 0;
            let finishes =
                |entry: &&Entry| entry.seat.index() == 0 && entry.action == Action::Finish;
            let is_whole = || brief_prompt(at, &ENGLISH, whole.into()) == whole;
            is_end.then(|| (at.log().iter().filter(finishes).count(), is_whole()))
        });
        let mut said: Vec<(usize, bool)> = said.collect();
        said.dedup();
        assert_eq!(said[..5], [(0, true), (1, true), (2, true), (3, false), (4, false)]);
        assert_eq!(brief_prompt(all.last().unwrap(), &ENGLISH, "Place it.".into()), "Place it.");
    }

    #[test]
    fn nothing_is_announced_twice() {
        let mut so_far = Announced::default();
        for game_match in MatchBuilder::new("brook").controllers(&[PERSON, BOT]).positions() {
            so_far = announce(&game_match, &ENGLISH, so_far, true).1;
            let again = announce(&game_match, &ENGLISH, so_far.clone(), true);
            assert_eq!(again, (None, so_far.clone()));
        }
    }

    #[test]
    fn an_undo_says_what_was_undone() {
        let positions = MatchBuilder::new("brook").controllers(&[PERSON, BOT]).positions();
        let planted = positions.iter().find(|at| {
            at.can_undo()
                && matches!(at.log().last(), Some(Entry { action: Action::PlacePlant { .. }, .. }))
        });
        let mut game_match = planted.unwrap().clone();
        let (_, so_far) = announce(&game_match, &ENGLISH, Announced::default(), true);
        let count = game_match.log().len();
        let planted = actions_text(&game_match, &ENGLISH, count - 1..count).unwrap();
        game_match.undo();
        let (words, _) = announce(&game_match, &ENGLISH, so_far.clone(), true);
        assert_eq!(words, Some(format!("Undone: {planted}")));
        let (words, _) = announce(&positions[0], &ENGLISH, so_far, true);
        assert_eq!(words.as_deref(), Some("Undone."));
    }

    #[test]
    fn the_final_scoring_is_not_announced_here() {
        let all = announced(&[PERSON, BOT]);
        let (over, words) = all.last().unwrap();
        let last = over.log().len() - 1;
        let scoring = actions_text(over, &ENGLISH, last..last + 1).unwrap();
        assert!(!words.as_deref().unwrap_or_default().contains(&scoring), "{words:?}");
    }
}
