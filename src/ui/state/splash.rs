//! The splash screen: the outline in `index.html`. It stands until the first screen is complete, and
//! again while a player waits for a part of the page.

use crate::ui::browser::first;
use leptos::prelude::*;
use std::{cell::RefCell, time::Duration};
use web_sys::Element;

/// The splash screen's element.
const SPLASH: &str = "#waiting";
/// Its line.
const WORDS: &str = "#waiting-words";
/// Its progress bar, which `public/request-part.js` fills.
const PROGRESS: &str = "#waiting-progress";

thread_local! {
    /// The element, in the page or not.
    static ELEMENT: RefCell<Option<Element>> = RefCell::new(first(SPLASH));
}

/// Returns `true` while the splash screen is shown.
pub fn is_shown() -> bool {
    first(SPLASH).is_some()
}

/// Shows the splash screen with this line and a progress bar.
pub fn show(words: &str) {
    ELEMENT.with_borrow(|splash| {
        if let (Some(splash), Some(body)) = (splash, document().body()) {
            // A body takes an element at its start.
            let _ = body.prepend_with_node_1(splash);
        }
    });
    if let Some(line) = first(WORDS) {
        line.set_text_content(Some(words));
    }
    if let Some(progress) = first(PROGRESS) {
        // Any element may lack this attribute.
        let _ = progress.remove_attribute("hidden");
    }
}

/// Removes the splash screen.
pub fn remove() {
    ELEMENT.with_borrow(|splash| splash.iter().for_each(Element::remove));
}

/// Runs `then` in a task of its own, so that the page can answer input in between.
pub fn next_task(then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::ZERO);
}
