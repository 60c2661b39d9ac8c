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
pub fn StartLinks() -> impl IntoView {
    let words = Store::get().text().menu;
    let (rules, about, likes) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    view! {
        <button class="quiet" data-action="how-to-play" on:click=move |_| rules.set(true)>
            <Icon id="glyph-help" />
            {words.how_to_play}
        </button>
        <button class="quiet" data-action="settings" on:click=move |_| likes.set(true)>
            <Icon id="glyph-settings" />
            {words.settings}
        </button>
        <button class="quiet" data-action="about" on:click=move |_| about.set(true)>
            <Icon id="glyph-info" />
            {words.about}
        </button>
        <HowToPlay open=rules />
        <About open=about />
        <Dialog open=likes title=words.settings>
            <Likes />
        </Dialog>
    }
}
