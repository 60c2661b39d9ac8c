//! Plays the bots' turns, an action after a pause, so that they can be followed.

use super::{
    chance, crash,
    store::{Screen, Store},
};
use crate::{
    bots::{Bot, BotKind},
    rules::Seat,
    session::BotTurn,
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The bot that acted last. It stays, since it may have thought of its whole turn.
struct Mind {
    seat: Seat,
    kind: BotKind,
    bot: Box<dyn Bot>,
}

type Minds = StoredValue<Option<Mind>, LocalStorage>;

/// Plays the bots' turns while the table is shown. Whenever the match changes, the pause begins
/// anew: dropping the last timer cancels it, so that no bot acts on a match that has moved on.
pub fn drive_bots(store: Store) {
    let minds: Minds = StoredValue::new_local(None);
    Effect::new(move |_: Option<Option<Timeout>>| {
        let to_act =
            store.play.with(|play| play.as_ref().is_some_and(|p| p.bot_to_act().is_some()));
        let pause = store.preferences.with(|preferences| preferences.bot_speed.pause());
        let here = store.screen.get() == Screen::Table && !store.watches.get();
        let waits = to_act && here && !crash::has_happened();
        waits.then(|| Timeout::new(pause, move || act(store, minds)))
    });
}

fn act(store: Store, minds: Minds) {
    let turn = store.play.with_untracked(|play| {
        let play = play.as_ref()?;
        let (seat, kind) = play.bot_to_act()?;
        let mut last = None;
        minds.update_value(|mind| last = mind.take());
        let mut mind = last
            .filter(|mind| (mind.seat, mind.kind) == (seat, kind))
            .unwrap_or_else(|| Mind { seat, kind, bot: kind.build(chance::seed()) });
        let turn = BotTurn::ask(play, &mut *mind.bot, &mut chance::generator());
        minds.set_value(Some(mind));
        turn
    });
    if let Some(turn) = turn {
        store.act(turn.action());
    }
    if let Some(BotTurn::Drawn(_)) = turn {
        store.notice.set(Some(store.text().saving.bot_drawn.to_owned()));
    }
}
