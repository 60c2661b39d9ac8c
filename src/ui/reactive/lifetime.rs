//! Code that runs later than the view that asked for it: event handlers, timers, frames, promises.
//!
//! A view may be gone by then, and its signals with it: reading one would panic. The browser also
//! sends events while elements are removed, such as `focusout` of a removed button. An event goes on
//! to the parents of an element whose handler has just removed them all. So all such code runs
//! through [`alive`] or a [`Lifetime`], which do nothing after the owner is disposed.

use gloo_timers::callback::Timeout;
use leptos::{prelude::*, task::spawn_local};
use std::time::Duration;

/// The time from its creation until its owner is disposed; `Copy`. Without an owner it never ends.
#[derive(Clone, Copy)]
pub struct Lifetime(Option<StoredValue<()>>);

impl Lifetime {
    /// The lifetime of the current owner.
    ///
    /// The owner of an effect is disposed each time the effect runs again. Code that is to outlast
    /// this run needs the lifetime of the component.
    pub fn current() -> Lifetime {
        Lifetime(Owner::current().map(|_| StoredValue::new(())))
    }

    /// Returns `true` once the owner is disposed.
    pub fn is_over(self) -> bool {
        self.0.is_some_and(|marker| marker.try_get_value().is_none())
    }

    /// Wraps work that runs once: it does nothing after the lifetime.
    pub fn once(self, work: impl FnOnce() + 'static) -> impl FnOnce() + 'static {
        move || {
            if !self.is_over() {
                work();
            }
        }
    }

    /// Runs `work` in the next frame.
    pub fn next_frame(self, work: impl FnOnce() + 'static) {
        request_animation_frame(self.once(work));
    }

    /// Runs `work` after `delay`.
    pub fn after(self, delay: Duration, work: impl FnOnce() + 'static) {
        set_timeout(self.once(work), delay);
    }

    /// Runs `work` after so many milliseconds, unless the timer is dropped before.
    pub fn timer(self, milliseconds: u32, work: impl FnOnce() + 'static) -> Timeout {
        Timeout::new(milliseconds, self.once(work))
    }

    /// Awaits `value` and hands it to `then`.
    pub fn when_ready<T: 'static>(
        self,
        value: impl Future<Output = T> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        spawn_local(async move {
            let value = value.await;
            if !self.is_over() {
                then(value);
            }
        });
    }
}

/// An event handler of one type for each type of event, which keeps the wasm small.
pub type Handler<E> = Box<dyn FnMut(E)>;

/// Wraps an event handler: it does nothing once the current owner is disposed.
pub fn alive<E: 'static>(mut handle: impl FnMut(E) + 'static) -> Handler<E> {
    let lifetime = Lifetime::current();
    Box::new(move |event| {
        if !lifetime.is_over() {
            handle(event);
        }
    })
}
