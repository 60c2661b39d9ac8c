//! The game log.

pub mod follow_scroll;
pub mod latest_lines;
pub mod panel;
pub mod sentence;
