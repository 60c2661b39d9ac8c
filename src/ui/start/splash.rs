//! The splash screen: the outline in `index.html` that stands until the first screen is complete.

use leptos::prelude::*;
use std::time::Duration;

/// The id of the splash screen's element.
const SPLASH: &str = "waiting";

/// Returns `true` while the splash screen is shown.
pub fn is_shown() -> bool {
    document().get_element_by_id(SPLASH).is_some()
}

/// Removes the splash screen, since the first screen is complete.
pub fn remove() {
    if let Some(splash) = document().get_element_by_id(SPLASH) {
        splash.remove();
    }
}

/// Runs `then` in a task of its own, so that the page can answer input in between.
pub fn next_task(then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::ZERO);
}
