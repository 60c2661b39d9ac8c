//! Sentences whose references light up the board.

use crate::{
    rules::SpaceSet,
    scene::words::{Reference, Sentence, Span},
    session::Match,
    ui::{browser::is_modified, reactive::alive, state::Store},
};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Draws a sentence. Its references light up the board on hover, focus and tap.
///
/// References are no tab stops: a log has hundreds. Their parent moves the focus among them, see
/// [`walk`].
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
    let light = move || {
        let spaces = |game_match: Option<&Match>| {
            game_match.map(|game_match| about.spaces(game_match.game().table()))
        };
        store.lit.set(untrack(|| store.playback.displayed(spaces)).unwrap_or_default());
    };
    let out = move || store.lit.set(SpaceSet::EMPTY);
    // Names are everywhere; only places are underlined.
    let class = match about {
        Reference::Owner(_) | Reference::Animal(_) => "pointer pointer-name",
        Reference::Space(_) | Reference::Spaces(_) | Reference::Area(_) => "pointer",
    };
    view! {
        // A button would be a box of its own: the line could break before its full stop.
        <span
            role="button"
            tabindex="-1"
            class=class
            on:pointerenter=alive(move |_| light())
            on:pointerleave=alive(move |_| out())
            on:focus=alive(move |_| light())
            on:blur=alive(move |_| out())
            on:click=alive(move |_| light())
        >
            {text}
        </span>
    }
}

/// Moves the focus among the references in `within`. Left and right go to the previous and next
/// one, up and down to the first of the previous and next line. Without a focus, any of them goes
/// to the newest line. Enter and the space bar press the reference.
pub fn walk(within: &web_sys::Element, event: &web_sys::KeyboardEvent) {
    if is_modified(event) {
        return;
    }
    let (lines, back) = match event.key().as_str() {
        "ArrowLeft" => (false, true),
        "ArrowRight" => (false, false),
        "ArrowUp" => (true, true),
        "ArrowDown" => (true, false),
        "Enter" | " " => return press(event),
        _ => return,
    };
    let selector =
        if lines { "[data-log-line] > .pointer:first-of-type" } else { ".pointer, .log-go" };
    let Ok(found) = within.query_selector_all(selector) else { return };
    let all: Vec<web_sys::HtmlElement> =
        (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect();
    let focused = document().active_element();
    let line = focused.as_ref().and_then(|focused| focused.closest("[data-log-line]").ok()?);
    let here = all.iter().position(|each| match &line {
        Some(line) if lines => line.contains(Some(each)),
        _ => focused.as_ref().is_some_and(|focused| focused.is_same_node(Some(each))),
    });
    let next = match (here, back) {
        (Some(here), true) => here.checked_sub(1),
        (Some(here), false) => Some(here + 1),
        (None, _) => all.len().checked_sub(1),
    };
    if let Some(next) = next.and_then(|next| all.get(next)) {
        event.prevent_default();
        let _ = next.focus();
    }
}

/// Presses the focused reference, which is no button and does not do so itself.
fn press(event: &web_sys::KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(pointer) = target.filter(|target| target.matches(".pointer").unwrap_or(false)) {
        event.prevent_default();
        pointer.click();
    }
}
