//! The banner over a game that another tab plays.

use crate::ui::{
    reactive::{alive, dynamic},
    state::{Store, game_lock},
    widgets::Icon,
};
use leptos::prelude::*;

/// Draws the banner with its button to take the game over, if another tab plays it.
#[component]
pub fn OtherTabBanner() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    dynamic(move || {
        store.watches.get().then(|| {
            view! {
                <aside class="watching" data-watching="">
                    <Icon id="glyph-eye" />
                    <p role="status">{t.elsewhere} " " {t.watching}</p>
                    <button class="button-primary" data-action="take-over" on:click=alive(move |_| game_lock::take_over(store))>
                        {t.take_over}
                    </button>
                </aside>
            }.into_any()
        })
    })
}
