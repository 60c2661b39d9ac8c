//! Radio buttons for a preference.

use crate::{
    session::Preferences,
    ui::{
        reactive::{alive, dynamic},
        state::AppState,
    },
};
use leptos::prelude::*;

/// Three radio buttons that set a preference.
#[component]
pub fn RadioGroup<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The value of `data-field`.
    field: &'static str,
    /// The legend.
    label: &'static str,
    /// The three values.
    values: [T; 3],
    /// The label of each value.
    names: [&'static str; 3],
    /// Returns the preference that the buttons set.
    of: fn(&mut Preferences) -> &mut T,
) -> impl IntoView {
    let preferences = AppState::get().preferences;
    let options = values.into_iter().zip(names).enumerate().map(|(index, (value, name))| {
        let chosen = move || *of(&mut preferences.get()) == value;
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=field
                    value=index
                    prop:checked=dynamic(chosen)
                    on:change=alive(move |_| preferences.update(|preferences| *of(preferences) = value))
                />
                {name}
            </label>
        }
        .into_any()
    });
    view! {
        <fieldset class="choice" data-field=field>
            <legend>{label}</legend>
            {options.collect_view()}
        </fieldset>
    }
}
