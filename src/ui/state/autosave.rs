//! Every action is saved at once; what was saved can be resumed.

use super::{
    game_lock, panic_screen,
    store::{Screen, Store},
};
use crate::{
    session::{Day, Found, Match, MatchResult, NotKept, Results, Shelf, Spot, day_of, save},
    ui::{
        browser::storage::{self, Browser},
        reactive::effect::effect,
    },
};
use leptos::{ev, prelude::*};
use std::sync::atomic::{AtomicU32, Ordering};
use web_sys::js_sys::Date;

/// The saved matches.
pub const SHELF: Shelf<Browser> = Shelf(Browser);

/// The number of the match on the table, for a page that has broken; 0 if there is none.
static ON_TABLE: AtomicU32 = AtomicU32::new(0);

/// What goes on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// A match that begins, or comes from a file.
    New(Match),
    /// One that is kept.
    Kept(Spot),
    /// One that is played without being kept.
    Unkept(Match),
}

/// Puts it on the table.
///
/// # Errors
/// There is no room to keep it; nothing has changed then.
pub fn put_on_table(store: Store, next: &Next) -> Result<(), NotKept> {
    match next {
        Next::New(play) if storage::is_open() => {
            let spot = SHELF.begin(&save(play, now()))?;
            store.spot.set(Some(spot));
            store.open(play.clone());
            game_lock::claim(store, spot, |_| {});
        }
        Next::New(play) | Next::Unkept(play) => store.open(play.clone()),
        Next::Kept(spot) => resume(store, *spot),
    }
    Ok(())
}

/// Goes on with the match there; where another tab plays it, it is watched.
pub fn resume(store: Store, spot: Spot) {
    game_lock::claim(store, spot, move |is_ours| {
        if is_ours {
            let found = SHELF.open(spot);
            let (Found::Match(play) | Found::Mended(play)) = &found else {
                return tell(store, &found);
            };
            store.spot.set(Some(spot));
            store.watches.set(false);
            store.resume(play.clone());
            tell(store, &found);
        } else if let Some(play) = SHELF.look(spot) {
            store.spot.set(Some(spot));
            store.watches.set(true);
            store.open(play);
            game_lock::wait(store, spot);
        }
    });
}

/// Plays the match that was watched until now, as the other tab has left it.
pub fn play_on(store: Store, spot: Spot) {
    if let Found::Match(mut play) | Found::Mended(mut play) = SHELF.open(spot) {
        play.leave_screen();
        store.play.set(Some(play));
    }
    store.watches.set(false);
    store.notice.set(None);
}

/// Says of a save that can't be played on why not.
pub fn tell(store: Store, found: &Found) {
    let saving = store.text().saving;
    match found {
        Found::Broken => store.notice.set(Some(saving.corrupt.to_owned())),
        Found::Mended(_) => store.notice.set(Some(saving.mended.to_owned())),
        Found::Newer => store.notice.set(Some(saving.newer.to_owned())),
        Found::Nothing | Found::Match(_) => {}
    }
}

/// Saves the match whenever it changes; says once if it can't, right away where it never can.
pub fn keep_saving(store: Store) {
    warn_of_loss(store);
    effect(move || {
        let spot = store.spot.get();
        ON_TABLE.store(spot.map_or(0, Spot::number), Ordering::Relaxed);
    });
    if !storage::is_open() {
        store.notice.set(Some(store.text().saving.blocked.to_owned()));
        return;
    }
    SHELF.adopt();
    let was_full = StoredValue::new(false);
    effect(move || {
        let kept = store.play.with(|play| play.as_ref().map(|play| keep(store, play)));
        let is_full = kept.is_some_and(|kept| kept.is_err());
        if is_full && !was_full.get_value() {
            store.notice.set(Some(store.text().saving.full.to_owned()));
        }
        was_full.set_value(is_full);
        store.unsaved.set(is_full);
    });
}

/// Saves the match as it stands; one that found no room before gets its place as soon as there is
/// some. A finished one that was only looked at stays as it is.
fn keep(store: Store, play: &Match) -> Result<(), NotKept> {
    if panic_screen::has_happened() || store.watches.get_untracked() {
        return Ok(());
    }
    let text = save(play, now());
    keep_result(store, play);
    match store.spot.get_untracked() {
        Some(spot) if play.game().table().is_over() && SHELF.is_over(spot) => Ok(()),
        Some(spot) => SHELF.write(spot, &text),
        None => {
            let spot = SHELF.begin(&text)?;
            store.spot.set(Some(spot));
            game_lock::claim(store, spot, |_| {});
            Ok(())
        }
    }?;
    ask_to_persist();
    Ok(())
}

/// Keeps how a match ended that is over since now.
fn keep_result(store: Store, play: &Match) {
    let was_over = store.spot.get_untracked().is_none_or(|spot| SHELF.is_over(spot));
    if play.game().table().is_over() && !was_over {
        let daily = today().and_then(|today| day_of(play, today));
        // Without room for a result the match is still kept.
        let _ = Results::add_all(&SHELF.0, MatchResult::of(play, now(), daily));
    }
}

/// Asks the browser once not to drop what was saved when it wants room.
fn ask_to_persist() {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    if ASKED.swap(1, Ordering::Relaxed) == 0 {
        // Where it can't be asked, or says no, everything goes on as before.
        let _ = window().navigator().storage().persist();
    }
}

/// Before the page is left while a game is not saved, the browser asks whether that is meant.
fn warn_of_loss(store: Store) {
    let _ = window_event_listener(ev::beforeunload, move |event| {
        let runs = store.screen.get_untracked() == Screen::Table
            && store.play.with_untracked(|play| {
                play.as_ref().is_some_and(|p| !p.log().is_empty() && !p.game().table().is_over())
            });
        if runs && (store.unsaved.get_untracked() || !storage::is_open()) {
            event.prevent_default();
        }
    });
}

/// The match on the table, where it is kept.
pub fn on_table() -> Option<Spot> {
    match ON_TABLE.load(Ordering::Relaxed) {
        0 => None,
        number => Some(number.into()),
    }
}

/// The day that people here have now.
pub fn today() -> Option<Day> {
    let offset = Date::new_0().get_timezone_offset() * 60_000.0;
    Day::new(((Date::now() - offset) / 86_400_000.0).floor() as i64)
}

/// The time, in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}
