//! The sentences of `docs/rulings.md`, a file for each section or two.

mod closing;
mod clouds;
mod ending;
mod majority;
mod material;
mod mushrooms;
mod placing;
mod planting;
mod valley;
