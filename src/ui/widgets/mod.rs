//! Small views that several screens use.

pub mod banner;
pub mod board_map;
pub mod dialog;
pub mod domino;
pub mod icon;
pub mod pieces;
pub mod player_color;
pub mod progress_ring;
pub mod radio_group;
pub mod standing_badge;
pub mod toast;
pub mod update_offer;
