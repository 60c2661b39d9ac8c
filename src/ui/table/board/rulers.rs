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
        browser::fits_media,
        reactive::{dynamic, memo::memo},
        table::context::TableContext,
    },
};
use leptos::prelude::*;
use std::sync::Arc;

/// The side of a letter's plate on the whole board, in SVG units. Zooming keeps its size on screen.
const PLATE: f32 = 21.0;

/// Windows with the board beside the side. Above it, the board shows more than the view.
const BESIDE: &str = "(min-aspect-ratio: 1/1)";

/// Draws the rulers as soon as the rim with the coordinates leaves the view.
#[component]
pub fn Rulers(
    /// The board of the match.
    board: Arc<Board>,
) -> impl IntoView {
    let viewport = BoardViewport::get();
    let preferences = TableContext::get().store.app.preferences;
    let coordinates =
        memo(move || preferences.with(|preferences| Coordinates::new(&board, *preferences)));
    dynamic(move || {
        // A board that comes near for a finger shows a few spaces for a moment.
        let is_chosen = viewport.is_near() && viewport.by_itself.with(Option::is_none);
        let coordinates = coordinates.get().filter(|_| is_chosen && fits_media(BESIDE))?;
        let view = viewport.view();
        Some(rulers(&coordinates, view, PLATE * view.width / viewport.whole.get().width))
    })
}

/// Draws a plate for each column and row in view, but none where the rim is in view.
fn rulers(coordinates: &Coordinates, view: Rect, side: f32) -> AnyView {
    let middle = |index: usize| (index as f32 + 0.5) * CELL;
    let letters = coordinates.columns.chars().map(String::from).enumerate();
    let letters = letters.map(|(column, letter)| (middle(column), view.y + side * 0.7, letter));
    let numbers = coordinates.rows.iter().cloned().enumerate();
    let numbers = numbers.map(|(row, number)| (view.x + side * 0.7, middle(row), number));
    let letters = letters.filter(|_| view.y > 0.0);
    let numbers = numbers.filter(|_| view.x > 0.0);
    let inner = Rect { x: view.x + side, y: view.y + side, ..view };
    let plates = letters
        .filter(|(x, ..)| (inner.x..view.right()).contains(x))
        .chain(numbers.filter(|(_, y, _)| (inner.y..view.bottom()).contains(y)))
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
