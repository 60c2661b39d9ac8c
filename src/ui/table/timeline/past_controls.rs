//! The controls of a player viewing the past.

use super::{
    BACK_AT_PLAY,
    steps::{play_on, view_position},
};
use crate::ui::{
    browser::focus_next,
    reactive::{alive, dynamic, memo::memo},
    state::Store,
    widgets::Icon,
};
use leptos::prelude::*;

/// Draws the controls: back to the current position, and play on from here.
#[component]
pub fn PastControls() -> impl IntoView {
    let store = Store::get();
    let is_past = memo(move || store.playback.is_past());
    dynamic(move || is_past.get().then(|| view! { <PastPanel /> }.into_any()))
}

#[component]
fn PastPanel() -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let bots_wait = move || {
        store.game_match.with(|game_match| {
            game_match.as_ref().is_some_and(|game_match| game_match.bot_to_act().is_some())
        })
    };
    let status = move || match store.playback.is_replaying() {
        true => t.showing_again,
        false => t.viewing_past,
    };
    let to_current = move |_| {
        view_position(store, None);
        focus_next(BACK_AT_PLAY);
    };
    view! {
        <section class="past-controls" aria-label=t.title>
            <p class="history-words">
                {dynamic(status)} " " <span hidden=move || !bots_wait()>{t.bots_wait}</span>
            </p>
            <div class="action-buttons">
                <button class="action" data-action="play-on" on:click=alive(move |_| play_on(store))>
                    <Icon id="glyph-branch" />
                    {t.play_on}
                </button>
                <button class="action button-primary" data-action="to-now" on:click=alive(to_current)>
                    <Icon id="glyph-last" />
                    {t.back_to_now}
                </button>
            </div>
            <p class="text-small text-soft">{t.play_on_hint}</p>
        </section>
    }
}
