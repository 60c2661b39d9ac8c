//! Window listeners that remove themselves.

use crate::ui::reactive::Lifetime;
use leptos::{ev::EventDescriptor, prelude::*};
use wasm_bindgen::{JsCast, closure::Closure};

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

/// Listens on the window before all other listeners: `handle` may keep the event from them.
pub fn on_window_first<E>(event: E, handle: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    let lifetime = Lifetime::current();
    let listener = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
        if !lifetime.is_over() {
            handle(event.unchecked_into());
        }
    });
    let callback = listener.as_ref().unchecked_ref::<web_sys::js_sys::Function>().clone();
    let name = event.name();
    let _ = window().add_event_listener_with_callback_and_bool(&name, &callback, true);
    let listener = StoredValue::new_local((listener, callback));
    on_cleanup(move || {
        let _ = listener.try_with_value(|(_, callback)| {
            window().remove_event_listener_with_callback_and_bool(&name, callback, true)
        });
    });
}
