//! Importing and exporting games as files.

pub mod drop_zone;
pub mod export;
pub mod import;
pub mod storage_full_dialog;
pub mod unsaved;

pub use drop_zone::{DropZone, ImportButton, has_files};
pub use export::{export_backup, export_match, file_name, save_file};
pub use import::{Import, import};
pub use storage_full_dialog::StorageFullDialog;
pub use unsaved::{UnsavedInMenu, UnsavedSign};
