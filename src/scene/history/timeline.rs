//! Stepping through a match from its first action to its last.

use super::log::turn_number;
use crate::{
    rules::{Action, Color, Event, Owner},
    scene::words::{
        last_action::last_deed,
        names::{owner_color, seat_name},
    },
    session::{Entry, Match},
    text::Text,
};

/// A turn on the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The colour of the player whose turn it was.
    pub color: Option<Color>,
    /// How many actions were done when it was over or, if it is under way, are done by now.
    pub end: usize,
}

/// All positions of a match, and the one that is shown. A position is how many actions were done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timeline {
    /// The position shown.
    pub at: usize,
    /// The position now.
    pub now: usize,
    /// The turns, in order and without gaps.
    pub stretches: Vec<Stretch>,
    /// The position shown, in words.
    pub words: String,
}

impl Timeline {
    /// The timeline of the match; `back` is the position looked back at, if one is.
    pub fn of(game_match: &Match, text: &Text, back: Option<usize>) -> Timeline {
        let now = game_match.log().len();
        let at = back.map_or(now, |back| back.min(now));
        let stretches = turn_ends(game_match).filter_map(|end| {
            let seat = game_match.log().get(end - 1)?.seat;
            Some(Stretch { color: owner_color(game_match, Owner::Seat(seat)), end })
        });
        let words = position_words(game_match, text, at);
        Timeline { at, now, stretches: stretches.collect(), words }
    }
}

fn position_words(game_match: &Match, text: &Text, at: usize) -> String {
    let words = &text.timeline;
    match game_match.log().get(at) {
        None => words.now.to_owned(),
        Some(_) if at == 0 => words.beginning.to_owned(),
        Some(next) => {
            let turn = Entry::turn_after(&game_match.log()[..at]);
            (words.position)(
                turn,
                &seat_name(game_match, text, next.seat),
                at,
                game_match.log().len(),
            )
        }
    }
}

/// How many actions were done at the end of each turn; the last is the turn under way.
fn turn_ends(game_match: &Match) -> impl Iterator<Item = usize> {
    let log = game_match.log();
    (1..=log.len())
        .filter(move |&end| end == log.len() || log.get(end - 1).is_some_and(Entry::ends_turn))
}

/// A step along the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To before the first action.
    First,
    /// An action back.
    Back,
    /// An action on.
    Forward,
    /// To the beginning of the turn, or of the one before.
    TurnBack,
    /// To the end of the turn, or of the next.
    TurnForward,
    /// To now.
    Now,
}

impl Step {
    /// Where the step leads from the position looked back at or, if none is, from now: to a
    /// position to look back at, or to now.
    pub fn target(self, game_match: &Match, back: Option<usize>) -> Option<usize> {
        let now = game_match.log().len();
        let at = back.map_or(now, |back| back.min(now));
        let target = match self {
            Step::First => 0,
            Step::Back => at.saturating_sub(1),
            Step::Forward => at + 1,
            Step::TurnBack => turn_ends(game_match).take_while(|&end| end < at).last().unwrap_or(0),
            Step::TurnForward => turn_ends(game_match).find(|&end| end > at).unwrap_or(now),
            Step::Now => now,
        };
        (target < now).then_some(target)
    }
}

/// The positions through which what the others did is shown again, in order: before it, and after
/// each of its actions that changes something on the board. What counts is what they did since the
/// viewer's last turn; without a viewer, the last turn.
pub fn show_again(game_match: &Match) -> Vec<usize> {
    let log = game_match.log();
    let own = |entry: &Entry| game_match.viewer() == Some(entry.seat);
    let end = log.len() - log.iter().rev().take_while(|entry| own(entry)).count();
    let last = end.checked_sub(1).and_then(|last| log.get(last)).map(|entry| entry.seat);
    let others = log[..end].iter().rev().take_while(|entry| match game_match.viewer() {
        Some(viewer) => entry.seat != viewer,
        None => Some(entry.seat) == last,
    });
    let begin = end - others.count();
    if begin == end {
        return Vec::new();
    }
    let told = (begin + 1..=end).filter(|&position| log.get(position - 1).is_some_and(is_seen));
    std::iter::once(begin).chain(told).collect()
}

/// Whether the action changes anything but whose turn it is and what is in a hand.
fn is_seen(entry: &Entry) -> bool {
    let quiet = |event: &Event| {
        matches!(event, Event::HandRefilled { .. } | Event::TurnEnded { next: Some(_), .. })
    };
    !entry.events.iter().all(quiet)
}

/// The heading over a position looked back at.
pub fn past_title(past: &Match, text: &Text) -> String {
    let turn = turn_number(past);
    match past.log().last() {
        None => text.timeline.at_beginning.to_owned(),
        Some(last) if last.ends_turn() => (text.timeline.before_turn)(turn),
        Some(_) => (text.timeline.in_turn)(turn),
    }
}

/// What was done last in a position looked back at.
pub fn past_deed(past: &Match, text: &'static Text) -> String {
    let Some(entry) = past.log().last() else { return text.timeline.beginning.to_owned() };
    let name = || seat_name(past, text, entry.seat);
    last_deed(past, text).unwrap_or_else(|| match entry.action {
        Action::EndTurn => (text.timeline.ends_turn)(&name()),
        _ => (text.timeline.draws)(&name()),
    })
}

/// What the match is marked with: whole turns undone, and where it branched off.
pub fn revisions(game_match: &Match, text: &Text) -> Vec<String> {
    let revisions = game_match.revisions();
    let branched = revisions.branched_in.map(text.timeline.branched);
    let undone = (revisions.whole_turns > 0)
        .then(|| (text.timeline.turns_undone)(revisions.whole_turns as usize));
    branched.into_iter().chain(undone).collect()
}
