//! Full screen: the page without the browser's bars.

use leptos::prelude::document;

/// Returns whether the browser allows it. Phones by Apple and windows of installed apps need none.
pub fn is_available() -> bool {
    document().fullscreen_enabled()
}

/// Returns whether the page fills the screen.
pub fn is_on() -> bool {
    document().fullscreen_element().is_some()
}

/// Fills the screen with the page, or gives it back. Only a press of the player may ask for it.
pub fn toggle() {
    if is_on() {
        document().exit_fullscreen();
    } else if let Some(root) = document().document_element() {
        // A browser that refuses leaves everything as it is.
        let _ = root.request_fullscreen();
    }
}
