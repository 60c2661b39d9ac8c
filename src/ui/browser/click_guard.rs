//! A click that does nothing: its press has already done all that it was for.

use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use wasm_bindgen::closure::Closure;

/// How long after the pointer is let go its click may still come, in milliseconds.
const CLICK_COMES: u32 = 400;

/// What swallows the click of a press; `Copy`.
#[derive(Clone, Copy)]
pub struct Swallow {
    armed: StoredValue<bool>,
    soon: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Swallow {
    /// Swallows nothing yet, and nothing any more once its owner is gone. Whoever arms it as the
    /// pointer goes down makes it before listening to that: every press begins anew.
    pub fn new() -> Swallow {
        let swallow =
            Swallow { armed: StoredValue::new(false), soon: StoredValue::new_local(None) };
        let handles = [
            window_event_listener(ev::pointerdown, move |_| swallow.disarm()),
            window_event_listener(ev::pointerup, move |_| swallow.disarm_soon()),
            window_event_listener(ev::pointercancel, move |_| swallow.disarm_soon()),
            window_event_listener(ev::keydown, move |_| swallow.disarm()),
        ];
        let stop = swallow.listen();
        on_cleanup(move || {
            handles.into_iter().for_each(WindowListenerHandle::remove);
            stop();
        });
        swallow
    }

    /// Swallows the click of the press under way, should one come.
    pub fn arm(self) {
        self.soon.set_value(None);
        self.armed.set_value(true);
    }

    /// Whether the click of the press is still to be swallowed.
    pub fn is_armed(self) -> bool {
        self.armed.try_get_value().unwrap_or(false)
    }

    fn disarm(self) {
        self.soon.try_set_value(None);
        self.armed.try_set_value(false);
    }

    /// A press need not end in a click.
    fn disarm_soon(self) {
        if self.is_armed() {
            self.soon.set_value(Some(Timeout::new(CLICK_COMES, move || self.disarm())));
        }
    }

    /// Hears clicks before anything else does; gives how to end this.
    fn listen(self) -> impl FnOnce() + Send + Sync + 'static {
        let heard = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            if self.is_armed() {
                self.disarm();
                event.stop_propagation();
                event.prevent_default();
            }
        });
        let call = heard.as_ref().unchecked_ref::<web_sys::js_sys::Function>().clone();
        let _ = window().add_event_listener_with_callback_and_bool("click", &call, true);
        let heard = StoredValue::new_local((heard, call));
        move || {
            let _ = heard.try_with_value(|(_, call)| {
                window().remove_event_listener_with_callback_and_bool("click", call, true)
            });
        }
    }
}
