//! The scene room.
