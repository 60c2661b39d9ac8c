//! The click guard: it swallows the click of a press that has already done everything.

use crate::ui::{
    browser::on_window::{on_window, on_window_first},
    reactive::Lifetime,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};
use std::time::Duration;

/// The longest time from the end of a press to its click.
pub(super) const CLICK_DELAY: Duration = Duration::from_millis(50);
/// The same in a slow browser, in milliseconds.
const SLOW_CLICK_DELAY: u32 = 400;

/// Swallows the click of a press when armed; `Copy`.
#[derive(Clone, Copy)]
pub struct ClickGuard {
    armed: StoredValue<bool>,
    soon: StoredValue<Option<Timeout>, LocalStorage>,
    lifetime: Lifetime,
}

impl ClickGuard {
    /// Creates a guard that is not armed and ends with the current owner.
    pub(super) fn new() -> ClickGuard {
        let guard = ClickGuard {
            armed: StoredValue::new(false),
            soon: StoredValue::new_local(None),
            lifetime: Lifetime::current(),
        };
        on_window(ev::keydown, move |_| guard.disarm());
        on_window_first(ev::click, move |event| {
            if guard.is_armed() {
                guard.disarm();
                event.stop_propagation();
                event.prevent_default();
            }
        });
        guard
    }

    /// Swallows the click of the press under way, if one comes.
    pub fn arm(self) {
        self.soon.set_value(None);
        self.armed.set_value(true);
    }

    /// Returns whether the next click is swallowed.
    pub fn is_armed(self) -> bool {
        self.armed.try_get_value().unwrap_or(false)
    }

    pub(super) fn disarm(self) {
        self.soon.try_set_value(None);
        self.armed.try_set_value(false);
    }

    /// Disarms once the click can no longer come: not every press ends in one.
    pub(super) fn disarm_soon(self) {
        if self.is_armed() {
            let disarm = self.lifetime.timer(SLOW_CLICK_DELAY, move || self.disarm());
            self.soon.set_value(Some(disarm));
        }
    }
}
