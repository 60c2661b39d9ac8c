//! The shelf of saved matches, running and finished ones.

use super::save::{SaveError, SaveSummary, glance, load};
use crate::{
    rules::sort_small_by_key,
    session::{
        Match,
        store::double_slot::{Head, Slot, Slots},
    },
};
use serde::{Deserialize, Serialize};

/// Where texts are kept under keys: the browser's storage, which may be blocked or full.
pub trait Storage {
    /// The text under the key.
    fn text(&self, key: &str) -> Option<String>;
    /// All keys that have a text, in any order.
    fn keys(&self) -> Vec<String>;
    /// Keeps the text under the key.
    ///
    /// # Errors
    /// It is not kept; what was there before still is.
    fn keep(&self, key: &str, text: &str) -> Result<(), StorageFull>;
    /// Removes what is under the key.
    fn forget(&self, key: &str);
}

/// There is no room, or nothing can be kept at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no room to keep it")]
pub struct StorageFull;

/// Where a match is kept, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct SaveId(u32);

impl SaveId {
    /// Its number, from 1.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The key under which storage is told of each change of it.
    pub fn key(self) -> String {
        format!("{GAME}{}", self.0)
    }
}

impl From<u32> for SaveId {
    fn from(number: u32) -> SaveId {
        SaveId(number)
    }
}

/// What was found on the shelf.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadOutcome {
    /// Nothing.
    Nothing,
    /// A match.
    Match(Match),
    /// A match as it was an action before: the last save of it can't be read and lies aside.
    Mended(Match),
    /// Something that can't be read; it lies aside now.
    Broken,
    /// The save of a later version, left alone.
    Newer,
}

/// One of the matches on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveEntry {
    /// Where it is.
    pub save_id: SaveId,
    /// The name that was given to it; empty if none was.
    pub name: String,
    /// What it says of itself; none if it can't be read.
    pub glance: Option<SaveSummary>,
}

/// A match that was taken off the shelf and can be put back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removed {
    save_id: SaveId,
    texts: Vec<(String, String)>,
}

/// A save that could not be read and lies aside, to be looked at by who can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    key: String,
    /// What it holds.
    pub text: String,
}

/// The saved matches. None is ever dropped to make room for another.
#[derive(Clone, Copy)]
pub struct SaveLibrary<K>(pub K);

const GAME: &str = "renature.game.";
const BROKEN: &str = "renature.broken.";

impl<K: Storage> SaveLibrary<K> {
    /// All matches, the one that was saved last first.
    pub fn games(&self) -> Vec<SaveEntry> {
        let mut games: Vec<SaveEntry> =
            self.spots().into_iter().filter_map(|s| self.kept(s)).collect();
        sort_small_by_key(&mut games, |kept| {
            std::cmp::Reverse((kept.glance.map(|g| g.saved_at), kept.save_id))
        });
        games
    }

    /// The unfinished match that was saved last.
    pub fn latest(&self) -> Option<SaveId> {
        let runs = |kept: &SaveEntry| kept.glance.is_none_or(|glance| !glance.is_over);
        self.games().into_iter().find(runs).map(|kept| kept.save_id)
    }

    /// The finished matches, the oldest first: what could go where there is no room.
    pub fn finished(&self) -> Vec<SaveId> {
        let over = |kept: &SaveEntry| kept.glance.is_some_and(|glance| glance.is_over);
        self.games().into_iter().rev().filter(over).map(|kept| kept.save_id).collect()
    }

    /// The match there. A save of it that can't be read is set aside, and the one before it read.
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
                        // Without room for it the slots are ranked again next time.
                        let _ = slots.set_head(&Head { slot, name });
                    }
                    return if is_whole {
                        LoadOutcome::Match(game_match)
                    } else {
                        LoadOutcome::Mended(game_match)
                    };
                }
                Err(SaveError::Newer(_)) => return LoadOutcome::Newer,
                Err(_) => {
                    self.set_aside(&slots.key_of(slot), &text);
                    is_whole = false;
                }
            }
        }
        if is_whole {
            LoadOutcome::Nothing
        } else {
            slots.forget();
            LoadOutcome::Broken
        }
    }

    /// The match there, read without changing anything; none if it can't be. Who looks need not be
    /// who took the screen: of several people it shows nobody's hand.
    pub fn look(&self, save_id: SaveId) -> Option<Match> {
        let mut game_match = load(&self.text(save_id)?).ok()?;
        game_match.leave_screen();
        Some(game_match)
    }

    /// Where the match is kept that a branch goes on from; none if it is no longer, or if another
    /// has its number.
    pub fn parent(&self, branch: &Match) -> Option<SaveId> {
        let save_id = branch.revisions().branched_from?;
        let is_parent = |other: &Match| {
            // Restored elsewhere, the branch may have got the very number.
            other.setup() == branch.setup() && other.revisions().branched_from != Some(save_id)
        };
        self.look(save_id).filter(is_parent).map(|_| save_id)
    }

    /// The text of the save there.
    pub fn text(&self, save_id: SaveId) -> Option<String> {
        self.slots(save_id).texts(saved_at).into_iter().next().map(|(_, text)| text)
    }

    /// Whether the match there is over.
    pub fn is_over(&self, save_id: SaveId) -> bool {
        self.text(save_id).and_then(|text| glance(&text)).is_some_and(|glance| glance.is_over)
    }

    /// The name that was given to the match there; empty if none was.
    pub fn name(&self, save_id: SaveId) -> String {
        self.slots(save_id).head().map(|head| head.name).unwrap_or_default()
    }

    /// Keeps another match, at a number of its own. A match without a name in which nothing was
    /// done yet makes room for it.
    ///
    /// # Errors
    /// There is no room for it, and nothing has changed.
    pub fn begin(&self, text: &str) -> Result<SaveId, StorageFull> {
        let save_id = self.place(text, "")?;
        let untouched = |kept: &SaveEntry| {
            kept.name.is_empty() && kept.glance.is_some_and(|glance| !glance.is_begun)
        };
        for kept in
            self.games().into_iter().filter(|kept| kept.save_id != save_id && untouched(kept))
        {
            self.slots(kept.save_id).forget();
        }
        Ok(save_id)
    }

    /// Saves the match there as it stands now.
    ///
    /// # Errors
    /// It is not saved; the save before it still is there.
    pub fn write(&self, save_id: SaveId, text: &str) -> Result<(), StorageFull> {
        let slots = self.slots(save_id);
        slots.write(text).or_else(|StorageFull| {
            self.tidy();
            slots.write(text)
        })
    }

    /// Gives the match there a name.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn rename(&self, save_id: SaveId, name: &str) -> Result<(), StorageFull> {
        let slots = self.slots(save_id);
        let in_use = slots.texts(saved_at).first().map_or(Slot::One, |(slot, _)| *slot);
        slots.set_head(&Head { slot: in_use, name: name.trim().to_owned() })
    }

    /// Keeps a second copy of the match there, under this name.
    ///
    /// # Errors
    /// There is no room for it, or nothing to be copied.
    pub fn duplicate(&self, save_id: SaveId, name: &str) -> Result<SaveId, StorageFull> {
        self.place(&self.text(save_id).ok_or(StorageFull)?, name)
    }

    /// Keeps another match under this name, beside all that are kept.
    ///
    /// # Errors
    /// There is no room for it, and nothing has changed.
    pub fn place(&self, text: &str, name: &str) -> Result<SaveId, StorageFull> {
        let save_id = self.next_spot();
        let placed = self.write(save_id, text).and_then(|()| self.rename(save_id, name));
        placed.inspect_err(|StorageFull| self.slots(save_id).forget())?;
        Ok(save_id)
    }

    /// Takes the match off the shelf; what is given back can be put there again.
    pub fn remove(&self, save_id: SaveId) -> Removed {
        let slots = self.slots(save_id);
        let keys = Slot::ALL.into_iter().map(|slot| slots.key_of(slot)).chain([save_id.key()]);
        let texts = keys.filter_map(|key| self.0.text(&key).map(|text| (key, text))).collect();
        slots.forget();
        Removed { save_id, texts }
    }

    /// Puts back what was taken off the shelf.
    ///
    /// # Errors
    /// There is no more room for it, and nothing of it is put back.
    pub fn put_back(&self, removed: &Removed) -> Result<(), StorageFull> {
        for (key, text) in &removed.texts {
            self.0
                .keep(key, text)
                .inspect_err(|StorageFull| self.slots(removed.save_id).forget())?;
        }
        Ok(())
    }

    /// The saves that could not be read.
    pub fn broken(&self) -> Vec<Broken> {
        let mut keys = self.0.keys();
        keys.retain(|key| key.starts_with(BROKEN));
        sort_small_by_key(&mut keys, String::clone);
        let read = |key: String| self.0.text(&key).map(|text| Broken { key, text });
        keys.into_iter().filter_map(read).collect()
    }

    /// Gives up a save that could not be read.
    pub fn forget_broken(&self, broken: &Broken) {
        self.0.forget(&broken.key);
    }

    /// Takes over what the first versions kept: one match, those left before it, broken ones.
    pub fn adopt(&self) {
        let mut keys = self.0.keys();
        keys.retain(|key| key == "renature.match" || key.starts_with("renature.match."));
        // The one played last is taken over last.
        sort_small_by_key(&mut keys, |key| (key == "renature.match", key.len(), key.clone()));
        for key in keys {
            let Some(text) = self.0.text(&key) else { continue };
            if key.starts_with("renature.match.broken") || load(&text).is_err() {
                self.set_aside(&key, &text);
            } else if self.begin(&text).is_ok() {
                self.0.forget(&key);
            }
        }
    }

    fn kept(&self, save_id: SaveId) -> Option<SaveEntry> {
        let text = self.text(save_id)?;
        Some(SaveEntry { save_id, name: self.name(save_id), glance: glance(&text) })
    }

    fn next_spot(&self) -> SaveId {
        SaveId(self.spots().into_iter().max().map_or(1, |last| last.0.saturating_add(1)))
    }

    fn slots(&self, save_id: SaveId) -> Slots<'_, K> {
        Slots::new(&self.0, save_id.key())
    }

    fn spots(&self) -> Vec<SaveId> {
        let number = |key: &String| {
            let rest = key.strip_prefix(GAME)?;
            rest.split('.').next()?.parse().ok().map(SaveId)
        };
        let mut spots: Vec<SaveId> = self.0.keys().iter().filter_map(number).collect();
        sort_small_by_key(&mut spots, |&save_id| save_id);
        spots.dedup();
        spots
    }

    /// Moves the text to the first number after all that are taken. Where there is no room for
    /// both, it lies at neither place only for as long as nobody else can look.
    fn set_aside(&self, key: &str, text: &str) {
        let number = |other: &String| other.strip_prefix(BROKEN)?.parse::<u32>().ok();
        let last = self.0.keys().iter().filter_map(number).max().unwrap_or(0);
        let aside = format!("{BROKEN}{}", last.saturating_add(1));
        self.0.forget(key);
        if self.0.keep(&aside, text).is_err() {
            let _ = self.0.keep(key, text);
        }
    }

    /// Of each finished match that can be read the save before its last one goes.
    fn tidy(&self) {
        for save_id in self.finished() {
            let slots = self.slots(save_id);
            if let [(in_use, text), (other, _)] = slots.texts(saved_at).as_slice()
                && slots.head().is_some_and(|head| head.slot == *in_use)
                && load(text).is_ok()
            {
                slots.forget_slot(*other);
            }
        }
    }
}

/// Which of two saves of one match is the later.
fn saved_at(text: &str) -> Option<u64> {
    glance(text).map(|glance| glance.saved_at)
}

#[cfg(test)]
#[path = "library_tests.rs"]
pub(in crate::session) mod tests;
