//! The timeline: stepping through the positions of a match.
//!
//! A position is the number of actions done, from 0.

use super::log::turn_number;
use crate::{
    rules::{Action, Color, Event, Owner},
    scene::words::{actions_text, owner_color, seat_name},
    session::{Entry, Match},
    text::Text,
};

/// A turn on the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnSegment {
    /// The colour of the player whose turn it was.
    pub color: Option<Color>,
    /// The position at the end of the turn, or the current one for an unfinished turn.
    pub end: usize,
}

/// The positions of a match and the one displayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timeline {
    /// The displayed position.
    pub displayed: usize,
    /// The current position: the end of the match so far.
    pub current: usize,
    /// The turns, in order and without gaps.
    pub segments: Vec<TurnSegment>,
    /// The displayed position in words.
    pub label: String,
}

impl Timeline {
    /// Creates the timeline of the match; `viewed` is the past position in view, if any.
    pub fn new(game_match: &Match, text: &Text, viewed: Option<usize>) -> Timeline {
        let current = game_match.log().len();
        let displayed = viewed.map_or(current, |viewed| viewed.min(current));
        let segments = turn_ends(game_match).filter_map(|end| {
            let seat = game_match.log().get(end - 1)?.seat;
            Some(TurnSegment { color: owner_color(game_match, Owner::Seat(seat)), end })
        });
        let label = position_label(game_match, text, displayed);
        Timeline { displayed, current, segments: segments.collect(), label }
    }
}

fn position_label(game_match: &Match, text: &Text, position: usize) -> String {
    let t = &text.timeline;
    match game_match.log().get(position) {
        None => t.now.to_owned(),
        Some(_) if position == 0 => t.beginning.to_owned(),
        Some(next) => {
            let turn = Entry::turn_after(&game_match.log()[..position]);
            let name = seat_name(game_match, text, next.seat);
            (t.position)(turn, &name, position, game_match.log().len())
        }
    }
}

/// Returns the position at the end of each turn; an unfinished turn ends at the current one.
fn turn_ends(game_match: &Match) -> impl Iterator<Item = usize> {
    let log = game_match.log();
    (1..=log.len())
        .filter(move |&end| end == log.len() || log.get(end - 1).is_some_and(Entry::ends_turn))
}

/// A step along the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the position before the first action.
    First,
    /// One action back.
    Back,
    /// One action forward.
    Forward,
    /// To the beginning of the turn, or of the one before.
    TurnBack,
    /// To the end of the turn, or of the next one.
    TurnForward,
    /// To the current position.
    Current,
}

impl Step {
    /// Returns the position to which the step leads; `None` means the current one.
    ///
    /// The step begins at `viewed`, the past position in view, or at the current one.
    pub fn target(self, game_match: &Match, viewed: Option<usize>) -> Option<usize> {
        let current = game_match.log().len();
        let from = viewed.map_or(current, |viewed| viewed.min(current));
        let target = match self {
            Step::First => 0,
            Step::Back => from.saturating_sub(1),
            Step::Forward => from + 1,
            Step::TurnBack => {
                turn_ends(game_match).take_while(|&end| end < from).last().unwrap_or(0)
            }
            Step::TurnForward => turn_ends(game_match).find(|&end| end > from).unwrap_or(current),
            Step::Current => current,
        };
        (target < current).then_some(target)
    }
}

/// Returns the positions that replay the moves of the others since the viewer's last turn.
///
/// The first is the one before these moves; then follows one after each visible action. Without a
/// viewer the last turn is replayed. Empty if there is nothing to replay.
pub fn replay_positions(game_match: &Match) -> Vec<usize> {
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
    let visible =
        (begin + 1..=end).filter(|&position| log.get(position - 1).is_some_and(is_visible));
    std::iter::once(begin).chain(visible).collect()
}

/// Returns true if the action does more than fill up a hand or pass the turn on.
fn is_visible(entry: &Entry) -> bool {
    let is_routine = |event: &Event| {
        matches!(event, Event::HandRefilled { .. } | Event::TurnEnded { next: Some(_), .. })
    };
    !entry.events.iter().all(is_routine)
}

/// Returns the heading over a past position.
pub fn past_title(past: &Match, text: &Text) -> String {
    let turn = turn_number(past);
    match past.log().last() {
        None => text.timeline.at_beginning.to_owned(),
        Some(last) if last.ends_turn() => (text.timeline.before_turn)(turn),
        Some(_) => (text.timeline.in_turn)(turn),
    }
}

/// Describes the last action before a past position.
pub fn past_action_text(past: &Match, text: &'static Text) -> String {
    let Some(entry) = past.log().last() else { return text.timeline.beginning.to_owned() };
    let name = || seat_name(past, text, entry.seat);
    let count = past.log().len();
    actions_text(past, text, count - 1..count).unwrap_or_else(|| match entry.action {
        Action::EndTurn => (text.timeline.ends_turn)(&name()),
        _ if entry.events.is_empty() => (text.timeline.draws_nothing)(&name()),
        _ => (text.timeline.draws)(&name()),
    })
}

/// Returns notes about the match: the turn where it branched off, and undone whole turns.
pub fn revision_notes(game_match: &Match, text: &Text) -> Vec<String> {
    let revisions = game_match.revisions();
    let branched = revisions.branched_in.map(text.timeline.branched);
    let undone = (revisions.whole_turns > 0)
        .then(|| (text.timeline.turns_undone)(revisions.whole_turns as usize));
    branched.into_iter().chain(undone).collect()
}
