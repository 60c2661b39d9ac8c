//! What is shown, as plain data made from the match and what is selected: what is to be drawn, what
//! can be chosen, what happened in sentences. Tested without a DOM.

pub mod area;
pub mod board;
pub mod explain;
pub mod geometry;
pub mod history;
pub mod input;
pub mod saved;
#[cfg(test)]
pub mod testing;
pub mod turn;
pub mod words;

pub use words::narrator::Narrator;
