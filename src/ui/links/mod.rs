//! Links that hold a game: making them and opening them.

pub mod link_dialog;
pub mod share_dialog;
