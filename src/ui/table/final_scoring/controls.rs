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
    let speed = move || format!("×{}", presentation.speed());
    view! {
        <div class="final-controls" role="group" aria-label=t.controls hidden=move || presentation.all()>
            <button
                class="icon-button"
                data-action="final-pause"
                aria-label=pause
                on:click=alive(move |_| presentation.toggle_pause())
            >
                {dynamic(pause_icon)}
            </button>
            <button
                class="icon-button"
                data-action="final-next"
                aria-label=t.next
                on:click=alive(move |_| presentation.next())
            >
                <Icon id="glyph-arrow" />
            </button>
            <button
                class="icon-button"
                data-action="final-faster"
                aria-label=t.faster
                on:click=alive(move |_| presentation.faster())
            >
                {dynamic(speed)}
            </button>
            <button
                class="icon-button final-skip"
                aria-label=t.skip
                on:click=alive(move |_| presentation.skip())
            >
                <Icon id="glyph-last" />
            </button>
        </div>
    }
}
