//! Every action is saved at once; what was saved can be resumed.

use super::{crash, storage, store::Store};
use crate::session::{Found, Match, NotKept, Shelf, Spot, save};
use leptos::prelude::*;
use storage::Browser;
use web_sys::js_sys::Date;

/// The saved matches.
pub const SHELF: Shelf<Browser> = Shelf(Browser);

/// What goes on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// A match that begins, or comes from a file.
    New(Match),
    /// One that was left unfinished before the last one.
    Earlier(Spot),
}

/// Puts it on the table. The match played last is kept among the earlier ones.
///
/// # Errors
/// There is no room to keep it; nothing has changed then.
pub fn put_on_table(store: Store, next: &Next) -> Result<(), NotKept> {
    match next {
        Next::New(play) => {
            SHELF.make_room()?;
            store.open(play.clone());
        }
        Next::Earlier(spot) => match SHELF.bring_back(spot)? {
            Found::Match(play) => store.resume(play),
            other => tell(store, &other),
        },
    }
    Ok(())
}

/// Says of a save that can't be played on why not.
pub fn tell(store: Store, found: &Found) {
    let saving = store.text().saving;
    match found {
        Found::Broken => store.notice.set(Some(saving.corrupt.to_owned())),
        Found::Newer => store.notice.set(Some(saving.newer.to_owned())),
        Found::Nothing | Found::Match(_) => {}
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
        let Some(text) = text.filter(|_| !crash::has_happened()) else { return };
        let is_full = SHELF.write(&text).is_err();
        if is_full && !was_full.get_value() {
            store.notice.set(Some(saving.full.to_owned()));
        }
        was_full.set_value(is_full);
    });
}
