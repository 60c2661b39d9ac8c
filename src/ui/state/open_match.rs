//! Opening a match: a new one, a saved one, or one that is not saved. A match that is dealt and left
//! before its first action does not stay among the saved games.

use super::{autosave, clock::now, game_lock, saves::SAVES, store::Store};
use crate::{
    session::{LoadOutcome, Match, SaveId, Storage, StorageFull, save},
    ui::browser::{Browser, storage},
};
use leptos::prelude::*;

/// The storage key of the number of the save that was dealt last.
const DEALT: &str = "renature.dealt";

/// A match to put on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// A match that this tab deals. It is removed if it is left before its first action; if the tab was
    /// closed instead, the next deal removes it.
    Dealt(Match),
    /// A match of a day, from a link or a file, or that branches off.
    New(Match),
    /// A saved game.
    Saved(SaveId),
    /// A match that is played without being saved.
    Unsaved(Match),
    /// The match on the table, which could not be saved.
    Current,
}

/// Puts the match on the table.
///
/// # Errors
/// The storage is full; nothing has changed then.
pub fn put_on_table(store: Store, next: &Next) -> Result<(), StorageFull> {
    match next {
        Next::Dealt(game_match) | Next::New(game_match) if storage::is_open() => {
            let save_id = SAVES.begin(&save(game_match, now()))?;
            remove_unplayed(store);
            if matches!(next, Next::Dealt(_)) {
                note_deal(store, save_id);
            }
            store.save_id.set(Some(save_id));
            store.watches.set(false);
            store.open(game_match.clone());
            game_lock::claim(store, save_id, |_| {});
        }
        Next::Dealt(game_match) | Next::New(game_match) | Next::Unsaved(game_match) => {
            // The save of the match before stays as it is.
            store.save_id.set(None);
            store.watches.set(false);
            store.open(game_match.clone());
        }
        Next::Saved(save_id) => resume(store, *save_id),
        Next::Current => autosave::save_again(store)?,
    }
    Ok(())
}

/// Removes the match that this tab has dealt, unless it was played.
pub fn remove_unplayed(store: Store) {
    if let Some(dealt) = store.dealt.get_value() {
        store.dealt.set_value(None);
        SAVES.remove_unused(dealt);
    }
}

/// Notes the match that this tab has dealt, and removes the one dealt before, unless it was played or
/// lies on the table of another tab.
fn note_deal(store: Store, save_id: SaveId) {
    if let Some(before) = dealt_last() {
        game_lock::if_free(before, move || SAVES.remove_unused(before));
    }
    store.dealt.set_value(Some(save_id));
    // Without room for it, one more game stays.
    let _ = Browser.set(DEALT, &save_id.number().to_string());
}

/// Returns the save that was dealt last, in any tab.
fn dealt_last() -> Option<SaveId> {
    Browser.get(DEALT)?.parse::<u32>().ok().map(SaveId::from)
}

/// Puts the match on the table; if the storage is full, it waits until there is room.
pub fn open_or_wait(store: Store, next: Next) {
    if put_on_table(store, &next).is_err() {
        store.pending.set(Some(next));
    }
}

/// Resumes a saved game. If another tab plays it, this tab watches.
pub fn resume(store: Store, save_id: SaveId) {
    game_lock::claim(store, save_id, move |is_ours| {
        if is_ours {
            let outcome = SAVES.open(save_id);
            let (LoadOutcome::Match(game_match) | LoadOutcome::Recovered(game_match)) = &outcome
            else {
                game_lock::release();
                // The game on the table stays there.
                if let Some(on_table) = store.save_id.get_untracked() {
                    game_lock::claim(store, on_table, move |is_ours| store.watches.set(!is_ours));
                }
                return notify(store, &outcome);
            };
            store.save_id.set(Some(save_id));
            store.watches.set(false);
            store.dealt.set_value(dealt_last().filter(|dealt| *dealt == save_id));
            store.resume(game_match.clone());
            notify(store, &outcome);
        } else if let Some(game_match) = SAVES.peek(save_id) {
            store.save_id.set(Some(save_id));
            store.watches.set(true);
            store.open(game_match);
            game_lock::wait(store, save_id);
        } else {
            notify(store, &LoadOutcome::Missing);
        }
    });
}

/// Shows a notice if a save could not be loaded, or only in part.
pub fn notify(store: Store, outcome: &LoadOutcome) {
    let t = store.text().saving;
    match outcome {
        LoadOutcome::Damaged => store.app.notice.set(Some(t.corrupt.to_owned())),
        LoadOutcome::Recovered(_) => store.app.notice.set(Some(t.mended.to_owned())),
        LoadOutcome::Newer => store.app.notice.set(Some(t.newer.to_owned())),
        // It was deleted, perhaps in another tab.
        LoadOutcome::Missing => store.app.show_warning(t.gone),
        LoadOutcome::Match(_) => {}
    }
}
