//! The link to a page of the rulebook, beside what its rule explains.

use crate::{
    scene::rulebook::RulesPage,
    ui::{
        reactive::alive,
        state::{AppState, Store},
    },
};
use leptos::prelude::*;

/// A small button that opens the rulebook at the page.
#[component]
pub fn RuleLink(
    /// The page.
    page: RulesPage,
) -> impl IntoView {
    let text = Store::get().text();
    let name = (text.rulebook.rule_on)(page.words(text).title);
    view! {
        <button
            class="rule-link"
            data-action="rule"
            data-rule=page.name()
            aria-label=name
            on:click=alive(move |_| AppState::get().open_rules(Some(page)))
        >
            {text.rulebook.rule}
        </button>
    }
}
