//! What changes on the page by itself. Leptos makes its code that follows a closure anew for each type of closure, unless it
//! stands as one in a view; with a name it is boxed here.

use leptos::tachys::reactive_graph::SharedReactiveFunction;
use std::sync::{Arc, Mutex};

/// What the closure gives, again whenever what it reads has changed: in a view, or the value of an attribute.
pub fn dynamic<T>(work: impl FnMut() -> T + Send + 'static) -> SharedReactiveFunction<T> {
    Arc::new(Mutex::new(work))
}
