//! The app: which screen is shown.

use super::store::{Screen, Store};
use leptos::prelude::*;

/// Puts the app into the page.
pub fn mount() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let store = Store::new();
    provide_context(store);
    move || match store.screen.get() {
        Screen::Start => view! { <main>"Renature"</main> }.into_any(),
        Screen::Table => view! { <main>"Table"</main> }.into_any(),
    }
}
