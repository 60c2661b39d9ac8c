//! One match under way: who sits where, what was done, whose hand may be shown; how it is set up
//! and kept.

mod bot_turn;
mod holder;
mod lineup;
mod match_error;
mod past;
mod play;
mod preferences;
mod revisions;
mod save;
mod shelf;

pub use bot_turn::BotTurn;
pub use holder::Holder;
pub use lineup::{Lineup, Place};
pub use match_error::MatchError;
pub use play::{Entry, Match};
pub use preferences::{Animations, BotSpeed, Confirm, Irrelevant, Preferences, Theme};
pub use revisions::Revisions;
pub use save::{SaveError, load, record_in, save};
pub use shelf::{Found, Keep, NotKept, Shelf, Spot};
