//! The start screen: board, seats, names, colours.

use leptos::prelude::*;

/// The start screen: board, seats, names, colours.
#[component]
pub fn StartPage() -> impl IntoView {
    view! { <section>"StartPage"</section> }
}
