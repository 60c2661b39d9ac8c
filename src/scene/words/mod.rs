//! Names and sentences: events, illegal actions and the rules behind them in words.

pub mod fits_nowhere;
pub mod illegal_text;
pub mod last_action;
pub mod names;
pub mod narrate_scoring;
pub mod narrator;
#[cfg(test)]
mod narrator_tests;
pub mod rule_reference;
pub mod sentence;
pub mod short_names;
