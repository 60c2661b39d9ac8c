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

/// The depth of a ruler on the whole board, in SVG units. Zooming keeps its size on screen.
const DEPTH: f32 = 21.0;

/// The least depth of a ruler, in CSS pixels.
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
        let depth = readable.max(DEPTH * view.width / whole.width);
        Some(rulers(&coordinates, shown, whole, depth))
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

/// Draws a strip with the columns at the upper edge of a part of the board, and one with the rows at
/// its left edge, but none where the rim names them. A strip covers what is left of the rim.
fn rulers(coordinates: &Coordinates, shown: Rect, whole: Rect, depth: f32) -> AnyView {
    let strip = |edge: f32, rim: f32| match edge > rim * LABELLED {
        true => depth.max(-edge),
        false => 0.0,
    };
    let (high, wide) = (strip(shown.y, whole.y), strip(shown.x, whole.x));
    let Rect { x, y, .. } = shown;
    // They end with the rim.
    let (left, top) = (x.max(whole.x), y.max(whole.y));
    let width = shown.right().min(whole.right()) - left;
    let height = shown.bottom().min(whole.bottom()) - top;
    let strips = [(left, y, width, high), (x, top, wide, height)].map(|(x, y, width, height)| {
        let [x, y, width, height] = [x, y, width, height].map(decimal);
        format!("M{x} {y}h{width}v{height}h-{width}z")
    });
    let middle = |index: usize| (index as f32 + 0.5) * CELL;
    let letters = coordinates.columns.chars().map(String::from).enumerate();
    let letters = letters.map(|(column, letter)| (middle(column), y + high / 2.0, letter));
    let numbers = coordinates.rows.iter().cloned().enumerate();
    let numbers = numbers.map(|(row, number)| (x + wide / 2.0, middle(row), number));
    let labels = letters
        .filter(|(at, ..)| high > 0.0 && (x + wide..shown.right()).contains(at))
        .chain(numbers.filter(|(_, at, _)| wide > 0.0 && (y + high..shown.bottom()).contains(at)))
        .map(|(x, y, words)| label(x, y, depth, words));
    view! {
        <g class="rulers" aria-hidden="true">
            <path class="ruler-strips" d=strips.concat() />
            {labels.collect_view()}
        </g>
    }
    .into_any()
}

fn label(x: f32, y: f32, depth: f32, words: String) -> AnyView {
    view! {
        <text class="ruler" x=decimal(x) y=decimal(y) font-size=decimal(depth * 0.7)>
            {words}
        </text>
    }
    .into_any()
}
