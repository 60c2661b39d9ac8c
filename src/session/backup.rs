//! Everything that is kept, as one file, and back again.

use super::{
    load,
    results::{Results, results_from},
    saves::library::{Keep, NotKept, Shelf},
    store::envelope::{Envelope, EnvelopeError},
};
use crate::rules::map_of;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// All games with their names, the results, what could not be read, and what the person likes.
#[derive(Serialize, Deserialize, Debug)]
pub struct Backup {
    games: Vec<Game>,
    results: Option<Box<RawValue>>,
    broken: Vec<String>,
    likes: BTreeMap<String, String>,
}

/// A game with its name.
#[derive(Serialize, Deserialize, Debug)]
struct Game {
    name: String,
    save: Box<RawValue>,
}

/// Why a text is no backup that can be restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Not a whole backup of ours.
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    /// Its payload is not what this version writes.
    #[error("the backup is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// Written by a later version.
    #[error("the backup has schema {0}; this version reads {SCHEMA} at most")]
    Newer(u32),
}

/// What came of a restored backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Games that were put on the shelf.
    pub added: usize,
    /// Games that lay there already, as they are.
    pub known: usize,
    /// Games that can't be read, or for which there was no room.
    pub refused: usize,
}

const APP: &str = "renature-backup";
const SCHEMA: u32 = 1;

/// What the person likes, kept beside the games.
const LIKES: [&str; 2] = ["renature.preferences", "renature.lineup"];

impl Backup {
    /// Everything that is kept.
    pub fn of<K: Keep>(shelf: &Shelf<K>) -> Backup {
        let game = |kept: super::Kept| {
            let save = RawValue::from_string(shelf.text(kept.spot)?).ok()?;
            Some(Game { name: kept.name, save })
        };
        let like = |key: &str| Some((key.to_owned(), shelf.0.text(key)?));
        Backup {
            games: shelf.games().into_iter().rev().filter_map(game).collect(),
            results: Results::sealed(&shelf.0).and_then(|text| RawValue::from_string(text).ok()),
            broken: shelf.broken().into_iter().map(|broken| broken.text).collect(),
            likes: map_of(LIKES.into_iter().filter_map(like)),
        }
    }

    /// The backup as the text of a file.
    pub fn to_text(&self, saved_at: u64) -> String {
        // Nothing in a backup can fail to be written as JSON.
        Envelope::seal(APP, SCHEMA, saved_at, self).unwrap_or_default()
    }

    /// Whether the text says that it is a backup, whole or not.
    pub fn is_meant(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Stamp {
            app: String,
        }
        serde_json::from_str(text).is_ok_and(|stamp: Stamp| stamp.app == APP)
    }

    /// Reads a backup.
    ///
    /// # Errors
    /// It is none, or not whole.
    pub fn read(text: &str) -> Result<Backup, BackupError> {
        let envelope = Envelope::open(APP, text)?;
        if envelope.schema > SCHEMA {
            return Err(BackupError::Newer(envelope.schema));
        }
        Ok(serde_json::from_str(envelope.payload.get())?)
    }

    /// Puts its games on the shelf beside those that lie there, and adds its results. Nothing that
    /// is kept already is changed.
    ///
    /// # Errors
    /// There is no room for the results.
    pub fn restore<K: Keep>(&self, shelf: &Shelf<K>) -> Result<Restored, NotKept> {
        let mut restored = Restored::default();
        let mut kept: Vec<String> =
            shelf.games().iter().filter_map(|kept| shelf.text(kept.spot)).collect();
        for game in &self.games {
            let save = game.save.get();
            if kept.iter().any(|other| other == save) {
                restored.known += 1;
            } else if load(save).is_ok() && shelf.place(save, &game.name).is_ok() {
                restored.added += 1;
                kept.push(save.to_owned());
            } else {
                restored.refused += 1;
            }
        }
        for (key, text) in &self.likes {
            if LIKES.contains(&key.as_str()) && shelf.0.text(key).is_none() {
                shelf.0.keep(key, text)?;
            }
        }
        if let Some(results) = &self.results {
            Results::add_all(&shelf.0, results_from(results.get()))?;
        }
        Ok(restored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::saves::library::tests::{ROOMY, played, saved, shelf};

    #[test]
    fn everything_comes_back_on_an_empty_shelf() {
        let here = shelf(ROOMY);
        let spots = saved(&here, &[&played(1, 9), &played(2, usize::MAX)]);
        here.rename(spots[0], "Sunday").unwrap();
        here.0.keep("renature.preferences", "{}").unwrap();
        let text = Backup::of(&here).to_text(0);
        let there = shelf(ROOMY);
        let restored = Backup::read(&text).unwrap().restore(&there);
        assert_eq!(restored, Ok(Restored { added: 2, known: 0, refused: 0 }));
        assert_eq!(Backup::of(&there).to_text(0), text);
    }

    #[test]
    fn what_lies_there_already_is_left_alone() {
        let shelf = shelf(ROOMY);
        saved(&shelf, &[&played(1, 9)]);
        let backup = Backup::of(&shelf);
        assert_eq!(backup.restore(&shelf), Ok(Restored { added: 0, known: 1, refused: 0 }));
        assert_eq!(shelf.games().len(), 1);
    }

    #[test]
    fn where_there_is_no_room_for_all_as_many_come_back_as_fit() {
        let here = shelf(ROOMY);
        saved(&here, &[&played(1, 9), &played(2, 9), &played(3, 9)]);
        let there = shelf(Backup::of(&here).to_text(0).len() * 2 / 3);
        let restored = Backup::of(&here).restore(&there).unwrap();
        assert_eq!((restored.added + restored.refused, restored.added), (3, there.games().len()));
        assert!(restored.refused > 0);
    }

    #[test]
    fn a_backup_in_which_a_byte_was_changed_is_refused() {
        let shelf = shelf(ROOMY);
        saved(&shelf, &[&played(1, 3)]);
        let text = Backup::of(&shelf).to_text(0);
        for index in (0..text.len()).step_by(11) {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= 2;
            assert!(Backup::read(&String::from_utf8(bytes).unwrap()).is_err(), "byte {index}");
        }
    }

    #[test]
    fn the_backup_of_a_later_version_is_refused() {
        let text = Envelope::seal(APP, SCHEMA + 1, 0, &0).unwrap();
        assert!(matches!(Backup::read(&text), Err(BackupError::Newer(_))));
    }
}
