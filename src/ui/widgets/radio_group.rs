//! A preference with three ways, as radio buttons.

use crate::{
    session::Preferences,
    ui::{reactive::dynamic::dynamic, state::store::Store},
};
use leptos::prelude::*;

/// One of three.
#[component]
pub fn RadioGroup<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The name by which tests know it.
    field: &'static str,
    /// What it is about.
    label: &'static str,
    /// The ways.
    values: [T; 3],
    /// What each is called.
    names: [&'static str; 3],
    /// Where it stands among the preferences.
    of: fn(&mut Preferences) -> &mut T,
) -> impl IntoView {
    let preferences = Store::get().preferences;
    let options = values.into_iter().zip(names).enumerate().map(|(index, (value, name))| {
        let chosen = move || *of(&mut preferences.get()) == value;
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=field
                    value=index
                    prop:checked=dynamic(chosen)
                    on:change=move |_| preferences.update(|preferences| *of(preferences) = value)
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
