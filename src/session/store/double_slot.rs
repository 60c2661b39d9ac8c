//! A text in two storage slots. A write goes into the slot that is not in use, and is read back.
//! Only then that slot is put in use. However the page ends meanwhile, one of the slots is whole.

use super::storage::{Storage, StorageFull};
use crate::rules::sort_small_by_key;

/// Two slots under a key of a storage, and the head that says which of them is in use.
pub(in crate::session) struct DoubleSlot<'a, S> {
    storage: &'a S,
    key: String,
}

/// The slot in use, and the name given to what it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::session) struct Head {
    pub slot: Slot,
    pub name: String,
}

/// One of the two slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::session) enum Slot {
    One,
    Two,
}

impl Slot {
    pub const ALL: [Slot; 2] = [Slot::One, Slot::Two];

    /// The slot's name in storage. The two differ in every letter, so no broken byte makes one the
    /// other.
    const fn name(self) -> &'static str {
        ["one", "two"][self as usize]
    }

    pub const fn other(self) -> Slot {
        match self {
            Slot::One => Slot::Two,
            Slot::Two => Slot::One,
        }
    }
}

impl<'a, S: Storage> DoubleSlot<'a, S> {
    pub fn new(storage: &'a S, key: String) -> DoubleSlot<'a, S> {
        DoubleSlot { storage, key }
    }

    /// Reads the head; `None` if it is missing or unreadable.
    pub fn head(&self) -> Option<Head> {
        let text = self.storage.get(&self.key)?;
        let (slot, name) = text.split_once('\n').unwrap_or((&text, ""));
        let slot = Slot::ALL.into_iter().find(|each| each.name() == slot)?;
        Some(Head { slot, name: name.to_owned() })
    }

    /// Writes the head.
    ///
    /// # Errors
    /// The storage is full or blocked.
    pub fn set_head(&self, head: &Head) -> Result<(), StorageFull> {
        self.storage.set(&self.key, &format!("{}\n{}", head.slot.name(), head.name))
    }

    /// Reads the slot.
    pub fn text(&self, slot: Slot) -> Option<String> {
        self.storage.get(&self.key_of(slot))
    }

    /// Reads both slots, the one in use first. Without a head, the text with the higher rank comes
    /// first.
    pub fn texts<R: Ord>(&self, rank: impl Fn(&str) -> R) -> Vec<(Slot, String)> {
        let read = |slot| self.text(slot).map(|text| (slot, text));
        let mut texts: Vec<(Slot, String)> = Slot::ALL.into_iter().filter_map(read).collect();
        match self.head() {
            Some(head) => sort_small_by_key(&mut texts, |(slot, _)| *slot != head.slot),
            None => sort_small_by_key(&mut texts, |(_, text)| std::cmp::Reverse(rank(text))),
        }
        texts
    }

    /// Returns true if no slot has a text.
    pub fn is_empty(&self) -> bool {
        Slot::ALL.into_iter().all(|slot| self.text(slot).is_none())
    }

    /// Writes the text into the slot that is not in use, reads it back, and puts it in use.
    ///
    /// # Errors
    /// The storage is full or blocked, or returned another text; the slot in use is unchanged.
    pub fn write(&self, text: &str) -> Result<(), StorageFull> {
        let head = self.head().unwrap_or_else(|| self.default_head());
        let slot = head.slot.other();
        let key = self.key_of(slot);
        self.storage.set(&key, text)?;
        if self.storage.get(&key).as_deref() != Some(text) {
            return Err(StorageFull);
        }
        self.set_head(&Head { slot, ..head })
    }

    /// Removes the head and both slots.
    pub fn remove(&self) {
        for slot in Slot::ALL {
            self.remove_slot(slot);
        }
        self.storage.remove(&self.key);
    }

    /// Removes the text of the slot.
    pub fn remove_slot(&self, slot: Slot) {
        self.storage.remove(&self.key_of(slot));
    }

    /// The storage key of the slot.
    pub fn key_of(&self, slot: Slot) -> String {
        format!("{}.{}", self.key, slot.name())
    }

    /// The head where none was written: slot one if only it has a text, so that a write spares it.
    fn default_head(&self) -> Head {
        let has_text = |slot| self.text(slot).is_some();
        let slot = if has_text(Slot::One) && !has_text(Slot::Two) { Slot::One } else { Slot::Two };
        Head { slot, name: String::new() }
    }
}
