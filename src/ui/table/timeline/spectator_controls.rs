//! Watching bots play among themselves: pause, one action, one turn, go on.

use crate::{
    scene::history::bot_pacing::Pace,
    session::Match,
    ui::{
        reactive::{dynamic::live, memo::derived},
        state::store::Store,
        widgets::icon::Icon,
    },
};
use leptos::prelude::*;

/// Whether a bot may act now: not while somebody looks back, nor beyond where it was told to
/// pause.
pub fn bots_may_act(store: Store) -> bool {
    let pace = store.pace.get();
    let may = store.play.with(|play| play.as_ref().is_some_and(|play| pace.lets_act(play)));
    may && !store.looking.is_back()
}

/// Whether the match of the page is one that is only watched, and goes on.
pub fn is_watched(play: &Match) -> bool {
    !play.has_person() && !play.game().table().is_over()
}

/// Whether the match is only looked at: a position that has been, or a game of others.
pub fn is_only_looked_at(play: &Match) -> bool {
    play.is_past() || is_watched(play)
}

/// The buttons of who watches; nothing where a person plays.
#[component]
pub fn Watch() -> impl IntoView {
    let store = Store::get();
    let watched = derived(move || {
        store.looking.shown(|play| play.is_some_and(|play| is_watched(play) && !play.is_past()))
    });
    live(move || watched.get().then(|| view! { <Panel /> }.into_any()))
}

#[component]
fn Panel() -> impl IntoView {
    let store = Store::get();
    let words = store.text().timeline;
    let runs = derived(move || bots_may_act(store));
    let set = move |pace: fn(&Match) -> Pace| {
        let pace = store.play.with_untracked(|play| play.as_ref().map(pace));
        store.pace.set(pace.unwrap_or_default());
    };
    let toggle = move |_| match runs.get_untracked() {
        true => set(Pace::paused),
        false => store.pace.set(Pace::Running),
    };
    view! {
        <section class="watch" aria-label=words.watching>
            <p class="look-back-words">
                {move || if runs.get() { words.watching } else { words.paused }}
            </p>
            <div class="buttons">
                <button class="action" data-action="one-action" on:click=move |_| set(Pace::one_action)>
                    {words.one_action}
                </button>
                <button class="action" data-action="one-turn" on:click=move |_| set(Pace::one_turn)>
                    {words.one_turn}
                </button>
                <button
                    class="action primary"
                    data-action="pause"
                    data-runs=move || runs.get().to_string()
                    on:click=toggle
                >
                    <Show
                        when=move || runs.get()
                        fallback=move || view! { <Icon id="glyph-play" /> }
                    >
                        <Icon id="glyph-pause" />
                    </Show>
                    {move || if runs.get() { words.pause } else { words.go_on }}
                </button>
            </div>
        </section>
    }
}
