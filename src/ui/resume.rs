//! An address that resumes the match which was on the table last: after a crash, with a new
//! version, from the app's icon.

use super::{
    autosave::{self, SHELF},
    store::Store,
};
use crate::session::Found;
use leptos::prelude::*;

/// The end of the address that resumes the saved match at once.
pub const RESUME: &str = "?resume";

/// Resumes if the address says so. It is cleared, so that a later reload does not.
pub fn resume_if_asked(store: Store) {
    let asked = window().location().search().is_ok_and(|search| search == RESUME);
    if !asked {
        return;
    }
    go_by("");
    match SHELF.current() {
        Found::Match(play) => store.resume(play),
        other => autosave::tell(store, &other),
    }
}

/// When the page is loaded next, it resumes.
pub fn resume_when_reloaded() {
    go_by(RESUME);
}

/// Changes the end of the address without leaving the page.
fn go_by(search: &str) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let address = format!("{path}{search}");
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}
