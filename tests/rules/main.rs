//! Proof of the rules engine: `docs/RULINGS.md` in sentences, a slow model of it that every
//! position of random games is held against, scenario files and counted positions.

mod model;
mod mushrooms;
mod notation;
mod play;
mod properties;
mod sketch;
mod wilderness;
