//! What can be done while a position is looked back at.

use super::BACK_AT_PLAY;
use crate::ui::{
    browser::keyboard::focus_next,
    reactive::{dynamic::live, memo::derived},
    state::store::Store,
    widgets::icon::Icon,
};
use leptos::prelude::*;

/// The way back to now, and playing on from the position; nothing now.
#[component]
pub fn LookBack() -> impl IntoView {
    let store = Store::get();
    let is_back = derived(move || store.looking.is_back());
    live(move || is_back.get().then(|| view! { <Panel /> }.into_any()))
}

#[component]
fn Panel() -> impl IntoView {
    let store = Store::get();
    let words = store.text().timeline;
    let bots_wait = move || {
        store.play.with(|play| play.as_ref().is_some_and(|play| play.bot_to_act().is_some()))
    };
    let said = move || match store.looking.shows_again() {
        true => words.showing_again,
        false => words.looking_back,
    };
    let to_now = move |_| {
        store.look_back(None);
        focus_next(BACK_AT_PLAY);
    };
    view! {
        <section class="look-back" aria-label=words.title>
            <p class="look-back-words">
                {live(said)} " " <span hidden=move || !bots_wait()>{words.bots_wait}</span>
            </p>
            <div class="buttons">
                <button class="action" data-action="play-on" on:click=move |_| store.play_on()>
                    <Icon id="glyph-branch" />
                    {words.play_on}
                </button>
                <button class="action primary" data-action="to-now" on:click=to_now>
                    <Icon id="glyph-last" />
                    {words.back_to_now}
                </button>
            </div>
            <p class="small soft">{words.play_on_hint}</p>
        </section>
    }
}
