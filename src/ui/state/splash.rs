//! The splash screen: the outline in `index.html`. It stands until the first screen is complete, and
//! again while a player waits for a part of the page.

use leptos::prelude::*;
use std::time::Duration;

/// The id of the splash screen's element.
const SPLASH: &str = "waiting";
/// The id of its line.
const WORDS: &str = "waiting-words";
/// The id of its progress bar, which `public/request-part.js` fills.
const PROGRESS: &str = "waiting-progress";

/// Returns `true` while the splash screen is shown.
pub fn is_shown() -> bool {
    let splash = document().get_element_by_id(SPLASH);
    splash.is_some_and(|splash| !splash.has_attribute("hidden"))
}

/// Shows the splash screen with this line, or hides it.
pub fn show(words: Option<&str>) {
    let element = |id| document().get_element_by_id(id);
    if let Some(line) = element(WORDS).filter(|_| words.is_some()) {
        line.set_text_content(words);
    }
    for shown in [SPLASH, PROGRESS].into_iter().filter_map(element) {
        // Any element takes this attribute.
        let _ = match words {
            Some(_) => shown.remove_attribute("hidden"),
            None => shown.set_attribute("hidden", ""),
        };
    }
}

/// Runs `then` in a task of its own, so that the page can answer input in between.
pub fn next_task(then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::ZERO);
}
