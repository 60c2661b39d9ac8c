//! Sentences whose references light up the board.

use crate::{
    rules::SpaceSet,
    scene::words::{Reference, Sentence, Span},
    session::Match,
    ui::{
        browser::{html_elements, is_modified},
        reactive::alive,
        state::Store,
    },
};
use leptos::prelude::*;

/// Draws a sentence. Its references light up the board on hover and tap; for the keyboard it is plain
/// text.
#[component]
pub fn SentenceText(
    /// The sentence.
    sentence: Sentence,
) -> impl IntoView {
    sentence
        .spans
        .into_iter()
        .map(|Span { text, reference }| match reference {
            Some(about) => view! { <Pointer text about /> }.into_any(),
            None => text.into_any(),
        })
        .collect_view()
}

#[component]
fn Pointer(text: String, about: Reference) -> impl IntoView {
    let store = Store::get();
    let light = move || light_up(store, &[about]);
    let out = move || store.lit.set(SpaceSet::EMPTY);
    // Names are everywhere; only places are underlined.
    let class = match about {
        Reference::Owner(_) | Reference::Animal(_) => "pointer pointer-name",
        Reference::Space(_) | Reference::Spaces(_) | Reference::Area(_) => "pointer",
    };
    view! {
        <span
            class=class
            on:pointerenter=alive(move |_| light())
            on:pointerleave=alive(move |_| out())
            on:click=alive(move |_| light())
        >
            {text}
        </span>
    }
}

/// Lights up the spaces of the references.
fn light_up(store: Store, references: &[Reference]) {
    let spaces = |game_match: Option<&Match>| {
        let table = game_match?.game().table();
        Some(references.iter().fold(SpaceSet::EMPTY, |all, about| all | about.spaces(table)))
    };
    store.lit.set(untrack(|| store.playback.displayed(spaces)).unwrap_or_default());
}

/// Lights up the places in the sentence: its spaces and areas.
pub fn light_up_places(store: Store, sentence: &Sentence) {
    let is_place = |about: &Reference| !matches!(about, Reference::Owner(_) | Reference::Animal(_));
    let references = sentence.spans.iter().filter_map(|span| span.reference);
    light_up(store, &references.filter(is_place).collect::<Vec<_>>());
}

/// Moves the focus among the lines' buttons in `within`: up and left to the line before, down and
/// right to the line after, by Home and End to the first and last. Without a focus, an arrow goes to
/// the newest line.
pub fn walk(within: &web_sys::Element, event: &web_sys::KeyboardEvent) {
    if is_modified(event) {
        return;
    }
    let all = html_elements(within.query_selector_all(".log-go"));
    let newest = all.len().checked_sub(1);
    let focused = document().active_element();
    let here = all.iter().position(|each| focused.as_ref().is_some_and(|it| it == &**each));
    let next = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => here.map_or(newest, |here| here.checked_sub(1)),
        "ArrowRight" | "ArrowDown" => here.map_or(newest, |here| Some(here + 1)),
        "Home" => Some(0),
        "End" => newest,
        _ => return,
    };
    if let Some(next) = next.and_then(|next| all.get(next)) {
        event.prevent_default();
        let _ = next.focus();
    }
}
