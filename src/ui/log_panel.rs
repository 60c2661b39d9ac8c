//! The log in sentences, which lights up the board.

use leptos::prelude::*;

/// The log in sentences, which lights up the board.
#[component]
pub fn LogPanel() -> impl IntoView {
    view! { <section>"LogPanel"</section> }
}
