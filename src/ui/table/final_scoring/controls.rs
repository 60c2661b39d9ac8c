//! The buttons that steer the presentation: pause, next step, pace, and everything at once.

use super::reveal::Presentation;
use crate::ui::{
    reactive::{alive, dynamic},
    state::Store,
    widgets::Icon,
};
use leptos::prelude::*;

/// Draws the buttons, as long as there is more to present.
#[component]
pub fn Controls(
    /// The presentation that they steer.
    presentation: Presentation,
) -> impl IntoView {
    let t = Store::get().text().final_scoring;
    let pause = move || if presentation.is_paused() { t.go_on } else { t.pause };
    let pause_icon = move || {
        let id = if presentation.is_paused() { "glyph-play" } else { "glyph-pause" };
        view! { <Icon id /> }.into_any()
    };
    let speed = move || format!("×{}", presentation.speed()).into_any();
    view! {
        <div class="final-controls" role="group" aria-label=t.controls hidden=move || presentation.all()>
            {button("final-pause", pause, pause_icon, move || presentation.toggle_pause())}
            {button("final-next", move || t.next, || icon("glyph-arrow"), move || presentation.next())}
            {button("final-faster", move || t.faster, speed, move || presentation.faster())}
            {button("final-skip", move || t.skip, || icon("glyph-last"), move || presentation.skip())}
        </div>
    }
}

fn icon(id: &'static str) -> AnyView {
    view! { <Icon id /> }.into_any()
}

/// Draws a button that runs `press`; label and content follow what they read.
fn button(
    action: &'static str,
    label: impl Fn() -> &'static str + Send + 'static,
    content: impl Fn() -> AnyView + Send + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            class="icon-button"
            data-action=action
            aria-label=dynamic(label)
            on:click=alive(move |_| press())
        >
            {dynamic(content)}
        </button>
    }
    .into_any()
}
