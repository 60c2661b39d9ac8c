//! The page of saved games, and the statistics.

pub mod card;
pub mod damaged_saves;
pub mod page;
pub mod statistics;
