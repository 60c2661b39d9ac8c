//! Fixtures: sketched boards, games played by scripts, random boards and random games.

pub mod random_board;
pub mod random_game;
mod scripted_game;
mod sketch;

pub use scripted_game::{ScriptedGame, space};
pub use sketch::Sketch;
