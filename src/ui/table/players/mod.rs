//! The players: their boards, the unseen dominoes and the screen between two people.

pub mod handover_screen;
pub mod player_boards;
pub mod unseen_panel;
