//! The settings: applied at once and stored in this browser.

use super::switch::Switch;
use crate::{
    session::{Animations, BotSpeed, Confirm, IrrelevantAnimals, Preferences, Theme},
    ui::{
        browser::{fits_media, is_keyboard_likely},
        reactive::{alive, dynamic},
        state::AppState,
        widgets::{LanguageChoice, RadioGroup},
    },
};
use leptos::{prelude::*, web_sys::Element};

/// All settings in groups: play, look, help and keys, sound.
#[component]
pub fn SettingsForm() -> impl IntoView {
    let app = AppState::get();
    let t = app.text().settings;
    let [play, look, help, sound] = t.groups;
    view! {
        <LanguageChoice group="language" />
        <div class="settings-form">
            {settings_group(play, view! { <PlaySettings /> }.into_any())}
            {settings_group(look, view! { <LookSettings /> }.into_any())}
            {settings_group(help, view! { <HelpSettings /> }.into_any())}
            {dynamic(move || app.sound_settings.get().map(|settings| settings_group(sound, settings())))}
        </div>
    }
}

/// Draws a group of settings under its heading.
fn settings_group(heading: &'static str, settings: AnyView) -> AnyView {
    view! {
        <fieldset class="setting-group">
            <legend>{heading}</legend>
            {settings}
        </fieldset>
    }
    .into_any()
}

/// The settings of how a game goes on.
#[component]
fn PlaySettings() -> impl IntoView {
    let text = AppState::get().text();
    let (t, menu) = (text.settings, text.menu);
    let is_still = fits_media("(prefers-reduced-motion: reduce)");
    view! {
        <RadioGroup
            field="confirm"
            label=t.confirm
            values=Confirm::ALL
            names=t.confirm_ways
            of=|preferences| &mut preferences.confirm
        />
        <p class="setting-note text-small text-soft">{t.confirm_note}</p>
        <RadioGroup
            field="bot-speed"
            label=menu.bot_speed
            values=BotSpeed::ALL
            names=menu.speeds
            of=|preferences| &mut preferences.bot_speed
        />
        <RadioGroup
            field="animations"
            label=t.animations
            values=Animations::ALL
            names=t.paces
            of=|preferences| &mut preferences.animations
        />
        {is_still.then(|| view! { <p class="setting-note text-small text-soft">{t.reduced_motion}</p> })}
        <Switch
            field="handover-screen"
            label=t.handover_screen
            of=|preferences| &mut preferences.handover_screen
        />
    }
}

/// The settings of how the page looks.
#[component]
fn LookSettings() -> impl IntoView {
    let text = AppState::get().text();
    let (t, menu) = (text.settings, text.menu);
    view! {
        <RadioGroup
            field="theme"
            label=menu.theme
            values=Theme::ALL
            names=menu.themes
            of=|preferences| &mut preferences.theme
        />
        <RadioGroup
            field="irrelevant"
            label=t.irrelevant
            values=IrrelevantAnimals::ALL
            names=t.irrelevant_ways
            of=|preferences| &mut preferences.irrelevant
        />
        <Switch field="colorblind" label=t.colorblind of=|preferences| &mut preferences.colorblind />
        <Switch field="joker-marks" label=t.joker_marks of=|preferences| &mut preferences.joker_marks />
        <Switch field="scored-areas" label=t.scored_areas of=|preferences| &mut preferences.scored_areas />
        <Switch field="coordinates" label=t.coordinates of=|preferences| &mut preferences.coordinates />
        <Switch field="unseen" label=t.unseen of=|preferences| &mut preferences.unseen />
    }
}

/// The settings of explanations and keys.
#[component]
fn HelpSettings() -> impl IntoView {
    let app = AppState::get();
    let t = app.text().settings;
    let has_mouse = fits_media("(any-hover: hover)");
    let hints_again = move |_| {
        app.preferences.update(|preferences| {
            preferences.is_onboarded = false;
            preferences.knows_mushrooms = false;
        });
        app.wants_hints.set(true);
        app.show_done(t.hints_come_again);
    };
    view! {
        {(has_mouse || is_keyboard_likely()).then(|| {
            view! { <Switch field="tooltips" label=t.tooltips of=|preferences| &mut preferences.tooltips /> }
        })}
        {is_keyboard_likely().then(|| {
            view! { <Switch field="shortcuts" label=t.shortcuts of=|preferences| &mut preferences.shortcuts /> }
        })}
        <button data-action="hints-again" on:click=alive(hints_again)>
            {t.hints_again}
        </button>
    }
}

/// Sets the attributes of the root element that styles read.
pub fn show_on(root: &Element, preferences: Preferences) {
    let animations = match preferences.animations {
        Animations::Off => Some("off"),
        Animations::Normal => None,
        Animations::Fast => Some("fast"),
    };
    let theme = match preferences.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let attributes = [
        ("data-theme", theme),
        ("data-palette", preferences.colorblind.then_some("colorblind")),
        ("data-animations", animations),
    ];
    for (name, value) in attributes {
        // The root element takes any attribute.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}
