//! Pictures of the sprite beside words; who can't see them misses nothing.

use leptos::prelude::*;

/// A sign as high as the text beside it.
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

/// The class that gives an element the colours of a player.
pub const fn seat_class(color: crate::rules::Color) -> &'static str {
    ["seat-orange", "seat-blue", "seat-black", "seat-white"][color as usize]
}
