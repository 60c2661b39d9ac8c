//! The browser's storage, which may be blocked or full.

use super::write_ahead_log;
use crate::session::{Storage, StorageFull};
use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// A `Storage` whose texts stay strings of JavaScript. Those may have lone surrogates, which
    /// Rust's strings can't hold: they would come back as U+FFFD.
    type RawStorage;

    #[wasm_bindgen(method, catch, js_name = getItem)]
    fn get_raw(this: &RawStorage, key: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch, js_name = setItem)]
    fn set_raw(this: &RawStorage, key: &str, text: &JsValue) -> Result<(), JsValue>;
}

/// The browser's `localStorage`, as the storage of saves.
pub struct Browser;

impl Storage for Browser {
    fn get(&self, key: &str) -> Option<String> {
        open()?.get_item(key).ok().flatten()
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = open() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|index| storage.key(index).ok().flatten()).collect()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageFull> {
        let storage = open().ok_or(StorageFull)?;
        storage.set_item(key, text).map_err(|_| StorageFull)?;
        write_ahead_log::note(key);
        Ok(())
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = open() {
            // Removing fails nowhere where reading works.
            let _ = storage.remove_item(key);
            write_ahead_log::note(key);
        }
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StorageFull> {
        let storage: RawStorage = open().ok_or(StorageFull)?.unchecked_into();
        let text = storage.get_raw(from).map_err(|_| StorageFull)?;
        if text.is_null() {
            return Ok(());
        }
        self.remove(from);
        let moved = storage.set_raw(to, &text);
        write_ahead_log::note(to);
        moved.map_err(|_| {
            // There was room for it before.
            let _ = storage.set_raw(from, &text);
            StorageFull
        })
    }
}

/// Returns `true` if the browser lets the page store anything.
pub fn is_open() -> bool {
    open().is_some()
}

/// Returns the storage, if the browser lets the page use it.
fn open() -> Option<web_sys::Storage> {
    // gloo-storage panics where even access is forbidden, so the window is asked first.
    let storage = web_sys::window()?.local_storage().ok()??;
    storage.get_item("renature.probe").is_ok().then(LocalStorage::raw)
}
