//! The library of saved matches, unfinished and finished ones.

use super::save::{SaveError, SaveSummary, load, summarize};
use crate::{
    rules::sort_small_by_key,
    session::{
        Match, results,
        store::{
            damaged::{DAMAGED, set_aside},
            double_slot::{DoubleSlot, Head, Slot},
            storage::{SaveId, Storage, StorageFull},
        },
    },
};

/// The result of opening a save.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadOutcome {
    /// There is no such save.
    Missing,
    /// The match as it was saved last.
    Match(Match),
    /// The match as it was saved before that: the last save is damaged and was set aside.
    Recovered(Match),
    /// Nothing of the save can be read; it was set aside.
    Damaged,
    /// The save is of a later version and was left alone.
    Newer,
}

/// A save in the library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveEntry {
    /// The number of the save.
    pub save_id: SaveId,
    /// The name that the player gave it; empty if none.
    pub name: String,
    /// The summary of its match; `None` if the save can't be read.
    pub summary: Option<SaveSummary>,
}

/// A save that was removed from the library and can be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemovedSave {
    save_id: SaveId,
    texts: Vec<(String, String)>,
}

/// A save that could not be read and was set aside, for the player to download.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamagedSave {
    key: String,
    /// The text of the save.
    pub text: String,
}

/// The saved matches in a storage. None is ever dropped to make room for another.
#[derive(Clone, Copy)]
pub struct SaveLibrary<S>(pub S);

/// The key of the greatest number of a removed save.
const LAST_REMOVED: &str = "renature.last-removed";

/// The key of the first version's match, and the prefix of its other keys.
const FIRST_VERSION: &str = "renature.match";

impl<S: Storage> SaveLibrary<S> {
    /// Returns true if the storage holds no save, no damaged text and no results.
    pub fn is_empty(&self) -> bool {
        let prefixes = [FIRST_VERSION, DAMAGED, results::KEY];
        let is_ours = |key: &String| {
            SaveId::of_key(key).is_some() || prefixes.iter().any(|&prefix| key.starts_with(prefix))
        };
        !self.0.keys().iter().any(is_ours)
    }

    /// All saves, the latest first; the ones without a [`known_time`] last. `now` is in milliseconds
    /// since 1970.
    pub fn entries(&self, now: u64) -> Vec<SaveEntry> {
        let mut entries: Vec<SaveEntry> =
            self.ids().into_iter().filter_map(|save_id| self.entry(save_id)).collect();
        sort_small_by_key(&mut entries, |entry| {
            let time = entry.summary.and_then(|summary| known_time(summary.saved_at, now));
            std::cmp::Reverse((time, entry.save_id))
        });
        entries
    }

    /// The unfinished match that was saved last.
    pub fn latest(&self, now: u64) -> Option<SaveId> {
        let runs = |entry: &SaveEntry| entry.summary.is_none_or(|summary| !summary.is_over);
        self.entries(now).into_iter().find(runs).map(|entry| entry.save_id)
    }

    /// The finished matches, the oldest first: the ones to delete for more room.
    pub fn finished(&self, now: u64) -> Vec<SaveId> {
        let over = |entry: &SaveEntry| entry.summary.is_some_and(|summary| summary.is_over);
        self.entries(now).into_iter().rev().filter(over).map(|entry| entry.save_id).collect()
    }

    /// Loads the match. A damaged save is set aside, and the save before it is loaded.
    pub fn open(&self, save_id: SaveId) -> LoadOutcome {
        let slots = self.slots(save_id);
        let head = slots.head();
        let mut is_whole = true;
        for (slot, text) in slots.texts(saved_at) {
            is_whole &= head.as_ref().is_none_or(|head| head.slot == slot);
            match load(&text) {
                Ok(game_match) => {
                    if head.as_ref().is_none_or(|head| head.slot != slot) {
                        let name = head.map(|head| head.name).unwrap_or_default();
                        // If the storage is full, the slots are ranked again next time.
                        let _ = slots.set_head(&Head { slot, name });
                    }
                    return if is_whole {
                        LoadOutcome::Match(game_match)
                    } else {
                        LoadOutcome::Recovered(game_match)
                    };
                }
                Err(SaveError::Newer(_)) => return LoadOutcome::Newer,
                Err(_) => {
                    // A text that finds no room stays where it is.
                    let _ = set_aside(&self.0, &slots.key_of(slot));
                    is_whole = false;
                }
            }
        }
        if is_whole {
            LoadOutcome::Missing
        } else {
            if slots.is_empty() {
                slots.remove();
            }
            LoadOutcome::Damaged
        }
    }

    /// Loads the match without changing the storage; `None` if it can't be read. If the last save is
    /// damaged, it loads the one before.
    ///
    /// Among several people it shows nobody's hand, as another may be at the screen.
    pub fn peek(&self, save_id: SaveId) -> Option<Match> {
        let mut game_match = self.load_latest(save_id)?.ok()?;
        game_match.leave_screen();
        Some(game_match)
    }

    /// Returns true if the save is of a later version, which [`SaveLibrary::open`] leaves alone. Any
    /// other that can't be read is damaged.
    pub fn is_newer(&self, save_id: SaveId) -> bool {
        matches!(self.load_latest(save_id), Some(Err(SaveError::Newer(_))))
    }

    /// Loads the latest text that this version can read, or that is of a later one.
    fn load_latest(&self, save_id: SaveId) -> Option<Result<Match, SaveError>> {
        let mut texts = self.texts(save_id).into_iter().map(|text| load(&text));
        texts.find(|loaded| matches!(loaded, Ok(_) | Err(SaveError::Newer(_))))
    }

    /// The save of the match from which the branch continues. `None` if it is gone or its number
    /// belongs to another match.
    pub fn parent(&self, branch: &Match) -> Option<SaveId> {
        let save_id = branch.revisions().branched_from?;
        let is_parent = |other: &Match| {
            // A branch restored from a backup may have been given its parent's number.
            other.setup() == branch.setup() && other.revisions().branched_from != Some(save_id)
        };
        self.peek(save_id).filter(is_parent).map(|_| save_id)
    }

    /// The texts of the save, the latest first.
    pub(in crate::session) fn texts(&self, save_id: SaveId) -> Vec<String> {
        self.slots(save_id).texts(saved_at).into_iter().map(|(_, text)| text).collect()
    }

    /// The text of the save.
    pub fn text(&self, save_id: SaveId) -> Option<String> {
        self.texts(save_id).into_iter().next()
    }

    /// Returns true if the saved match is over.
    pub fn is_over(&self, save_id: SaveId) -> bool {
        let summary = self.text(save_id).and_then(|text| summarize(&text));
        summary.is_some_and(|summary| summary.is_over)
    }

    /// The name that the player gave the save; empty if none.
    pub fn name(&self, save_id: SaveId) -> String {
        self.slots(save_id).head().map(|head| head.name).unwrap_or_default()
    }

    /// Saves a match under a new number and without a name.
    ///
    /// # Errors
    /// The storage is full; nothing has changed.
    pub fn begin(&self, text: &str) -> Result<SaveId, StorageFull> {
        self.insert(text, "")
    }

    /// Removes the match if it has neither a name nor an action.
    pub fn remove_unused(&self, save_id: SaveId) {
        let is_unused = |entry: &SaveEntry| {
            entry.name.is_empty() && entry.summary.is_some_and(|summary| !summary.is_begun)
        };
        if self.entry(save_id).as_ref().is_some_and(is_unused) {
            self.remove(save_id);
        }
    }

    /// Saves a match under a new number and with this name.
    ///
    /// # Errors
    /// The storage is full; nothing has changed.
    pub fn insert(&self, text: &str, name: &str) -> Result<SaveId, StorageFull> {
        let save_id = self.new_id();
        let inserted = self.write(save_id, text).and_then(|()| self.rename(save_id, name));
        inserted.inspect_err(|StorageFull| self.slots(save_id).remove())?;
        Ok(save_id)
    }

    /// Overwrites the save.
    ///
    /// # Errors
    /// The storage is full; the previous save is still there.
    pub fn write(&self, save_id: SaveId, text: &str) -> Result<(), StorageFull> {
        let slots = self.slots(save_id);
        slots.write(text).or_else(|StorageFull| {
            self.free_space();
            slots.write(text)
        })
    }

    /// Names the save; spaces around the name are dropped.
    ///
    /// # Errors
    /// The storage is full.
    pub fn rename(&self, save_id: SaveId, name: &str) -> Result<(), StorageFull> {
        let slots = self.slots(save_id);
        let in_use = slots.texts(saved_at).first().map_or(Slot::One, |(slot, _)| *slot);
        slots.set_head(&Head { slot: in_use, name: name.trim().to_owned() })
    }

    /// Copies the save under this name; `None` if there is no such save.
    ///
    /// # Errors
    /// The storage is full.
    pub fn duplicate(&self, save_id: SaveId, name: &str) -> Result<Option<SaveId>, StorageFull> {
        self.text(save_id).map(|text| self.insert(&text, name)).transpose()
    }

    /// Removes the save and returns it for [`SaveLibrary::put_back`].
    pub fn remove(&self, save_id: SaveId) -> RemovedSave {
        let slots = self.slots(save_id);
        let keys = Slot::ALL.into_iter().map(|slot| slots.key_of(slot)).chain([save_id.key()]);
        let texts = keys.filter_map(|key| self.0.get(&key).map(|text| (key, text))).collect();
        slots.remove();
        if self.last_removed().is_none_or(|last| last < save_id) {
            // Removing a save has made room.
            let _ = self.0.set(LAST_REMOVED, &save_id.number().to_string());
        }
        RemovedSave { save_id, texts }
    }

    /// Puts a removed save back; under a new number if another tab has saved the match again.
    ///
    /// # Errors
    /// The storage is full; nothing of the save is put back.
    pub fn put_back(&self, removed: &RemovedSave) -> Result<(), StorageFull> {
        let before = removed.save_id;
        let save_id = if self.is_free(before) { before } else { self.new_id() };
        for (key, text) in &removed.texts {
            let key = key.replacen(&before.key(), &save_id.key(), 1);
            let written = self.0.set(&key, text);
            written.inspect_err(|StorageFull| self.slots(save_id).remove())?;
        }
        Ok(())
    }

    /// Returns true if a save has a text of the removed one: a backup has brought it back.
    pub fn has(&self, removed: &RemovedSave) -> bool {
        let all: Vec<String> = self.ids().into_iter().flat_map(|id| self.texts(id)).collect();
        removed.texts.iter().any(|(_, text)| all.contains(text))
    }

    /// Returns a number that no save has, and that none had before it was removed: another tab may
    /// still play that one.
    fn new_id(&self) -> SaveId {
        let last = self.ids().into_iter().chain(self.last_removed()).max();
        let mut save_id = last.map_or(SaveId::from(1), SaveId::next);
        // Only a damaged storage has numbers up to the greatest one.
        while !self.is_free(save_id) {
            save_id = SaveId::from(save_id.number().wrapping_add(1));
        }
        save_id
    }

    fn is_free(&self, save_id: SaveId) -> bool {
        save_id.number() > 0
            && self.slots(save_id).is_empty()
            && self.0.get(&save_id.key()).is_none()
    }

    fn last_removed(&self) -> Option<SaveId> {
        self.0.get(LAST_REMOVED)?.parse::<u32>().ok().map(SaveId::from)
    }

    /// The damaged saves that were set aside.
    pub fn damaged(&self) -> Vec<DamagedSave> {
        let mut keys = self.0.keys();
        keys.retain(|key| key.starts_with(DAMAGED));
        sort_small_by_key(&mut keys, String::clone);
        let read = |key: String| self.0.get(&key).map(|text| DamagedSave { key, text });
        keys.into_iter().filter_map(read).collect()
    }

    /// Deletes a damaged save.
    pub fn delete_damaged(&self, damaged: &DamagedSave) {
        self.0.remove(&damaged.key);
    }

    /// Imports the saves of the first version: one match, earlier ones, and damaged ones.
    pub fn import_first_version(&self) {
        let mut keys = self.0.keys();
        keys.retain(|key| {
            key.strip_prefix(FIRST_VERSION)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        });
        // The match played last is imported last.
        sort_small_by_key(&mut keys, |key| (key == FIRST_VERSION, key.len(), key.clone()));
        for key in keys {
            let Some(text) = self.0.get(&key) else { continue };
            if key.starts_with("renature.match.broken") || load(&text).is_err() {
                // A text that finds no room stays where it is.
                let _ = set_aside(&self.0, &key);
            } else if self.begin(&text).is_ok() {
                self.0.remove(&key);
            }
        }
    }

    fn entry(&self, save_id: SaveId) -> Option<SaveEntry> {
        let text = self.text(save_id)?;
        Some(SaveEntry { save_id, name: self.name(save_id), summary: summarize(&text) })
    }

    fn slots(&self, save_id: SaveId) -> DoubleSlot<'_, S> {
        DoubleSlot::new(&self.0, save_id.key())
    }

    fn ids(&self) -> Vec<SaveId> {
        let keys = self.0.keys();
        let mut ids: Vec<SaveId> = keys.iter().filter_map(|key| SaveId::of_key(key)).collect();
        sort_small_by_key(&mut ids, |&save_id| save_id);
        ids.dedup();
        ids
    }

    /// Removes the previous save of each finished match whose last save can be read.
    pub fn free_space(&self) {
        for save_id in self.ids().into_iter().filter(|&save_id| self.is_over(save_id)) {
            let slots = self.slots(save_id);
            if let [(in_use, text), (other, _)] = slots.texts(saved_at).as_slice()
                && slots.head().is_some_and(|head| head.slot == *in_use)
                && load(text).is_ok()
            {
                slots.remove_slot(*other);
            }
        }
    }
}

/// Returns the time of a save, both in milliseconds since 1970; `None` if it is more than a day ahead:
/// the clock was wrong then.
pub fn known_time(saved_at: u64, now: u64) -> Option<u64> {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    (saved_at <= now.saturating_add(DAY)).then_some(saved_at)
}

/// Ranks two saves of one match by their time.
fn saved_at(text: &str) -> Option<u64> {
    summarize(text).map(|summary| summary.saved_at)
}

#[cfg(test)]
#[path = "library_tests.rs"]
mod tests;
