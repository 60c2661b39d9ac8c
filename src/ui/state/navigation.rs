//! Navigation by the browser: its address, its history and its title. Back leaves a game for the
//! start screen, and a reload returns to the game. A dialog of the start screen has a history entry
//! of its own (`ui/widgets/dialog.rs`).

use super::{
    app_state::Screen,
    autosave::would_lose,
    clock::now,
    history_entry::{DIALOG, RESUME, address_to_resume, go_back, history_entry, page_went_back},
    lesson,
    open_match::resume,
    panic_screen,
    saves::{SAVES, on_table},
    store::Store,
};
use crate::{
    scene::words::names::player_name,
    session::{SaveId, is_link},
    ui::{
        browser::{first, modal, on_window::on_window},
        reactive::{effect, effect_after, memo::memo},
    },
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsValue;
use web_sys::{HtmlDialogElement, PerformanceNavigation};

/// The history entry of the page of saved games.
const SAVED_GAMES: &str = "saved-games";

/// The history entry of a lesson.
const LESSON: &str = "lesson";

/// The history entry of a game that is not saved.
const UNSAVED: &str = "unsaved";

/// True while the history entry is that of a link, beside the one of the match before it.
static HAS_LINK_ENTRY: AtomicBool = AtomicBool::new(false);

/// Resumes the game that the address or the history entry names. From then on, each screen but the
/// start screen has a history entry of its own.
pub fn follow_history(store: Store) {
    resume_if_asked(store);
    effect_after(move |before: Option<()>| {
        let entry = entry_of(store);
        // At first the game to resume may not be on the table yet. A new one is, if the player
        // started it while the game part was still loading.
        if before.is_some() || entry.is_some() {
            show_entry(entry.as_deref());
        }
    });
    on_window(ev::popstate, move |_| entry_changed(store));
}

/// Names the screen on display for the browser's title: the table by its players.
pub fn name_screen(store: Store) {
    let players = memo(move || {
        store.game_match.with(|game_match| {
            let players = &game_match.as_ref()?.setup().players;
            let text = store.app.language.get().text();
            let names = players.iter().map(|player| player_name(player, text));
            Some(names.collect::<Vec<_>>().join(", "))
        })
    });
    effect(move || {
        let text = store.app.language.get().text();
        store.app.screen_title.set(match store.app.screen.get() {
            Screen::Start => None,
            Screen::SavedGames => Some(text.saved_games.title.to_owned()),
            Screen::Table if store.lesson.with(Option::is_some) => Some(text.menu.learn.to_owned()),
            Screen::Table => players.get(),
        });
    });
}

/// Returns the history entry of the screen on display; the start screen has none.
fn entry_of(store: Store) -> Option<String> {
    match store.app.screen.get() {
        Screen::Start => None,
        Screen::SavedGames => Some(SAVED_GAMES.to_owned()),
        Screen::Table if store.lesson.get().is_some() => Some(LESSON.to_owned()),
        Screen::Table => Some(match store.save_id.get() {
            None => UNSAVED.to_owned(),
            save_id => address_to_resume(save_id),
        }),
    }
}

/// Makes the history entry that of the screen on display.
fn show_entry(wanted: Option<&str>) {
    let Ok(history) = window().history() else { return };
    let now = history_entry();
    // A browser that allows no change leaves the address as it is.
    let _ = match (now.as_deref(), wanted) {
        (None, Some(wanted)) => history.push_state(&wanted.into(), ""),
        (Some(now), Some(wanted)) if now != wanted => history.replace_state(&wanted.into(), ""),
        (Some(_), None) => {
            go_back();
            Ok(())
        }
        _ => Ok(()),
    };
}

/// Shows the screen of the entry to which the player went. An open dialog closes instead.
fn entry_changed(store: Store) {
    // Nothing acts after a panic, and its dialog stays.
    if panic_screen::has_happened() {
        return;
    }
    // The page left a screen or dialog, and another screen has come before the browser went back.
    if store.app.screen.get_untracked() != Screen::Start && page_went_back() {
        return show_entry(untrack(|| entry_of(store)).as_deref());
    }
    let dialog = first("dialog[open]:not(.curtain)");
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        // The start screen closes its own, and knows which one opened after the page went back.
        if store.app.screen.get_untracked() == Screen::Start {
            return;
        }
        // Back has left the entry of a link already.
        keep_link_entry();
        modal::close(&dialog);
        if let Some(entry) = untrack(|| entry_of(store)) {
            if take_link_entry(&entry) {
                HAS_LINK_ENTRY.store(true, Ordering::Relaxed);
            } else {
                show_entry(Some(&entry));
            }
        }
        return;
    }
    match (history_entry().as_deref(), store.app.screen.get_untracked()) {
        (None, Screen::Table) if would_lose(store) => stay(store),
        (None, Screen::Table) => store.leave(),
        (None, Screen::SavedGames) => store.app.screen.set(Screen::Start),
        (Some(SAVED_GAMES), Screen::Start) => store.app.screen.set(Screen::SavedGames),
        (Some(entry), Screen::Start) => resume_named(store, entry),
        _ => {}
    }
}

/// Stays at a match that is not saved. The player may then leave it, or open the link in the
/// address.
fn stay(store: Store) {
    let Some(entry) = untrack(|| entry_of(store)) else { return };
    if take_link_entry(&entry) {
        HAS_LINK_ENTRY.store(true, Ordering::Relaxed);
    } else {
        show_entry(Some(&entry));
        store.asks_to_leave.set(true);
    }
}

/// Turns the history entry of the link in the address into this one, so that Back never opens the
/// link again. Returns `false` if the address has no link.
fn take_link_entry(entry: &str) -> bool {
    let has_link = window().location().hash().is_ok_and(|hash| is_link(&hash));
    if has_link && let Ok(history) = window().history() {
        let _ = history.replace_state(&entry.into(), "");
    }
    has_link
}

/// Returns from the history entry of a link that the player refused: the match has one of its own.
pub fn leave_link_entry() {
    if HAS_LINK_ENTRY.swap(false, Ordering::Relaxed) {
        go_back();
    }
}

/// Keeps the history entry of a link for what is on the table now.
pub fn keep_link_entry() {
    HAS_LINK_ENTRY.store(false, Ordering::Relaxed);
}

/// Resumes the game that the address or the history entry names. The query moves from the address
/// into an entry of its own: a reload returns to the game even before it is on the table.
fn resume_if_asked(store: Store) {
    let search = window().location().search().unwrap_or_default();
    if search.starts_with(RESUME) {
        set_search("");
        show_entry(Some(&search));
        resume_named(store, &search);
    } else if let Some(entry) = history_entry().filter(|entry| entry != DIALOG) {
        if is_reload() {
            resume_named(store, &entry);
        } else {
            // The player went to the page's address anew.
            set_search("");
        }
    }
}

/// Returns true if the browser loads the page again, or comes back to it.
fn is_reload() -> bool {
    let navigation = window().performance().map(|performance| performance.navigation().type_());
    navigation.is_some_and(|kind| kind != PerformanceNavigation::TYPE_NAVIGATE)
}

/// Resumes the lesson, or the game that this query names, or the latest one.
fn resume_named(store: Store, query: &str) {
    if query == LESSON {
        return lesson::resume(store);
    }
    let Some(which) = query.strip_prefix(RESUME) else { return };
    let number = which.strip_prefix('=').and_then(|number| number.parse::<u32>().ok());
    if let Some(save_id) = number.map(SaveId::from).or_else(|| SAVES.latest(now())) {
        resume(store, save_id);
    }
}

/// Lets the next load of the page resume the game on the table. The history entry of a lesson does
/// so by itself.
pub fn resume_when_reloaded() {
    if history_entry().as_deref() != Some(LESSON) {
        set_search(&address_to_resume(on_table()));
    }
}

/// Changes the query of the address without leaving the page, and clears the history entry.
fn set_search(search: &str) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let address = format!("{path}{search}");
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}
