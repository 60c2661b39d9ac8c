//! The start screen.

pub mod board_picker;
pub mod daily;
pub mod footer_links;
pub mod page;
pub mod progressive_mount;
pub mod resume_button;
pub mod seat_form;
pub mod splash;
