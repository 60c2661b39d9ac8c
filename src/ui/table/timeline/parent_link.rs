//! The way from a branch back to the match that it goes on from.

use crate::{
    session::Match,
    ui::{
        reactive::{dynamic::live, memo::derived},
        state::{
            autosave::{SHELF, resume},
            store::Store,
        },
    },
};
use leptos::prelude::*;

/// Opens the match from which the one on the table goes on; nothing where that is no branch.
#[component]
pub fn WayBack() -> impl IntoView {
    let store = Store::get();
    let words = store.text().timeline;
    let has_parent = derived(move || {
        let from = |play: &Match| play.revisions().branched_from;
        store.looking.now(|play| play.and_then(from)).is_some()
    });
    let go = move |_| match store.play.with_untracked(|play| SHELF.parent(play.as_ref()?)) {
        Some(parent) => resume(store, parent),
        None => store.notice.set(Some(words.parent_gone.to_owned())),
    };
    live(move || {
        has_parent.get().then(|| {
            view! {
                <button type="button" class="pointer" data-action="open-parent" on:click=go>
                    {words.open_parent}
                </button>
            }
            .into_any()
        })
    })
}
