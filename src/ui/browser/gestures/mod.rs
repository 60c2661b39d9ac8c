//! Gestures: press, tap, long press, drag and double tap, with their distances and times.
//!
//! A listener that captures is called before all elements, and may keep the event from them.
//!
//! | Type | Does | Listens |
//! |---|---|---|
//! | [`DoubleTapGuard`] | ignores a second tap on what the first has put under the finger | on the window, captures |
//! | [`SlippedPress`] | clicks what a finger pressed if it slipped or rested there | on the window, captures clicks only |
//! | [`ClickGuard`] | swallows the click of a press that has already done everything | on the window, captures |
//! | [`Gestures`] | calls those who need every press: [`Gestures::on_press`] | on the window, for the table |
//! | [`DoubleTap`] | finds second halves of double taps on the buttons of the table | no: their handlers ask it |
//! | [`ConfirmTap`] | asks at a first tap, and confirms at a second | no: a button's handler asks it |
//! | [`Press`] | the point of a press, from which a drag or a slip is measured | no: dragged elements keep one |

mod click_guard;
mod double_tap;
mod double_tap_guard;
mod press;
mod slipped_press;

pub use click_guard::ClickGuard;
pub use double_tap::{ConfirmTap, DoubleTap, end_of_opening, is_of_finger, is_of_mouse};
pub use double_tap_guard::DoubleTapGuard;
pub use press::{Press, SLIP_DISTANCE};
pub use slipped_press::SlippedPress;

use self::click_guard::CLICK_DELAY;
use crate::ui::{
    browser::on_window::on_window,
    reactive::{Lifetime, UpdateScheduler},
};
use leptos::{ev, prelude::*};
use std::{rc::Rc, time::Duration};

/// The distance beyond which a pointer drags a domino of the hand and no longer taps it, in CSS
/// pixels.
pub const DRAG_DISTANCE: f32 = 10.0;
/// The distance beyond which a pointer pans the board and no longer taps it, in CSS pixels.
pub const PAN_DISTANCE: f32 = 8.0;
/// The distance beyond which a finger makes no long press, in CSS pixels.
pub const LONG_PRESS_DISTANCE: f32 = 10.0;
/// The time that a finger rests for a long press, in milliseconds.
pub const LONG_PRESS: u32 = 500;
/// The time that a finger rests on a button for a long press, in milliseconds. A shorter rest
/// presses it.
pub const LONG_PRESS_ON_BUTTON: u32 = 1500;
/// The time within which a second tap by finger makes a double tap.
pub const DOUBLE_TAP: Duration = Duration::from_millis(350);
/// The same where the first tap has put another button under the finger.
const DOUBLE_TAP_ON_ANOTHER: Duration = Duration::from_millis(500);
/// The same where it has put the log there: a late second tap would leave for a past position.
const DOUBLE_TAP_ON_LOG: Duration = Duration::from_secs(1);
/// The same for the tap that opened the table, which takes some time to be drawn.
const OPENING: Duration = Duration::from_millis(600);
/// The time that a button shows that it ignored the second half of a double tap.
const IGNORED: Duration = Duration::from_millis(700);
/// The time within which a second tap confirms nothing.
const CONFIRM_TAP: Duration = Duration::from_millis(500);

type OnPress = Rc<dyn Fn(&ev::PointerEvent)>;

/// The presses of the table; `Copy`, provided by the table as a context.
#[derive(Clone, Copy)]
pub struct Gestures {
    /// Swallows the click of a press that has already done everything.
    pub click_guard: ClickGuard,
    /// The callbacks of each press, in the order of registration.
    on_press: StoredValue<Vec<OnPress>, LocalStorage>,
}

impl Gestures {
    /// Listens until the current owner is disposed, and notes each press in `scheduler`.
    pub fn new(scheduler: UpdateScheduler) -> Gestures {
        let gestures = Gestures {
            click_guard: ClickGuard::new(),
            on_press: StoredValue::new_local(Vec::new()),
        };
        let lifetime = Lifetime::current();
        let release = move || {
            gestures.click_guard.disarm_soon();
            lifetime.after(CLICK_DELAY, move || scheduler.release());
        };
        on_window(ev::pointerdown, move |event| {
            scheduler.press(event.pointer_type() != "mouse");
            // Every press starts anew; a callback may arm the guard again.
            gestures.click_guard.disarm();
            let callbacks = gestures.on_press.get_value();
            callbacks.iter().for_each(|callback| callback(&event));
        });
        on_window(ev::pointerup, move |_| release());
        on_window(ev::pointercancel, move |_| release());
        on_cleanup(move || scheduler.release());
        gestures
    }

    /// Returns the gestures that the table provides.
    pub fn get() -> Gestures {
        expect_context()
    }

    /// Runs `callback` at each press anywhere in the window until the current owner is disposed.
    pub fn on_press(self, callback: impl Fn(&ev::PointerEvent) + 'static) {
        let callback: OnPress = Rc::new(callback);
        let added = StoredValue::new_local(callback.clone());
        self.on_press.update_value(|callbacks| callbacks.push(callback));
        on_cleanup(move || {
            let Some(added) = added.try_get_value() else { return };
            self.on_press.try_update_value(|callbacks| {
                callbacks.retain(|callback| !Rc::ptr_eq(callback, &added));
            });
        });
    }
}
