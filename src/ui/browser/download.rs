//! Offers a text as a file to download.

use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url, js_sys};

/// The time for which the address of a downloaded file stays valid.
const KEPT: Duration = Duration::from_secs(60);

/// Downloads a JSON text as a file of this name.
///
/// # Errors
/// The browser can't make a file of a text.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let address = blob_address(text)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has taken the file by then; an address never revoked would keep it in memory.
    set_timeout(move || drop(Url::revoke_object_url(&address)), KEPT);
    Ok(())
}

/// Returns an address of a JSON text, valid until it is revoked or the page is left.
///
/// # Errors
/// The browser can't make a file of a text.
pub fn blob_address(text: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}

/// Returns the name of a file of today: `renature-brook-2026-11-20.json` for `brook`.
pub fn dated_name(subject: &str) -> String {
    let today = js_sys::Date::new_0();
    let (year, month, day) = (today.get_full_year(), today.get_month() + 1, today.get_date());
    format!("renature-{subject}-{year}-{month:02}-{day:02}.json")
}
