//! The board: one SVG, a layer a concern.

mod areas;
mod domino;
mod ghost;
mod ground;
mod keys;
mod lens;
mod outlines;
mod pieces;
mod spaces;
mod zoom_bar;

pub use domino::{DominoArt, HalfArt};
pub use lens::Lens;
pub use pieces::{corner, mark_art, token_art};
pub use zoom_bar::{ZoomBar, ZoomButton};

use super::{art::measure, desk::Desk};
use crate::rules::{AreaId, Board, RuleSet, Space};
use areas::Areas;
use ghost::GhostLayer;
use ground::{Ground, Printed};
use keys::Keys;
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use outlines::Outlines;
use pieces::Pieces;
use spaces::Spaces;
use std::sync::Arc;

/// The board with all that lies on it.
#[component]
pub fn BoardView(
    /// The board of the match.
    board: Arc<Board>,
) -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let (columns, rows) = (board.width() as i32, board.height() as i32);
    let class = match board.rules() {
        RuleSet::Base => "board brook-board",
        RuleSet::Valley => "board meadow-board",
    };
    let name = (text.table.board)(board.name());
    let coordinates = desk.likes(|likes| likes.coordinates);
    let focus = RwSignal::new(first_space(&board));
    let all = *board.brook() | *board.soil();
    let lens = Lens::get();
    let root = lens.root;
    Effect::new(move || lens.whole.set(measure::whole(columns, rows, coordinates.get())));
    Effect::new(move || lens.follow(desk.selection.get()));
    let tap = move |event: ev::MouseEvent| {
        if lens.has_dragged() {
            return;
        }
        if let Some(at) = lens.meant(desk, &event, space_of(event.target())) {
            focus.set(at);
            desk.hover(None);
            desk.tap(at);
        }
    };
    let hover = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            let at = space_of(event.target());
            desk.hover(at);
            let area = at.and_then(|at| area_on(desk, at));
            if desk.looked_at.get_untracked() != area {
                desk.looked_at.set(area);
            }
        }
    };
    let leave = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            desk.hover(None);
            desk.looked_at.set(None);
        }
    };
    let keys = Keys { desk, lens, all, focus, passes: RwSignal::new(false) };
    let ground = board.clone();
    let printed = board.clone();
    view! {
        <svg
            node_ref=root
            class=class
            viewBox=move || lens.view_box()
            role="grid"
            aria-label=name
            on:click=tap
            on:wheel=move |event| lens.wheel(&event)
            on:pointerdown=move |event| lens.down(&event)
            on:pointermove=move |event| lens.moved(&event)
            on:pointerup=move |event| lens.up(&event)
            on:pointercancel=move |event| lens.up(&event)
            on:pointerover=hover
            on:pointerleave=leave
            on:keydown=move |event| keys.press(&event)
            on:focusin=move |event| keys.enter_space(&event)
            on:focusout=move |event| keys.leave_space(&event)
        >
            <Ground board=ground />
            <Areas columns rows />
            <Printed board=printed />
            <Pieces />
            <Outlines columns rows />
            <Spaces columns rows all focus />
            <GhostLayer />
        </svg>
    }
}

fn first_space(board: &Board) -> Space {
    board.starts().iter().next().or(board.brook().iter().next()).unwrap_or_default()
}

fn area_on(desk: Desk, at: Space) -> Option<AreaId> {
    let looking = desk.store.looking;
    untrack(|| looking.shown(|play| play.and_then(|play| play.game().table().area_on(at))))
}

/// The space that an element of the board stands for.
fn space_of(target: Option<leptos::web_sys::EventTarget>) -> Option<Space> {
    let element = target?.dyn_into::<leptos::web_sys::Element>().ok()?;
    element.get_attribute("data-space")?.parse().ok()
}
