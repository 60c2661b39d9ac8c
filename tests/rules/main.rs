//! Proof of the rules engine: `docs/RULINGS.md` in sentences, a slow model of it that every
//! position of random games is held against, scenario files and counted positions.

mod closing;
mod clouds;
mod ending;
mod majority;
mod material;
mod model;
mod mushrooms;
mod notation;
mod perft;
mod placing;
mod planting;
mod play;
mod properties;
mod scenarios;
mod sketch;
mod valley;
mod wilderness;
