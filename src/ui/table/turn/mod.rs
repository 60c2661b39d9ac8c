//! The turn: the banner, the actions of its phase, and the joker.

pub mod action_list;
pub mod actions;
pub mod closing_list;
pub mod joined_area;
pub mod joker_picker;
pub mod joker_track;
pub mod plant_choice;
pub mod step_panel;
pub mod turn_banner;
