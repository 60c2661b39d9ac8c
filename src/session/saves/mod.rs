//! Saved matches: writing and reading them, migrating old ones, and the library of all.

pub mod library;
pub mod migration;
pub mod save;
