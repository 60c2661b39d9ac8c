//! Links to games: sharing one and opening one.

pub mod link_dialog;
pub mod qr_code;
pub mod share_dialog;
