//! Importing and exporting games as files.

pub mod drop_zone;
pub mod export;
pub mod import;
pub mod storage_full_dialog;
