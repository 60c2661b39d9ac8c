//! Help: the rules in short, the keys, and credits.

pub mod about;
pub mod how_to_play;
pub mod lesson_dialog;
pub mod matching_example;
pub mod scoring_example;
pub mod shortcuts;
