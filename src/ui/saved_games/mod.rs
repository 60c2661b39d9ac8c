//! The page of saved games, with the statistics of finished ones.

pub mod card;
pub mod context;
pub mod daily;
pub mod damaged_saves;
pub mod page;
pub mod resume_buttons;
pub mod statistics;
