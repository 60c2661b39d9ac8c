//! Suppresses the click that follows a press which has already had its effect.

use super::on_window::on_window;
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use wasm_bindgen::closure::Closure;

/// The time after a pointer is lifted in which its click may still come, in milliseconds.
const CLICK_FOLLOWS: u32 = 400;

/// Suppresses the click of a press once it is armed; `Copy`.
#[derive(Clone, Copy)]
pub struct ClickGuard {
    armed: StoredValue<bool>,
    timeout: StoredValue<Option<Timeout>, LocalStorage>,
}

impl ClickGuard {
    /// Creates a disarmed guard that listens until the current owner is disposed. Code that arms it
    /// on `pointerdown` must create it before adding that listener, since every press disarms it.
    pub fn new() -> ClickGuard {
        let guard =
            ClickGuard { armed: StoredValue::new(false), timeout: StoredValue::new_local(None) };
        on_window(ev::pointerdown, move |_| guard.disarm());
        on_window(ev::pointerup, move |_| guard.disarm_later());
        on_window(ev::pointercancel, move |_| guard.disarm_later());
        on_window(ev::keydown, move |_| guard.disarm());
        guard.capture_clicks();
        guard
    }

    /// Suppresses the click of the press under way, should one come.
    pub fn arm(self) {
        self.timeout.set_value(None);
        self.armed.set_value(true);
    }

    /// Returns `true` if the next click will be suppressed.
    pub fn is_armed(self) -> bool {
        self.armed.try_get_value().unwrap_or(false)
    }

    fn disarm(self) {
        self.timeout.try_set_value(None);
        self.armed.try_set_value(false);
    }

    /// Disarms after a while, since not every press ends in a click.
    fn disarm_later(self) {
        if self.is_armed() {
            self.timeout.set_value(Some(Timeout::new(CLICK_FOLLOWS, move || self.disarm())));
        }
    }

    /// Listens to clicks in the capture phase, before any other listener.
    fn capture_clicks(self) {
        let listener = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            if self.is_armed() {
                self.disarm();
                event.stop_propagation();
                event.prevent_default();
            }
        });
        let function = listener.as_ref().unchecked_ref::<web_sys::js_sys::Function>().clone();
        let _ = window().add_event_listener_with_callback_and_bool("click", &function, true);
        let kept = StoredValue::new_local((listener, function));
        on_cleanup(move || {
            let _ = kept.try_with_value(|(_, function)| {
                window().remove_event_listener_with_callback_and_bool("click", function, true)
            });
        });
    }
}
