//! The write-ahead log beside the storage: `public/write-ahead-log.js` writes each change to the
//! disk at once, where `localStorage` follows seconds later. It repairs the storage after a browser
//! was killed.
//!
//! It is a script of its own, since it needs nothing of the page's code. The same calls would take
//! ten times the size in WebAssembly.

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = writeAheadLog, js_name = note)]
    fn note_key(key: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = writeAheadLog, js_name = keepPage)]
    fn keep() -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = writeAheadLog, js_name = restored)]
    fn when_restored() -> Result<Promise, JsValue>;
}

/// Logs the text that the storage now has under the key, or its removal.
pub fn note(key: &str) {
    // Where there is no log, the storage alone must do.
    let _ = note_key(key);
}

/// Keeps the page, which now shows what is not stored: a late repair does not load it anew.
pub fn keep_page() {
    let _ = keep();
}

/// Waits until the storage is repaired, or until that takes too long.
pub async fn restored() {
    if let Ok(restored) = when_restored() {
        // The promise never rejects.
        let _ = JsFuture::from(restored).await;
    }
}
