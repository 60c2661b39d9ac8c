//! Pictures of the sprite beside words; screen readers skip them.

use leptos::prelude::*;

/// A glyph as high as the text beside it.
#[component]
pub fn Icon(
    /// The symbol's id.
    id: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// A picture of a piece.
#[component]
pub fn Picture(
    /// The symbol's id.
    id: &'static str,
) -> impl IntoView {
    view! {
        <svg class="picture" aria-hidden="true">
            <use href=format!("#{id}")></use>
        </svg>
    }
}
