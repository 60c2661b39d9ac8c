//! Texts that could not be read. They are set aside under keys of their own, so that the player can
//! save them as files.

use super::storage::{Storage, StorageFull};

/// The prefix of the keys of texts that were set aside.
pub(in crate::session) const DAMAGED: &str = "renature.broken.";

/// Moves the text under `key` to the next number of damaged texts, unchanged.
///
/// # Errors
/// The storage is full or blocked; the text is still under `key`.
pub(in crate::session) fn set_aside(storage: &impl Storage, key: &str) -> Result<(), StorageFull> {
    storage.rename(key, &next_key(storage))
}

/// Adds a text that could not be read, unless it is there already.
///
/// # Errors
/// The storage is full or blocked.
pub(in crate::session) fn add(storage: &impl Storage, text: &str) -> Result<(), StorageFull> {
    let is_there = |key: &String| {
        key.starts_with(DAMAGED) && storage.get(key).is_some_and(|other| other == text)
    };
    if storage.keys().iter().any(is_there) {
        return Ok(());
    }
    storage.set(&next_key(storage), text)
}

fn next_key(storage: &impl Storage) -> String {
    let number = |other: &String| other.strip_prefix(DAMAGED)?.parse::<u32>().ok();
    let last = storage.keys().iter().filter_map(number).max().unwrap_or(0);
    format!("{DAMAGED}{}", last.saturating_add(1))
}
