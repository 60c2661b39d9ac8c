//! The start screen.

pub mod board_picker;
pub mod footer_links;
pub mod page;
pub mod progressive_mount;
pub mod seat_form;
pub mod valley_picture;
