//! An address that resumes a match: after a crash, with a new version, from the app's icon.

use super::{
    autosave::{self, SHELF},
    store::Store,
};
use leptos::prelude::*;

/// The end of the address that resumes the match played last; with `=` and a number after it, the
/// match of that number.
pub const RESUME: &str = "?resume";

/// Resumes if the address says so. It is cleared, so that a later reload does not.
pub fn resume_if_asked(store: Store) {
    let search = window().location().search().unwrap_or_default();
    let Some(number) = search.strip_prefix(RESUME) else { return };
    go_by("");
    let number: Option<u32> = number.strip_prefix('=').and_then(|number| number.parse().ok());
    if let Some(spot) = number.map(Into::into).or_else(|| SHELF.latest()) {
        autosave::resume(store, spot);
    }
}

/// When the page is loaded next, it resumes what is on the table now.
pub fn resume_when_reloaded() {
    let number = autosave::on_table().map(|spot| format!("={}", spot.number()));
    go_by(&format!("{RESUME}{}", number.unwrap_or_default()));
}

/// Changes the end of the address without leaving the page.
fn go_by(search: &str) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let address = format!("{path}{search}");
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}
