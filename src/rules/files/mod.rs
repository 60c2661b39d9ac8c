//! The file formats of boards, records and player views (`docs/record.md`).

pub mod action_file;
pub mod board_file;
pub mod json;
pub mod json_path;
pub mod json_value;
pub mod names;
pub mod one_line;
pub mod record;
pub mod record_error;
pub mod record_file;
pub mod view_file;
