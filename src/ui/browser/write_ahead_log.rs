//! The journal beside the storage: `public/journal.js` notes each change on the disk at once, where
//! the storage comes seconds later, and mends the storage after a browser that was ended by force.
//!
//! A script of its own: it needs nothing of the page's code, and is a tenth of what the same calls
//! take in WebAssembly.

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = journal)]
    fn note(key: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = journal, js_name = restored)]
    fn when_restored() -> Result<Promise, JsValue>;
}

/// Notes what is under the key now, or that nothing is any more.
pub fn mark(key: &str) {
    // Where there is no journal, the storage alone must do.
    let _ = note(key);
}

/// Ends when the storage has all that was kept, or when that takes too long.
pub async fn restored() {
    if let Ok(restored) = when_restored() {
        // It never fails.
        let _ = JsFuture::from(restored).await;
    }
}
