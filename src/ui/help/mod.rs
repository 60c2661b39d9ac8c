//! Help: the lessons, the keys, and credits.

pub mod about;
pub mod lesson_dialog;
pub mod shortcuts;
