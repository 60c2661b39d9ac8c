//! Proof of the rules engine: `docs/RULINGS.md` in sentences, a slow model of it that every
//! position of random games is held against, scenario files and counted positions.

mod agreement;
mod broken_boards;
mod closing;
mod clouds;
mod conservation;
mod ending;
mod legality;
mod majority;
mod material;
mod model;
mod mushrooms;
mod notation;
mod perft;
mod placing;
mod planting;
mod play;
mod scenarios;
mod secrets;
mod sketch;
mod valley;
mod walk;
mod wilderness;
