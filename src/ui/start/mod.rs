//! The start screen.

pub mod board_picker;
pub mod footer_links;
mod match_summary;
pub mod page;
pub mod progressive_mount;
pub mod seat_form;
pub mod valley_animals;
pub mod valley_picture;
