//! Plays the bots' turns, an action after a pause, so that they can be followed.

use super::{
    chance,
    store::{Screen, Store},
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Plays the bots' turns while the table is shown. Whenever the match changes, the pause begins
/// anew: dropping the last timer cancels it, so that no bot acts on a match that has moved on.
pub fn drive_bots(store: Store) {
    Effect::new(move |_: Option<Option<Timeout>>| {
        let to_act =
            store.play.with(|play| play.as_ref().is_some_and(|p| p.bot_to_act().is_some()));
        let pause = store.preferences.with(|preferences| preferences.bot_speed.pause());
        let waits = to_act && store.screen.get() == Screen::Table;
        waits.then(|| Timeout::new(pause, move || act(store)))
    });
}

fn act(store: Store) {
    let chosen = store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let (seat, kind) = play.bot_to_act()?;
        kind.build(chance::seed()).choose(&play.game().view(seat))
    });
    if let Some(action) = chosen {
        store.act(action);
    }
}
