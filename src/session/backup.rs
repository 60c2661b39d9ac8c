//! Everything that is kept, as one file, and back again.

use super::{
    load,
    results::{Results, results_from},
    saves::library::{SaveLibrary, Storage, StorageFull},
    store::envelope::{Envelope, EnvelopeError},
};
use crate::rules::small_map;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// All games with their names, the results, what could not be read, and what the person likes.
#[derive(Serialize, Deserialize, Debug)]
pub struct Backup {
    games: Vec<Game>,
    results: Option<Box<RawValue>>,
    broken: Vec<String>,
    #[serde(rename = "likes")]
    preferences: BTreeMap<String, String>,
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
    pub fn of<K: Storage>(library: &SaveLibrary<K>) -> Backup {
        let game = |kept: super::SaveEntry| {
            let save = RawValue::from_string(library.text(kept.save_id)?).ok()?;
            Some(Game { name: kept.name, save })
        };
        let like = |key: &str| Some((key.to_owned(), library.0.text(key)?));
        Backup {
            games: library.games().into_iter().rev().filter_map(game).collect(),
            results: Results::sealed(&library.0).and_then(|text| RawValue::from_string(text).ok()),
            broken: library.broken().into_iter().map(|broken| broken.text).collect(),
            preferences: small_map(LIKES.into_iter().filter_map(like)),
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
    pub fn restore<K: Storage>(&self, library: &SaveLibrary<K>) -> Result<Restored, StorageFull> {
        let mut restored = Restored::default();
        let mut kept: Vec<String> =
            library.games().iter().filter_map(|kept| library.text(kept.save_id)).collect();
        for game in &self.games {
            let save = game.save.get();
            if kept.iter().any(|other| other == save) {
                restored.known += 1;
            } else if load(save).is_ok() && library.place(save, &game.name).is_ok() {
                restored.added += 1;
                kept.push(save.to_owned());
            } else {
                restored.refused += 1;
            }
        }
        for (key, text) in &self.preferences {
            if LIKES.contains(&key.as_str()) && library.0.text(key).is_none() {
                library.0.keep(key, text)?;
            }
        }
        if let Some(results) = &self.results {
            Results::add_all(&library.0, results_from(results.get()))?;
        }
        Ok(restored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::saves::library::tests::{ROOMY, library, played, saved};

    #[test]
    fn everything_comes_back_on_an_empty_shelf() {
        let here = library(ROOMY);
        let spots = saved(&here, &[&played(1, 9), &played(2, usize::MAX)]);
        here.rename(spots[0], "Sunday").unwrap();
        here.0.keep("renature.preferences", "{}").unwrap();
        let text = Backup::of(&here).to_text(0);
        let there = library(ROOMY);
        let restored = Backup::read(&text).unwrap().restore(&there);
        assert_eq!(restored, Ok(Restored { added: 2, known: 0, refused: 0 }));
        assert_eq!(Backup::of(&there).to_text(0), text);
    }

    #[test]
    fn what_lies_there_already_is_left_alone() {
        let library = library(ROOMY);
        saved(&library, &[&played(1, 9)]);
        let backup = Backup::of(&library);
        assert_eq!(backup.restore(&library), Ok(Restored { added: 0, known: 1, refused: 0 }));
        assert_eq!(library.games().len(), 1);
    }

    #[test]
    fn where_there_is_no_room_for_all_as_many_come_back_as_fit() {
        let here = library(ROOMY);
        saved(&here, &[&played(1, 9), &played(2, 9), &played(3, 9)]);
        let there = library(Backup::of(&here).to_text(0).len() * 2 / 3);
        let restored = Backup::of(&here).restore(&there).unwrap();
        assert_eq!((restored.added + restored.refused, restored.added), (3, there.games().len()));
        assert!(restored.refused > 0);
    }

    #[test]
    fn a_backup_in_which_a_byte_was_changed_is_refused() {
        let library = library(ROOMY);
        saved(&library, &[&played(1, 3)]);
        let text = Backup::of(&library).to_text(0);
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
