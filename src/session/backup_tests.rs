//! Tests of backups: what they hold, and what a restore adds to a library.

use super::*;
use crate::session::{
    Match, MatchResult, save,
    testing::{ROOMY, begin_saves, library, played, wrong_save},
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
fn backup_prefers_the_slot_that_can_be_loaded() {
    let here = library(ROOMY);
    let save_id = begin_saves(&here, &[&played(1, 9)])[0];
    let (good, wrong) = (here.text(save_id), wrong_save(&played(1, 12), 5));
    here.write(save_id, &wrong).unwrap();
    let (there, backup) = (library(ROOMY), Backup::new(&here));
    assert_eq!(backup.restore(&there), Ok(Restored { added: 1, ..Restored::default() }));
    assert_eq!(there.text(there.entries(0)[0].save_id), good);
    assert_eq!(there.damaged()[0].text, wrong);
    // In the library that it comes from, it changes nothing.
    let before = here.0.texts.borrow().clone();
    assert_eq!(backup.restore(&here), Ok(Restored { unchanged: 1, ..Restored::default() }));
    assert_eq!(*here.0.texts.borrow(), before);
}

#[test]
fn restore_returns_to_a_save_that_a_later_one_replaced() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    let backup = Backup::new(&library);
    library.write(save_id, &save(&played(1, 12), 5)).unwrap();
    assert_eq!(backup.restore(&library).unwrap().added, 1);
}

#[test]
fn damaged_texts_without_room_hide_nothing() {
    let here = library(ROOMY);
    begin_saves(&here, &[&played(1, 9)]);
    let mut backup = Backup::new(&here);
    let there = library(backup.to_text(0).len());
    backup.damaged = vec!["?".repeat(50_000), String::new(), "!".to_owned()];
    let expected = Restored { added: 1, failed: 1, ..Restored::default() };
    assert_eq!(backup.restore(&there), Ok(expected));
    let damaged: Vec<String> = there.damaged().into_iter().map(|it| it.text).collect();
    assert_eq!(damaged, ["!"]);
}

#[test]
fn restore_reports_results_here_that_it_set_aside() {
    let (here, there) = (library(ROOMY), library(ROOMY));
    Results::add_all(&here.0, MatchResult::new(&played(1, usize::MAX), 1, None)).unwrap();
    there.0.set("renature.results.one", "?").unwrap();
    assert!(Backup::new(&here).restore(&there).unwrap().set_results_aside);
    assert_eq!(there.damaged()[0].text, "?");
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
