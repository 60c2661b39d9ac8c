//! Keys that are pressed together with a modifier.

use leptos::ev::KeyboardEvent;

/// Whether the key is pressed with Ctrl, Cmd or Alt: then it is the browser's or the system's, and
/// the page leaves it alone. Shift is the page's own.
pub fn is_modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}
