//! One match under way: its players, its log, undo and redo.

pub mod bot_turn;
pub mod controller;
pub mod history;
pub mod lineup;
pub mod match_;
pub mod match_error;
pub mod undo;
