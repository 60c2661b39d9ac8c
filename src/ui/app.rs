//! The app: which screen is shown, and what goes on behind every screen.

use super::{
    art::sprite,
    bots::driver,
    browser::{storage, write_ahead_log},
    links::link_dialog::{self, LinkDialog},
    reactive::effect::{effect, effect_after},
    saved_games::page::SavedGamesPage,
    settings::settings_form,
    start::{page::StartPage, splash},
    state::{
        autosave, game_lock, panic_screen,
        resume::resume_if_asked,
        store::{Screen, Store},
    },
    table::page::TablePage,
    widgets::{
        toast::Toast,
        update_offer::{Offer, Update},
    },
};
use crate::{rules::Board, session::Theme, text::ENGLISH};
use leptos::{ev, prelude::*};
use wasm_bindgen_futures::spawn_local;

/// Where what the person likes is kept.
const PREFERENCES: &str = "renature.preferences";

/// Puts the app into the page, as soon as the storage has all that was kept. Before it, in a task of its own, comes what every
/// screen needs.
pub fn mount() {
    panic_screen::watch(&ENGLISH);
    spawn_local(async {
        write_ahead_log::restored().await;
        splash::soon(|| {
            Board::shipped();
            put_sprite();
            splash::soon(|| leptos::mount::mount_to_body(App));
        });
    });
}

/// All pictures, of which the page shows some again and again.
fn put_sprite() {
    let sprite = format!("<div hidden>{}</div>", sprite());
    if let Some(body) = document().body() {
        // A page has a body, and its end is a place for anything.
        let _ = body.insert_adjacent_html("beforeend", &sprite);
    }
}

#[component]
fn App() -> impl IntoView {
    let store = Store::new();
    provide_context(store);
    provide_context(store.scheduler);
    keep_preferences(store);
    game_lock::listen(store);
    autosave::keep_saving(store);
    resume_if_asked(store);
    link_dialog::listen(store);
    driver::drive_bots(store);
    set_language(store);
    Offer::listen(store);
    let _ = window_event_listener(ev::click, move |event| {
        store.clicked_at.set_value(Some((event.client_x(), event.client_y())));
    });
    effect(move || {
        // The start screen ends it by itself, once it is complete.
        if store.screen.get() != Screen::Start {
            splash::end();
        }
    });
    view! {
        {move || match store.screen.get() {
            Screen::Start => view! { <StartPage /> }.into_any(),
            Screen::Shelf => view! { <SavedGamesPage /> }.into_any(),
            Screen::Table => view! { <TablePage /> }.into_any(),
        }}
        <LinkDialog />
        <Toast />
        <Update />
    }
}

fn set_language(store: Store) {
    let text = store.text();
    document().set_title(text.start.title);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", text.tag);
    }
}

fn keep_preferences(store: Store) {
    if let Some(preferences) = storage::value(PREFERENCES) {
        store.preferences.set(preferences);
    }
    effect_after(move |earlier: Option<()>| {
        let preferences = store.preferences.get();
        if let Some(root) = document().document_element() {
            settings_form::show_on(&root, preferences);
            // Setting an attribute of the page's own root can't be refused.
            let _ = match preferences.theme {
                Theme::System => root.remove_attribute("data-theme"),
                Theme::Light => root.set_attribute("data-theme", "light"),
                Theme::Dark => root.set_attribute("data-theme", "dark"),
            };
        }
        if earlier.is_some() {
            storage::keep(PREFERENCES, &preferences);
        }
    });
}
