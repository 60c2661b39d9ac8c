//! The link from a branch to its parent game.

use crate::{
    session::Match,
    ui::{
        reactive::{UpdatePhase, alive, dynamic, memo::memo},
        state::{SAVES, Store, open_match::resume},
    },
};
use leptos::prelude::*;

/// Draws the link, if the match on the table is a branch.
#[component]
pub fn ParentLink() -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let has_parent = memo(move || {
        let from = |game_match: &Match| game_match.revisions().branched_from;
        store.playback.current(|game_match| game_match.and_then(from)).is_some()
    });
    let has_parent = has_parent.deferred(UpdatePhase::Log);
    let go = move |_| match store
        .game_match
        .with_untracked(|game_match| SAVES.parent(game_match.as_ref()?))
    {
        Some(parent) => resume(store, parent),
        None => store.app.notice.set(Some(t.parent_gone.to_owned())),
    };
    dynamic(move || {
        has_parent.get().then(|| {
            view! {
                <button type="button" class="pointer" data-action="open-parent" on:click=alive(go)>
                    {t.open_parent}
                </button>
            }
            .into_any()
        })
    })
}
