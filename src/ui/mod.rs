//! The page: Leptos components that draw a scene and turn gestures into intents.

mod about;
mod app;
pub mod art;
mod autosave;
mod bot_driver;
mod chance;
mod crash;
mod dialog;
mod export;
mod final_scoring;
mod hand_over;
mod icon;
mod import;
mod log_panel;
mod map_picture;
mod menu;
mod places;
mod rules_page;
mod sentence;
mod start;
mod start_links;
mod storage;
mod store;
mod table_page;

pub use app::mount;
pub use store::{Screen, Store};
