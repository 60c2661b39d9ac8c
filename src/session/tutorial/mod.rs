//! The tutorial: lessons that teach the rules by a small game on a small board.
//!
//! A lesson is a whole game as a record. The learner plays one seat of it; the other one follows
//! the record. Before the learner joins, both discard most of their dominoes, so the game is short.

mod lesson;
mod lesson_step;
#[cfg(test)]
mod lesson_tests;

pub use lesson::LessonKind;
pub use lesson_step::{LessonStep, WrongMove};
