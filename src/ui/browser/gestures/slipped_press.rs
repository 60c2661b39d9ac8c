//! The slipped press: a finger that slips or rests on a button, link or space still presses it, and
//! so does one beside another finger. Browsers make no click of such a touch.

use super::{
    click_guard::{CLICK_DELAY, ClickGuard},
    press::{Press, SLIP_DISTANCE},
};
use crate::ui::{
    browser::{
        closest,
        on_window::{on_window, on_window_first},
    },
    reactive::Lifetime,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};
use web_sys::{Element, MouseEvent, MouseEventInit};

/// What a finger presses. Styles say where the browser scrolls instead.
const PRESSED: &str = "button:not(:disabled), a[href], label, summary, .board [data-space]";

/// What a finger also drags: it may neither slip nor rest there.
const DRAGGED: &str = "[data-domino]";

/// The time after which a browser may make no click of a finger that rests, in milliseconds.
const REST: f64 = 300.0;

/// The time within which a click belongs to the last press, in milliseconds.
const SLOW_PRESS: f64 = 2000.0;

/// The distance beyond which a browser may make no click of a finger that slips, in CSS pixels.
const NO_CLICK_DISTANCE: f32 = 8.0;

/// What a finger went down on.
#[derive(Clone)]
struct Pressed {
    element: Element,
    /// The finger.
    pointer: i32,
    at: Press,
    /// The time of the event, in milliseconds of the page's life.
    time: f64,
    /// `true` if another finger was down meanwhile: the browser makes a click of neither.
    is_shared: bool,
}

/// Clicks what a finger went down and up on if the browser does not; `Copy`.
#[derive(Clone, Copy)]
pub struct SlippedPress {
    /// What the finger went down on, until it is clicked.
    pressed: StoredValue<Option<Pressed>, LocalStorage>,
    /// The fingers that are down.
    fingers: StoredValue<Vec<i32>>,
    /// The click to come.
    click: StoredValue<Option<Timeout>, LocalStorage>,
    /// Swallows the browser's own click if it still comes.
    guard: ClickGuard,
    lifetime: Lifetime,
}

impl SlippedPress {
    /// Listens until the current owner is disposed.
    pub fn listen() {
        let slipped = SlippedPress {
            pressed: StoredValue::new_local(None),
            fingers: StoredValue::default(),
            click: StoredValue::new_local(None),
            guard: ClickGuard::new(),
            lifetime: Lifetime::current(),
        };
        on_window(ev::pointerdown, move |event| slipped.down(&event));
        on_window(ev::pointerup, move |event| slipped.up(&event));
        on_window(ev::pointercancel, move |event| {
            slipped.lift(&event);
            slipped.guard.disarm_soon();
        });
        // A guard may swallow the click, so it must be seen first.
        on_window_first(ev::click, move |event| slipped.clicked(&event));
    }

    fn forget(self) {
        self.pressed.set_value(None);
        self.click.set_value(None);
    }

    fn lift(self, event: &ev::PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|finger| *finger != event.pointer_id()));
    }

    fn down(self, event: &ev::PointerEvent) {
        if event.is_primary() {
            self.fingers.set_value(Vec::new());
        }
        let is_shared = self.fingers.with_value(|fingers| !fingers.is_empty());
        if event.pointer_type() != "mouse" {
            self.fingers.update_value(|fingers| fingers.push(event.pointer_id()));
        }
        let pressed = closest(event.target(), PRESSED);
        // A second finger that presses nothing leaves the first one its press, and so does one that
        // comes together with it, or while the first one may drag.
        let keeps = |first: &Pressed| {
            event.time_stamp() - first.time <= REST
                || first.element.matches(DRAGGED).unwrap_or(false)
        };
        let is_first_kept =
            self.pressed.with_value(|first| pressed.is_none() || first.as_ref().is_some_and(keeps));
        if is_shared && is_first_kept {
            return self.pressed.update_value(|pressed| {
                pressed.iter_mut().for_each(|pressed| pressed.is_shared = true);
            });
        }
        self.forget();
        self.guard.disarm();
        if event.pointer_type() != "mouse" {
            let (pointer, at, time) = (event.pointer_id(), Press::new(event), event.time_stamp());
            let pressed = pressed.map(|element| Pressed { element, pointer, at, time, is_shared });
            self.pressed.set_value(pressed);
        }
    }

    /// Handles a click. A browser may click the neighbour on which a finger has slipped.
    fn clicked(self, event: &ev::MouseEvent) {
        let pressed = self.pressed.get_value();
        self.forget();
        let Some(Pressed { element, at, time, .. }) = pressed else { return };
        let is_own = closest(event.target(), PRESSED).is_none_or(|clicked| clicked == element);
        let is_of_finger = event.detail() > 0 && event.time_stamp() - time < SLOW_PRESS;
        if is_of_finger && !is_own {
            event.stop_propagation();
            event.prevent_default();
            click_at(&element, at);
        }
    }

    /// Handles a lifted finger. A touch keeps its target, so the point says where the finger is. On
    /// small spaces it may end beside the one on which it went down.
    fn up(self, event: &ev::PointerEvent) {
        self.lift(event);
        self.guard.disarm_soon();
        let pressed = self.pressed.get_value().filter(|it| it.pointer == event.pointer_id());
        let Some(Pressed { element, at, time, is_shared, .. }) = pressed else { return };
        let is_quick = event.time_stamp() - time < REST && !at.has_moved(event, NO_CLICK_DISTANCE);
        // A quick tap of one finger without a click has stopped the page, which was still scrolling.
        if is_quick && !is_shared || !is_quick && element.matches(DRAGGED).unwrap_or(false) {
            return;
        }
        let is_near = element.has_attribute("data-space") && !at.has_moved(event, SLIP_DISTANCE);
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = document().element_from_point(x, y);
        // A browser may still click the neighbour, and then the press is its own.
        if !is_near && !under.is_some_and(|under| element.contains(Some(&under))) {
            return;
        }
        let wait = CLICK_DELAY.as_millis() as u32;
        let click = self.lifetime.timer(wait, move || {
            click_at(&element, at);
            // In a slow browser its own click may still come.
            self.guard.arm();
            self.guard.disarm_soon();
        });
        self.click.set_value(Some(click));
    }
}

/// Clicks the element as a finger does: it may be the second half of a double tap.
fn click_at(element: &Element, Press { x, y }: Press) {
    let click = MouseEventInit::new();
    click.set_bubbles(true);
    click.set_cancelable(true);
    click.set_detail(1);
    click.set_client_x(x);
    click.set_client_y(y);
    // No event of this name is refused.
    if let Ok(event) = MouseEvent::new_with_mouse_event_init_dict("click", &click) {
        let _ = element.dispatch_event(&event);
    }
}
