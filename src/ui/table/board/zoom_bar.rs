//! The buttons that bring the board nearer.

use super::viewport::Lens;
use crate::ui::{
    browser::keyboard::focus_next, reactive::dynamic::live, table::context::Desk,
    widgets::icon::Icon,
};
use leptos::prelude::*;

/// Nearer and back again in one; it is there all the time.
#[component]
pub fn ZoomButton() -> impl IntoView {
    let lens = Lens::get();
    let words = Desk::get().store.text().zoom;
    let label = move || if lens.is_near() { words.whole } else { words.nearer };
    let glyph = move || if lens.is_near() { "#glyph-fit" } else { "#glyph-zoom" };
    let press = move |_| if lens.is_near() { lens.show_whole() } else { lens.step_nearer() };
    view! {
        <button class="quiet icon-button" data-action="zoom" aria-label=live(label) on:click=press>
            <svg class="icon" aria-hidden="true">
                <use href=live(glyph) />
            </svg>
        </button>
    }
}

/// Farther, whole, nearer: over a corner of the board while less than all of it is shown, away from what has been laid.
#[component]
pub fn ZoomBar() -> impl IntoView {
    let lens = Lens::get();
    let words = Desk::get().store.text().zoom;
    let whole = move |_| {
        lens.show_whole();
        focus_next("[data-action=zoom]");
    };
    view! {
        <div
            class="zoom-bar"
            class:above=move || lens.is_low()
            role="group"
            aria-label=words.title
            hidden=move || !lens.is_near()
        >
            <span class="zoom-note" hidden=move || lens.by_itself.with(Option::is_none)>
                {words.by_itself}
            </span>
            <button
                class="icon-button"
                data-action="zoom-out"
                aria-label=words.farther
                on:click=move |_| {
                    lens.step_farther();
                    if !lens.is_near() {
                        focus_next("[data-action=zoom]");
                    }
                }
            >
                <Icon id="glyph-minus" />
            </button>
            <button class="icon-button" data-action="zoom-fit" aria-label=words.whole on:click=whole>
                <Icon id="glyph-fit" />
            </button>
            <button
                class="icon-button"
                data-action="zoom-in"
                aria-label=words.nearer
                on:click=move |_| lens.step_nearer()
            >
                <Icon id="glyph-plus" />
            </button>
        </div>
    }
}
