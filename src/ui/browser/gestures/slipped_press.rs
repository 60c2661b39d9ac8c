//! The slipped press: a finger that slips or rests on a button still presses it. Browsers make no
//! click of such a touch.

use super::click_guard::{CLICK_DELAY, ClickGuard};
use crate::ui::{
    browser::{
        closest,
        on_window::{on_window, on_window_first},
    },
    reactive::Lifetime,
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_sys::HtmlElement;

/// The buttons of a turn. Styles keep the browser from scrolling where a finger touches them.
const BUTTONS: &str = ".plant-choice, .step-buttons > .action, .cloud-buttons > .action";

/// Clicks a button on which a finger went down and up if the browser does not; `Copy`.
#[derive(Clone, Copy)]
pub(super) struct SlippedPress {
    /// The button under the finger, until it is clicked.
    pressed: StoredValue<Option<HtmlElement>, LocalStorage>,
    guard: ClickGuard,
    lifetime: Lifetime,
}

impl SlippedPress {
    /// Listens until the current owner is disposed. A click that `guard` swallows is none.
    pub(super) fn listen(guard: ClickGuard) {
        let slipped = SlippedPress {
            pressed: StoredValue::new_local(None),
            guard,
            lifetime: Lifetime::current(),
        };
        on_window(ev::pointerdown, move |event| slipped.down(&event));
        on_window(ev::pointerup, move |event| slipped.up(&event));
        // The guard may swallow the click, so it must be seen first.
        on_window_first(ev::click, move |_| slipped.pressed.set_value(None));
    }

    fn down(self, event: &ev::PointerEvent) {
        let is_finger = event.pointer_type() != "mouse" && event.is_primary();
        let button = closest(event.target(), BUTTONS).filter(|_| is_finger);
        self.pressed.set_value(button.and_then(|button| button.dyn_into().ok()));
    }

    /// Handles a lifted finger. A touch keeps its target, so the point says where the finger is.
    fn up(self, event: &ev::PointerEvent) {
        let under = document()
            .element_from_point(event.client_x() as f32, event.client_y() as f32)
            .and_then(|under| under.closest(BUTTONS).ok().flatten());
        let Some(button) = self.pressed.get_value() else { return };
        if under.as_ref() != Some(button.as_ref()) {
            return self.pressed.set_value(None);
        }
        self.lifetime.after(CLICK_DELAY, move || {
            let is_due = self.pressed.with_value(|pressed| pressed.as_ref() == Some(&button));
            if is_due && !self.guard.is_armed() {
                button.click();
                // In a slow browser its own click may still come.
                self.guard.arm();
                self.guard.disarm_soon();
            }
        });
    }
}
