//! The page: Leptos components that draw a scene and turn gestures into intents.

mod actions;
mod announcer;
mod app;
mod area_card;
pub mod art;
mod board;
mod closing_list;
mod desk;
mod final_scoring;
mod hand;
mod hand_over;
mod joker_track;
mod log_panel;
mod menu;
mod plant_choice;
mod player_boards;
mod start;
mod store;
mod table_page;
mod turn_banner;

pub use app::mount;
pub use store::{Screen, Store};
