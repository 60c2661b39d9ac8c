//! Texts that could not be read. They are set aside under keys of their own, so that the player can
//! save them as files.

use super::storage::{Storage, StorageFull};
use std::collections::BTreeSet;

/// The prefix of the keys of texts that were set aside.
pub(in crate::session) const DAMAGED: &str = "renature.broken.";

/// The number of texts set aside up to which a backup adds others: the page lists each of them.
const MAX_DAMAGED: usize = 100;

/// Moves the text under `key` to the next number of damaged texts, unchanged.
///
/// # Errors
/// The storage is full or blocked; the text is still under `key`.
pub(in crate::session) fn set_aside(storage: &impl Storage, key: &str) -> Result<(), StorageFull> {
    storage.rename(key, &key_after(last_number(&storage.keys())))
}

/// Adds texts that could not be read, but no empty ones and none that are `known` or there already.
/// Returns the number of texts without room: the storage is full, or holds [`MAX_DAMAGED`] of them.
pub(in crate::session) fn add_all<'a>(
    storage: &impl Storage,
    mut known: BTreeSet<String>,
    texts: impl IntoIterator<Item = &'a str>,
) -> usize {
    let keys = storage.keys();
    let keys: Vec<&String> = keys.iter().filter(|key| key.starts_with(DAMAGED)).collect();
    known.extend(keys.iter().filter_map(|key| storage.get(key)));
    let (mut count, mut last) = (keys.len(), last_number(keys));
    let mut failed = 0;
    // No longer text would fit, either.
    let mut too_long = usize::MAX;
    for text in texts.into_iter().filter(|text| !text.is_empty()) {
        if known.contains(text) {
            continue;
        }
        let has_room = count < MAX_DAMAGED && text.len() < too_long;
        if has_room && storage.set(&key_after(last), text).is_ok() {
            known.insert(text.to_owned());
            (count, last) = (count + 1, last.saturating_add(1));
        } else {
            failed += 1;
            too_long = too_long.min(text.len());
        }
    }
    failed
}

fn last_number<'a>(keys: impl IntoIterator<Item = &'a String>) -> u32 {
    let number = |key: &String| key.strip_prefix(DAMAGED)?.parse::<u32>().ok();
    keys.into_iter().filter_map(number).max().unwrap_or(0)
}

fn key_after(number: u32) -> String {
    format!("{DAMAGED}{}", number.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::testing::{MemoryStorage, ROOMY};

    /// The texts under the keys of damaged ones, in the order of their numbers.
    fn damaged(storage: &MemoryStorage) -> Vec<String> {
        (1..=200).filter_map(|number| storage.get(&format!("{DAMAGED}{number}"))).collect()
    }

    fn add(storage: &MemoryStorage, texts: &[&str]) -> usize {
        add_all(storage, BTreeSet::from(["known".to_owned()]), texts.iter().copied())
    }

    #[test]
    fn added_texts_follow_the_last_one() {
        let storage = MemoryStorage::new(ROOMY);
        storage.set("renature.match", "a").unwrap();
        set_aside(&storage, "renature.match").unwrap();
        assert_eq!(add(&storage, &["b", "c"]), 0);
        assert_eq!(damaged(&storage), ["a", "b", "c"]);
    }

    #[test]
    fn text_that_is_there_known_or_empty_is_not_added() {
        let storage = MemoryStorage::new(ROOMY);
        assert_eq!(add(&storage, &["a", "a", "", "known"]), 0);
        assert_eq!(add(&storage, &["b", "a"]), 0);
        assert_eq!(damaged(&storage), ["a", "b"]);
    }

    #[test]
    fn no_more_texts_are_added_than_can_be_shown() {
        let storage = MemoryStorage::new(ROOMY);
        let texts: Vec<String> = (0..50_000).map(|number| number.to_string()).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        assert_eq!(add(&storage, &texts), 50_000 - MAX_DAMAGED);
        assert_eq!(damaged(&storage).len(), MAX_DAMAGED);
        assert_eq!(add(&storage, &texts[..MAX_DAMAGED]), 0);
    }

    #[test]
    fn shorter_texts_are_added_where_a_longer_one_has_no_room() {
        let storage = MemoryStorage::new(10);
        assert_eq!(add(&storage, &["a long text", "a", "another long text", "b"]), 2);
        assert_eq!(damaged(&storage), ["a", "b"]);
    }
}
