//! A lesson at one of its steps: the goal, and what the learner may do.

use super::lesson::{Lesson, LessonKind};
use crate::{
    rules::{Action, Domino},
    session::Match,
    text::{StepText, Text},
};
use std::slice;

/// A lesson at one of its steps.
#[derive(Clone, Copy)]
pub struct LessonStep {
    lesson: &'static Lesson,
    kind: LessonKind,
    /// The step from 0; always one of the lesson's.
    index: usize,
}

impl PartialEq for LessonStep {
    fn eq(&self, other: &LessonStep) -> bool {
        (self.kind, self.index) == (other.kind, other.index)
    }
}

/// What is wrong with a legal move in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongMove {
    /// The step is about this domino.
    OtherDomino(Domino),
    /// The right domino or plant, but not on its space.
    OtherSpace,
    /// The plant's space is chosen already; the plant is not.
    SpaceIsChosen,
    /// The domino lies on its spaces, but the wrong way round.
    WrongWayRound,
    /// One half of the domino lies on a space of the goal.
    HalfThere,
    /// A domino was to be discarded that fits.
    Discard,
    /// Something else; the step has the reason.
    NotNow,
    /// Lessons have no undo; the step can be repeated.
    Undo,
}

impl LessonStep {
    /// Returns the first step of a lesson.
    pub fn first(kind: LessonKind) -> Option<LessonStep> {
        LessonStep::new(kind, 0)
    }

    fn new(kind: LessonKind, index: usize) -> Option<LessonStep> {
        let lesson = Lesson::from_kind(kind)?;
        (index < lesson.step_count()).then_some(LessonStep { lesson, kind, index })
    }

    /// Reads a stored step, as [`LessonStep::to_text`] writes it.
    pub fn from_text(text: &str) -> Option<LessonStep> {
        let (name, number) = text.split_once(' ')?;
        let kind = LessonKind::ALL.into_iter().find(|kind| kind.name() == name)?;
        LessonStep::new(kind, number.parse().ok()?)
    }

    /// Returns the step as text for the storage: `base 3`.
    pub fn to_text(self) -> String {
        format!("{} {}", self.kind.name(), self.index)
    }

    /// Returns the step after this one.
    pub fn next(self) -> Option<LessonStep> {
        LessonStep::new(self.kind, self.index + 1)
    }

    /// Returns the lesson that the step belongs to.
    pub fn kind(self) -> LessonKind {
        self.kind
    }

    /// Returns the number of the step from 1, and the number of steps.
    pub fn number(self) -> (usize, usize) {
        (self.index + 1, self.lesson.step_count())
    }

    /// Returns the words of the step.
    pub fn words(self, text: &Text) -> StepText {
        match self.kind {
            LessonKind::Base => text.tutorial.base[self.index],
            LessonKind::Valley => text.tutorial.valley[self.index],
        }
    }

    /// Returns true if the step tells how numbers are explained: when the first turn ends.
    pub fn introduces_numbers(self) -> bool {
        (self.kind, self.index) == (LessonKind::Base, 3)
    }

    /// Returns the parts of the table that the base lesson explains only in a later step: the names
    /// `plants`, `joker` and `clouds`, separated by spaces.
    pub fn unexplained(self) -> &'static str {
        match (self.kind, self.index) {
            (LessonKind::Base, 0..=1) => "plants joker clouds",
            (LessonKind::Base, 2..=5) => "joker clouds",
            (LessonKind::Base, 6..=7) => "clouds",
            _ => "",
        }
    }

    /// Returns the game at the start of the step. The other player's turn may come first.
    pub fn start(self) -> Option<Match> {
        self.lesson.after(self.lesson.range(self.index).start)
    }

    /// Returns true if the step needs no move: the learner reads it and goes on.
    pub fn is_reading(self) -> bool {
        let range = self.lesson.range(self.index);
        !self.lesson.log().iter().take(range.end).skip(range.start).any(Lesson::is_learners)
    }

    /// Returns true if nobody acts in the step: the other player waits until the learner goes on.
    pub fn is_pause(self) -> bool {
        self.lesson.range(self.index).is_empty()
    }

    /// Returns true while the learner watches the other player act.
    pub fn is_watching(self, game_match: &Match) -> bool {
        game_match.bot_to_act().is_some() && !self.is_pause()
    }

    /// Returns true once all actions of the step are done.
    pub fn is_done(self, game_match: &Match) -> bool {
        game_match.log().len() >= self.lesson.range(self.index).end
    }

    /// Returns the learner's next action, if the step has one left.
    pub fn expected(self, game_match: &Match) -> Option<Action> {
        let at = game_match.log().len();
        let entry = self.lesson.log().get(at).filter(|entry| Lesson::is_learners(entry))?;
        self.lesson.range(self.index).contains(&at).then_some(entry.action)
    }

    /// Returns true if the learner has acted in the step, and only the end of the turn is left.
    pub fn only_ends_turn(self, game_match: &Match) -> bool {
        let is_begun = game_match.log().len() > self.lesson.range(self.index).start;
        is_begun && matches!(self.expected(game_match), Some(Action::Finish | Action::EndTurn))
    }

    /// Returns the rest of the other player's turn.
    pub fn rest_of_turn(self, game_match: &Match) -> Vec<Action> {
        self.lesson.rest_of_turn(game_match)
    }

    /// Checks the learner's actions, one after another, against the step.
    ///
    /// # Errors
    /// What is wrong with the first one that the step does not ask for.
    pub fn check(self, game_match: &Match, actions: &[Action]) -> Result<(), WrongMove> {
        let (at, end) = (game_match.log().len(), self.lesson.range(self.index).end);
        let mut entries = self.lesson.log().iter().take(end).skip(at);
        for &action in actions {
            match entries.next().filter(|entry| Lesson::is_learners(entry)) {
                Some(entry) if entry.action == action => {}
                entry => return Err(wrong_move(action, entry.map(|entry| entry.action))),
            }
        }
        Ok(())
    }

    /// Returns true if the learner may take this action now.
    pub fn allows(self, game_match: &Match, action: Action) -> bool {
        self.check(game_match, slice::from_ref(&action)).is_ok()
    }
}

/// Compares an action with the expected one.
fn wrong_move(action: Action, expected: Option<Action>) -> WrongMove {
    match (action, expected) {
        (
            Action::PlaceDomino { domino, at },
            Some(Action::PlaceDomino { domino: wanted, at: goal }),
        ) => match (domino == wanted, at == [goal[1], goal[0]]) {
            (false, _) => WrongMove::OtherDomino(wanted),
            (true, true) => WrongMove::WrongWayRound,
            (true, false) if goal.iter().any(|space| at.contains(space)) => WrongMove::HalfThere,
            (true, false) => WrongMove::OtherSpace,
        },
        (Action::DiscardDomino { .. }, Some(Action::PlaceDomino { .. })) => WrongMove::Discard,
        (
            Action::PlacePlant { plant, stock, .. },
            Some(Action::PlacePlant { plant: kind, stock: color, .. }),
        ) if (plant, stock) == (kind, color) => WrongMove::OtherSpace,
        (Action::PlaceMushroom { .. }, Some(Action::PlaceMushroom { .. })) => WrongMove::OtherSpace,
        _ => WrongMove::NotNow,
    }
}
