//! The pictures of the page.

pub mod animals;
mod glyphs;
pub mod plants;
pub mod sprite;
mod things;

pub use animals::{ANIMAL_SYMBOLS, ANIMAL_TINTS};
pub use plants::{MARK_SYMBOLS, PLANT_SYMBOLS};
pub use sprite::sprite;
