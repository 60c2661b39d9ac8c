//! The saved games and results of this browser.

use crate::{
    session::{Results, SaveId, SaveLibrary},
    ui::browser::Browser,
};
use std::sync::atomic::{AtomicU32, Ordering};

/// The saved games.
pub const SAVES: SaveLibrary<Browser> = SaveLibrary(Browser);

/// The number of finished games for which the page takes more time.
const FIRST_GAMES: usize = 3;

/// The number of the game on the table, readable after a panic; 0 if there is none.
static ON_TABLE: AtomicU32 = AtomicU32::new(0);

/// Returns the game on the table, if it is saved.
pub fn on_table() -> Option<SaveId> {
    match ON_TABLE.load(Ordering::Relaxed) {
        0 => None,
        number => Some(number.into()),
    }
}

/// Returns `true` while few games are finished in this browser: the page then takes more time to
/// show scores.
pub fn in_first_games() -> bool {
    Results::load(&Browser).0.len() <= FIRST_GAMES
}

/// Notes which game is on the table.
pub fn set_on_table(save_id: Option<SaveId>) {
    ON_TABLE.store(save_id.map_or(0, SaveId::number), Ordering::Relaxed);
}
