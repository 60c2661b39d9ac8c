//! Saves that could not be read: to be taken as files, or given up.

use super::page::SavedGamesContext;
use crate::ui::{
    browser::download::dated_name,
    files::export::save_file,
    reactive::dynamic::dynamic,
    state::{autosave::SAVES, store::Store},
    widgets::icon::Icon,
};
use leptos::prelude::*;

/// The saves that could not be read; nothing if there are none.
#[component]
pub fn ShelfBroken() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    dynamic(move || {
        context.changes.track();
        let broken = SAVES.damaged();
        (!broken.is_empty()).then(|| {
            let rows = broken.into_iter().enumerate().map(|(index, save)| {
                let text = save.text.clone();
                let name = (t.broken_save)(index + 1);
                let take = move |_| save_file(store, &dated_name("broken"), &text);
                let forget = move |_| {
                    SAVES.delete_damaged(&save);
                    context.refresh();
                };
                view! {
                    <li>
                        <span>{name}</span>
                        <button data-action="take-broken" on:click=take>
                            <Icon id="glyph-export" />
                            {t.export}
                        </button>
                        <button class="quiet" data-action="forget-broken" on:click=forget>
                            {t.delete}
                        </button>
                    </li>
                }
            });
            view! {
                <section class="shelf-section" aria-labelledby="shelf-broken">
                    <h2 id="shelf-broken">{t.broken}</h2>
                    <p class="soft">{t.broken_why}</p>
                    <ul class="saved-list card">{rows.collect_view()}</ul>
                </section>
            }
            .into_any()
        })
    })
}
