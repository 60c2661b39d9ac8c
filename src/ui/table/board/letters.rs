//! The letters of the areas, on top of pieces, outlines and highlights.

use crate::{
    rules::Space,
    scene::{board::board_letters, geometry::decimal},
    ui::{reactive::list, table::context::TableContext, widgets::corner},
};
use leptos::prelude::*;

/// Draws the letters of all areas, once for joined ones.
#[component]
pub fn Letters() -> impl IntoView {
    let context = TableContext::get();
    let letters = context.scene(|game_match, _| board_letters(game_match.game().table()));
    view! {
        <g aria-hidden="true">
            {list(
                move || letters.get().unwrap_or_default(),
                Clone::clone,
                |(at, letters)| letter_art(at, letters),
            )}
        </g>
    }
}

fn letter_art(at: Space, letters: String) -> impl IntoView {
    let (x, y) = corner(at);
    // Over the corner, so that it covers little of a plant. Three letters just fit the space.
    let is_long = letters.chars().count() > 3;
    let width = if is_long { 38.0 } else { 6.0 + 8.0 * letters.chars().count() as f32 };
    view! {
        <rect class="letter-plate" x=decimal(x - 1.5) y=decimal(y - 2.5) width=decimal(width) height="14" rx="4" />
        <text class="area-letter" class:long=is_long x=decimal(x - 1.5 + width / 2.0) y=decimal(y + 5.0)>{letters}</text>
    }
}
