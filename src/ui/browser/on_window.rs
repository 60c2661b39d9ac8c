//! Window listeners that remove themselves.

use crate::ui::reactive::Lifetime;
use leptos::{ev::EventDescriptor, prelude::*};
use wasm_bindgen::JsCast;

/// Calls `handle` for each such event of the window, until the current owner is disposed.
pub fn on_window<E>(event: E, handle: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    let (lifetime, owner) = (Lifetime::current(), Owner::current().unwrap_or_default());
    let listener = window_event_listener(event, move |event| {
        if !lifetime.is_over() {
            // What the handler starts ends with the same owner.
            owner.with(|| handle(event));
        }
    });
    on_cleanup(move || listener.remove());
}
