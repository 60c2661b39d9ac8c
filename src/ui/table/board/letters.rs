//! The letters of the areas, on top of the pieces.

use crate::{
    rules::Space,
    scene::words::board_letters,
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
    view! { <text class="area-letter" x=x + 5.6 y=y + 13.4>{letters}</text> }
}
