//! The page: Leptos components that draw a scene and turn gestures into intents.

mod app;
mod store;

pub use app::mount;
pub use store::{Screen, Store};
