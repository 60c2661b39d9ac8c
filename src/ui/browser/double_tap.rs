//! The second half of a double tap: what the first half has done puts another button where it
//! comes down, and that is not what it means.

use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_time::{Duration, Instant};

/// How soon after a tap a finger means the same one.
const SOON: Duration = Duration::from_millis(350);

/// Tells the second half of a double tap from a tap of its own; `Copy`.
#[derive(Clone, Copy)]
pub struct DoubleTap {
    last: StoredValue<Option<Instant>>,
}

impl DoubleTap {
    /// Nothing was tapped yet.
    pub fn new() -> DoubleTap {
        DoubleTap { last: StoredValue::new(None) }
    }

    /// Whether the click belongs to the one before it. A mouse counts its clicks, as it is set; of
    /// fingers not every browser does. A key is never a half.
    pub fn is_second_half(self, event: &ev::MouseEvent) -> bool {
        let pointer = event.dyn_ref::<web_sys::PointerEvent>();
        let is_mouse = pointer.is_some_and(|event| event.pointer_type() == "mouse");
        let is_soon = self.last.with_value(|last| last.is_some_and(|last| last.elapsed() < SOON));
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
