//! The guard against double taps. The second tap presses nothing that the first has put under the
//! finger: a plant in place of a joker animal, or the ground around a new dialog.

use super::{
    DOUBLE_TAP, DOUBLE_TAP_ON_LOG,
    double_tap::{is_of_mouse, show_ignored},
};
use crate::{
    scene::geometry::{Point, Rect},
    ui::{
        browser::{
            closest, element,
            on_window::{on_window, on_window_first},
            rect, window_rect,
        },
        reactive::Lifetime,
    },
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_sys::{Element, EventTarget, HtmlInputElement};

/// What answers a tap.
const TAPPED: &str = "button, a[href], label, summary, [data-track], [data-space], dialog";

/// A line of the game log.
const LOG_LINE: &str = "[data-log-line]";

/// The last tap by finger.
#[derive(Clone)]
struct Tap {
    /// What it pressed.
    element: Element,
    /// Where that was in the window.
    place: Rect,
    /// When the finger made it, in milliseconds of the page's life. A busy page notices it later.
    time: f64,
}

/// Ignores second taps on something new; `Copy`.
#[derive(Clone, Copy)]
pub struct DoubleTapGuard {
    last: StoredValue<Option<Tap>, LocalStorage>,
    /// `true` while the press under way is ignored.
    ignores: StoredValue<bool>,
    /// The value of the slider that this press is not to move.
    slider_value: StoredValue<Option<String>>,
    lifetime: Lifetime,
}

impl DoubleTapGuard {
    /// Listens until the current owner is disposed.
    pub fn listen() {
        let guard = DoubleTapGuard {
            last: StoredValue::new_local(None),
            ignores: StoredValue::new(false),
            slider_value: StoredValue::new(None),
            lifetime: Lifetime::current(),
        };
        on_window_first(ev::pointerdown, move |event| guard.down(&event));
        on_window_first(ev::pointerup, move |event| {
            if event.is_primary() && guard.ignores.get_value() {
                event.stop_propagation();
            }
        });
        // Not every press ends in a click.
        on_window(ev::pointercancel, move |_| guard.ignores.set_value(false));
        on_window(ev::keydown, move |_| guard.ignores.set_value(false));
        on_window_first(ev::click, move |event| guard.click(&event));
        on_window_first(ev::input, move |event| guard.input(&event));
    }

    fn down(self, event: &ev::PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let ignores = event.pointer_type() != "mouse" && self.is_second_on_new(event);
        self.ignores.set_value(ignores);
        if ignores {
            event.stop_propagation();
            let slider = element(event.target()).and_then(slider);
            self.slider_value.set_value(slider.map(|slider| slider.value()));
            if let Some(pressed) = closest(event.target(), TAPPED) {
                show_ignored(pressed, self.lifetime);
            }
        }
    }

    /// Puts a slider back that an ignored press has moved. No browser asks before it moves one.
    fn input(self, event: &ev::Event) {
        let slider = element(event.target()).and_then(slider).filter(|_| self.ignores.get_value());
        if let (Some(slider), Some(value)) = (slider, self.slider_value.get_value()) {
            event.stop_propagation();
            slider.set_value(&value);
        }
    }

    /// Returns whether the press belongs to a tap on something else that was in this place.
    fn is_second_on_new(self, event: &ev::PointerEvent) -> bool {
        let Some(last) = self.last.get_value() else { return false };
        let at = Point { x: event.client_x() as f32, y: event.client_y() as f32 };
        let is_in_log = |element: Option<EventTarget>| closest(element, LOG_LINE).is_some();
        let enters_log = is_in_log(event.target()) && !is_in_log(Some(last.element.clone().into()));
        let soon = if enters_log { DOUBLE_TAP_ON_LOG } else { DOUBLE_TAP };
        event.time_stamp() - last.time < soon.as_millis() as f64
            && last.place.contains(at)
            && !element(event.target()).is_some_and(|target| last.element.contains(Some(&target)))
    }

    fn click(self, event: &ev::MouseEvent) {
        // A key, or the label of an input, makes a click without a count.
        if event.detail() == 0 {
            return;
        }
        if self.ignores.get_value() {
            self.ignores.set_value(false);
            event.stop_propagation();
            event.prevent_default();
            return;
        }
        let tapped = closest(event.target(), TAPPED).filter(|_| !is_of_mouse(event));
        self.last.set_value(tapped.map(|element| Tap {
            // A tap beside a dialog closes it, wherever it is.
            place: if element.tag_name() == "DIALOG" { window_rect() } else { rect(&element) },
            element,
            time: event.time_stamp(),
        }));
    }
}

/// Returns the slider that the element is, if it is one.
fn slider(element: Element) -> Option<HtmlInputElement> {
    element.dyn_into::<HtmlInputElement>().ok().filter(|input| input.type_() == "range")
}
