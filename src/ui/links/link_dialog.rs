//! Opens links: a dialog shows the game of a link, and plays it only if the player wants to.

use crate::{
    scene::saved::SaveCard,
    session::{LinkError, Match, is_link, open_link},
    ui::{
        browser::{on_window::on_window, write_ahead_log},
        reactive::{alive, dynamic, effect},
        state::{Next, Store, autosave::would_lose, navigation, open_or_wait},
        widgets::{BoardThumbnail, Dialog},
    },
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsValue;

/// Opens the link in the page's address, now and whenever the address changes.
pub fn listen(store: Store) {
    let open = move || {
        let address = window().location().hash().unwrap_or_default();
        if is_link(&address) {
            clear_address();
            write_ahead_log::keep_page();
            store.linked.set(Some(open_link(&address)));
        }
    };
    open();
    on_window(ev::hashchange, move |_| open());
}

/// Removes the link from the address, so that a later reload does not open it again.
fn clear_address() {
    let location = window().location();
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        let entry = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&entry, "", Some(&address));
    }
}

/// A dialog that is open while a link is: its game, or the reason why it can't be read.
#[component]
pub fn LinkDialog() -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let open = RwSignal::new(false);
    effect(move || open.set(store.linked.with(Option::is_some)));
    effect(move || {
        if !open.get() && store.linked.with_untracked(Option::is_some) {
            refuse(store);
        }
    });
    view! {
        <Dialog open title=t.linked>
            {dynamic(move || match store.linked.get()? {
                Ok(game) => Some(view! { <LinkedGame game /> }.into_any()),
                Err(error) => Some(view! { <BadLink error /> }.into_any()),
            })}
        </Dialog>
    }
}

/// Leaves the link closed.
fn refuse(store: Store) {
    store.linked.set(None);
    navigation::leave_link_entry();
}

#[component]
fn BadLink(error: LinkError) -> impl IntoView {
    let t = Store::get().text().sharing;
    let reason = match error {
        LinkError::TooLong(_) => 0,
        LinkError::Damaged => 1,
        LinkError::Version(_) => 2,
        LinkError::Match(_) => 3,
    };
    view! {
        <p role="alert" data-bad-link="">
            {(t.bad_link)(t.link_errors[reason])}
        </p>
    }
}

#[component]
fn LinkedGame(game: Match) -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let card = SaveCard::from_match(&game, store.text());
    let (kind, verb) = match card.turn {
        None => (t.linked_over, t.linked_look),
        Some(_) if game.log().is_empty() => (t.linked_deal, t.linked_play),
        Some(_) => (t.linked_running, t.linked_play),
    };
    let turn =
        card.turn.map_or(store.text().saved_games.over.to_owned(), store.text().saved_games.turn);
    let play = move |_| {
        navigation::keep_link_entry();
        // The table sees by the focus in the dialog that a keyboard is in use.
        open_or_wait(store, Next::New(game.clone()));
        store.linked.set(None);
    };
    view! {
        <div class="linked">
            <BoardThumbnail thumbnail=card.thumbnail.clone() />
            <div>
                <h3>{card.default_name()}</h3>
                <p class="text-small text-soft">{card.board.clone()} " · " {turn}</p>
                <p>{kind} " " {t.linked_kept}</p>
                {would_lose(store).then(|| view! { <p>{store.text().saving.unsaved_leave}</p> }.into_any())}
            </div>
        </div>
        <div class="dialog-buttons">
            <button data-action="not-now" on:click=alive(move |_| refuse(store))>
                {t.not_now}
            </button>
            <button class="button-primary" data-action="play-linked" on:click=alive(play)>
                {verb}
            </button>
        </div>
    }
}
