//! The page: Leptos components that draw scenes and turn gestures into replies and actions.

mod animation;
mod app;
pub mod art;
mod bots;
mod browser;
mod files;
mod game_part;
mod help;
mod links;
mod reactive;
mod rulebook;
mod saved_games;
mod settings;
mod sound;
mod start;
mod state;
mod table;
mod widgets;

pub use app::mount;
pub use state::{Screen, Store};
