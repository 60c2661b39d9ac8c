//! Every action is saved at once; what was saved can be resumed.

use super::{
    game_lock, panic_screen,
    store::{Screen, Store},
};
use crate::{
    session::{
        Day, LoadOutcome, Match, MatchResult, Results, SaveId, SaveLibrary, StorageFull, day_of,
        save,
    },
    ui::{
        browser::storage::{self, Browser},
        reactive::effect::effect,
    },
};
use leptos::{ev, prelude::*};
use std::sync::atomic::{AtomicU32, Ordering};
use web_sys::js_sys::Date;

/// The saved matches.
pub const SAVES: SaveLibrary<Browser> = SaveLibrary(Browser);

/// The number of the match on the table, for a page that has broken; 0 if there is none.
static ON_TABLE: AtomicU32 = AtomicU32::new(0);

/// What goes on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// A match that begins, or comes from a file.
    New(Match),
    /// One that is kept.
    SaveEntry(SaveId),
    /// One that is played without being kept.
    Unkept(Match),
}

/// Puts it on the table.
///
/// # Errors
/// There is no room to keep it; nothing has changed then.
pub fn put_on_table(store: Store, next: &Next) -> Result<(), StorageFull> {
    match next {
        Next::New(game_match) if storage::is_open() => {
            let save_id = SAVES.begin(&save(game_match, now()))?;
            store.save_id.set(Some(save_id));
            store.open(game_match.clone());
            game_lock::claim(store, save_id, |_| {});
        }
        Next::New(game_match) | Next::Unkept(game_match) => store.open(game_match.clone()),
        Next::SaveEntry(save_id) => resume(store, *save_id),
    }
    Ok(())
}

/// Goes on with the match there; where another tab plays it, it is watched.
pub fn resume(store: Store, save_id: SaveId) {
    game_lock::claim(store, save_id, move |is_ours| {
        if is_ours {
            let found = SAVES.open(save_id);
            let (LoadOutcome::Match(game_match) | LoadOutcome::Mended(game_match)) = &found else {
                return tell(store, &found);
            };
            store.save_id.set(Some(save_id));
            store.watches.set(false);
            store.resume(game_match.clone());
            tell(store, &found);
        } else if let Some(game_match) = SAVES.look(save_id) {
            store.save_id.set(Some(save_id));
            store.watches.set(true);
            store.open(game_match);
            game_lock::wait(store, save_id);
        }
    });
}

/// Plays the match that was watched until now, as the other tab has left it.
pub fn play_on(store: Store, save_id: SaveId) {
    if let LoadOutcome::Match(mut game_match) | LoadOutcome::Mended(mut game_match) =
        SAVES.open(save_id)
    {
        game_match.leave_screen();
        store.game_match.set(Some(game_match));
    }
    store.watches.set(false);
    store.notice.set(None);
}

/// Says of a save that can't be played on why not.
pub fn tell(store: Store, found: &LoadOutcome) {
    let saving = store.text().saving;
    match found {
        LoadOutcome::Broken => store.notice.set(Some(saving.corrupt.to_owned())),
        LoadOutcome::Mended(_) => store.notice.set(Some(saving.mended.to_owned())),
        LoadOutcome::Newer => store.notice.set(Some(saving.newer.to_owned())),
        LoadOutcome::Nothing | LoadOutcome::Match(_) => {}
    }
}

/// Saves the match whenever it changes; says once if it can't, right away where it never can.
pub fn keep_saving(store: Store) {
    warn_of_loss(store);
    effect(move || {
        let save_id = store.save_id.get();
        ON_TABLE.store(save_id.map_or(0, SaveId::number), Ordering::Relaxed);
    });
    if !storage::is_open() {
        store.notice.set(Some(store.text().saving.blocked.to_owned()));
        return;
    }
    SAVES.adopt();
    let was_full = StoredValue::new(false);
    effect(move || {
        let kept = store
            .game_match
            .with(|game_match| game_match.as_ref().map(|game_match| keep(store, game_match)));
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
fn keep(store: Store, game_match: &Match) -> Result<(), StorageFull> {
    if panic_screen::has_happened() || store.watches.get_untracked() {
        return Ok(());
    }
    let text = save(game_match, now());
    keep_result(store, game_match);
    match store.save_id.get_untracked() {
        Some(save_id) if game_match.game().table().is_over() && SAVES.is_over(save_id) => Ok(()),
        Some(save_id) => SAVES.write(save_id, &text),
        None => {
            let save_id = SAVES.begin(&text)?;
            store.save_id.set(Some(save_id));
            game_lock::claim(store, save_id, |_| {});
            Ok(())
        }
    }?;
    ask_to_persist();
    Ok(())
}

/// Keeps how a match ended that is over since now.
fn keep_result(store: Store, game_match: &Match) {
    let was_over = store.save_id.get_untracked().is_none_or(|save_id| SAVES.is_over(save_id));
    if game_match.game().table().is_over() && !was_over {
        let daily = today().and_then(|today| day_of(game_match, today));
        // Without room for a result the match is still kept.
        let _ = Results::add_all(&SAVES.0, MatchResult::of(game_match, now(), daily));
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
            && store.game_match.with_untracked(|game_match| {
                game_match
                    .as_ref()
                    .is_some_and(|p| !p.log().is_empty() && !p.game().table().is_over())
            });
        if runs && (store.unsaved.get_untracked() || !storage::is_open()) {
            event.prevent_default();
        }
    });
}

/// The match on the table, where it is kept.
pub fn on_table() -> Option<SaveId> {
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
