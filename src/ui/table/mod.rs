//! The table: the board and everything beside it.

pub mod board;
pub mod coach;
pub mod command_field;
pub mod context;
pub mod final_scoring;
pub mod focus;
pub mod hand;
pub mod keys;
pub mod layout_transition;
pub mod log;
pub mod overlays;
pub mod page;
pub mod players;
pub mod question;
pub mod scrolling;
pub mod shortcuts;
pub mod timeline;
pub mod turn;
