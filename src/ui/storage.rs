//! The browser's storage, which may be blocked or full.

use gloo_storage::{LocalStorage, Storage};
use serde::{Serialize, de::DeserializeOwned};

/// The browser has no room, or lets the page keep nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotKept;

/// Whether the browser lets the page keep anything.
pub fn is_open() -> bool {
    // gloo-storage panics where even asking is forbidden, so the window is asked first.
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.is_some_and(|storage| storage.get_item("renature.probe").is_ok())
}

/// The text under the key.
pub fn text(key: &str) -> Option<String> {
    if is_open() { LocalStorage::raw().get_item(key).ok().flatten() } else { None }
}

/// Keeps the text under the key.
///
/// # Errors
/// It is not kept; what was there before still is.
pub fn keep_text(key: &str, text: &str) -> Result<(), NotKept> {
    if is_open() {
        LocalStorage::raw().set_item(key, text).map_err(|_| NotKept)
    } else {
        Err(NotKept)
    }
}

/// What is kept under the key, if it can be read.
pub fn value<T: DeserializeOwned>(key: &str) -> Option<T> {
    if is_open() { LocalStorage::get(key).ok() } else { None }
}

/// Keeps the value under the key, if the browser lets us.
pub fn keep<T: Serialize>(key: &str, value: &T) {
    if is_open() {
        // Losing what somebody likes is no reason to disturb the game.
        let _ = LocalStorage::set(key, value);
    }
}

/// Removes what is under the key.
pub fn forget(key: &str) {
    if is_open() {
        LocalStorage::delete(key);
    }
}
