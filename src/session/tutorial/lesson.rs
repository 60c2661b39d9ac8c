//! Lessons: recorded small games, cut into steps.

use crate::{
    bots::BotKind,
    rules::{Action, LogEntry, PlayerCount, Record, Seat},
    session::{Controller, Match},
};
use std::{ops::Range, sync::LazyLock};

/// The seat that the learner plays.
const LEARNER: Seat = Seat::FIRST;

/// One of the lessons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonKind {
    /// The base game.
    Base,
    /// What is different in Valley.
    Valley,
}

impl LessonKind {
    /// Both lessons in the order in which to learn them.
    pub const ALL: [LessonKind; 2] = [LessonKind::Base, LessonKind::Valley];

    /// Returns the name in storage.
    pub const fn name(self) -> &'static str {
        ["base", "valley"][self as usize]
    }
}

/// A lesson: a recorded game with the learner on the first seat.
pub struct Lesson {
    record: Record,
    /// The number of actions before the learner joins.
    skipped: usize,
    /// The number of actions in each step. The other seat's come first.
    steps: &'static [usize],
}

/// The sizes of the steps of the base lesson.
pub(super) const BASE_STEPS: [usize; 17] = [0, 1, 1, 2, 5, 3, 5, 3, 5, 1, 1, 2, 0, 9, 1, 2, 0];

/// The sizes of the steps of the Valley lesson.
pub(super) const VALLEY_STEPS: [usize; 10] = [0, 1, 1, 1, 2, 1, 3, 9, 3, 4];

static LESSONS: LazyLock<[Option<Lesson>; 2]> = LazyLock::new(|| {
    [
        Lesson::read(include_str!("base.json"), &BASE_STEPS),
        Lesson::read(include_str!("valley.json"), &VALLEY_STEPS),
    ]
});

impl Lesson {
    /// Returns the lesson; a test proves that both are there.
    pub(super) fn from_kind(kind: LessonKind) -> Option<&'static Lesson> {
        LESSONS[kind as usize].as_ref()
    }

    fn read(text: &str, steps: &'static [usize]) -> Option<Lesson> {
        let record = Record::from_json(text).ok()?;
        let skipped = record.log.len().checked_sub(steps.iter().sum())?;
        Some(Lesson { record, skipped, steps })
    }

    /// Returns the number of steps.
    pub(super) fn step_count(&self) -> usize {
        self.steps.len()
    }

    /// Returns the recorded actions from the learner's first one.
    pub(super) fn log(&self) -> &[LogEntry] {
        self.record.log.get(self.skipped..).unwrap_or_default()
    }

    /// Returns the positions in [`Lesson::log`] of the step's actions.
    pub(super) fn range(&self, step: usize) -> Range<usize> {
        let end_of = |step: usize| self.steps.iter().take(step).sum();
        end_of(step)..end_of(step + 1)
    }

    /// Returns whether the log entry is the learner's.
    pub(super) fn is_learners(entry: &LogEntry) -> bool {
        entry.seat == LEARNER
    }

    /// Returns the game after so many actions of [`Lesson::log`], with a log that starts there.
    pub(super) fn after(&self, actions: usize) -> Option<Match> {
        let controllers = vec![Controller::Person, Controller::Bot(BotKind::Acorn)];
        let mut game_match = Match::begin(self.record.setup.clone(), controllers).ok()?;
        for entry in self.record.log.iter().take(self.skipped) {
            game_match.act(entry.action).ok()?;
        }
        // The lesson is too short for the plants of two players: each plant left costs points.
        let mut game_match = game_match.begin_here().with_player_boards_of(PlayerCount::Four);
        for entry in self.log().iter().take(actions) {
            game_match.act(entry.action).ok()?;
        }
        Some(game_match)
    }

    /// Returns the rest of the other player's turn in this game.
    pub(super) fn rest_of_turn(&self, game_match: &Match) -> Vec<Action> {
        let mut rest = Vec::new();
        for entry in self.log().iter().skip(game_match.log().len()) {
            if Lesson::is_learners(entry) {
                break;
            }
            rest.push(entry.action);
            if matches!(entry.action, Action::EndTurn | Action::ExtraTurn) {
                break;
            }
        }
        rest
    }
}
