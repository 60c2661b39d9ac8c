//! One match under way and everything saved of it: players, undo, history, saves and results.

mod backup;
mod game;
mod import;
mod link;
mod preferences;
mod results;
mod saves;
mod store;
#[cfg(test)]
pub(crate) mod testing;
mod tutorial;

pub use backup::{Backup, BackupError, Restored};
pub use game::bot_turn::BotTurn;
pub use game::controller::Controller;
pub use game::lineup::{Lineup, LineupSeat, swap_color};
pub use game::match_::{Entry, Match, Revisions};
pub use game::match_error::MatchError;
pub use import::{ImportError, Imported, export_record};
pub use link::{LINK_MARK, LinkError, NotLinkable, is_link, link_to, link_to_deal, open_link};
pub use preferences::{
    Animations, BotSpeed, Confirm, IrrelevantAnimals, Preferences, ScoringSpeed, Theme, Volume,
};
pub use results::daily::{DAILY_BOT, daily_board, daily_match, day_of_deal};
pub use results::day::{Day, ParseDayError};
pub use results::statistics::StatisticsLine;
pub use results::{MatchResult, Results, SeatResult};
pub use saves::library::{
    DamagedSave, LoadOutcome, RemovedSave, SaveEntry, SaveLibrary, known_time,
};
pub use saves::save::{SaveError, SaveSummary, load, record_in, save};
pub use store::envelope::EnvelopeError;
pub use store::storage::{SaveId, Storage, StorageFull};
pub use tutorial::{LessonKind, LessonStep, WrongMove};
