//! The rulers of a zoomed board: the letters and numbers of its spaces at the edges of the view.

use super::BoardViewport;
use crate::{
    rules::Board,
    scene::{
        board::Coordinates,
        geometry::{Rect, decimal},
    },
    ui::{
        art::measure::CELL,
        browser::{on_resize, rect},
        reactive::{dynamic, memo::memo},
        table::context::TableContext,
    },
};
use leptos::prelude::*;
use std::sync::Arc;

/// The side of a letter's plate on the whole board, in SVG units. Zooming keeps its size on screen.
const PLATE: f32 = 21.0;

/// The least side of a letter's plate, in CSS pixels.
const READABLE: f32 = 16.0;

/// The share of the rim's width in which its coordinates are whole.
const LABELLED: f32 = 0.8;

/// Draws the rulers as soon as the rim with the coordinates leaves the view.
#[component]
pub fn Rulers(
    /// The board of the match.
    board: Arc<Board>,
) -> impl IntoView {
    let viewport = BoardViewport::get();
    let preferences = TableContext::get().store.app.preferences;
    let window = RwSignal::new(Rect::default());
    let root = move || Some(vec![viewport.root.get()?.into()]);
    on_resize(root, move |elements| elements.iter().for_each(|root| window.set(rect(root))));
    let coordinates =
        memo(move || preferences.with(|preferences| Coordinates::new(&board, *preferences)));
    dynamic(move || {
        // The edge of the view cuts the coordinates on the rim.
        let coordinates = coordinates.get().filter(|_| viewport.is_zoomed())?;
        let (view, whole, window) = (viewport.view(), viewport.whole.get(), window.get());
        let shown = shown(view, window);
        let readable = if window.width > 0.0 { READABLE * shown.width / window.width } else { 0.0 };
        let side = readable.max(PLATE * view.width / whole.width);
        Some(rulers(&coordinates, shown, whole, side))
    })
}

/// Returns the part of the board in the window, which is more than the view if their shapes differ.
fn shown(view: Rect, window: Rect) -> Rect {
    let shape = window.width / window.height;
    if !(shape.is_finite() && shape > 0.0) {
        return view;
    }
    let (width, height) =
        (view.width.max(view.height * shape), view.height.max(view.width / shape));
    let center = view.center();
    Rect { x: center.x - width / 2.0, y: center.y - height / 2.0, width, height }
}

/// Draws a plate for each column and row of a part of the board, but none where the rim names them.
fn rulers(coordinates: &Coordinates, shown: Rect, whole: Rect, side: f32) -> AnyView {
    let middle = |index: usize| (index as f32 + 0.5) * CELL;
    let letters = coordinates.columns.chars().map(String::from).enumerate();
    let letters = letters.map(|(column, letter)| (middle(column), shown.y + side * 0.7, letter));
    let numbers = coordinates.rows.iter().cloned().enumerate();
    let numbers = numbers.map(|(row, number)| (shown.x + side * 0.7, middle(row), number));
    let letters = letters.filter(|_| shown.y > whole.y * LABELLED);
    let numbers = numbers.filter(|_| shown.x > whole.x * LABELLED);
    let inner = Rect { x: shown.x + side, y: shown.y + side, ..shown };
    let plates = letters
        .filter(|(x, ..)| (inner.x..shown.right()).contains(x))
        .chain(numbers.filter(|(_, y, _)| (inner.y..shown.bottom()).contains(y)))
        .map(|(x, y, words)| plate(x, y, side, words));
    view! { <g class="rulers" aria-hidden="true">{plates.collect_view()}</g> }.into_any()
}

fn plate(x: f32, y: f32, side: f32, words: String) -> AnyView {
    view! {
        <rect
            class="ruler-plate"
            x=decimal(x - side / 2.0)
            y=decimal(y - side / 2.0)
            width=decimal(side)
            height=decimal(side)
            rx=decimal(side / 4.0)
        />
        <text class="ruler" x=decimal(x) y=decimal(y) font-size=decimal(side * 0.7)>
            {words}
        </text>
    }
    .into_any()
}
