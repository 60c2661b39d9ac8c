//! One match under way: who sits where, what was done, whose hand may be shown; how it is set up
//! and kept.

mod backup;
mod base64url;
mod bits;
mod bot_turn;
mod daily;
mod day;
mod envelope;
mod holder;
mod lineup;
mod link;
mod match_error;
mod migration;
mod past;
mod play;
mod preferences;
mod results;
mod revisions;
mod save;
mod shelf;
mod slots;
mod statistics;

pub use backup::{Backup, BackupError, Restored};
pub use bot_turn::BotTurn;
pub use daily::{daily, day_of};
pub use day::{Day, NotADay};
pub use envelope::EnvelopeError;
pub use holder::Holder;
pub use lineup::{Lineup, Place};
pub use link::{LinkError, MARK, NoLink, follow, is_link, link_to, link_to_deal};
pub use match_error::MatchError;
pub use play::{Entry, Match};
pub use preferences::{Animations, BotSpeed, Confirm, Irrelevant, Preferences, Theme};
pub use results::{MatchResult, Results, SeatResult};
pub use revisions::Revisions;
pub use save::{Glance, SaveError, load, record_in, save};
pub use shelf::{Broken, Found, Keep, Kept, NotKept, Removed, Shelf, Spot};
pub use statistics::Line;
