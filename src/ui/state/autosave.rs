//! Autosave: every change of the match is saved at once.

use super::{
    app_state::Screen,
    clock::{now, today},
    game_lock, panic_screen,
    saves::{SAVES, set_on_table},
    store::Store,
};
use crate::{
    session::{Match, MatchResult, Results, StorageFull, day_of_deal, save},
    ui::{browser::storage, reactive::effect},
};
use leptos::{ev, prelude::*, task::spawn_local};
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen_futures::JsFuture;

/// Saves the match whenever it changes. Shows a notice when the storage is full, or at once if the
/// browser blocks it.
pub fn keep_saving(store: Store) {
    warn_of_loss(store);
    effect(move || set_on_table(store.save_id.get()));
    if !storage::is_open() {
        store.app.notice.set(Some(store.text().saving.blocked.to_owned()));
        effect(move || {
            let plays = store.game_match.with(Option::is_some) && store.lesson.get().is_none();
            store.unsaved.set(plays);
        });
        return;
    }
    SAVES.import_first_version();
    effect(move || {
        let saved = store.game_match.with(|game_match| save_if_any(store, game_match.as_ref()));
        show_outcome(store, saved.is_err());
    });
}

/// Saves the match on the table once more, after a save that failed.
///
/// # Errors
/// The storage is still full.
pub fn save_again(store: Store) -> Result<(), StorageFull> {
    let saved =
        store.game_match.with_untracked(|game_match| save_if_any(store, game_match.as_ref()));
    show_outcome(store, saved.is_err());
    saved
}

fn save_if_any(store: Store, game_match: Option<&Match>) -> Result<(), StorageFull> {
    game_match.map_or(Ok(()), |game_match| save_now(store, game_match))
}

/// Shows or removes the sign that the match is not being saved. The first time a notice says so,
/// too; the next sentence takes its place.
fn show_outcome(store: Store, is_full: bool) {
    if store.unsaved.get_untracked() == is_full {
        return;
    }
    store.unsaved.set(is_full);
    let full = store.text().saving.full;
    if is_full {
        store.app.notice.set(Some(full.to_owned()));
    } else if store.app.notice.with_untracked(|notice| notice.as_deref() == Some(full)) {
        store.app.notice.set(None);
    }
}

/// Saves the match as it stands, as a new save if there was no space for one before. The save of a
/// finished game that is only viewed does not change, and a lesson is never saved.
fn save_now(store: Store, game_match: &Match) -> Result<(), StorageFull> {
    let is_lesson = store.lesson.get_untracked().is_some();
    if is_lesson || panic_screen::has_happened() || store.watches.get_untracked() {
        return Ok(());
    }
    let text = save(game_match, now());
    let save_id = store.save_id.get_untracked();
    let is_over = game_match.game().table().is_over();
    let end_is_saved = is_over && save_id.is_some_and(|save_id| SAVES.is_over(save_id));
    match save_id {
        _ if end_is_saved => {}
        Some(save_id) => SAVES.write(save_id, &text)?,
        None => {
            let save_id = SAVES.begin(&text)?;
            store.save_id.set(Some(save_id));
            game_lock::claim(store, save_id, |_| {});
        }
    }
    // The result may still be missing after a save that failed. It counts once, however often it is
    // added.
    if is_over && (!end_is_saved || store.unsaved.get_untracked()) {
        save_result(store, game_match)?;
    }
    ask_to_persist();
    Ok(())
}

/// Saves the result of a match that has ended on this table.
fn save_result(store: Store, game_match: &Match) -> Result<(), StorageFull> {
    if store.came_finished.get_value() {
        return Ok(());
    }
    let daily = today().and_then(|today| day_of_deal(game_match, today));
    let result = MatchResult::new(game_match, now(), daily);
    let added = Results::add_all(&SAVES.0, result.clone()).or_else(|StorageFull| {
        SAVES.free_space();
        Results::add_all(&SAVES.0, result)
    })?;
    if added {
        store.app.show_warning(store.text().saving.results_aside);
    }
    Ok(())
}

/// Asks the browser, once a visit, to keep the saves even when it runs out of space.
fn ask_to_persist() {
    static ASKED: AtomicBool = AtomicBool::new(false);
    if !ASKED.swap(true, Ordering::Relaxed) {
        // A browser that cannot be asked, or refuses, changes nothing here. Its refusal must be
        // awaited, or it counts as an error of the page.
        if let Ok(answer) = window().navigator().storage().persist() {
            spawn_local(async { drop(JsFuture::from(answer).await) });
        }
    }
}

/// Makes the browser ask before the player leaves a game that is not saved.
fn warn_of_loss(store: Store) {
    let _ = window_event_listener(ev::beforeunload, move |event| {
        if would_lose(store) {
            event.prevent_default();
        }
    });
}

/// Returns true if actions of the match on the table, or its result, would be lost with the table.
pub fn would_lose(store: Store) -> bool {
    let is_game =
        store.app.screen.get_untracked() == Screen::Table && store.lesson.get_untracked().is_none();
    let (is_unsaved, is_open) = (store.unsaved.get_untracked(), storage::is_open());
    is_game
        && store.game_match.with_untracked(|game_match| {
            game_match.as_ref().is_some_and(|game_match| {
                match game_match.game().table().is_over() {
                    // A browser that blocks the storage never saves a result.
                    true => is_unsaved && is_open && !store.came_finished.get_value(),
                    false => (is_unsaved || !is_open) && !game_match.log().is_empty(),
                }
            })
        })
}

/// Leaves the match for the start screen; asks before if something of it would be lost.
pub fn leave_or_ask(store: Store) {
    match would_lose(store) {
        true => store.asks_to_leave.set(true),
        false => store.leave(),
    }
}
