//! Small parts that several screens draw.

pub mod banner;
pub mod board_map;
pub mod board_thumbnail;
pub mod dialog;
pub mod domino;
pub mod icon;
pub mod progress_ring;
pub mod radio_group;
pub mod standing_badge;
pub mod toast;
pub mod update_offer;
