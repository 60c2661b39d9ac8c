//! The bar over a game that another tab plays.

use crate::ui::{
    reactive::dynamic::live,
    state::{game_lock, store::Store},
    widgets::icon::Icon,
};
use leptos::prelude::*;

/// Says that another tab plays the game, and takes it over; nothing where this tab plays it.
#[component]
pub fn Watching() -> impl IntoView {
    let store = Store::get();
    let words = store.text().shelf;
    live(move || {
        store.watches.get().then(|| {
            view! {
                <aside class="watching" data-watching="">
                    <Icon id="glyph-eye" />
                    <p role="status">{words.elsewhere} " " {words.watching}</p>
                    <button class="primary" data-action="take-over" on:click=move |_| game_lock::take_over(store)>
                        {words.take_over}
                    </button>
                </aside>
            }.into_any()
        })
    })
}
