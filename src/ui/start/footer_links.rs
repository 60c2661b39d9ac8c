//! The footer of the start screen: rules, settings, credits.

use crate::ui::{
    help::{about::About, how_to_play::HowToPlay},
    reactive::alive,
    settings::settings_form::SettingsForm,
    state::AppState,
    widgets::{Dialog, Icon},
};
use leptos::prelude::*;

/// Buttons that open the rules, the settings and the credits.
#[component]
pub fn FooterLinks() -> impl IntoView {
    let app = AppState::get();
    let (t, settings) = (app.text().menu, app.settings_open);
    let (rules, about) = (RwSignal::new(false), RwSignal::new(false));
    view! {
        <button class="button-quiet" data-action="how-to-play" on:click=alive(move |_| rules.set(true))>
            <Icon id="glyph-help" />
            {t.how_to_play}
        </button>
        <button class="button-quiet" data-action="settings" on:click=alive(move |_| settings.set(true))>
            <Icon id="glyph-settings" />
            {t.settings}
        </button>
        <button class="button-quiet" data-action="about" on:click=alive(move |_| about.set(true))>
            <Icon id="glyph-info" />
            {t.about}
        </button>
        <HowToPlay open=rules />
        <About open=about />
        <Dialog open=settings title=t.settings>
            <SettingsForm />
        </Dialog>
    }
}
