//! The settings of the table: applied at once, kept from visit to visit.

use crate::{
    session::{Animations, Confirm, Irrelevant, Preferences},
    ui::{reactive::dynamic::live, state::store::Store, widgets::radio_group::OneOf},
};
use leptos::{prelude::*, web_sys::Element};

/// What the player wants to see on the table, and what is asked.
#[component]
pub fn TableSettings() -> impl IntoView {
    let words = Store::get().text().table.settings;
    view! {
        <div class="likes table-settings">
            <Switch field="colorblind" label=words.colorblind of=|likes| &mut likes.colorblind />
            <Switch field="joker-marks" label=words.joker_marks of=|likes| &mut likes.joker_marks />
            <Switch field="scored-areas" label=words.scored_areas of=|likes| &mut likes.scored_areas />
            <Switch field="coordinates" label=words.coordinates of=|likes| &mut likes.coordinates />
            <Switch field="unseen" label=words.unseen of=|likes| &mut likes.unseen />
            <OneOf
                field="irrelevant"
                label=words.irrelevant
                values=Irrelevant::ALL
                names=words.irrelevant_ways
                of=|likes| &mut likes.irrelevant
            />
            <OneOf
                field="animations"
                label=words.animations
                values=Animations::ALL
                names=words.paces
                of=|likes| &mut likes.animations
            />
            <OneOf
                field="confirm"
                label=words.confirm
                values=Confirm::ALL
                names=words.confirm_ways
                of=|likes| &mut likes.confirm
            />
            <p class="setting-note small soft">{words.confirm_note}</p>
        </div>
    }
}

/// Puts what styles need to know onto the page's root.
pub fn show_on(root: &Element, likes: Preferences) {
    let animations = match likes.animations {
        Animations::Off => Some("off"),
        Animations::Normal => None,
        Animations::Fast => Some("fast"),
    };
    let attributes = [
        ("data-palette", likes.colorblind.then_some("colorblind")),
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
                prop:checked=live(on)
                on:change=move |event| {
                    preferences.update(|likes| *of(likes) = event_target_checked(&event));
                }
            />
            {label}
        </label>
    }
}
