//! Copies a text.

use crate::ui::state::store::Store;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::js_sys::{Function, Promise, Reflect};

/// Copies the text and says so, or says that the browser would not.
pub fn copy(store: Store, text: &str) {
    let t = store.text().sharing;
    let refused = move || store.news.set(Some(t.not_copied.to_owned()));
    let Some(promise) = write(text) else { return refused() };
    let (copied, failed) = (
        Closure::once(move |_| store.news.set(Some(t.copied.to_owned()))),
        Closure::once(move |_| refused()),
    );
    let _ = promise.then2(&copied, &failed);
    // One of them is called once.
    copied.forget();
    failed.forget();
}

/// Pages that came over a bare http have no clipboard.
fn write(text: &str) -> Option<Promise> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into().ok()?;
    write.call1(&clipboard, &text.into()).ok()?.dyn_into().ok()
}

/// The address of the page, without what stands behind `?` and `#`.
pub fn page_address() -> String {
    let location = window().location();
    let part = |part: Result<String, _>| part.unwrap_or_default();
    format!("{}{}", part(location.origin()), part(location.pathname()))
}
