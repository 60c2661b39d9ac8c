//! The screen that hides hands until the next person is there.

use leptos::prelude::*;

/// The screen that hides hands until the next person is there.
#[component]
pub fn HandOver() -> impl IntoView {
    view! { <section>"HandOver"</section> }
}
