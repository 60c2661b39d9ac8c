//! The backup file: writing everything in storage to one file, and restoring it.

use super::{
    Lineup, Preferences, SaveEntry, load,
    results::{Results, parse_results},
    saves::{library::SaveLibrary, save::is_whole},
    store::{
        damaged,
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
    /// True if the results can't be read; they were set aside.
    pub set_results_aside: bool,
}

const APP: &str = "renature-backup";
const SCHEMA: u32 = 1;

/// The storage keys of the preferences that a backup contains.
const PREFERENCES: &str = "renature.preferences";
const LINEUP: &str = "renature.lineup";

impl Backup {
    /// A backup of the library and everything beside it in its storage.
    pub fn new<S: Storage>(library: &SaveLibrary<S>) -> Backup {
        let (results, damaged_results) = Results::sealed(&library.0);
        let mut damaged: Vec<String> = library.damaged().into_iter().map(|it| it.text).collect();
        damaged.extend(damaged_results);
        let mut saves = Vec::new();
        for SaveEntry { save_id, name, .. } in library.entries(u64::MAX).into_iter().rev() {
            let (whole, broken): (Vec<_>, Vec<_>) =
                library.texts(save_id).into_iter().partition(|text| is_whole(text));
            damaged.extend(broken);
            let latest = whole.into_iter().next().and_then(|text| RawValue::from_string(text).ok());
            saves.extend(latest.map(|save| NamedSave { name, save }));
        }
        let preference = |key: &str| Some((key.to_owned(), library.0.get(key)?));
        Backup {
            saves,
            results: results.and_then(|text| RawValue::from_string(text).ok()),
            damaged,
            preferences: small_map([PREFERENCES, LINEUP].into_iter().filter_map(preference)),
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
    /// The storage has no room for the preferences, the results or the damaged texts.
    pub fn restore<S: Storage>(&self, library: &SaveLibrary<S>) -> Result<Restored, StorageFull> {
        let mut restored = Restored::default();
        let text = |entry: &SaveEntry| library.text(entry.save_id);
        let mut texts: Vec<String> = library.entries(u64::MAX).iter().filter_map(text).collect();
        // Each attempt without room searches all saves for some. No longer text would fit, either.
        let mut too_long = usize::MAX;
        for NamedSave { name, save } in &self.saves {
            let save = save.get();
            if texts.iter().any(|other| other == save) {
                restored.unchanged += 1;
            } else if save.len() >= too_long || load(save).is_err() {
                restored.failed += 1;
            } else if library.insert(save, name).is_ok() {
                restored.added += 1;
                texts.push(save.to_owned());
            } else {
                restored.failed += 1;
                too_long = save.len();
            }
        }
        for (key, text) in &self.preferences {
            let is_readable = match key.as_str() {
                PREFERENCES => Preferences::from_json(text).is_some(),
                LINEUP => Lineup::from_json(text).is_some(),
                _ => false,
            };
            if is_readable && library.0.get(key).is_none() {
                library.0.set(key, text)?;
            }
        }
        match self.results.as_ref().map(|results| (results, parse_results(results.get()))) {
            Some((_, Some(results))) => drop(Results::add_all(&library.0, results.0)?),
            Some((unreadable, None)) => {
                damaged::add(&library.0, unreadable.get())?;
                restored.set_results_aside = true;
            }
            None => {}
        }
        for text in &self.damaged {
            damaged::add(&library.0, text)?;
        }
        Ok(restored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        Match, MatchResult, save,
        testing::{ROOMY, begin_saves, library, played},
    };
    use std::cell::Cell;

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
        assert_eq!(restored, Ok(Restored { added: 2, ..Restored::default() }));
        assert_eq!(Backup::new(&there).to_text(0), text);
    }

    #[test]
    fn restore_leaves_known_games_alone() {
        let library = library(ROOMY);
        begin_saves(&library, &[&played(1, 9)]);
        let backup = Backup::new(&library);
        let restored = backup.restore(&library);
        assert_eq!(restored, Ok(Restored { unchanged: 1, ..Restored::default() }));
        assert_eq!(library.entries(0).len(), 1);
    }

    #[test]
    fn restore_adds_as_many_games_as_fit() {
        let here = library(ROOMY);
        begin_saves(&here, &[&played(1, 9), &played(2, 9), &played(3, 9)]);
        let there = library(Backup::new(&here).to_text(0).len() * 2 / 3);
        let restored = Backup::new(&here).restore(&there).unwrap();
        assert_eq!((restored.added + restored.failed, restored.added), (3, there.entries(0).len()));
        assert!(restored.failed > 0);
    }

    #[test]
    fn backup_holds_the_whole_slot_and_the_damaged_one() {
        let here = library(ROOMY);
        let save_id = begin_saves(&here, &[&played(1, 9)])[0];
        here.write(save_id, &save(&played(1, 12), 5)).unwrap();
        let [last, before] = [0, 1].map(|index| here.texts(save_id)[index].clone());
        for text in here.0.texts.borrow_mut().values_mut().filter(|text| **text == last) {
            text.pop();
        }
        let there = library(ROOMY);
        let restored = Backup::new(&here).restore(&there).unwrap();
        assert_eq!(restored.added, 1);
        assert_eq!(there.text(there.entries(0)[0].save_id), Some(before));
        assert_eq!(there.damaged()[0].text, last[..last.len() - 1]);
    }

    #[test]
    fn unreadable_results_of_a_backup_are_set_aside() {
        let here = library(ROOMY);
        Results::add_all(&here.0, MatchResult::new(&played(1, usize::MAX), 1, None)).unwrap();
        let mut backup = Backup::new(&here);
        let damaged = r#"{"app":"renature-results","schema":9}"#;
        backup.results = RawValue::from_string(damaged.to_owned()).ok();
        let there = library(ROOMY);
        assert!(backup.restore(&there).unwrap().set_results_aside);
        assert_eq!(there.damaged()[0].text, damaged);
    }

    #[test]
    fn preferences_that_nobody_can_read_are_not_restored() {
        let fields: Vec<String> = (0..5_000).map(|index| format!("\"k{index}\":1")).collect();
        let mut backup = Backup::new(&library(ROOMY));
        let texts = [
            ("renature.lineup", format!("{{{}}}", fields.join(","))),
            ("renature.preferences", "[".to_owned()),
        ];
        backup.preferences = small_map(texts.map(|(key, text)| (key.to_owned(), text)));
        let there = library(ROOMY);
        backup.restore(&there).unwrap();
        assert!(there.0.texts.borrow().is_empty());
    }

    #[test]
    fn a_full_storage_is_not_searched_for_each_game() {
        let here = library(ROOMY);
        let matches: Vec<Match> = (0..12).map(|seed| played(seed, 9)).collect();
        begin_saves(&here, &matches.iter().collect::<Vec<_>>());
        let mut backup = Backup::new(&here);
        backup.saves.sort_by_key(|save| save.save.get().len());
        let there = SaveLibrary(NoRoom::default());
        let restored = backup.restore(&there).unwrap();
        assert_eq!((restored.added, restored.failed), (0, 12));
        // The first game, once before and once after all saves were searched.
        assert_eq!(there.0.attempts.get(), 2);
    }

    /// A storage without room, which counts the attempts to write.
    #[derive(Default)]
    struct NoRoom {
        attempts: Cell<usize>,
    }

    impl Storage for NoRoom {
        fn get(&self, _: &str) -> Option<String> {
            None
        }

        fn keys(&self) -> Vec<String> {
            Vec::new()
        }

        fn set(&self, _: &str, _: &str) -> Result<(), StorageFull> {
            self.attempts.set(self.attempts.get() + 1);
            Err(StorageFull)
        }

        fn remove(&self, _: &str) {}
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
