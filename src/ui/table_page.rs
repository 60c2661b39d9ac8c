//! The table: board, hand, player boards, log.

use leptos::prelude::*;

/// The table: board, hand, player boards, log.
#[component]
pub fn TablePage() -> impl IntoView {
    view! { <section>"TablePage"</section> }
}
