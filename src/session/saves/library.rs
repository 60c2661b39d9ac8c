//! The shelf of saved matches, running and finished ones.

use super::save::{Glance, SaveError, glance, load};
use crate::{
    rules::put_in_order,
    session::{
        Match,
        store::double_slot::{Head, Slot, Slots},
    },
};
use serde::{Deserialize, Serialize};

/// Where texts are kept under keys: the browser's storage, which may be blocked or full.
pub trait Keep {
    /// The text under the key.
    fn text(&self, key: &str) -> Option<String>;
    /// All keys that have a text, in any order.
    fn keys(&self) -> Vec<String>;
    /// Keeps the text under the key.
    ///
    /// # Errors
    /// It is not kept; what was there before still is.
    fn keep(&self, key: &str, text: &str) -> Result<(), NotKept>;
    /// Removes what is under the key.
    fn forget(&self, key: &str);
}

/// There is no room, or nothing can be kept at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no room to keep it")]
pub struct NotKept;

/// Where a match is kept, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spot(u32);

impl Spot {
    /// Its number, from 1.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The key under which storage is told of each change of it.
    pub fn key(self) -> String {
        format!("{GAME}{}", self.0)
    }
}

impl From<u32> for Spot {
    fn from(number: u32) -> Spot {
        Spot(number)
    }
}

/// What was found on the shelf.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
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
pub struct Kept {
    /// Where it is.
    pub spot: Spot,
    /// The name that was given to it; empty if none was.
    pub name: String,
    /// What it says of itself; none if it can't be read.
    pub glance: Option<Glance>,
}

/// A match that was taken off the shelf and can be put back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removed {
    spot: Spot,
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
pub struct Shelf<K>(pub K);

const GAME: &str = "renature.game.";
const BROKEN: &str = "renature.broken.";

impl<K: Keep> Shelf<K> {
    /// All matches, the one that was saved last first.
    pub fn games(&self) -> Vec<Kept> {
        let mut games: Vec<Kept> = self.spots().into_iter().filter_map(|s| self.kept(s)).collect();
        put_in_order(&mut games, |kept| {
            std::cmp::Reverse((kept.glance.map(|g| g.saved_at), kept.spot))
        });
        games
    }

    /// The unfinished match that was saved last.
    pub fn latest(&self) -> Option<Spot> {
        let runs = |kept: &Kept| kept.glance.is_none_or(|glance| !glance.is_over);
        self.games().into_iter().find(runs).map(|kept| kept.spot)
    }

    /// The finished matches, the oldest first: what could go where there is no room.
    pub fn finished(&self) -> Vec<Spot> {
        let over = |kept: &Kept| kept.glance.is_some_and(|glance| glance.is_over);
        self.games().into_iter().rev().filter(over).map(|kept| kept.spot).collect()
    }

    /// The match there. A save of it that can't be read is set aside, and the one before it read.
    pub fn open(&self, spot: Spot) -> Found {
        let slots = self.slots(spot);
        let head = slots.head();
        let mut is_whole = true;
        for (slot, text) in slots.texts(saved_at) {
            is_whole &= head.as_ref().is_none_or(|head| head.slot == slot);
            match load(&text) {
                Ok(play) => {
                    if head.as_ref().is_none_or(|head| head.slot != slot) {
                        let name = head.map(|head| head.name).unwrap_or_default();
                        // Without room for it the slots are ranked again next time.
                        let _ = slots.set_head(&Head { slot, name });
                    }
                    return if is_whole { Found::Match(play) } else { Found::Mended(play) };
                }
                Err(SaveError::Newer(_)) => return Found::Newer,
                Err(_) => {
                    self.set_aside(&slots.key_of(slot), &text);
                    is_whole = false;
                }
            }
        }
        if is_whole {
            Found::Nothing
        } else {
            slots.forget();
            Found::Broken
        }
    }

    /// The match there, read without changing anything; none if it can't be. Who looks need not be
    /// who took the screen: of several people it shows nobody's hand.
    pub fn look(&self, spot: Spot) -> Option<Match> {
        let mut play = load(&self.text(spot)?).ok()?;
        play.leave_screen();
        Some(play)
    }

    /// Where the match is kept that a branch goes on from; none if it is no longer, or if another
    /// has its number.
    pub fn parent(&self, branch: &Match) -> Option<Spot> {
        let spot = branch.revisions().branched_from?;
        let is_parent = |other: &Match| {
            // Restored elsewhere, the branch may have got the very number.
            other.setup() == branch.setup() && other.revisions().branched_from != Some(spot)
        };
        self.look(spot).filter(is_parent).map(|_| spot)
    }

    /// The text of the save there.
    pub fn text(&self, spot: Spot) -> Option<String> {
        self.slots(spot).texts(saved_at).into_iter().next().map(|(_, text)| text)
    }

    /// Whether the match there is over.
    pub fn is_over(&self, spot: Spot) -> bool {
        self.text(spot).and_then(|text| glance(&text)).is_some_and(|glance| glance.is_over)
    }

    /// The name that was given to the match there; empty if none was.
    pub fn name(&self, spot: Spot) -> String {
        self.slots(spot).head().map(|head| head.name).unwrap_or_default()
    }

    /// Keeps another match, at a number of its own. A match without a name in which nothing was
    /// done yet makes room for it.
    ///
    /// # Errors
    /// There is no room for it, and nothing has changed.
    pub fn begin(&self, text: &str) -> Result<Spot, NotKept> {
        let spot = self.place(text, "")?;
        let untouched = |kept: &Kept| {
            kept.name.is_empty() && kept.glance.is_some_and(|glance| !glance.is_begun)
        };
        for kept in self.games().into_iter().filter(|kept| kept.spot != spot && untouched(kept)) {
            self.slots(kept.spot).forget();
        }
        Ok(spot)
    }

    /// Saves the match there as it stands now.
    ///
    /// # Errors
    /// It is not saved; the save before it still is there.
    pub fn write(&self, spot: Spot, text: &str) -> Result<(), NotKept> {
        let slots = self.slots(spot);
        slots.write(text).or_else(|NotKept| {
            self.tidy();
            slots.write(text)
        })
    }

    /// Gives the match there a name.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn rename(&self, spot: Spot, name: &str) -> Result<(), NotKept> {
        let slots = self.slots(spot);
        let in_use = slots.texts(saved_at).first().map_or(Slot::One, |(slot, _)| *slot);
        slots.set_head(&Head { slot: in_use, name: name.trim().to_owned() })
    }

    /// Keeps a second copy of the match there, under this name.
    ///
    /// # Errors
    /// There is no room for it, or nothing to be copied.
    pub fn duplicate(&self, spot: Spot, name: &str) -> Result<Spot, NotKept> {
        self.place(&self.text(spot).ok_or(NotKept)?, name)
    }

    /// Keeps another match under this name, beside all that are kept.
    ///
    /// # Errors
    /// There is no room for it, and nothing has changed.
    pub fn place(&self, text: &str, name: &str) -> Result<Spot, NotKept> {
        let spot = self.next_spot();
        let placed = self.write(spot, text).and_then(|()| self.rename(spot, name));
        placed.inspect_err(|NotKept| self.slots(spot).forget())?;
        Ok(spot)
    }

    /// Takes the match off the shelf; what is given back can be put there again.
    pub fn remove(&self, spot: Spot) -> Removed {
        let slots = self.slots(spot);
        let keys = Slot::ALL.into_iter().map(|slot| slots.key_of(slot)).chain([spot.key()]);
        let texts = keys.filter_map(|key| self.0.text(&key).map(|text| (key, text))).collect();
        slots.forget();
        Removed { spot, texts }
    }

    /// Puts back what was taken off the shelf.
    ///
    /// # Errors
    /// There is no more room for it, and nothing of it is put back.
    pub fn put_back(&self, removed: &Removed) -> Result<(), NotKept> {
        for (key, text) in &removed.texts {
            self.0.keep(key, text).inspect_err(|NotKept| self.slots(removed.spot).forget())?;
        }
        Ok(())
    }

    /// The saves that could not be read.
    pub fn broken(&self) -> Vec<Broken> {
        let mut keys = self.0.keys();
        keys.retain(|key| key.starts_with(BROKEN));
        put_in_order(&mut keys, String::clone);
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
        put_in_order(&mut keys, |key| (key == "renature.match", key.len(), key.clone()));
        for key in keys {
            let Some(text) = self.0.text(&key) else { continue };
            if key.starts_with("renature.match.broken") || load(&text).is_err() {
                self.set_aside(&key, &text);
            } else if self.begin(&text).is_ok() {
                self.0.forget(&key);
            }
        }
    }

    fn kept(&self, spot: Spot) -> Option<Kept> {
        let text = self.text(spot)?;
        Some(Kept { spot, name: self.name(spot), glance: glance(&text) })
    }

    fn next_spot(&self) -> Spot {
        Spot(self.spots().into_iter().max().map_or(1, |last| last.0.saturating_add(1)))
    }

    fn slots(&self, spot: Spot) -> Slots<'_, K> {
        Slots::new(&self.0, spot.key())
    }

    fn spots(&self) -> Vec<Spot> {
        let number = |key: &String| {
            let rest = key.strip_prefix(GAME)?;
            rest.split('.').next()?.parse().ok().map(Spot)
        };
        let mut spots: Vec<Spot> = self.0.keys().iter().filter_map(number).collect();
        put_in_order(&mut spots, |&spot| spot);
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
        for spot in self.finished() {
            let slots = self.slots(spot);
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
