//! A check box for a preference.

use crate::{
    session::Preferences,
    ui::{
        reactive::{alive, dynamic},
        state::AppState,
    },
};
use leptos::prelude::*;

/// A check box for a setting that is on or off.
#[component]
pub fn Switch(
    /// The value of `data-field`.
    field: &'static str,
    /// The label.
    label: &'static str,
    /// Returns the preference that the box sets.
    of: fn(&mut Preferences) -> &mut bool,
) -> impl IntoView {
    let preferences = AppState::get().preferences;
    let on = move || *of(&mut preferences.get());
    view! {
        <label class="option">
            <input
                type="checkbox"
                data-field=field
                prop:checked=dynamic(on)
                on:change=alive(move |event| {
                    preferences.update(|preferences| *of(preferences) = event_target_checked(&event));
                })
            />
            {label}
        </label>
    }
}
