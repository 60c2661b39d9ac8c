//! The final scoring, step by step, and the winner.

use leptos::prelude::*;

/// The final scoring, step by step, and the winner.
#[component]
pub fn FinalScoring() -> impl IntoView {
    view! { <section>"FinalScoring"</section> }
}
