//! One match under way: who sits where, what was done, whose hand may be shown; how it is set up
//! and kept.

mod holder;
mod lineup;
mod play;
mod preferences;
mod save;

pub use holder::Holder;
pub use lineup::{Lineup, Place};
pub use play::{Entry, Match};
pub use preferences::{Animations, BotSpeed, Confirm, Irrelevant, Preferences, Theme};
pub use save::{SaveError, load, save};
