//! A saved game on the shelf.

use super::page::ShelfDesk;
use crate::{
    scene::saved::{Card, CardPlayer},
    session::{Kept, Spot},
    text::words::number::plain,
    ui::{
        files::export::{hand_out, name as file_name},
        reactive::{dynamic::live, effect::effect},
        start::resume_button::go_on,
        state::{
            autosave::{Next, SHELF, tell},
            store::Store,
        },
        widgets::{
            board_thumbnail::Miniature,
            icon::{Icon, seat_class},
        },
    },
};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object, Reflect};

/// A saved game: how it stands, and what can be done with it.
#[component]
pub fn ShelfCard(
    /// The game.
    kept: Kept,
) -> impl IntoView {
    let store = Store::get();
    let words = store.text().shelf;
    let spot = kept.spot;
    let Some(play) = SHELF.look(spot) else {
        return view! { <Unreadable kept /> }.into_any();
    };
    let card = Card::of(&play, store.text());
    let name = match kept.name.as_str() {
        "" => card.usual_name(),
        name => name.to_owned(),
    };
    let when = kept.glance.map(|glance| when(store, glance.saved_at));
    let turn = card.turn.map_or(words.over.to_owned(), words.turn);
    let players = card
        .players
        .into_iter()
        .map(|player| view! { <Player player /> }.into_any())
        .collect_view();
    let hook = if card.turn.is_some() { "resume-earlier" } else { "look-at" };
    let verb = if card.turn.is_some() { words.resume } else { words.look };
    let desk = ShelfDesk::get();
    let resume = move |_| go_on(store, Next::Kept(spot), desk.waits);
    view! {
        <li class="shelf-card card" data-game=spot.number() data-over=card.turn.is_none().then_some("")>
            <div class="shelf-picture">
                <Miniature scene=card.miniature />
            </div>
            <div class="shelf-words">
                <Name spot name=name.clone() />
                <p class="small soft">{card.board} " · " {turn}</p>
                <p class="small soft">{when}</p>
            </div>
            <ul class="shelf-players">{players}</ul>
            <div class="shelf-buttons">
                <button class="primary" data-action=hook on:click=resume>
                    {verb}
                </button>
                <Tools spot name />
            </div>
        </li>
    }
    .into_any()
}

/// A game that this version of the page can't show.
#[component]
fn Unreadable(kept: Kept) -> impl IntoView {
    let store = Store::get();
    let desk = ShelfDesk::get();
    // What is broken is set aside by being opened.
    let look = move |_| {
        tell(store, &SHELF.open(kept.spot));
        desk.refresh();
    };
    view! {
        <li class="shelf-card card" data-game=kept.spot.number()>
            <p class="shelf-words">
                {kept.name}" "{store.text().shelf.newer}
            </p>
            <div class="shelf-buttons">
                <button on:click=look>{store.text().shelf.look}</button>
            </div>
        </li>
    }
}

#[component]
fn Player(player: CardPlayer) -> impl IntoView {
    let words = Store::get().text().shelf;
    let CardPlayer { name, color, score, won } = player;
    view! {
        <li class=format!("shelf-player {}", seat_class(color)) class:won=won>
            <svg class="icon" viewBox="0 0 36 36" aria-hidden="true">
                <use href="#seat"></use>
            </svg>
            <span class="shelf-player-name">{name}</span>
            <span class="shelf-score">{plain(score)}</span>
            {won.then(|| view! { <Icon id="glyph-trophy" /><span class="visually-hidden">{words.won}</span> }.into_any())}
        </li>
    }
}

/// The name of the game, which becomes a field while it is changed.
#[component]
fn Name(spot: Spot, name: String) -> impl IntoView {
    let store = Store::get();
    let words = store.text().shelf;
    let desk = ShelfDesk::get();
    let usual = name.clone();
    let rename = move |event| {
        let new = event_target_value(&event);
        if SHELF.rename(spot, &new).is_err() {
            store.notice.set(Some(store.text().saving.full.to_owned()));
        }
        desk.renamed.set(None);
        desk.refresh();
    };
    let leave = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            desk.renamed.set(None);
        } else if event.key() == "Enter" {
            let field: web_sys::HtmlInputElement = event_target(&event);
            let _ = field.blur();
            desk.renamed.set(None);
        }
    };
    live(move || {
        if desk.renamed.get() == Some(spot) {
            let field = NodeRef::<leptos::html::Input>::new();
            effect(move || {
                if let Some(field) = field.get() {
                    let _ = field.focus();
                    field.select();
                }
            });
            view! {
                <input
                    node_ref=field
                    class="shelf-name"
                    data-field="game-name"
                    aria-label=words.rename
                    maxlength="60"
                    autocomplete="off"
                    value=usual.clone()
                    on:change=rename
                    on:keydown=leave
                />
            }
            .into_any()
        } else {
            view! { <h3 class="shelf-name">{name.clone()}</h3> }.into_any()
        }
    })
}

/// What can be done with a game beside playing it.
#[component]
fn Tools(spot: Spot, name: String) -> impl IntoView {
    let store = Store::get();
    let words = store.text().shelf;
    let desk = ShelfDesk::get();
    let copy = (words.copy_of)(&name);
    let duplicate = move || match SHELF.duplicate(spot, &copy) {
        Ok(_) => desk.refresh(),
        Err(_) => store.notice.set(Some(store.text().saving.full.to_owned())),
    };
    let export = move || {
        if let Some(play) = SHELF.look(spot) {
            hand_out(store, &file_name(&play), &play.record().to_json());
        }
    };
    let delete = move || desk.remove(spot, name.clone());
    view! {
        <div class="shelf-tools">
            {tool("rename", words.rename, "glyph-pencil", move || desk.renamed.set(Some(spot)))}
            {tool("duplicate", words.duplicate, "glyph-copy", duplicate)}
            {tool("share", store.text().sharing.share, "glyph-share", move || desk.shared.set(SHELF.look(spot)))}
            {tool("export-game", words.export, "glyph-export", export)}
            {tool("delete-game", words.delete, "glyph-bin", delete)}
        </div>
    }
}

fn tool(
    hook: &'static str,
    words: &'static str,
    glyph: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="quiet icon-button" data-action=hook aria-label=words title=words on:click=move |_| press()>
            <Icon id=glyph />
        </button>
    }
}

/// A time as people of the page's language write it.
pub fn when(store: Store, time: u64) -> String {
    let options = Object::new();
    for (field, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object takes any field.
        let _ = Reflect::set(&options, &field.into(), &style.into());
    }
    let date = Date::new(&JsValue::from_f64(time as f64));
    date.to_locale_string(store.text().locale, &options).into()
}
