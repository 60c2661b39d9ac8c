//! A link that was opened: what it holds is shown, and played only if that is wished.

use crate::{
    scene::saved::SaveCard,
    session::{LinkError, Match, follow, is_link},
    ui::{
        files::storage_full_dialog::StorageFullDialog,
        reactive::effect::effect,
        start::resume_button::go_on,
        state::{autosave::Next, store::Store},
        widgets::{board_thumbnail::BoardThumbnail, dialog::Dialog},
    },
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsValue;

/// Opens the link in the page's address, now and whenever it changes.
pub fn listen(store: Store) {
    let open = move || {
        let address = window().location().hash().unwrap_or_default();
        if is_link(&address) {
            forget_address();
            open(store, &address);
        }
    };
    open();
    let _ = window_event_listener(ev::hashchange, move |_| open());
}

/// Shows what the link holds.
pub fn open(store: Store, link: &str) {
    store.linked.set(Some(follow(link)));
}

/// A later reload does not open the link again.
fn forget_address() {
    let location = window().location();
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// What a link holds, as a dialog that is open while there is one.
#[component]
pub fn LinkDialog() -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let open = RwSignal::new(false);
    let waits = RwSignal::new(None);
    effect(move || open.set(store.linked.with(Option::is_some)));
    effect(move || {
        if !open.get() && store.linked.with_untracked(Option::is_some) {
            store.linked.set(None);
        }
    });
    view! {
        <Dialog open title=t.linked>
            {move || match store.linked.get()? {
                Ok(game) => Some(view! { <Game game waits /> }.into_any()),
                Err(reason) => Some(view! { <Rejection reason /> }.into_any()),
            }}
        </Dialog>
        <StorageFullDialog waits />
    }
}

#[component]
fn Rejection(reason: LinkError) -> impl IntoView {
    let t = Store::get().text().sharing;
    view! {
        <p role="alert" data-bad-link="">
            {(t.bad_link)(&reason.to_string())}
        </p>
    }
}

#[component]
fn Game(game: Match, waits: RwSignal<Option<Next>>) -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let card = SaveCard::from_match(&game, store.text());
    let (what, verb) = match card.turn {
        None => (t.linked_over, t.linked_look),
        Some(_) if game.log().is_empty() => (t.linked_deal, t.linked_play),
        Some(_) => (t.linked_running, t.linked_play),
    };
    let turn =
        card.turn.map_or(store.text().saved_games.over.to_owned(), store.text().saved_games.turn);
    let game_match = move |_| {
        store.linked.set(None);
        go_on(store, Next::New(game.clone()), waits);
    };
    view! {
        <div class="linked">
            <BoardThumbnail scene=card.thumbnail.clone() />
            <div>
                <h3>{card.default_name()}</h3>
                <p class="small soft">{card.board.clone()} " · " {turn}</p>
                <p>{what} " " {t.linked_kept}</p>
            </div>
        </div>
        <div class="dialog-buttons">
            <button data-action="not-now" on:click=move |_| store.linked.set(None)>
                {t.not_now}
            </button>
            <button class="primary" data-action="play-linked" on:click=game_match>
                {verb}
            </button>
        </div>
    }
}
