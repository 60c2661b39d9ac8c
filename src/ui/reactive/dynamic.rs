//! Closures in views. Leptos compiles its code anew for each type of a named closure; boxed, all
//! are of one type.

use leptos::tachys::reactive_graph::SharedReactiveFunction;
use std::sync::{Arc, Mutex};

/// Boxes a closure for a view or an attribute: it shows the result and follows what it reads.
pub fn dynamic<T>(work: impl FnMut() -> T + Send + 'static) -> SharedReactiveFunction<T> {
    Arc::new(Mutex::new(work))
}
