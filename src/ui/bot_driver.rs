//! Plays the bots' turns, an action after a pause, so that they can be followed.

use super::{
    chance, crash,
    store::{Screen, Store},
};
use crate::session::BotTurn;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Plays the bots' turns while the table is shown. Whenever the match changes, the pause begins
/// anew: dropping the last timer cancels it, so that no bot acts on a match that has moved on.
pub fn drive_bots(store: Store) {
    Effect::new(move |_: Option<Option<Timeout>>| {
        let to_act =
            store.play.with(|play| play.as_ref().is_some_and(|p| p.bot_to_act().is_some()));
        let pause = store.preferences.with(|preferences| preferences.bot_speed.pause());
        let waits = to_act && store.screen.get() == Screen::Table && !crash::has_happened();
        waits.then(|| Timeout::new(pause, move || act(store)))
    });
}

fn act(store: Store) {
    let turn = store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let (_, kind) = play.bot_to_act()?;
        BotTurn::ask(play, &mut *kind.build(chance::seed()), &mut chance::generator())
    });
    if let Some(turn) = turn {
        store.act(turn.action());
    }
    if let Some(BotTurn::Drawn(_)) = turn {
        store.notice.set(Some(store.text().saving.bot_drawn.to_owned()));
    }
}
