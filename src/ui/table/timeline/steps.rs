//! Steps through the positions of a match, the replay, and playing on from the past.

use crate::{
    scene::history::{Step, replay_positions},
    ui::state::{Next, Store, put_on_table},
};
use leptos::prelude::*;

/// Displays the position after `actions` actions, or the current one if there are none.
pub fn view_position(store: Store, actions: Option<usize>) {
    store.app.notice.set(None);
    store.stage.stop();
    store.playback.go_to(actions);
}

/// Takes a step along the timeline.
pub fn step_along(store: Store, step: Step) {
    let from = untrack(|| store.playback.position());
    let target =
        store.game_match.with_untracked(|game_match| step.target(game_match.as_ref()?, from));
    view_position(store, target);
    if target == from {
        let t = store.text().timeline;
        let end = if from.is_some() { t.is_beginning } else { t.is_now };
        store.app.notice.set(Some(end.to_owned()));
    }
}

/// Starts to replay what the others did.
pub fn replay_others(store: Store) {
    let stops =
        store.game_match.with_untracked(|game_match| game_match.as_ref().map(replay_positions));
    let Some((&first, rest)) = stops.as_deref().and_then(<[usize]>::split_first) else {
        store.app.notice.set(Some(store.text().timeline.nothing_to_show.to_owned()));
        return;
    };
    view_position(store, Some(first));
    // One stop more than there are positions: the last position stands as long as the others.
    let end = store.game_match.with_untracked(|game_match| {
        game_match.as_ref().map_or(0, |game_match| game_match.log().len())
    });
    store.playback.replay([end].iter().chain(rest.iter().rev()).copied().collect());
}

/// Puts a new match on the table that continues from the past position on display.
pub fn play_on(store: Store) {
    let position = untrack(|| store.playback.position());
    let branch = position.and_then(|actions| {
        let save_id = store.save_id.get_untracked();
        store.game_match.with_untracked(|game_match| game_match.as_ref()?.branch(actions, save_id))
    });
    let Some(branch) = branch else { return };
    if put_on_table(store, &Next::New(branch)).is_err() {
        store.app.notice.set(Some(store.text().timeline.no_room.to_owned()));
    }
}
