//! The entry of the browser's history, and the address that resumes a game.

use crate::session::{SaveId, is_link};
use leptos::prelude::window;
use std::sync::atomic::{AtomicBool, Ordering};

/// The start of the query that resumes a game: the one whose number follows, or the latest.
pub const RESUME: &str = "?resume";

/// The history entry of an open dialog of the start screen.
pub const DIALOG: &str = "dialog";

/// True from when the page itself goes back in the history until the browser has done it.
static GOES_BACK: AtomicBool = AtomicBool::new(false);

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
