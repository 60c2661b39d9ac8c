//! Copies texts to the clipboard.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::js_sys::{Function, Promise, Reflect};

/// Copies the text, then calls `done` with `true`, or with `false` if the browser refuses.
pub fn copy(text: &str, done: impl Fn(bool) + Clone + 'static) {
    let Some(promise) = write(text) else { return done(false) };
    let refuse = done.clone();
    let (copied, refused) =
        (Closure::once(move |_| done(true)), Closure::once(move |_| refuse(false)));
    let _ = promise.then2(&copied, &refused);
    // One of them is called once.
    copied.forget();
    refused.forget();
}

/// Asks the browser to copy the text; `None` if it has no clipboard, as on plain http pages.
fn write(text: &str) -> Option<Promise> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into().ok()?;
    write.call1(&clipboard, &text.into()).ok()?.dyn_into().ok()
}

/// Returns the address of the page without its query and fragment.
pub fn page_address() -> String {
    let location = window().location();
    let part = |part: Result<String, _>| part.unwrap_or_default();
    format!("{}{}", part(location.origin()), part(location.pathname()))
}
