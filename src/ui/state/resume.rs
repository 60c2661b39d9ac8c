//! An address that resumes a match: after a crash, with a new version, from the app's icon.

use super::{
    autosave::{self, SAVES},
    store::Store,
};
use crate::session::SaveId;
use leptos::prelude::*;

/// The end of the address that resumes a match at once: the one of the number behind it, or the
/// one that was played last.
const RESUME: &str = "?resume";

/// The address, beside the page's own, that resumes the match there.
pub fn address_to_resume(save_id: Option<SaveId>) -> String {
    match save_id {
        Some(save_id) => format!("{RESUME}={}", save_id.number()),
        None => RESUME.to_owned(),
    }
}

/// Resumes if the address says so. It is cleared, so that a later reload does not.
pub fn resume_if_asked(store: Store) {
    let search = window().location().search().unwrap_or_default();
    let Some(which) = search.strip_prefix(RESUME) else { return };
    go_by("");
    let number = which.strip_prefix('=').and_then(|number| number.parse::<u32>().ok());
    if let Some(save_id) = number.map(SaveId::from).or_else(|| SAVES.latest()) {
        autosave::resume(store, save_id);
    }
}

/// When the page is loaded next, it resumes the match on the table.
pub fn resume_when_reloaded() {
    go_by(&address_to_resume(autosave::on_table()));
}

/// Changes the end of the address without leaving the page.
fn go_by(search: &str) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let address = format!("{path}{search}");
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}
