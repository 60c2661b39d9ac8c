//! The list of the rulebook's pages, and the search field that shortens it.

use super::shown_page::{plays_valley, shown_page};
use crate::{
    scene::rulebook::{RulesPage, search},
    ui::{
        reactive::{alive, list, memo::memo},
        state::{AppState, Store},
    },
};
use leptos::prelude::*;

/// Draws the search field and the pages that it finds.
#[component]
pub fn Contents() -> impl IntoView {
    let app = AppState::get();
    let text = Store::get().text();
    let t = text.rulebook;
    let (plays_valley, shown) = (plays_valley(), shown_page());
    let query = RwSignal::new(String::new());
    let found = memo(move || {
        let found = query.with(|query| search(text, query));
        let pages = RulesPage::in_order(plays_valley.get()).into_iter();
        pages.filter(|page| found.contains(page)).collect::<Vec<_>>()
    });
    let news = move || {
        let query = query.get();
        match found.with(Vec::len) {
            _ if query.trim().is_empty() => String::new(),
            0 => (t.nothing_found)(query.trim()),
            pages => (t.found)(pages),
        }
    };
    let entry = move |page: RulesPage| {
        let current = move || (shown.get() == page).then_some("page");
        view! {
            <li>
                <button
                    class="button-quiet"
                    data-rules-page=page.name()
                    aria-current=current
                    on:click=alive(move |_| app.open_rules(Some(page)))
                >
                    {page.words(text).title}
                </button>
            </li>
        }
    };
    view! {
        <label class="rulebook-search">
            <span class="text-small">{t.search}</span>
            <input
                type="search"
                data-field="rules-search"
                autocomplete="off"
                on:input=alive(move |event| query.set(event_target_value(&event)))
            />
        </label>
        <p class="text-soft" role="status">{news}</p>
        <ul class="rulebook-list">{list(move || found.get(), |page| *page, entry)}</ul>
    }
}
