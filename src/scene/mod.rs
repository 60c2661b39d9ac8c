//! The view model: turns a match, the selection and the preferences into plain data to draw.
//!
//! Nothing here knows the DOM, so all of it is tested without one.

pub mod area;
pub mod board;
pub mod command;
pub mod explain;
pub mod geometry;
pub mod history;
pub mod input;
pub mod rulebook;
pub mod saved;
pub mod sound;
#[cfg(test)]
pub mod testing;
pub mod turn;
pub mod words;

pub use words::Narrator;
