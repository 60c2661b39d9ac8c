//! A small picture of what lies on a board.

use super::player_color::owner_class;
use crate::scene::saved::BoardThumbnail as Scene;
use leptos::prelude::*;

/// A small picture of what lies on a board.
#[component]
pub fn BoardThumbnail(
    /// What lies there.
    scene: Scene,
) -> impl IntoView {
    let Scene { columns, rows, is_meadow, soil, laid, plants } = scene;
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
