//! The zoom buttons.

use super::{pan_direction::PanDirection, viewport::BoardViewport};
use crate::{
    scene::board::{Highlights, last_placed},
    ui::{
        browser::{focus_next, scroll_to},
        reactive::{Lifetime, alive, dynamic},
        table::{context::TableContext, scrolling::is_scrolled},
        widgets::Icon,
    },
};
use leptos::{ev, prelude::*};

/// Zooms in and back out; always there.
#[component]
pub fn ZoomButton() -> impl IntoView {
    let viewport = BoardViewport::get();
    let context = TableContext::get();
    let t = context.store.text().zoom;
    let label = move || if viewport.is_zoomed() { t.whole } else { t.nearer };
    let glyph = move || if viewport.is_zoomed() { "#glyph-fit" } else { "#glyph-zoom" };
    let lifetime = Lifetime::current();
    let press = move |event: ev::MouseEvent| {
        if context.double_tap.is_second_half(&event) {
            return;
        }
        let shows = if viewport.is_zoomed() {
            viewport.show_whole();
            ".board-frame"
        } else {
            let chosen = context.selection.get_untracked().spaces();
            let legal = || context.highlights.with_untracked(Highlights::densest).map(|at| [at; 2]);
            let last_placed = context.displayed_untracked(last_placed).flatten();
            viewport.zoom_in_on(chosen.or_else(legal), last_placed);
            ".zoom-bar"
        };
        // A window that is too low for the table shows the board from its upper edge.
        lifetime.next_frame(move || {
            if is_scrolled() {
                scroll_to(shows);
            }
        });
    };
    view! {
        <button class="button-quiet icon-button" data-action="zoom" aria-label=dynamic(label) on:click=alive(press)>
            <svg class="icon" aria-hidden="true">
                <use href=dynamic(glyph) />
            </svg>
            <span class="corner-label">{t.title}</span>
        </button>
    }
}

/// Pans a board that the player zoomed, at the four edges of the view: no drag is needed.
#[component]
pub fn PanButtons() -> impl IntoView {
    let viewport = BoardViewport::get();
    let context = TableContext::get();
    let t = context.store.text().zoom;
    let button = |(to, label): (PanDirection, &'static str)| {
        let ends = move || (!viewport.can_pan(to)).then_some("true");
        let leads = move || {
            let legal = context.highlights.with(|highlights| highlights.legal);
            legal.iter().any(|at| viewport.is_beyond(at, to))
        };
        let name = pan_name(to);
        view! {
            <button
                class=format!("icon-button pan-button pan-{name}")
                // Legal spaces lie there, out of view.
                class:leads=leads
                data-action=format!("pan-{name}")
                aria-label=label
                aria-disabled=dynamic(ends)
                on:click=alive(move |_| viewport.pan(to))
            >
                <Icon id="glyph-arrow" />
            </button>
        }
        .into_any()
    };
    let is_hidden = move || !viewport.is_zoomed() || viewport.around_piece.get();
    let buttons = PanDirection::ALL.into_iter().zip(t.pan).map(button);
    view! {
        <div class="pan-buttons" role="group" aria-label=t.pan_title hidden=is_hidden>
            {buttons.collect_view()}
        </div>
    }
}

const fn pan_name(to: PanDirection) -> &'static str {
    match to {
        PanDirection::Left => "left",
        PanDirection::Up => "up",
        PanDirection::Down => "down",
        PanDirection::Right => "right",
    }
}

/// Zooms out, to the whole board, and in: over a corner of a zoomed board, away from the ghost.
#[component]
pub fn ZoomBar() -> impl IntoView {
    let viewport = BoardViewport::get();
    let t = TableContext::get().store.text().zoom;
    let whole = move |_| {
        viewport.show_whole();
        focus_next("[data-action=zoom]");
    };
    view! {
        <div
            class="zoom-bar"
            role="group"
            aria-label=t.title
            // It would cover the board beside the piece.
            hidden=move || !viewport.is_zoomed() || viewport.around_piece.get()
        >
            <button
                class="icon-button"
                data-action="zoom-out"
                aria-label=t.farther
                on:click=alive(move |_| {
                    viewport.step_farther();
                    if !viewport.is_zoomed() {
                        focus_next("[data-action=zoom]");
                    }
                })
            >
                <Icon id="glyph-minus" />
            </button>
            <button class="icon-button" data-action="zoom-fit" aria-label=t.whole on:click=alive(whole)>
                <Icon id="glyph-fit" />
            </button>
            <button
                class="icon-button"
                data-action="zoom-in"
                aria-label=t.nearer
                on:click=alive(move |_| viewport.step_nearer())
            >
                <Icon id="glyph-plus" />
            </button>
        </div>
    }
}
