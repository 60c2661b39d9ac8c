//! A sentence whose references light up the board.

use super::store::Store;
use crate::{
    rules::SpaceSet,
    scene::sentence::{Reference, Sentence, Span},
};
use leptos::prelude::*;

/// A sentence; what it points at lights up on the board on hover, focus and tap.
#[component]
pub fn SentenceText(
    /// What it says.
    sentence: Sentence,
) -> impl IntoView {
    sentence
        .spans
        .into_iter()
        .map(|Span { text, about }| match about {
            Some(about) => view! { <Pointer text about /> }.into_any(),
            None => text.into_any(),
        })
        .collect_view()
}

#[component]
fn Pointer(text: String, about: Reference) -> impl IntoView {
    let store = Store::get();
    let light = move || {
        let spaces = store.play.with_untracked(|play| {
            play.as_ref().map(|play| about.spaces(play.game().table())).unwrap_or_default()
        });
        store.lit.set(spaces);
    };
    let out = move || store.lit.set(SpaceSet::EMPTY);
    view! {
        <button
            type="button"
            class="pointer"
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| out()
            on:focus=move |_| light()
            on:blur=move |_| out()
            on:click=move |_| light()
        >
            {text}
        </button>
    }
}
