//! The rim, the brook or meadow, and what is printed on it.

use crate::{
    rules::{Board, RuleSet, Space},
    scene::{
        board::Coordinates,
        geometry::{FLOWERS, RIPPLES, TUFTS, decimal, on_grid, scatter, tiles},
    },
    ui::{
        art::measure::{CELL, TILE, centered},
        reactive::{dynamic, memo::memo},
        table::context::TableContext,
    },
};
use leptos::prelude::*;
use std::sync::Arc;

/// The distance between the centres of two digits, in SVG units.
const DIGIT: f32 = 8.0;

/// Draws the rim with its coordinates, and the brook or meadow.
#[component]
pub fn Ground(
    /// The board of the match.
    board: Arc<Board>,
) -> impl IntoView {
    let context = TableContext::get();
    let (columns, rows) = (board.width() as i32, board.height() as i32);
    let (width, height) = (columns as f32 * CELL, rows as f32 * CELL);
    let preferences = context.store.app.preferences;
    let printed = board.clone();
    let coordinates =
        memo(move || preferences.with(|preferences| Coordinates::new(&printed, *preferences)));
    let rim = move || if coordinates.with(Option::is_some) { (23.0, 20) } else { (8.0, 14) };
    let on_brook = on_grid(*board.brook());
    let tile_path = tiles(columns, rows, CELL, TILE.0, TILE.1, on_brook);
    let texture = match board.rules() {
        RuleSet::Base => {
            let ripples = scatter(columns, rows, CELL, 2, RIPPLES, on_brook);
            view! {
                <path class="brook-tiles" d=tile_path />
                <path class="ripples" d=ripples />
            }
            .into_any()
        }
        RuleSet::Valley => {
            let tufts = scatter(columns, rows, CELL, 2, TUFTS, on_brook);
            let flowers = scatter(columns, rows, CELL, 1, FLOWERS, on_brook);
            let fourth = move |x, y| (x * 3 + y) % 4 == 0 && on_brook(x, y);
            let two = scatter(columns, rows, CELL, 1, FLOWERS, fourth);
            view! {
                <path class="meadow-tiles" d=tile_path />
                <path class="tufts" d=tufts />
                <path class="flowers" d=flowers />
                <path class="flowers flowers-second" d=two transform="translate(9 8)" />
            }
            .into_any()
        }
    };
    let ground = match board.rules() {
        RuleSet::Base => "brook",
        RuleSet::Valley => "meadow",
    };
    view! {
        <g aria-hidden="true">
            <rect
                class="rim-edge"
                x=move || decimal(-rim().0)
                y=move || decimal(2.0 - rim().0)
                rx=move || rim().1
                width=move || decimal(width + 2.0 * rim().0)
                height=move || decimal(height + 2.0 * rim().0 - 2.0)
            />
            <rect
                class="rim"
                x=move || decimal(-rim().0)
                y=move || decimal(-rim().0)
                rx=move || rim().1
                width=move || decimal(width + 2.0 * rim().0)
                height=move || decimal(height + 2.0 * rim().0)
            />
            {dynamic(move || coordinates.get().map(|coordinates| rim_letters(coordinates, width, height)))}
            <rect class=ground x="-3" y="-3" width=decimal(width + 6.0) height=decimal(height + 6.0) rx="9" />
            {texture}
        </g>
    }
}

/// Draws the coordinates on the rim: one text a side, with an x for each character.
fn rim_letters(coordinates: Coordinates, width: f32, height: f32) -> AnyView {
    let middle = |index: usize| (index as f32 + 0.5) * CELL;
    let Coordinates { columns: letters, rows } = coordinates;
    let across: String =
        (0..letters.len()).map(|column| format!("{} ", decimal(middle(column)))).collect();
    let (mut numbers, mut beside, mut down) = (String::new(), String::new(), String::new());
    for (row, number) in rows.iter().enumerate() {
        let left = (number.len() - 1) as f32 * DIGIT / -2.0;
        for (index, _) in number.char_indices() {
            beside.push_str(&format!("{} ", decimal(left + index as f32 * DIGIT)));
            down.push_str(&format!("{} ", decimal(middle(row))));
        }
        numbers.push_str(number);
    }
    view! {
        <text class="coordinate" x=across.clone() y="-12">{letters.clone()}</text>
        <text class="coordinate coordinate-again" x=across y=decimal(height + 11.0)>{letters}</text>
        <text class="coordinate" transform="translate(-12 0)" x=beside.clone() y=down.clone()>
            {numbers.clone()}
        </text>
        <text class="coordinate coordinate-again" transform=format!("translate({} 0)", decimal(width + 12.0)) x=beside y=down>
            {numbers}
        </text>
    }
    .into_any()
}

/// Draws starting spaces or ponds, and stumps.
#[component]
pub fn Printed(
    /// The board of the match.
    board: Arc<Board>,
) -> impl IntoView {
    let context = TableContext::get();
    let symbol = match board.rules() {
        RuleSet::Base => "#start",
        RuleSet::Valley => "#pond",
    };
    let starts = *board.starts();
    let left = context.scene(move |game_match, _| {
        let table = game_match.game().table();
        (starts & *table.free_brook(), *table.stumps())
    });
    let picture = move |at: Space, symbol: &'static str, side: f32| {
        let corner = centered(at.column() as i32, at.row() as i32, side);
        view! { <use href=symbol x=decimal(corner.x) y=decimal(corner.y) width=decimal(side) height=decimal(side) /> }
    };
    view! {
        <g aria-hidden="true">
            {dynamic(move || {
                left.get()
                    .map(|(starts, stumps)| {
                        let starts = starts.iter().map(|at| picture(at, symbol, 36.0));
                        let stumps = stumps.iter().map(|at| picture(at, "#stump", 34.0));
                        starts.chain(stumps).map(IntoAny::into_any).collect_view()
                    })
            })}
        </g>
    }
}
