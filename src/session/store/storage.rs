//! The storage that everything is saved in, and the keys of saved matches in it.

use serde::{Deserialize, Serialize};

/// Text values under keys, like the browser's `localStorage`, which may be blocked or full.
pub trait Storage {
    /// Returns the text under the key.
    fn get(&self, key: &str) -> Option<String>;

    /// Returns all keys, in any order.
    fn keys(&self) -> Vec<String>;

    /// Writes the text under the key.
    ///
    /// # Errors
    /// The storage is full or blocked; the previous text is still there.
    fn set(&self, key: &str, text: &str) -> Result<(), StorageFull>;

    /// Removes the key and its text.
    fn remove(&self, key: &str);

    /// Moves the text to another key, unchanged even if it is not valid Unicode.
    ///
    /// It is removed before it is written again, as the storage may have no room for both. No other
    /// code of the page runs in between.
    ///
    /// # Errors
    /// The storage is full or blocked; the text is still under its first key.
    fn rename(&self, from: &str, to: &str) -> Result<(), StorageFull> {
        let Some(text) = self.get(from) else { return Ok(()) };
        self.remove(from);
        self.set(to, &text).inspect_err(|StorageFull| {
            // There was room for it before.
            let _ = self.set(from, &text);
        })
    }
}

/// The error of a storage that is full or blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no room to keep it")]
pub struct StorageFull;

/// The number of a saved match, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct SaveId(u32);

/// The prefix of the keys of saved matches.
const PREFIX: &str = "renature.game.";

impl SaveId {
    /// Returns the number, from 1.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The storage key that is written last whenever this save changes.
    pub fn key(self) -> String {
        format!("{PREFIX}{}", self.0)
    }

    /// The save that the storage key belongs to; `None` if it belongs to no save.
    pub(in crate::session) fn of_key(key: &str) -> Option<SaveId> {
        key.strip_prefix(PREFIX)?.split('.').next()?.parse().ok().map(SaveId)
    }

    /// The save id after this one.
    pub(in crate::session) fn next(self) -> SaveId {
        SaveId(self.0.saturating_add(1))
    }
}

impl From<u32> for SaveId {
    fn from(number: u32) -> SaveId {
        SaveId(number)
    }
}
