//! One match under way: who sits where, what was done, whose hand may be shown; how it is set up
//! and kept.

mod backup;
mod game;
mod link;
mod preferences;
mod results;
mod saves;
mod store;
#[cfg(test)]
pub(crate) mod testing;

pub use backup::{Backup, BackupError, Restored};
pub use game::bot_turn::BotTurn;
pub use game::controller::Controller;
pub use game::lineup::{Lineup, Place};
pub use game::match_::{Entry, Match};
pub use game::match_error::MatchError;
pub use game::revisions::Revisions;
pub use link::{LinkError, MARK, NoLink, follow, is_link, link_to, link_to_deal};
pub use preferences::{Animations, BotSpeed, Confirm, Irrelevant, Preferences, Theme};
pub use results::daily::{daily, day_of};
pub use results::day::{Day, NotADay};
pub use results::statistics::Line;
pub use results::{MatchResult, Results, SeatResult};
pub use saves::library::{
    Broken, LoadOutcome, Removed, SaveEntry, SaveId, SaveLibrary, Storage, StorageFull,
};
pub use saves::save::{SaveError, SaveSummary, load, record_in, save};
pub use store::envelope::EnvelopeError;
