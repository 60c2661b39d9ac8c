//! The board: one SVG with a layer for each concern.

mod areas;
mod focus_ring;
mod ghost;
mod grip;
mod ground;
mod keys;
mod letters;
mod outlines;
mod pan_direction;
mod pieces;
mod pointer;
mod rulers;
mod spaces;
mod viewport;
mod zoom_bar;

pub use spaces::space_of;
pub use viewport::BoardViewport;
pub use zoom_bar::{PanButtons, ZoomBar, ZoomButton};

use crate::{
    rules::{Board, RuleSet, Space},
    scene::{board::Highlights, input::Selection, words::board_name},
    ui::{
        art::measure,
        reactive::{UpdatePhase, alive, effect},
        table::context::TableContext,
    },
};
use areas::Areas;
use focus_ring::FocusRing;
use ghost::{GhostLayer, LabelLayer};
use ground::{Ground, Printed};
use keys::Keys;
use leptos::prelude::*;
use letters::Letters;
use outlines::Outlines;
use pieces::Pieces;
use pointer::{Pointer, spaces_kept_in_view};
use rulers::Rulers;
use spaces::Spaces;
use std::sync::Arc;

/// Draws the board with all its layers.
#[component]
pub fn BoardView(
    /// The board of the match.
    board: Arc<Board>,
) -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let (columns, rows) = (board.width() as i32, board.height() as i32);
    let class = match board.rules() {
        RuleSet::Base => "board brook-board",
        RuleSet::Valley => "board meadow-board",
    };
    let name = match board_name(board.name(), &text.start) {
        name if name.is_empty() => text.table.board.to_owned(),
        name => format!("{}{}{name}", text.table.board, text.colon),
    };
    let coordinates = context.preferences(|preferences| preferences.coordinates);
    let focus = RwSignal::new(first_space(&board));
    let all = *board.brook() | *board.soil();
    let viewport = BoardViewport::get();
    let root = viewport.root;
    effect(move || viewport.whole.set(measure::whole(columns, rows, coordinates.get())));
    let followed = context.selection.deferred(UpdatePhase::Zoom);
    let zoom_to = move |selection: Selection| {
        let densest = context.highlights.with_untracked(Highlights::densest);
        viewport.zoom_to(selection, untrack(|| spaces_kept_in_view(context)), densest);
    };
    effect(move || zoom_to(followed.get()));
    let chosen = context.selection.deferred(UpdatePhase::Turn);
    effect(move || {
        // The phase of the zoom comes after taps by finger only.
        if !viewport.is_finger() {
            zoom_to(chosen.get());
        }
        if matches!(chosen.get(), Selection::Domino(_) | Selection::RotatedDomino { .. }) {
            viewport.show_any(context.highlights.with_untracked(|highlights| highlights.legal));
        }
    });
    let pointer = Pointer { context, viewport, focus, tapped_once: StoredValue::new(None) };
    let ringed = RwSignal::new(None);
    let keys = Keys { context, viewport, all, focus, ringed, closes_card: RwSignal::new(false) };
    let ground = board.clone();
    let printed = board.clone();
    let named = board.clone();
    view! {
        <svg
            node_ref=root
            class=class
            class:zoomed=move || viewport.is_zoomed()
            viewBox=move || measure::view_box(viewport.view())
            tabindex="-1"
            role="grid"
            aria-label=name
            aria-rowcount=rows
            aria-colcount=columns
            on:click=alive(move |event| pointer.tap(&event))
            on:contextmenu=alive(move |event| pointer.rotate(&event))
            on:wheel=alive(move |event| pointer.wheel(&event))
            on:pointerdown=alive(move |event| viewport.down(&event))
            on:pointermove=alive(move |event| viewport.moved(&event))
            on:pointerup=alive(move |event| viewport.up(&event))
            on:pointercancel=alive(move |event| viewport.up(&event))
            on:pointerover=alive(move |event| pointer.hover(&event))
            on:pointerleave=alive(move |event| pointer.leave(&event))
            on:keydown=alive(move |event| keys.press(&event))
            on:focusin=alive(move |event| keys.enter_space(&event))
            on:focusout=alive(move |event| keys.leave_space(&event))
        >
            <Ground board=ground />
            <Areas columns rows />
            <Printed board=printed />
            <Pieces />
            <Outlines columns rows />
            <Spaces rows all focus />
            <Letters />
            <GhostLayer />
            <FocusRing at=ringed />
            <LabelLayer />
            <Rulers board=named />
        </svg>
    }
}

fn first_space(board: &Board) -> Space {
    board.starts().iter().next().or(board.brook().iter().next()).unwrap_or_default()
}
