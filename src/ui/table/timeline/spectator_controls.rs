//! The controls of a game between bots: pause, one action, one turn, continue.

use crate::{
    scene::history::BotPacing,
    session::Match,
    ui::{
        bots::driver::bots_may_act,
        reactive::{alive, dynamic, memo::memo},
        state::Store,
        widgets::Icon,
    },
};
use leptos::prelude::*;

/// Returns whether only bots play the match, and it is not over.
pub fn is_between_bots(game_match: &Match) -> bool {
    !game_match.has_person() && !game_match.game().table().is_over()
}

/// Returns whether the viewer cannot act: a past position, or a game between bots.
pub fn cannot_act(game_match: &Match) -> bool {
    game_match.is_past() || is_between_bots(game_match)
}

/// Draws the controls, if only bots play.
#[component]
pub fn SpectatorControls() -> impl IntoView {
    let store = Store::get();
    let watched = memo(move || {
        store.playback.displayed(|game_match| {
            game_match
                .is_some_and(|game_match| is_between_bots(game_match) && !game_match.is_past())
        })
    });
    dynamic(move || watched.get().then(|| view! { <SpectatorPanel /> }.into_any()))
}

#[component]
fn SpectatorPanel() -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let runs = memo(move || bots_may_act(store));
    let set = move |pace: fn(&Match) -> BotPacing| {
        let pace = store.game_match.with_untracked(|game_match| game_match.as_ref().map(pace));
        store.bot_pacing.set(pace.unwrap_or_default());
    };
    let toggle = move |_| match runs.get_untracked() {
        true => set(BotPacing::paused),
        false => store.bot_pacing.set(BotPacing::Running),
    };
    view! {
        <section class="spectator-controls" aria-label=t.watching>
            <p class="history-words">
                {dynamic(move || if runs.get() { t.watching } else { t.paused })}
            </p>
            <div class="action-buttons">
                <button class="action" data-action="one-action" on:click=alive(move |_| set(BotPacing::one_action))>
                    {t.one_action}
                </button>
                <button class="action" data-action="one-turn" on:click=alive(move |_| set(BotPacing::one_turn))>
                    {t.one_turn}
                </button>
                <button
                    class="action button-primary"
                    data-action="pause"
                    data-runs=move || runs.get().to_string()
                    on:click=alive(toggle)
                >
                    {dynamic(move || {
                        let id = if runs.get() { "glyph-pause" } else { "glyph-play" };
                        view! { <Icon id /> }.into_any()
                    })}
                    {dynamic(move || if runs.get() { t.pause } else { t.go_on })}
                </button>
            </div>
        </section>
    }
}
