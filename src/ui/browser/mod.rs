//! Small functions and types for the browser's own features, such as storage, focus and sizes.

pub mod clipboard;
pub mod dom;
pub mod dom_names;
pub mod download;
pub mod element_size;
pub mod gestures;
pub mod keyboard;
pub mod layout;
pub mod on_window;
pub mod random;
pub mod reduced_motion;
pub mod storage;
pub mod web_animation;
pub mod write_ahead_log;
