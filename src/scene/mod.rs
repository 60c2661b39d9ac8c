//! The scene room.

pub mod outline;
pub mod texture;
