//! Effects. Leptos makes its code that runs one anew for each type of closure: boxed, all are of one type.

use leptos::prelude::Effect;

/// Does the work soon, and again whenever what it reads has changed, as long as the part of the page is there.
pub fn effect(work: impl FnMut() + 'static) {
    let work: Box<dyn FnMut()> = Box::new(work);
    Effect::new(work);
}

/// The same with work that is handed what it gave the last time, to go on from there or to drop it.
pub fn effect_after<T: 'static>(mut work: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    effect(move || before = Some(work(before.take())));
}
