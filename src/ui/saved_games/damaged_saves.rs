//! Saves that could not be read: to be taken as files, or given up.

use super::page::ShelfDesk;
use crate::ui::{
    files::export::{dated, hand_out},
    reactive::dynamic::live,
    state::{autosave::SHELF, store::Store},
    widgets::icon::Icon,
};
use leptos::prelude::*;

/// The saves that could not be read; nothing if there are none.
#[component]
pub fn ShelfBroken() -> impl IntoView {
    let store = Store::get();
    let words = store.text().shelf;
    let desk = ShelfDesk::get();
    live(move || {
        desk.changes.track();
        let broken = SHELF.broken();
        (!broken.is_empty()).then(|| {
            let rows = broken.into_iter().enumerate().map(|(index, save)| {
                let text = save.text.clone();
                let name = (words.broken_save)(index + 1);
                let take = move |_| hand_out(store, &dated("broken"), &text);
                let forget = move |_| {
                    SHELF.forget_broken(&save);
                    desk.refresh();
                };
                view! {
                    <li>
                        <span>{name}</span>
                        <button data-action="take-broken" on:click=take>
                            <Icon id="glyph-export" />
                            {words.export}
                        </button>
                        <button class="quiet" data-action="forget-broken" on:click=forget>
                            {words.delete}
                        </button>
                    </li>
                }
            });
            view! {
                <section class="shelf-section" aria-labelledby="shelf-broken">
                    <h2 id="shelf-broken">{words.broken}</h2>
                    <p class="soft">{words.broken_why}</p>
                    <ul class="saved-list card">{rows.collect_view()}</ul>
                </section>
            }
            .into_any()
        })
    })
}
