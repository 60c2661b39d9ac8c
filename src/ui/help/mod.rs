//! Pages that explain the app and the rules.

pub mod about;
pub mod how_to_play;
pub mod scoring_example;
