//! Saved games: reading and writing them, migrating old ones, and the library.

pub mod library;
pub mod migration;
pub mod save;
