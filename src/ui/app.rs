//! The app: which screen is shown.

use super::{
    art::sprite,
    start::StartPage,
    store::{Screen, Store},
    table_page::TablePage,
};
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
    view! {
        <div inner_html=sprite() hidden></div>
        {move || match store.screen.get() {
            Screen::Start => view! { <StartPage /> }.into_any(),
            Screen::Table => view! { <TablePage /> }.into_any(),
        }}
    }
}
