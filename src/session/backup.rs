//! The backup file: writing everything in storage to one file, and restoring it.

use super::{
    Lineup, Preferences, SaveEntry, load,
    results::{Results, parse_results},
    saves::{
        library::SaveLibrary,
        save::{is_readable, is_whole},
    },
    store::{
        damaged,
        envelope::{Envelope, EnvelopeError},
        storage::{Storage, StorageFull},
    },
};
use crate::rules::small_map;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, BTreeSet};

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
    /// Games and damaged texts that can't be read, or that found no room.
    pub failed: usize,
    /// True if results that can't be read were set aside, those of the backup or those here.
    pub set_results_aside: bool,
}

const APP: &str = "renature-backup";
const SCHEMA: u32 = 1;

impl Backup {
    /// A backup of the library and everything beside it in its storage. It has the latest text of each
    /// save that can be read.
    pub fn new<S: Storage>(library: &SaveLibrary<S>) -> Backup {
        let (results, damaged_results) = Results::sealed(&library.0);
        let mut damaged: Vec<String> = library.damaged().into_iter().map(|it| it.text).collect();
        damaged.extend(damaged_results);
        let mut saves = Vec::new();
        for SaveEntry { save_id, name, .. } in library.entries(u64::MAX).into_iter().rev() {
            let mut texts = library.texts(save_id);
            if let Some(latest) = texts.iter().position(|text| is_readable(text)) {
                let before = texts.split_off(latest + 1);
                damaged.extend(before.into_iter().filter(|text| !is_whole(text)));
                let save = texts.pop().and_then(|text| RawValue::from_string(text).ok());
                saves.extend(save.map(|save| NamedSave { name, save }));
            }
            damaged.extend(texts);
        }
        let preference = |key: &str| Some((key.to_owned(), library.0.get(key)?));
        Backup {
            saves,
            results: results.and_then(|text| RawValue::from_string(text).ok()),
            damaged,
            preferences: small_map(
                [Preferences::KEY, Lineup::KEY].into_iter().filter_map(preference),
            ),
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

    /// Adds the games, results, damaged texts and preferences that are not in the library's storage
    /// yet, and changes nothing that is.
    ///
    /// # Errors
    /// The storage has no room for the preferences or the results.
    pub fn restore<S: Storage>(&self, library: &SaveLibrary<S>) -> Result<Restored, StorageFull> {
        let mut restored = Restored::default();
        let texts = |entry: &SaveEntry| library.texts(entry.save_id);
        let mut here: Vec<Vec<String>> = library.entries(u64::MAX).iter().map(texts).collect();
        let slots: BTreeSet<String> = here.iter().flatten().cloned().collect();
        // A text that no later one of its save replaces.
        let is_latest = |texts: &Vec<String>, save: &str| {
            let index = texts.iter().position(|text| text == save);
            index.is_some_and(|index| !texts[..index].iter().any(|text| is_readable(text)))
        };
        // Each attempt without room searches all saves for some. No longer text would fit, either.
        let mut too_long = usize::MAX;
        for NamedSave { name, save } in &self.saves {
            let save = save.get();
            if here.iter().any(|texts| is_latest(texts, save)) {
                restored.unchanged += 1;
            } else if save.len() >= too_long || load(save).is_err() {
                restored.failed += 1;
            } else if library.insert(save, name).is_ok() {
                restored.added += 1;
                here.push(vec![save.to_owned()]);
            } else {
                restored.failed += 1;
                too_long = save.len();
            }
        }
        for (key, text) in &self.preferences {
            let is_readable = match key.as_str() {
                Preferences::KEY => Preferences::from_json(text).is_some(),
                Lineup::KEY => Lineup::from_json(text).is_some(),
                _ => false,
            };
            if is_readable && library.0.get(key).is_none() {
                library.0.set(key, text)?;
            }
        }
        if let Some(results) = self.results.as_ref().map(|results| results.get()) {
            restored.set_results_aside = if let Some(results) = parse_results(results) {
                Results::add_all(&library.0, results.0)?
            } else {
                let failed = damaged::add_all(&library.0, BTreeSet::new(), [results]);
                restored.failed += failed;
                failed == 0
            };
        }
        let damaged = self.damaged.iter().map(String::as_str);
        restored.failed += damaged::add_all(&library.0, slots, damaged);
        Ok(restored)
    }
}

#[cfg(test)]
#[path = "backup_tests.rs"]
mod tests;
