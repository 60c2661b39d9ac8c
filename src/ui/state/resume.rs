//! Resuming by address: after a crash, with a new version, from the app's icon.

use super::{
    open_match::resume,
    saves::{RESUME, SAVES, address_to_resume, on_table},
    store::Store,
};
use crate::session::SaveId;
use leptos::prelude::*;

/// Resumes the game that the address names. Clears the address, so that a later reload does not.
pub fn resume_if_asked(store: Store) {
    let search = window().location().search().unwrap_or_default();
    let Some(which) = search.strip_prefix(RESUME) else { return };
    set_search("");
    let number = which.strip_prefix('=').and_then(|number| number.parse::<u32>().ok());
    if let Some(save_id) = number.map(SaveId::from).or_else(|| SAVES.latest()) {
        resume(store, save_id);
    }
}

/// Lets the next load of the page resume the game on the table.
pub fn resume_when_reloaded() {
    set_search(&address_to_resume(on_table()));
}

/// Changes the query of the address without leaving the page.
fn set_search(search: &str) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let address = format!("{path}{search}");
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}
