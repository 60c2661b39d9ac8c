//! The page: Leptos components that draw a scene and turn gestures into intents.

pub mod art;

use leptos::prelude::*;

/// Puts the app into the page's `#app` element, or into the body where there is none.
pub fn mount() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(|| view! { <main>"Renature"</main> });
}
