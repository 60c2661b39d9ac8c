//! Window listeners that remove themselves.

use leptos::{ev::EventDescriptor, prelude::*};
use wasm_bindgen::JsCast;

/// Calls `handle` for each such event of the window, until the current owner is disposed.
pub fn on_window<E>(event: E, handle: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    let listener = window_event_listener(event, handle);
    on_cleanup(move || listener.remove());
}
