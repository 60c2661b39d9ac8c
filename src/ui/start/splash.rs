//! The outline that stands in the page until its first screen does. The screen is put together behind it, part by part, each
//! in a task of its own: all at once would keep the page from answering.

use leptos::prelude::*;
use std::time::Duration;

/// The outline's id.
const OUTLINE: &str = "waiting";

/// Whether it stands there.
pub fn stands() -> bool {
    document().get_element_by_id(OUTLINE).is_some()
}

/// The screen stands: the outline goes.
pub fn end() {
    if let Some(outline) = document().get_element_by_id(OUTLINE) {
        outline.remove();
    }
}

/// In a task of its own, as soon as there is time.
pub fn soon(then: impl FnOnce() + 'static) {
    set_timeout(then, Duration::ZERO);
}
