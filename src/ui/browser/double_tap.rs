//! Recognizes the second half of a double tap. The first half may have put another button under the
//! finger, which the second half does not mean.

use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_time::{Duration, Instant};

/// A finger that taps again within this time means the same button.
const DOUBLE_TAP: Duration = Duration::from_millis(350);

/// Tells the second half of a double tap from a tap of its own; `Copy`.
#[derive(Clone, Copy)]
pub struct DoubleTap {
    last: StoredValue<Option<Instant>>,
}

impl DoubleTap {
    /// Starts without a tap.
    pub fn new() -> DoubleTap {
        DoubleTap { last: StoredValue::new(None) }
    }

    /// Returns `true` if the click is the second half of a double click or double tap; never for a
    /// key press. The system counts the clicks of a mouse; not every browser counts those of fingers.
    pub fn is_second_half(self, event: &ev::MouseEvent) -> bool {
        let pointer = event.dyn_ref::<web_sys::PointerEvent>();
        let is_mouse = pointer.is_some_and(|event| event.pointer_type() == "mouse");
        let is_soon =
            self.last.with_value(|last| last.is_some_and(|last| last.elapsed() < DOUBLE_TAP));
        let second = match event.detail() {
            0 => false,
            count if is_mouse => count == 2,
            _ => is_soon,
        };
        if !second {
            self.last.set_value(Some(Instant::now()));
        }
        second
    }
}
