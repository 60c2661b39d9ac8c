//! Overlays of the table: explanations, help, area cards, the menu.

pub mod animation_layer;
pub mod area_card;
pub mod areas_table;
mod hint_place;
pub mod live_region;
pub mod menu;
pub mod onboarding;
pub mod tooltip;
mod tooltip_target;
