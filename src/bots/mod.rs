//! The bots room.
