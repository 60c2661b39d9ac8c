//! Watching bots play among themselves: pause, one action, one turn, go on.

use crate::{
    scene::history::bot_pacing::BotPacing,
    session::Match,
    ui::{
        reactive::{dynamic::dynamic, memo::memo},
        state::store::Store,
        widgets::icon::Icon,
    },
};
use leptos::prelude::*;

/// Whether a bot may act now: not while somebody looks back, nor beyond where it was told to
/// pause.
pub fn bots_may_act(store: Store) -> bool {
    let pace = store.pace.get();
    let may = store
        .game_match
        .with(|game_match| game_match.as_ref().is_some_and(|game_match| pace.allows(game_match)));
    may && !store.playback.is_back()
}

/// Whether the match of the page is one that is only watched, and goes on.
pub fn is_watched(game_match: &Match) -> bool {
    !game_match.has_person() && !game_match.game().table().is_over()
}

/// Whether the match is only looked at: a position that has been, or a game of others.
pub fn is_only_looked_at(game_match: &Match) -> bool {
    game_match.is_past() || is_watched(game_match)
}

/// The buttons of who watches; nothing where a person plays.
#[component]
pub fn SpectatorControls() -> impl IntoView {
    let store = Store::get();
    let watched = memo(move || {
        store.playback.shown(|game_match| {
            game_match.is_some_and(|game_match| is_watched(game_match) && !game_match.is_past())
        })
    });
    dynamic(move || watched.get().then(|| view! { <Panel /> }.into_any()))
}

#[component]
fn Panel() -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let runs = memo(move || bots_may_act(store));
    let set = move |pace: fn(&Match) -> BotPacing| {
        let pace = store.game_match.with_untracked(|game_match| game_match.as_ref().map(pace));
        store.pace.set(pace.unwrap_or_default());
    };
    let toggle = move |_| match runs.get_untracked() {
        true => set(BotPacing::paused),
        false => store.pace.set(BotPacing::Running),
    };
    view! {
        <section class="watch" aria-label=t.watching>
            <p class="look-back-words">
                {move || if runs.get() { t.watching } else { t.paused }}
            </p>
            <div class="buttons">
                <button class="action" data-action="one-action" on:click=move |_| set(BotPacing::one_action)>
                    {t.one_action}
                </button>
                <button class="action" data-action="one-turn" on:click=move |_| set(BotPacing::one_turn)>
                    {t.one_turn}
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
                    {move || if runs.get() { t.pause } else { t.go_on }}
                </button>
            </div>
        </section>
    }
}
