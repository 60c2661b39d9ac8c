//! The app: its screens, and the services that run behind all of them.

use super::{
    art::sprite,
    bots::driver,
    browser::{on_window::on_window, storage, write_ahead_log},
    links::link_dialog::{self, LinkDialog},
    reactive::{effect, effect_after},
    saved_games::page::SavedGamesPage,
    settings::settings_form,
    start::{page::StartPage, splash},
    state::{Screen, Store, autosave, game_lock, panic_screen, resume_if_asked},
    table::page::TablePage,
    widgets::{Toast, UpdateBanner, UpdateOffer},
};
use crate::{rules::Board, text::ENGLISH};
use leptos::{ev, prelude::*};
use wasm_bindgen_futures::spawn_local;

/// The storage key of the preferences.
const PREFERENCES: &str = "renature.preferences";

/// Mounts the app once the storage is repaired. The boards and the sprite, which every screen
/// needs, come first in a task of their own.
pub fn mount() {
    panic_screen::watch(&ENGLISH);
    spawn_local(async {
        write_ahead_log::restored().await;
        splash::next_task(|| {
            Board::shipped();
            put_sprite();
            splash::next_task(|| leptos::mount::mount_to_body(App));
        });
    });
}

/// Adds the sprite to the page; views refer to its symbols.
fn put_sprite() {
    let sprite = format!("<div hidden>{}</div>", sprite());
    if let Some(body) = document().body() {
        // A body takes an element at its end.
        let _ = body.insert_adjacent_html("beforeend", &sprite);
    }
}

#[component]
fn App() -> impl IntoView {
    let store = Store::new();
    provide_context(store);
    provide_context(store.scheduler);
    store_preferences(store);
    game_lock::listen(store);
    autosave::keep_saving(store);
    resume_if_asked(store);
    link_dialog::listen(store);
    driver::drive_bots(store);
    set_language(store);
    UpdateOffer::listen(store);
    on_window(ev::click, move |event| {
        store.clicked_at.set_value(Some((event.client_x(), event.client_y())));
    });
    effect(move || {
        // The start screen removes the splash screen itself once it is complete.
        if store.screen.get() != Screen::Start {
            splash::remove();
        }
    });
    view! {
        {move || match store.screen.get() {
            Screen::Start => view! { <StartPage /> }.into_any(),
            Screen::SavedGames => view! { <SavedGamesPage /> }.into_any(),
            Screen::Table => view! { <TablePage /> }.into_any(),
        }}
        <LinkDialog />
        <Toast />
        <UpdateBanner />
    }
}

fn set_language(store: Store) {
    let text = store.text();
    document().set_title(text.start.title);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", text.tag);
    }
}

fn store_preferences(store: Store) {
    if let Some(preferences) = storage::value(PREFERENCES) {
        store.preferences.set(preferences);
    }
    effect_after(move |previous: Option<()>| {
        let preferences = store.preferences.get();
        if let Some(root) = document().document_element() {
            settings_form::show_on(&root, preferences);
        }
        if previous.is_some() {
            storage::store(PREFERENCES, &preferences);
        }
    });
}
