//! The players: their boards, names and colours, the unseen dominoes and the handover screen.

pub mod handover_screen;
pub mod player_boards;
pub mod players_dialog;
pub mod unseen_panel;
