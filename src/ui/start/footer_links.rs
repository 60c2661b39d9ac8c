//! The footer of the start screen: rules, settings, credits.

use crate::ui::{
    help::about::About,
    reactive::alive,
    settings::settings_form::SettingsForm,
    state::AppState,
    widgets::{Dialog, Icon},
};
use leptos::prelude::*;

/// Buttons that open the rules, the settings and the credits.
#[component]
pub fn FooterLinks(
    /// `true` if the lessons of the tutorial are among the buttons.
    offers_lessons: bool,
) -> impl IntoView {
    let app = AppState::get();
    let (t, settings) = (app.text().menu, app.settings_open);
    let about = RwSignal::new(false);
    view! {
        {offers_lessons.then(|| view! { <LearnButton class="button-quiet" /> }.into_any())}
        <button class="button-quiet" data-action="how-to-play" on:click=alive(move |_| app.open_rules(None))>
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
        <About open=about />
        <Dialog open=settings title=t.settings>
            <SettingsForm />
        </Dialog>
    }
}

/// The button that opens the lessons of the tutorial.
#[component]
pub fn LearnButton(
    /// The class of the button.
    class: &'static str,
) -> impl IntoView {
    let app = AppState::get();
    view! {
        <button type="button" class=class data-action="learn" on:click=alive(move |_| app.lessons_open.set(true))>
            <Icon id="glyph-learn" />
            {app.text().menu.learn}
        </button>
    }
}
