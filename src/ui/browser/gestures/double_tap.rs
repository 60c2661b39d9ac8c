//! Two taps in a row: a double tap counts once, and some actions want a second tap to confirm.

use super::{CONFIRM_TAP, DOUBLE_TAP, DOUBLE_TAP_ON_ANOTHER, IGNORED, OPENING};
use crate::{
    scene::geometry::{Point, Rect},
    ui::{
        browser::{closest, rect, window_rect},
        reactive::Lifetime,
    },
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_sys::Element;
use web_time::{Duration, Instant};

/// The elements on which a double tap counts once.
const TAPPED: &str = "button, [data-track]";

/// Tells the second half of a double tap from a tap of its own; `Copy`.
///
/// The first half may put another button under the finger; the second half must not press it. A tap
/// elsewhere is never a second half, however soon it comes.
#[derive(Clone, Copy)]
pub struct DoubleTap {
    last: StoredValue<Option<LastTap>>,
    lifetime: Lifetime,
}

/// A tap that may be the first half of two.
struct LastTap {
    /// When a second half can no longer come, on the clock of events' time stamps.
    until: f64,
    /// When it can no longer come to another button, which the tap has put there.
    until_on_another: f64,
    /// Where a second half would be: on what the tap pressed.
    place: Rect,
    /// The `data-action` of what it pressed; elements without one count as the same button.
    action: Option<String>,
}

impl DoubleTap {
    /// Starts with a tap everywhere: the one that opened the table, perhaps the first half of two.
    pub fn new() -> DoubleTap {
        let (until, place) = (end_of_opening(), window_rect());
        let first = LastTap { until, until_on_another: until, place, action: None };
        DoubleTap { last: StoredValue::new(Some(first)), lifetime: Lifetime::current() }
    }

    /// Returns whether the click belongs to the one before it. The system counts the clicks of a
    /// mouse; not every browser counts those of a finger. A key makes no double tap.
    ///
    /// The button shows for a moment that it was not pressed.
    pub fn is_second_half(self, event: &ev::MouseEvent) -> bool {
        let at = Point { x: event.client_x() as f32, y: event.client_y() as f32 };
        // On a busy device a tap is answered late.
        let now = event.time_stamp();
        let tapped = closest(event.target(), TAPPED);
        let action = tapped.as_ref().and_then(|tapped| tapped.get_attribute("data-action"));
        let is_soon = self.last.with_value(|last| {
            last.as_ref().is_some_and(|last| {
                let is_same = last.action == action;
                let until = if is_same { last.until } else { last.until_on_another };
                now < until && last.place.contains(at)
            })
        });
        let second = match event.detail() {
            0 => false,
            count if is_of_mouse(event) => count == 2,
            _ => is_soon,
        };
        match tapped {
            Some(tapped) if second => show_ignored(tapped, self.lifetime),
            Some(tapped) => self.last.set_value(Some(LastTap {
                until: now + milliseconds(DOUBLE_TAP),
                until_on_another: now + milliseconds(DOUBLE_TAP_ON_ANOTHER),
                place: rect(&tapped),
                action,
            })),
            None => self.last.set_value(None),
        }
        second
    }
}

/// Returns until when a tap may be the second half of the one that opens the table now, in
/// milliseconds, as the time stamps of events.
pub fn end_of_opening() -> f64 {
    let now = window().performance().map_or(0.0, |performance| performance.now());
    now + milliseconds(OPENING)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Returns whether a mouse made the click, and not a finger or key.
pub fn is_of_mouse(event: &ev::MouseEvent) -> bool {
    let pointer = event.dyn_ref::<web_sys::PointerEvent>();
    pointer.is_some_and(|event| event.pointer_type() == "mouse")
}

/// Returns whether a finger made the click: no mouse, and no key, whose clicks count no presses.
pub fn is_of_finger(event: &ev::MouseEvent) -> bool {
    event.detail() > 0 && !is_of_mouse(event)
}

/// Shows for a moment that the element was not pressed.
pub fn show_ignored(tapped: Element, lifetime: Lifetime) {
    let _ = tapped.set_attribute("data-ignored", "");
    lifetime.after(IGNORED, move || {
        let _ = tapped.remove_attribute("data-ignored");
    });
}

/// An action that a first tap asks for and a second one confirms; `Copy`.
#[derive(Clone, Copy)]
pub struct ConfirmTap {
    asked: StoredValue<Option<Instant>>,
    /// The question on display. Once it is gone, nothing is asked for any more.
    notice: RwSignal<Option<String>>,
}

impl ConfirmTap {
    /// Starts without a question; questions are shown as `notice`.
    pub fn new(notice: RwSignal<Option<String>>) -> ConfirmTap {
        ConfirmTap { asked: StoredValue::new(None), notice }
    }

    /// Returns whether this tap confirms the question on display. A first tap shows it; a double tap
    /// counts as one tap.
    pub fn confirms(self, question: String) -> bool {
        let on_display = self.notice.with_untracked(|notice| notice.as_ref() == Some(&question));
        let since = self.asked.get_value().filter(|_| on_display);
        let confirms = since.is_some_and(|since| since.elapsed() >= CONFIRM_TAP);
        if confirms {
            self.asked.set_value(None);
        } else if since.is_none() {
            self.asked.set_value(Some(Instant::now()));
            self.notice.set(Some(question));
        }
        confirms
    }
}
