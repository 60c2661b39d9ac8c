//! What the browser offers, each behind a small function: storage, clipboard, sizes, focus.

pub mod clipboard;
pub mod gestures;

pub mod element_size;
pub mod keyboard;
pub mod modifiers;
pub mod random;
pub mod reduced_motion;
pub mod storage;
pub mod web_animation;
pub mod write_ahead_log;
