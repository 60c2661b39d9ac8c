//! The players: their boards, the unseen dominoes and the handover screen.

pub mod handover_screen;
pub mod player_boards;
pub mod unseen_panel;
