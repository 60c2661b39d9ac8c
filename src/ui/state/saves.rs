//! The saved games and results of this browser, the clock, the address that resumes a game, and the
//! history entry.

use crate::{
    session::{Day, Results, SaveId, SaveLibrary, is_link},
    ui::browser::Browser,
};
use leptos::prelude::window;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use web_sys::js_sys::Date;

/// The saved games.
pub const SAVES: SaveLibrary<Browser> = SaveLibrary(Browser);

/// The start of the query that resumes a game: the one whose number follows, or the latest.
pub const RESUME: &str = "?resume";

/// The history entry of an open dialog of the start screen.
pub const DIALOG: &str = "dialog";

/// The number of finished games for which the page takes more time.
const FIRST_GAMES: usize = 3;

/// The number of the game on the table, readable after a panic; 0 if there is none.
static ON_TABLE: AtomicU32 = AtomicU32::new(0);

/// True from when the page itself goes back in the history until the browser has done it.
static GOES_BACK: AtomicBool = AtomicBool::new(false);

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

/// Returns the state of the current history entry: the query that resumes the game on the table, or
/// the name of another screen. The start screen has none.
pub fn history_entry() -> Option<String> {
    window().history().and_then(|history| history.state()).ok()?.as_string()
}

/// Goes back to the history entry before this one. The browser does so a little later; a second call
/// until then does nothing, for it would leave the page.
pub fn go_back() {
    if !GOES_BACK.load(Ordering::Relaxed)
        && window().history().is_ok_and(|history| history.back().is_ok())
    {
        GOES_BACK.store(true, Ordering::Relaxed);
    }
}

/// Returns `true` if the page itself, not the player, has gone back since the last call.
pub fn page_went_back() -> bool {
    GOES_BACK.swap(false, Ordering::Relaxed)
}

/// Returns `true` if the address holds a link, or if it or the history entry resumes a game.
pub fn address_names_game() -> bool {
    if history_entry().is_some_and(|entry| entry != DIALOG) {
        return true;
    }
    let location = window().location();
    let asks = location.search().is_ok_and(|search| search.starts_with(RESUME));
    asks || location.hash().is_ok_and(|hash| is_link(&hash))
}

/// Returns the query of the address that resumes the game.
pub fn address_to_resume(save_id: Option<SaveId>) -> String {
    match save_id {
        Some(save_id) => format!("{RESUME}={}", save_id.number()),
        None => RESUME.to_owned(),
    }
}

/// Returns the local day.
pub fn today() -> Option<Day> {
    let offset = Date::new_0().get_timezone_offset() * 60_000.0;
    Day::new(((Date::now() - offset) / 86_400_000.0).floor() as i64)
}

/// Returns the time in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}
