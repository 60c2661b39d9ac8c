//! Export, import, rules, about, a new game.

use leptos::prelude::*;

/// Export, import, rules, about, a new game.
#[component]
pub fn Menu() -> impl IntoView {
    view! { <section>"Menu"</section> }
}
