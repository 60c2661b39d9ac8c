//! The page: Leptos components that draw a scene and turn gestures into intents.

mod app;
pub mod art;
mod final_scoring;
mod hand_over;
mod log_panel;
mod menu;
mod start;
mod store;
mod table_page;

pub use app::mount;
pub use store::{Screen, Store};
