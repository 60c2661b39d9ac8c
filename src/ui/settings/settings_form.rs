//! The settings of the table: applied at once, kept from visit to visit.

use crate::{
    session::{Animations, Confirm, IrrelevantAnimals, Preferences},
    ui::{reactive::dynamic::dynamic, state::store::Store, widgets::radio_group::RadioGroup},
};
use leptos::{prelude::*, web_sys::Element};

/// What the player wants to see on the table, and what is asked.
#[component]
pub fn TableSettings() -> impl IntoView {
    let t = Store::get().text().table.settings;
    view! {
        <div class="likes table-settings">
            <Switch field="colorblind" label=t.colorblind of=|preferences| &mut preferences.colorblind />
            <Switch field="joker-marks" label=t.joker_marks of=|preferences| &mut preferences.joker_marks />
            <Switch field="scored-areas" label=t.scored_areas of=|preferences| &mut preferences.scored_areas />
            <Switch field="coordinates" label=t.coordinates of=|preferences| &mut preferences.coordinates />
            <Switch field="unseen" label=t.unseen of=|preferences| &mut preferences.unseen />
            <RadioGroup
                field="irrelevant"
                label=t.irrelevant
                values=IrrelevantAnimals::ALL
                names=t.irrelevant_ways
                of=|preferences| &mut preferences.irrelevant
            />
            <RadioGroup
                field="animations"
                label=t.animations
                values=Animations::ALL
                names=t.paces
                of=|preferences| &mut preferences.animations
            />
            <RadioGroup
                field="confirm"
                label=t.confirm
                values=Confirm::ALL
                names=t.confirm_ways
                of=|preferences| &mut preferences.confirm
            />
            <p class="setting-note small soft">{t.confirm_note}</p>
        </div>
    }
}

/// Puts what styles need to know onto the page's root.
pub fn show_on(root: &Element, preferences: Preferences) {
    let animations = match preferences.animations {
        Animations::Off => Some("off"),
        Animations::Normal => None,
        Animations::Fast => Some("fast"),
    };
    let attributes = [
        ("data-palette", preferences.colorblind.then_some("colorblind")),
        ("data-animations", animations),
    ];
    for (name, value) in attributes {
        // Setting an attribute of the page's own root can't be refused.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// On or off.
#[component]
fn Switch(
    field: &'static str,
    label: &'static str,
    of: fn(&mut Preferences) -> &mut bool,
) -> impl IntoView {
    let preferences = Store::get().preferences;
    let on = move || *of(&mut preferences.get());
    view! {
        <label class="option">
            <input
                type="checkbox"
                data-field=field
                prop:checked=dynamic(on)
                on:change=move |event| {
                    preferences.update(|preferences| *of(preferences) = event_target_checked(&event));
                }
            />
            {label}
        </label>
    }
}
