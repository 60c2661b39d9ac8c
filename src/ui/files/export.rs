//! Saves the record of the match as a file.

use crate::{session::Match, ui::state::store::Store};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url, js_sys};

/// Offers the record of the match under way as a download, and says so.
pub fn export(store: Store) {
    let file = store
        .game_match
        .with_untracked(|game_match| game_match.as_ref().map(|p| (name(p), p.record().to_json())));
    if let Some((name, text)) = file {
        hand_out(store, &name, &text);
    }
}

/// Offers the text as a download under the name, and says so.
pub fn hand_out(store: Store, name: &str, text: &str) {
    let t = store.text().saving;
    match download(name, text) {
        Ok(()) => store.news.set(Some((t.exported)(name))),
        Err(_) => store.notice.set(Some(t.not_exported.to_owned())),
    }
}

/// `renature-brook-2026-11-20.json`.
pub fn name(game_match: &Match) -> String {
    let board = game_match.setup().board.id();
    let board: String = board.chars().filter(|&c| c.is_alphanumeric() || c == '-').collect();
    dated(&board)
}

/// The name of a file of today.
pub fn dated(what: &str) -> String {
    let today = js_sys::Date::new_0();
    let (year, month, day) = (today.get_full_year(), today.get_month() + 1, today.get_date());
    format!("renature-{what}-{year}-{month:02}-{day:02}.json")
}

/// Offers the text as a download under the name.
///
/// # Errors
/// The browser can't make a file of a text.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let address = address(text)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has taken the file by then; a link never freed would keep it in memory.
    set_timeout(move || drop(Url::revoke_object_url(&address)), web_time::Duration::from_secs(60));
    Ok(())
}

/// An address of the text as a JSON file, good until the page is left or it is revoked.
///
/// # Errors
/// The browser can't make a file of a text.
pub fn address(text: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}
