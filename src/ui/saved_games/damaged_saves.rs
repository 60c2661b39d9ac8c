//! Saves that cannot be read: they can be exported as files or deleted.

use super::{context::SavedGamesContext, page::HEADING};
use crate::ui::{
    browser::{dated_name, focus_if_lost},
    files::save_file,
    reactive::{alive, dynamic},
    state::{SAVES, Store},
    widgets::Icon,
};
use leptos::prelude::*;

/// The saves that cannot be read; nothing if there are none.
#[component]
pub fn DamagedSaves() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    dynamic(move || {
        context.changes.track();
        let damaged = SAVES.damaged();
        (!damaged.is_empty()).then(|| {
            let rows = damaged.into_iter().enumerate().map(|(index, save)| {
                let text = save.text.clone();
                let name = (t.broken_save)(index + 1);
                let export = move |_| {
                    save_file(store, &dated_name("broken"), &text);
                };
                let delete = move |_| {
                    SAVES.delete_damaged(&save);
                    context.refresh();
                    focus_if_lost(HEADING);
                };
                view! {
                    <li>
                        <span>{name}</span>
                        <button data-action="take-broken" on:click=alive(export)>
                            <Icon id="glyph-export" />
                            {t.export}
                        </button>
                        <button class="button-quiet" data-action="forget-broken" on:click=alive(delete)>
                            {t.delete}
                        </button>
                    </li>
                }
            });
            view! {
                <section class="saved-games-section" aria-labelledby="saved-games-broken">
                    <h2 id="saved-games-broken">{t.broken}</h2>
                    <p class="text-soft">{t.broken_hint}</p>
                    <ul class="saved-list card">{rows.collect_view()}</ul>
                </section>
            }
            .into_any()
        })
    })
}
