//! Effects. Leptos compiles its code anew for each type of closure; boxed, all are of one type.

use leptos::prelude::Effect;

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
