//! The choice of the page's language.

use crate::{
    text::Language,
    ui::{
        browser::html_elements,
        reactive::{alive, dynamic},
        state::AppState,
    },
};
use leptos::prelude::*;

/// Radio buttons with the languages, each by its own name. The page changes at once.
#[component]
pub fn LanguageChoice(
    /// The name of the group. Two groups of one name in the page would share one checked button.
    group: &'static str,
) -> impl IntoView {
    let app = AppState::get();
    let options = Language::ALL.map(|language| {
        let choose = move |_| app.preferences.update(|all| all.language = Some(language));
        view! {
            <label class="language" lang=language.tag()>
                <input
                    type="radio"
                    name=group
                    value=language.tag()
                    prop:checked=dynamic(move || app.language.get() == language)
                    on:change=alive(choose)
                />
                <span>{language.own_name()}</span>
            </label>
        }
        .into_any()
    });
    view! {
        <fieldset class="languages" data-field="language">
            <legend class="visually-hidden">{app.text().menu.language}</legend>
            {options.into_iter().collect_view()}
        </fieldset>
    }
}

/// Moves the focus to the chosen language, after the page was built anew in it: in the settings if
/// they are open, or else on the start screen.
pub fn focus_language_choice() {
    let chosen =
        html_elements(document().query_selector_all("[data-field=language] input:checked"));
    if let Some(input) = chosen.last() {
        // It may be gone again.
        let _ = input.focus();
    }
}
