//! The agreement between tabs about who plays a game, for browsers without locks: over plain http
//! there are none. A tab that wants to play asks the others; the one that plays answers. If two
//! play all the same, the one that began earlier stops.

use super::tab_channel::{self, TabMessage};
use crate::{session::SaveId, ui::browser::random};
use leptos::prelude::set_timeout;
use std::{
    cell::{Cell, RefCell},
    time::Duration,
};
use web_sys::js_sys::Date;

/// The time for another tab to answer that it plays the game.
const PATIENCE: Duration = Duration::from_millis(300);

thread_local! {
    /// The game that this tab plays, and the start in milliseconds since 1970.
    static HELD: Cell<Option<(SaveId, u64)>> = const { Cell::new(None) };
    /// The games that this tab asks for, each with the number of the question.
    static ASKED: RefCell<Vec<(SaveId, u64)>> = const { RefCell::new(Vec::new()) };
}

/// Asks the other tabs for the game; `then` learns whether no other tab plays it.
pub fn ask(save_id: SaveId, then: impl FnOnce(bool) + 'static) {
    let question = (save_id, random::seed());
    ASKED.with_borrow_mut(|asked| asked.push(question));
    tab_channel::post(save_id, TabMessage::Asks(question.1));
    let conclude = move || {
        let is_free = ASKED.with_borrow(|asked| asked.contains(&question));
        ASKED.with_borrow_mut(|asked| asked.retain(|other| *other != question));
        then(is_free);
    };
    set_timeout(conclude, PATIENCE);
}

/// Returns the game that this tab plays.
pub fn held() -> Option<SaveId> {
    HELD.get().map(|(save_id, _)| save_id)
}

/// Plays the game in this tab from now on, and stops any other tab that plays it.
pub fn hold(save_id: SaveId) {
    HELD.set(Some((save_id, Date::now() as u64)));
    assert_hold();
}

/// Stops playing in this tab.
pub fn release() {
    HELD.set(None);
}

/// Stops any other tab that began to play this tab's game earlier.
pub fn assert_hold() {
    if let Some((save_id, since)) = HELD.get() {
        tab_channel::post(save_id, TabMessage::PlaysSince(since));
    }
}

/// Answers another tab. Returns `true` if that tab began to play this tab's game later, so that this
/// one must stop.
pub fn answer(save_id: SaveId, message: TabMessage) -> bool {
    let held_since = HELD.get().and_then(|(held, since)| (held == save_id).then_some(since));
    match message {
        TabMessage::Asks(number) => {
            let comes_first = |&(asked, own): &(SaveId, u64)| asked == save_id && own > number;
            if held_since.is_some() || ASKED.with_borrow(|asked| asked.iter().any(comes_first)) {
                tab_channel::post(save_id, TabMessage::Plays);
            }
        }
        TabMessage::Plays => forget_questions(save_id),
        TabMessage::PlaysSince(since) => {
            forget_questions(save_id);
            if held_since.is_some_and(|own| own <= since) {
                return true;
            }
            if held_since.is_some() {
                assert_hold();
            }
        }
        TabMessage::Give | TabMessage::Given => {}
    }
    false
}

fn forget_questions(save_id: SaveId) {
    ASKED.with_borrow_mut(|asked| asked.retain(|(asked, _)| *asked != save_id));
}
