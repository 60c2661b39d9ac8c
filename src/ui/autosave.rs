//! Every action is saved at once; what was saved can be resumed.

use super::{storage, store::Store};
use crate::session::{Match, SaveError, load, save};
use leptos::prelude::*;
use web_sys::js_sys::Date;

/// Where the match under way is kept.
const CURRENT: &str = "renature.match";
/// Where the one before it is kept, if it was not over.
const PREVIOUS: &str = "renature.match.previous";
/// Where a save of a later version goes when a new match begins.
const NEWER: &str = "renature.match.newer";
/// Where a save goes that can't be read.
const BROKEN: &str = "renature.match.broken";

/// Which of the saved matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// The last one played.
    Current,
    /// The one before it, if it was left unfinished.
    Previous,
}

impl Slot {
    const fn key(self) -> &'static str {
        match self {
            Slot::Current => CURRENT,
            Slot::Previous => PREVIOUS,
        }
    }

    /// The match in the slot. A broken one is set aside and said so; one of a later version is left
    /// alone.
    pub fn load(self, store: Store) -> Option<Match> {
        let text = storage::text(self.key())?;
        match load(&text) {
            Ok(play) => Some(play),
            Err(SaveError::Newer(_)) => None,
            Err(_) => {
                if storage::keep_text(BROKEN, &text).is_ok() {
                    storage::forget(self.key());
                }
                store.notice.set(Some(store.text().saving.corrupt.to_owned()));
                None
            }
        }
    }
}

/// Makes room for a new match: the current one moves to the slot of the previous one, unless
/// nothing is lost with it.
pub fn make_room() {
    let Some(text) = storage::text(CURRENT) else { return };
    let aside = match load(&text) {
        Ok(play) if play.log().is_empty() || play.game().table().is_over() => None,
        Ok(_) => Some(PREVIOUS),
        Err(SaveError::Newer(_)) => Some(NEWER),
        Err(_) => Some(BROKEN),
    };
    if aside.is_none_or(|key| storage::keep_text(key, &text).is_ok()) {
        storage::forget(CURRENT);
    }
}

/// Moves the previous match to the slot of the current one, and the current one to its place.
pub fn swap_slots() {
    let (current, previous) = (storage::text(CURRENT), storage::text(PREVIOUS));
    storage::forget(PREVIOUS);
    if let Some(text) = current {
        let _ = storage::keep_text(PREVIOUS, &text);
    }
    if let Some(text) = previous {
        let _ = storage::keep_text(CURRENT, &text);
    }
}

/// Saves the match whenever it changes; says once if it can't, right away where it never can.
pub fn keep_saving(store: Store) {
    let saving = store.text().saving;
    if !storage::is_open() {
        store.notice.set(Some(saving.blocked.to_owned()));
        return;
    }
    let was_full = StoredValue::new(false);
    Effect::new(move || {
        let text = store.play.with(|play| play.as_ref().map(|play| save(play, Date::now())));
        let Some(text) = text else { return };
        let is_full = storage::keep_text(CURRENT, &text).is_err();
        if is_full && !was_full.get_value() {
            store.notice.set(Some(saving.full.to_owned()));
        }
        was_full.set_value(is_full);
    });
}
