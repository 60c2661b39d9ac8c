//! Two slots for one text: the new text is written into the one that is not in use, read back, and
//! only then put in use. Whatever ends the page meanwhile, one of them is whole.

use crate::{
    rules::sort_small_by_key,
    session::saves::library::{Storage, StorageFull},
};

/// The two slots under a key of a storage, and the head that says which of them is in use.
pub(in crate::session) struct Slots<'a, K> {
    keep: &'a K,
    key: String,
}

/// Which slot is in use, and a name that goes with what is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::session) struct Head {
    pub slot: Slot,
    pub name: String,
}

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::session) enum Slot {
    One,
    Two,
}

impl Slot {
    pub const ALL: [Slot; 2] = [Slot::One, Slot::Two];

    /// They differ in every letter, so that no broken byte makes one the other.
    const fn word(self) -> &'static str {
        ["one", "two"][self as usize]
    }

    pub const fn other(self) -> Slot {
        match self {
            Slot::One => Slot::Two,
            Slot::Two => Slot::One,
        }
    }
}

impl<'a, K: Storage> Slots<'a, K> {
    pub fn new(keep: &'a K, key: String) -> Slots<'a, K> {
        Slots { keep, key }
    }

    /// The head; none if there is none or it can't be read.
    pub fn head(&self) -> Option<Head> {
        let text = self.keep.text(&self.key)?;
        let (word, name) = text.split_once('\n').unwrap_or((&text, ""));
        let slot = Slot::ALL.into_iter().find(|slot| slot.word() == word)?;
        Some(Head { slot, name: name.to_owned() })
    }

    /// Writes the head.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn set_head(&self, head: &Head) -> Result<(), StorageFull> {
        self.keep.keep(&self.key, &format!("{}\n{}", head.slot.word(), head.name))
    }

    /// What is in the slot.
    pub fn text(&self, slot: Slot) -> Option<String> {
        self.keep.text(&self.key_of(slot))
    }

    /// The texts, the one in use first. Where no head says which that is, the later by this rank
    /// comes first.
    pub fn texts<R: Ord>(&self, rank: impl Fn(&str) -> R) -> Vec<(Slot, String)> {
        let read = |slot| self.text(slot).map(|text| (slot, text));
        let mut found: Vec<(Slot, String)> = Slot::ALL.into_iter().filter_map(read).collect();
        match self.head() {
            Some(head) => sort_small_by_key(&mut found, |(slot, _)| *slot != head.slot),
            None => sort_small_by_key(&mut found, |(_, text)| std::cmp::Reverse(rank(text))),
        }
        found
    }

    /// Keeps the text in the slot that is not in use, reads it back, and puts it in use.
    ///
    /// # Errors
    /// It is not kept; what was in use still is.
    pub fn write(&self, text: &str) -> Result<(), StorageFull> {
        let head = self.head().unwrap_or_else(|| self.first_head());
        let slot = head.slot.other();
        let key = self.key_of(slot);
        self.keep.keep(&key, text)?;
        if self.keep.text(&key).as_deref() != Some(text) {
            return Err(StorageFull);
        }
        self.set_head(&Head { slot, ..head })
    }

    /// Removes head and slots.
    pub fn forget(&self) {
        for slot in Slot::ALL {
            self.forget_slot(slot);
        }
        self.keep.forget(&self.key);
    }

    /// Empties the slot.
    pub fn forget_slot(&self, slot: Slot) {
        self.keep.forget(&self.key_of(slot));
    }

    /// The key of the slot.
    pub fn key_of(&self, slot: Slot) -> String {
        format!("{}.{}", self.key, slot.word())
    }

    /// The head to begin with: whatever lies in a slot alone is in use.
    fn first_head(&self) -> Head {
        let lies = |slot| self.text(slot).is_some();
        let slot = if lies(Slot::One) && !lies(Slot::Two) { Slot::One } else { Slot::Two };
        Head { slot, name: String::new() }
    }
}
