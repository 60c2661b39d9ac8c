//! Texts of the other screens and of the app as a whole.

pub mod about;
pub mod daily;
pub mod importing;
pub mod loading;
pub mod menu;
pub mod offline;
pub mod rulebook;
pub mod saved_games;
pub mod saving;
pub mod settings;
pub mod sharing;
pub mod start;
pub mod tutorial;
