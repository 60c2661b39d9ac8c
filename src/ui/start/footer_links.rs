//! What the start screen offers beside a game: the rules, about, look.

use crate::ui::{
    help::{about::About, how_to_play::HowToPlay},
    state::store::Store,
    table::overlays::menu::Likes,
    widgets::{dialog::Dialog, icon::Icon},
};
use leptos::prelude::*;

/// The rules, about, and what one likes.
#[component]
pub fn FooterLinks() -> impl IntoView {
    let t = Store::get().text().menu;
    let (rules, about, preferences) =
        (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    view! {
        <button class="quiet" data-action="how-to-play" on:click=move |_| rules.set(true)>
            <Icon id="glyph-help" />
            {t.how_to_play}
        </button>
        <button class="quiet" data-action="settings" on:click=move |_| preferences.set(true)>
            <Icon id="glyph-settings" />
            {t.settings}
        </button>
        <button class="quiet" data-action="about" on:click=move |_| about.set(true)>
            <Icon id="glyph-info" />
            {t.about}
        </button>
        <HowToPlay open=rules />
        <About open=about />
        <Dialog open=preferences title=t.settings>
            <Likes />
        </Dialog>
    }
}
