//! Reactive building blocks over Leptos: memos, effects, keyed lists and the update scheduler.
//!
//! Leptos compiles the code behind a memo, an effect or a closure in a view anew for each type.
//! Boxed, all are of one type, which keeps the wasm small (50 kB less in a first visit).

pub mod keyed_list;
pub mod lifetime;
pub mod memo;
pub mod staged;
pub mod update_phase;

pub use keyed_list::list;
pub use lifetime::{Lifetime, alive};
pub use memo::Memo;
pub use staged::Staged;
pub use update_phase::{UpdatePhase, UpdateScheduler};

use leptos::{prelude::Effect, tachys::reactive_graph::SharedReactiveFunction};
use std::sync::{Arc, Mutex};

/// Runs `work` soon, and again whenever a signal that it reads has changed.
pub fn effect(work: impl FnMut() + 'static) {
    let work: Box<dyn FnMut()> = Box::new(work);
    Effect::new(work);
}

/// Like [`effect`], but hands `work` its last result, to continue from or to drop.
pub fn effect_after<T: 'static>(mut work: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    effect(move || before = Some(work(before.take())));
}

/// Boxes a closure for a view or an attribute: it shows the result and follows what it reads.
pub fn dynamic<T>(work: impl FnMut() -> T + Send + 'static) -> SharedReactiveFunction<T> {
    Arc::new(Mutex::new(work))
}
