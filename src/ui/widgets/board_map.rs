//! Small pictures of boards: the map of an empty one, and a thumbnail of a game.

use super::player_color::owner_class;
use crate::{
    rules::{Board, RuleSet},
    scene::{
        geometry::{Cut, decimal, on_grid, outline::outline},
        saved::BoardThumbnail as Thumbnail,
    },
    ui::art::measure::{BANK, SOIL, SOIL_EDGE, centered},
};
use leptos::prelude::*;
use std::sync::Arc;

/// The map of an empty board with its printed spaces and clouds.
#[component]
pub fn BoardMap(
    /// The board.
    board: Arc<Board>,
) -> impl IntoView {
    let (columns, rows) = (board.width() as i32, board.height() as i32);
    let soil = *board.soil();
    let cut = |cut: Cut| outline(columns, rows, cut, on_grid(soil));
    let (wide, high) = (columns * 40, rows * 40);
    let (class, ground, start) = match board.rules() {
        RuleSet::Base => ("board brook-board", "brook", "start"),
        RuleSet::Valley => ("board meadow-board", "meadow", "pond"),
    };
    let printed = [(*board.starts(), start, 36), (*board.stumps(), "stump", 34)];
    let things = printed.into_iter().chain([(*board.cloudy(), "cloud", 36)]);
    let pictures = things
        .flat_map(|(spaces, id, side): (_, _, u8)| {
            spaces.iter().map(move |space| (space, id, side))
        })
        .map(|(space, id, side)| {
            let corner = centered(space.column() as i32, space.row() as i32, f32::from(side));
            let (x, y) = (decimal(corner.x), decimal(corner.y));
            view! {
                <use href=format!("#{id}") x=x y=y width=side height=side></use>
            }
            .into_any()
        })
        .collect_view();
    let view_box = format!("-9 -9 {} {}", wide + 18, high + 18);
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <rect class="rim" x="-9" y="-9" width=wide + 18 height=high + 18 rx="14"></rect>
            <rect class=ground x="-3" y="-3" width=wide + 6 height=high + 6 rx="9"></rect>
            <path class="bank" d=cut(BANK)></path>
            <path class="soil-edge" d=cut(SOIL_EDGE)></path>
            <path class="soil" transform="translate(0 1.6)" d=cut(SOIL)></path>
            {pictures}
        </svg>
    }
}

/// A thumbnail of a game: the areas, dominoes and plants of its board.
#[component]
pub fn BoardThumbnail(
    /// The pieces on the board.
    thumbnail: Thumbnail,
) -> impl IntoView {
    let Thumbnail { columns, rows, is_meadow, soil, laid, plants } = thumbnail;
    let plants = plants
        .into_iter()
        .map(|(color, path)| {
            view! { <path class=format!("miniature-plants {}", owner_class(color)) d=path></path> }
                .into_any()
        })
        .collect_view();
    view! {
        <svg
            class="miniature"
            class:is-meadow=is_meadow
            viewBox=format!("-.6 -.6 {}.2 {}.2", columns + 1, rows + 1)
            aria-hidden="true"
        >
            <rect class="miniature-ground" x="-.6" y="-.6" width=format!("{}.2", columns + 1) height=format!("{}.2", rows + 1) rx="1"></rect>
            <path class="miniature-soil" d=soil></path>
            <path class="miniature-laid" d=laid></path>
            {plants}
        </svg>
    }
}
