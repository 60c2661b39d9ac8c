//! The buttons that steer the presentation: step, pause, pace, everything at once, and once more.

use super::presentation::Presentation;
use crate::ui::{
    browser::{focus_next, is_of_finger},
    reactive::{alive, dynamic, effect},
    state::Store,
    table::context::TableContext,
    widgets::Icon,
};
use leptos::{ev, prelude::*};
use web_time::{Duration, Instant};

/// The time after the end in which a finger still means the buttons that stood there.
const LATE_TAP: Duration = Duration::from_millis(800);

/// What has the focus first: the button that steps, or all results.
pub const FIRST_STOP: &str =
    ".final-controls:not([hidden]) > [data-action=\"final-next\"], .final-scroll";

/// Draws the buttons as long as there is more to present, then the one that plays it again.
#[component]
pub fn Controls(
    /// The presentation that they steer.
    presentation: Presentation,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().final_scoring;
    let pause = move || if presentation.is_paused() { t.go_on } else { t.pause };
    let pause_icon = move || {
        let id = if presentation.is_paused() { "glyph-play" } else { "glyph-pause" };
        view! { <Icon id /> }.into_any()
    };
    let keyboard = TableContext::get().keyboard;
    let runs = presentation.is_animated();
    let speed = move || t.speeds[presentation.speed() as usize];
    let ended = StoredValue::new(None::<Instant>);
    effect(move || ended.set_value(presentation.is_complete().then(Instant::now)));
    let replay = move |event: ev::MouseEvent| {
        let is_late = ended.get_value().is_some_and(|ended| ended.elapsed() < LATE_TAP);
        if !is_of_finger(&event) || !is_late {
            // The area that the player looked at is not the first one scored.
            store.darken();
            presentation.replay(keyboard.is_used());
            focus_next(FIRST_STOP);
        }
    };
    view! {
        <div class="final-controls" role="group" aria-label=t.controls hidden=move || presentation.is_complete()>
            {button("final-back", true, move || t.back, || icon("glyph-back"), move || presentation.back())}
            {button("final-pause", runs, pause, pause_icon, move || presentation.toggle_pause())}
            {button("final-next", true, move || t.next, || icon("glyph-arrow"), move || presentation.step())}
            {button("final-faster", runs, speed, move || speed().into_any(), move || presentation.change_speed())}
            {button("final-skip", true, move || t.skip, || icon("glyph-last"), move || presentation.skip())}
        </div>
        <button
            class="button-quiet final-replay"
            data-action="final-replay"
            hidden=move || !presentation.is_complete()
            on:click=alive(replay)
        >
            <Icon id="glyph-play" />
            <span>{t.replay}</span>
        </button>
    }
}

fn icon(id: &'static str) -> AnyView {
    view! { <Icon id /> }.into_any()
}

/// Draws a button that runs `press`, if it is shown; label and content follow what they read.
fn button(
    action: &'static str,
    is_shown: bool,
    label: impl Fn() -> &'static str + Send + 'static,
    content: impl Fn() -> AnyView + Send + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            class="icon-button"
            data-action=action
            hidden=!is_shown
            aria-label=dynamic(label)
            on:click=alive(move |_| press())
        >
            {dynamic(content)}
        </button>
    }
    .into_any()
}
