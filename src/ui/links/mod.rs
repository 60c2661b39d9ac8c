//! Links to games: sharing one and opening one.

pub mod link_dialog;
pub mod share_dialog;
