//! Words of the game: names, numbers, spaces, areas, events and refusals.

pub mod areas;
pub mod english;
pub mod events;
pub mod names;
pub mod number;
pub mod refusals;
pub mod seats;
pub mod spaces;
