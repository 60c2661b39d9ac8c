//! The board's pieces, highlights, labels and animations.

pub mod animation;
#[cfg(test)]
mod animation_tests;
pub mod coordinates;
pub mod highlights;
pub mod mushroom_joins;
pub mod pieces;
pub mod player_mark;
pub mod recent;
pub mod space_label;
