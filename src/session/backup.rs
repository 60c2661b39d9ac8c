//! The backup file: writing everything in storage to one file, and restoring it.

use super::{
    SaveEntry, load,
    results::{Results, parse_results},
    saves::library::SaveLibrary,
    store::{
        envelope::{Envelope, EnvelopeError},
        storage::{Storage, StorageFull},
    },
};
use crate::rules::small_map;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// All saves with their names, the results, the damaged saves and the preferences.
#[derive(Serialize, Deserialize, Debug)]
pub struct Backup {
    #[serde(rename = "games")]
    saves: Vec<NamedSave>,
    results: Option<Box<RawValue>>,
    #[serde(rename = "broken")]
    damaged: Vec<String>,
    #[serde(rename = "likes")]
    preferences: BTreeMap<String, String>,
}

/// A save with the name that the player gave it.
#[derive(Serialize, Deserialize, Debug)]
struct NamedSave {
    name: String,
    save: Box<RawValue>,
}

/// The reason why a backup can't be read.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Not an intact backup of this program.
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    /// The payload does not have the fields of its schema.
    #[error("the backup is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// Written by a later version of the program.
    #[error("the backup has schema {0}; this version reads {SCHEMA} at most")]
    Newer(u32),
}

/// The numbers of games that a backup restored or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Games added to the library.
    pub added: usize,
    /// Games that were in the library already, unchanged.
    pub unchanged: usize,
    /// Games that can't be read, or that found no room.
    pub failed: usize,
}

const APP: &str = "renature-backup";
const SCHEMA: u32 = 1;

/// The storage keys of the preferences that a backup contains.
const PREFERENCES: [&str; 2] = ["renature.preferences", "renature.lineup"];

impl Backup {
    /// A backup of the library and everything beside it in its storage.
    pub fn new<S: Storage>(library: &SaveLibrary<S>) -> Backup {
        let named_save = |entry: SaveEntry| {
            let save = RawValue::from_string(library.text(entry.save_id)?).ok()?;
            Some(NamedSave { name: entry.name, save })
        };
        let preference = |key: &str| Some((key.to_owned(), library.0.get(key)?));
        Backup {
            saves: library.entries().into_iter().rev().filter_map(named_save).collect(),
            results: Results::sealed(&library.0).and_then(|text| RawValue::from_string(text).ok()),
            damaged: library.damaged().into_iter().map(|damaged| damaged.text).collect(),
            preferences: small_map(PREFERENCES.into_iter().filter_map(preference)),
        }
    }

    /// The text of the backup file; `saved_at` is in milliseconds since 1970.
    pub fn to_text(&self, saved_at: u64) -> String {
        // Every field of a backup can be serialized.
        Envelope::seal(APP, SCHEMA, saved_at, self).unwrap_or_default()
    }

    /// Returns true if the text claims to be a backup; it may still be damaged.
    pub fn is_backup(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Stamp {
            app: String,
        }
        serde_json::from_str(text).is_ok_and(|stamp: Stamp| stamp.app == APP)
    }

    /// Parses a backup.
    ///
    /// # Errors
    /// The text is no backup, is damaged, or is of a later version.
    pub fn read(text: &str) -> Result<Backup, BackupError> {
        let envelope = Envelope::open(APP, text)?;
        if envelope.schema > SCHEMA {
            return Err(BackupError::Newer(envelope.schema));
        }
        Ok(serde_json::from_str(envelope.payload.get())?)
    }

    /// Adds the games, results and preferences that are not in the library's storage yet, and
    /// changes nothing that is.
    ///
    /// # Errors
    /// The storage has no room for the preferences or the results.
    pub fn restore<S: Storage>(&self, library: &SaveLibrary<S>) -> Result<Restored, StorageFull> {
        let mut restored = Restored::default();
        let text = |entry: &SaveEntry| library.text(entry.save_id);
        let mut texts: Vec<String> = library.entries().iter().filter_map(text).collect();
        for NamedSave { name, save } in &self.saves {
            let save = save.get();
            if texts.iter().any(|other| other == save) {
                restored.unchanged += 1;
            } else if load(save).is_ok() && library.insert(save, name).is_ok() {
                restored.added += 1;
                texts.push(save.to_owned());
            } else {
                restored.failed += 1;
            }
        }
        for (key, text) in &self.preferences {
            if PREFERENCES.contains(&key.as_str()) && library.0.get(key).is_none() {
                library.0.set(key, text)?;
            }
        }
        if let Some(results) = &self.results {
            let results = parse_results(results.get()).unwrap_or_default();
            Results::add_all(&library.0, results.0)?;
        }
        Ok(restored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::testing::{ROOMY, begin_saves, library, played};

    #[test]
    fn backup_restores_everything_into_an_empty_library() {
        let here = library(ROOMY);
        let ids = begin_saves(&here, &[&played(1, 9), &played(2, usize::MAX)]);
        here.rename(ids[0], "Sunday").unwrap();
        here.0.set("renature.preferences", "{}").unwrap();
        let text = Backup::new(&here).to_text(0);
        for field in ["games", "results", "broken", "likes"] {
            assert!(text.contains(&format!("\"{field}\":")), "no field {field}");
        }
        let there = library(ROOMY);
        let restored = Backup::read(&text).unwrap().restore(&there);
        assert_eq!(restored, Ok(Restored { added: 2, unchanged: 0, failed: 0 }));
        assert_eq!(Backup::new(&there).to_text(0), text);
    }

    #[test]
    fn restore_leaves_known_games_alone() {
        let library = library(ROOMY);
        begin_saves(&library, &[&played(1, 9)]);
        let backup = Backup::new(&library);
        assert_eq!(backup.restore(&library), Ok(Restored { added: 0, unchanged: 1, failed: 0 }));
        assert_eq!(library.entries().len(), 1);
    }

    #[test]
    fn restore_adds_as_many_games_as_fit() {
        let here = library(ROOMY);
        begin_saves(&here, &[&played(1, 9), &played(2, 9), &played(3, 9)]);
        let there = library(Backup::new(&here).to_text(0).len() * 2 / 3);
        let restored = Backup::new(&here).restore(&there).unwrap();
        assert_eq!((restored.added + restored.failed, restored.added), (3, there.entries().len()));
        assert!(restored.failed > 0);
    }

    #[test]
    fn backup_with_a_changed_byte_is_refused() {
        let library = library(ROOMY);
        begin_saves(&library, &[&played(1, 3)]);
        let text = Backup::new(&library).to_text(0);
        for index in (0..text.len()).step_by(11) {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= 2;
            assert!(Backup::read(&String::from_utf8(bytes).unwrap()).is_err(), "byte {index}");
        }
    }

    #[test]
    fn backup_of_a_later_version_is_refused() {
        let text = Envelope::seal(APP, SCHEMA + 1, 0, &0).unwrap();
        assert!(matches!(Backup::read(&text), Err(BackupError::Newer(_))));
    }
}
