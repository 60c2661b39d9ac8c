//! The languages that the browser's user reads.

use crate::text::Language;
use leptos::prelude::window;

/// Returns the first of the user's languages that the page has; English if it has none of them.
pub fn browser_language() -> Language {
    let tags = window().navigator().languages();
    let known = |tag: wasm_bindgen::JsValue| Language::from_tag(&tag.as_string()?);
    tags.iter().find_map(known).unwrap_or_default()
}
