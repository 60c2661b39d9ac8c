//! Tests of the library of saves, with damaged saves and full storages.

use super::*;
use crate::session::{
    save,
    store::envelope::Envelope,
    testing::{MemoryStorage, ROOMY, begin_saves, library, played, wrong_save},
};
use proptest::prelude::*;

fn change(library: &SaveLibrary<MemoryStorage>, key: &str, change: impl FnOnce(&mut String)) {
    change(library.0.texts.borrow_mut().get_mut(key).unwrap());
}

fn cut(text: &mut String) {
    text.pop();
}

fn ids(library: &SaveLibrary<MemoryStorage>) -> Vec<SaveId> {
    library.entries(0).into_iter().map(|entry| entry.save_id).collect()
}

#[test]
fn entries_list_every_match_newest_first() {
    let library = library(ROOMY);
    let [one, two] = [played(1, 9), played(2, usize::MAX)];
    let [first, second] = begin_saves(&library, &[&one, &two])[..] else { panic!("not two") };
    assert_eq!(ids(&library), [second, first]);
    assert_eq!(library.open(first), LoadOutcome::Match(one));
    assert_eq!(library.open(second), LoadOutcome::Match(two));
}

#[test]
fn latest_is_the_unfinished_match_saved_last() {
    let library = library(ROOMY);
    let matches = [played(1, 9), played(2, 9), played(3, usize::MAX)];
    let ids = begin_saves(&library, &matches.each_ref());
    library.write(ids[0], &save(&matches[0], 99)).unwrap();
    assert_eq!(library.latest(0), Some(ids[0]));
}

#[test]
fn save_from_the_future_is_not_the_latest() {
    const NOW: u64 = 1_800_000_000_000;
    let library = library(ROOMY);
    let ahead = library.begin(&save(&played(1, 9), NOW + 300_000_000_000)).unwrap();
    let endless = library.begin(&save(&played(2, 9), u64::MAX)).unwrap();
    let last = library.begin(&save(&played(3, 9), NOW + 1_000)).unwrap();
    let earlier = library.begin(&save(&played(4, 9), NOW - 1_000)).unwrap();
    let ids: Vec<SaveId> = library.entries(NOW).iter().map(|entry| entry.save_id).collect();
    assert_eq!(ids, [last, earlier, endless, ahead]);
    assert_eq!(library.latest(NOW), Some(last));
}

#[test]
fn only_a_match_without_name_and_action_is_unused() {
    let library = library(ROOMY);
    let named = library.insert(&save(&played(1, 0), 0), "Sunday").unwrap();
    let untouched = library.begin(&save(&played(2, 0), 1)).unwrap();
    let begun = library.begin(&save(&played(3, 9), 2)).unwrap();
    for save_id in [named, untouched, begun] {
        library.remove_unused(save_id);
    }
    assert_eq!(ids(&library), [begun, named]);
}

#[test]
fn a_match_that_begins_removes_no_other() {
    let library = library(ROOMY);
    let opened = library.begin(&save(&played(2, 0), 1)).unwrap();
    let next = library.begin(&save(&played(3, 9), 2)).unwrap();
    assert_eq!(ids(&library), [next, opened]);
}

#[test]
fn begin_without_room_changes_nothing() {
    let library = library(save(&played(1, 60), 0).len() + 1_000);
    begin_saves(&library, &[&played(1, 60)]);
    let before = library.0.texts.borrow().clone();
    assert_eq!(library.begin(&save(&played(2, 120), 5)), Err(StorageFull));
    assert_eq!(*library.0.texts.borrow(), before);
}

#[test]
fn write_without_room_keeps_the_previous_save() {
    let game_match = played(1, 60);
    let library = library(save(&game_match, 0).len() + 1_000);
    let save_id = begin_saves(&library, &[&game_match])[0];
    assert_eq!(library.write(save_id, &save(&played(1, 130), 9)), Err(StorageFull));
    assert_eq!(library.open(save_id), LoadOutcome::Match(game_match));
}

#[test]
fn previous_saves_of_finished_matches_are_removed_for_room() {
    let over = played(1, usize::MAX);
    let length = save(&over, 0).len();
    let library = library(length * 5 / 2);
    let save_id = begin_saves(&library, &[&over])[0];
    library.write(save_id, &save(&over, 1)).unwrap();
    let other = library.begin(&save(&played(2, usize::MAX), 2));
    assert!(other.is_ok());
    assert_eq!(library.open(save_id), LoadOutcome::Match(over));
}

#[test]
fn finished_lists_the_oldest_match_first() {
    let library = library(ROOMY);
    let matches = [played(1, usize::MAX), played(2, 9), played(3, usize::MAX)];
    let ids = begin_saves(&library, &matches.each_ref());
    assert_eq!(library.finished(0), [ids[0], ids[2]]);
}

#[test]
fn name_stays_when_the_match_is_saved_again() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    library.rename(save_id, " Sunday ").unwrap();
    library.write(save_id, &save(&played(1, 10), 5)).unwrap();
    assert_eq!(library.name(save_id), "Sunday");
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 10)));
}

#[test]
fn writing_a_copy_leaves_the_original_alone() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    let copy = library.duplicate(save_id, "Copy").unwrap().unwrap();
    library.write(copy, &save(&played(1, 20), 5)).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 9)));
    assert_eq!(library.open(copy), LoadOutcome::Match(played(1, 20)));
    assert_eq!(library.name(copy), "Copy");
}

#[test]
fn removed_save_is_put_back_whole() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    library.rename(save_id, "Sunday").unwrap();
    let before = library.0.texts.borrow().clone();
    let removed = library.remove(save_id);
    assert_eq!(library.entries(0), []);
    assert!(!library.has(&removed));
    library.put_back(&removed).unwrap();
    assert!(library.has(&removed));
    library.0.remove(LAST_REMOVED);
    assert_eq!(*library.0.texts.borrow(), before);
}

#[test]
fn number_of_a_removed_save_is_not_given_again() {
    let library = library(ROOMY);
    let removed = begin_saves(&library, &[&played(1, 9)])[0];
    library.remove(removed);
    assert!(begin_saves(&library, &[&played(2, 9)])[0] > removed);
}

#[test]
fn a_removed_save_replaces_none_when_put_back() {
    let library = library(ROOMY);
    let [first, later] = [played(1, 9), played(1, 12)];
    let save_id = begin_saves(&library, &[&first])[0];
    let removed = library.remove(save_id);
    // Another tab still plays it.
    library.write(save_id, &save(&later, 5)).unwrap();
    library.put_back(&removed).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Match(later));
    assert_eq!(library.open(ids(&library)[1]), LoadOutcome::Match(first));
}

#[test]
fn greatest_number_does_not_make_games_replace_each_other() {
    let library = library(ROOMY);
    library.0.set("renature.game.4294967295", "?").unwrap();
    let matches = [played(1, 9), played(2, 9)];
    let ids = begin_saves(&library, &matches.each_ref());
    for (save_id, game_match) in ids.into_iter().zip(matches) {
        assert_eq!(library.open(save_id), LoadOutcome::Match(game_match));
    }
}

#[test]
fn peek_shows_the_previous_save_if_the_last_is_damaged() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 12), 5)).unwrap();
    let last = library.slots(save_id).head().unwrap().slot;
    change(&library, &library.slots(save_id).key_of(last), cut);
    assert_eq!(library.peek(save_id).map(|it| it.log().len()), Some(played(1, 9).log().len()));
}

#[test]
fn damaged_save_falls_back_to_previous() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    let in_use = library.slots(save_id).head().unwrap().slot;
    change(&library, &library.slots(save_id).key_of(in_use), cut);
    let damaged = library.text(save_id).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Recovered(played(1, 9)));
    assert_eq!(library.damaged()[0].text, damaged);
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 9)));
}

#[test]
fn unreadable_match_is_set_aside_whole() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    change(&library, &format!("{}.one", save_id.key()), cut);
    let damaged = library.text(save_id).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Damaged);
    assert_eq!(library.open(save_id), LoadOutcome::Missing);
    assert_eq!(library.damaged().into_iter().map(|each| each.text).collect::<Vec<_>>(), [damaged]);
}

/// A storage that accepts no key of a damaged save.
struct NothingAside(MemoryStorage);

impl Storage for NothingAside {
    fn get(&self, key: &str) -> Option<String> {
        self.0.get(key)
    }

    fn keys(&self) -> Vec<String> {
        self.0.keys()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageFull> {
        if key.starts_with(DAMAGED) { Err(StorageFull) } else { self.0.set(key, text) }
    }

    fn remove(&self, key: &str) {
        self.0.remove(key);
    }
}

#[test]
fn damaged_save_that_cannot_be_set_aside_is_not_deleted() {
    let library = SaveLibrary(NothingAside(MemoryStorage::new(ROOMY)));
    let save_id = library.begin(&save(&played(1, 9), 0)).unwrap();
    let slot = library.slots(save_id).key_of(library.slots(save_id).head().unwrap().slot);
    library.0.set(&slot, "?").unwrap();
    let before = library.0.0.texts.borrow().clone();
    assert_eq!(library.open(save_id), LoadOutcome::Damaged);
    assert_eq!(*library.0.0.texts.borrow(), before);
}

#[test]
fn damaged_save_is_set_aside_in_a_full_storage() {
    let game_match = save(&played(1, 9), 0);
    let library = library(game_match.len() + 6);
    let save_id = library.begin(&game_match).unwrap();
    change(&library, &format!("{}.one", save_id.key()), cut);
    assert_eq!(library.open(save_id), LoadOutcome::Damaged);
    assert_eq!(library.damaged().len(), 1);
}

#[test]
fn save_of_a_later_version_is_left_alone() {
    let library = library(ROOMY);
    let text = Envelope::seal("renature", 99, 0, &"?").unwrap();
    let save_id = library.begin(&text).unwrap();
    let before = library.0.texts.borrow().clone();
    assert_eq!(library.open(save_id), LoadOutcome::Newer);
    assert_eq!(*library.0.texts.borrow(), before);
}

#[test]
fn only_a_save_of_a_later_version_is_newer() {
    let library = library(ROOMY);
    let newer = Envelope::seal("renature", 99, 0, &"?").unwrap();
    let texts = [newer.as_str(), &wrong_save(&played(1, 9), 0), "?", &save(&played(1, 9), 0)];
    let is_newer = texts.map(|text| library.is_newer(library.begin(text).unwrap()));
    assert_eq!(is_newer, [true, false, false, false]);
    assert!(!library.is_newer(SaveId::from(99)));
}

#[test]
fn save_that_breaks_a_rule_is_set_aside() {
    let library = library(ROOMY);
    let wrong = wrong_save(&played(1, 9), 0);
    let save_id = library.begin(&wrong).unwrap();
    assert_eq!(library.peek(save_id), None);
    assert_eq!(library.open(save_id), LoadOutcome::Damaged);
    assert_eq!(library.damaged()[0].text, wrong);
}

#[test]
fn write_interrupted_before_its_head_loses_nothing() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    let before = library.0.texts.borrow().clone();
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    // The slot was written, but not yet the head.
    for (key, text) in before {
        library.0.texts.borrow_mut().insert(key, text);
    }
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 9)));
    library.write(save_id, &save(&played(1, 11), 2)).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 11)));
}

#[test]
fn without_a_head_the_later_save_is_read() {
    let library = library(ROOMY);
    let save_id = begin_saves(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    library.0.remove(&save_id.key());
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 10)));
}

#[test]
fn saves_of_the_first_version_are_imported() {
    let library = library(ROOMY);
    let first = include_str!("../../../tests/saves/schema-1-running.json");
    for (key, text) in [
        ("renature.match", first),
        ("renature.match.previous", first),
        ("renature.match.previous.2", &first[..99]),
        ("renature.match.broken", "?"),
        ("renature.preferences", "{}"),
    ] {
        library.0.set(key, text).unwrap();
    }
    library.import_first_version();
    let imported = ids(&library);
    assert_eq!((imported.len(), library.damaged().len()), (2, 2));
    assert!(imported.iter().all(|id| matches!(library.open(*id), LoadOutcome::Match(_))));
    assert!(!library.0.keys().iter().any(|key| key.starts_with("renature.match")));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// With any one byte in storage changed, the match is loaded as it stood. If not, it is loaded
    /// as it stood an action before, and the damaged save is set aside.
    #[test]
    fn no_changed_byte_loses_anything_silently(
        actions in 1..150_usize,
        index in any::<prop::sample::Index>(),
        bit in 0..7_u8,
    ) {
        let library = library(ROOMY);
        let (earlier, last) = (played(7, actions), played(7, actions + 1));
        let save_id = library.begin(&save(&earlier, 1)).unwrap();
        library.write(save_id, &save(&last, 2)).unwrap();
        let texts = library.0.texts.borrow().clone();
        let all: Vec<(&String, usize)> = texts
            .iter()
            .flat_map(|(key, text)| (0..text.len()).map(move |at| (key, at)))
            .collect();
        let (key, at) = index.get(&all);
        let mut damaged = String::new();
        change(&library, key, |text| {
            let mut bytes = text.clone().into_bytes();
            bytes[*at] ^= 1 << bit;
            *text = String::from_utf8(bytes).unwrap();
            damaged = text.clone();
        });
        match library.open(save_id) {
            LoadOutcome::Match(game_match) => prop_assert_eq!(game_match, last),
            LoadOutcome::Recovered(game_match) => {
                prop_assert_eq!(game_match, earlier);
                prop_assert_eq!(&library.damaged()[0].text, &damaged);
            }
            other => prop_assert!(false, "{other:?}"),
        }
    }
}

#[test]
fn branch_finds_its_parent_until_that_is_removed() {
    let library = library(ROOMY);
    let parent = played(1, 30);
    let save_id = begin_saves(&library, &[&parent])[0];
    let branch = parent.branch(12, Some(save_id)).unwrap();
    let branch_id = library.begin(&save(&branch, 1)).unwrap();
    let LoadOutcome::Match(branch) = library.open(branch_id) else { panic!("the branch is saved") };
    assert_eq!(library.parent(&branch), Some(save_id));
    library.remove(save_id);
    assert_eq!(library.parent(&branch), None);
}

#[test]
fn another_deal_with_the_parents_id_is_not_the_parent() {
    let library = library(ROOMY);
    let branch = played(1, 30).branch(12, Some(SaveId::from(1))).unwrap();
    assert_eq!(begin_saves(&library, &[&played(2, 9)]), [SaveId::from(1)]);
    assert_eq!(library.parent(&branch), None);
}

#[test]
fn branch_with_its_parents_id_is_not_its_own_parent() {
    let library = library(ROOMY);
    let branch = played(1, 30).branch(12, Some(SaveId::from(1))).unwrap();
    assert_eq!(begin_saves(&library, &[&branch]), [SaveId::from(1)]);
    assert_eq!(library.parent(&branch), None);
}
