//! What the shelf keeps, and what it does where that is broken or finds no room.

use super::*;
use crate::session::{testing::MatchBuilder, *};
use proptest::prelude::*;
use std::{cell::RefCell, collections::BTreeMap};

/// A storage with room for so many characters.
pub(in crate::session) struct Drawer {
    texts: RefCell<BTreeMap<String, String>>,
    room: usize,
}

impl Storage for Drawer {
    fn text(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn keep(&self, key: &str, text: &str) -> Result<(), StorageFull> {
        let mut texts = self.texts.borrow_mut();
        let others = texts.iter().filter(|(other, _)| *other != key);
        if others.map(|(_, text)| text.len()).sum::<usize>() + text.len() > self.room {
            return Err(StorageFull);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn forget(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
}

pub(in crate::session) fn library(room: usize) -> SaveLibrary<Drawer> {
    SaveLibrary(Drawer { texts: RefCell::default(), room })
}

pub(in crate::session) const ROOMY: usize = 10_000_000;

/// A match after that many random actions, told from others by its seed.
pub(in crate::session) fn played(seed: u64, actions: usize) -> Match {
    MatchBuilder::new("brook").seed(seed).played(actions)
}

/// Saves these matches one after another, a second apart; gives where they are.
pub(in crate::session) fn saved(library: &SaveLibrary<Drawer>, matches: &[&Match]) -> Vec<SaveId> {
    let begin = |(time, game_match): (usize, &&Match)| {
        library.begin(&save(game_match, time as u64)).unwrap()
    };
    matches.iter().enumerate().map(begin).collect()
}

fn change(library: &SaveLibrary<Drawer>, key: &str, change: impl FnOnce(&mut String)) {
    change(library.0.texts.borrow_mut().get_mut(key).unwrap());
}

fn cut(text: &mut String) {
    text.pop();
}

fn spots(library: &SaveLibrary<Drawer>) -> Vec<SaveId> {
    library.games().into_iter().map(|kept| kept.save_id).collect()
}

#[test]
fn every_match_is_kept_the_newest_first() {
    let library = library(ROOMY);
    let [one, two] = [played(1, 9), played(2, usize::MAX)];
    let [first, second] = saved(&library, &[&one, &two])[..] else { panic!("not two") };
    assert_eq!(spots(&library), [second, first]);
    assert_eq!(library.open(first), LoadOutcome::Match(one));
    assert_eq!(library.open(second), LoadOutcome::Match(two));
}

#[test]
fn the_unfinished_one_that_was_saved_last_is_resumed() {
    let library = library(ROOMY);
    let matches = [played(1, 9), played(2, 9), played(3, usize::MAX)];
    let spots = saved(&library, &matches.each_ref());
    library.write(spots[0], &save(&matches[0], 99)).unwrap();
    assert_eq!(library.latest(), Some(spots[0]));
}

#[test]
fn a_match_in_which_nothing_was_done_makes_room_unless_it_has_a_name() {
    let library = library(ROOMY);
    let named = library.begin(&save(&played(1, 0), 0)).unwrap();
    library.rename(named, "Sunday").unwrap();
    let untouched = library.begin(&save(&played(2, 0), 1)).unwrap();
    let next = library.begin(&save(&played(3, 9), 2)).unwrap();
    assert!(!spots(&library).contains(&untouched));
    assert_eq!(spots(&library), [next, named]);
}

#[test]
fn a_match_that_finds_no_room_changes_nothing() {
    let library = library(save(&played(1, 60), 0).len() + 1_000);
    saved(&library, &[&played(1, 60)]);
    let before = library.0.texts.borrow().clone();
    assert_eq!(library.begin(&save(&played(2, 120), 5)), Err(StorageFull));
    assert_eq!(*library.0.texts.borrow(), before);
}

#[test]
fn what_finds_no_room_leaves_the_save_before_it() {
    let game_match = played(1, 60);
    let library = library(save(&game_match, 0).len() + 1_000);
    let save_id = saved(&library, &[&game_match])[0];
    assert_eq!(library.write(save_id, &save(&played(1, 130), 9)), Err(StorageFull));
    assert_eq!(library.open(save_id), LoadOutcome::Match(game_match));
}

#[test]
fn where_there_is_no_room_the_second_save_of_a_finished_match_goes_first() {
    let over = played(1, usize::MAX);
    let length = save(&over, 0).len();
    let library = library(length * 5 / 2);
    let save_id = saved(&library, &[&over])[0];
    library.write(save_id, &save(&over, 1)).unwrap();
    let other = library.begin(&save(&played(2, usize::MAX), 2));
    assert!(other.is_ok());
    assert_eq!(library.open(save_id), LoadOutcome::Match(over));
}

#[test]
fn the_oldest_finished_match_is_the_first_that_could_go() {
    let library = library(ROOMY);
    let matches = [played(1, usize::MAX), played(2, 9), played(3, usize::MAX)];
    let spots = saved(&library, &matches.each_ref());
    assert_eq!(library.finished(), [spots[0], spots[2]]);
}

#[test]
fn a_name_stays_with_its_match_when_it_is_played_on() {
    let library = library(ROOMY);
    let save_id = saved(&library, &[&played(1, 9)])[0];
    library.rename(save_id, " Sunday ").unwrap();
    library.write(save_id, &save(&played(1, 10), 5)).unwrap();
    assert_eq!(library.name(save_id), "Sunday");
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 10)));
}

#[test]
fn a_copy_goes_its_own_way() {
    let library = library(ROOMY);
    let save_id = saved(&library, &[&played(1, 9)])[0];
    let copy = library.duplicate(save_id, "Copy").unwrap();
    library.write(copy, &save(&played(1, 20), 5)).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 9)));
    assert_eq!(
        (library.open(copy), library.name(copy)),
        (LoadOutcome::Match(played(1, 20)), "Copy".into())
    );
}

#[test]
fn a_match_that_was_removed_comes_back_whole() {
    let library = library(ROOMY);
    let save_id = saved(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    library.rename(save_id, "Sunday").unwrap();
    let before = library.0.texts.borrow().clone();
    let removed = library.remove(save_id);
    assert_eq!(library.games(), []);
    library.put_back(&removed).unwrap();
    assert_eq!(*library.0.texts.borrow(), before);
}

#[test]
fn of_a_match_whose_last_save_is_broken_the_one_before_it_is_read_and_the_broken_one_lies_aside() {
    let library = library(ROOMY);
    let save_id = saved(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    let in_use = library.slots(save_id).head().unwrap().slot;
    change(&library, &library.slots(save_id).key_of(in_use), cut);
    let broken = library.text(save_id).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Mended(played(1, 9)));
    assert_eq!(library.broken()[0].text, broken);
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 9)));
}

#[test]
fn a_match_of_which_nothing_can_be_read_lies_aside_whole() {
    let library = library(ROOMY);
    let save_id = saved(&library, &[&played(1, 9)])[0];
    change(&library, &format!("{}.one", save_id.key()), cut);
    let broken = library.text(save_id).unwrap();
    assert_eq!(library.open(save_id), LoadOutcome::Broken);
    assert_eq!(library.open(save_id), LoadOutcome::Nothing);
    assert_eq!(library.broken().into_iter().map(|each| each.text).collect::<Vec<_>>(), [broken]);
}

#[test]
fn without_any_room_a_broken_save_is_still_set_aside() {
    let game_match = save(&played(1, 9), 0);
    let library = library(game_match.len() + 6);
    let save_id = library.begin(&game_match).unwrap();
    change(&library, &format!("{}.one", save_id.key()), cut);
    assert_eq!(library.open(save_id), LoadOutcome::Broken);
    assert_eq!(library.broken().len(), 1);
}

#[test]
fn the_save_of_a_later_version_is_left_alone() {
    let library = library(ROOMY);
    let text = crate::session::store::envelope::Envelope::seal("renature", 99, 0, &"?").unwrap();
    let save_id = library.begin(&text).unwrap();
    let before = library.0.texts.borrow().clone();
    assert_eq!(library.open(save_id), LoadOutcome::Newer);
    assert_eq!(*library.0.texts.borrow(), before);
}

#[test]
fn what_ends_the_page_between_two_steps_of_a_write_loses_nothing() {
    let library = library(ROOMY);
    let save_id = saved(&library, &[&played(1, 9)])[0];
    let before = library.0.texts.borrow().clone();
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    // The slot was written, the head not yet.
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
    let save_id = saved(&library, &[&played(1, 9)])[0];
    library.write(save_id, &save(&played(1, 10), 1)).unwrap();
    library.0.forget(&save_id.key());
    assert_eq!(library.open(save_id), LoadOutcome::Match(played(1, 10)));
}

#[test]
fn what_the_first_version_kept_is_taken_over() {
    let library = library(ROOMY);
    let first = include_str!("../../../tests/saves/schema-1-running.json");
    for (key, text) in [
        ("renature.match", first),
        ("renature.match.previous", first),
        ("renature.match.previous.2", &first[..99]),
        ("renature.match.broken", "?"),
        ("renature.preferences", "{}"),
    ] {
        library.0.keep(key, text).unwrap();
    }
    library.adopt();
    assert_eq!((library.games().len(), library.broken().len()), (2, 2));
    assert!(
        library
            .games()
            .iter()
            .all(|kept| matches!(library.open(kept.save_id), LoadOutcome::Match(_)))
    );
    assert!(!library.0.keys().iter().any(|key| key.starts_with("renature.match")));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever byte of whatever is kept of a match is broken: the match is found as it stood, or
    /// as it stood an action before with the broken save kept aside, or the broken save is kept.
    #[test]
    fn no_broken_byte_loses_anything_in_silence(
        actions in 1..150_usize,
        place in any::<prop::sample::Index>(),
        bit in 0..7_u8,
    ) {
        let library = library(ROOMY);
        let (earlier, last) = (played(7, actions), played(7, actions + 1));
        let save_id = library.begin(&save(&earlier, 1)).unwrap();
        library.write(save_id, &save(&last, 2)).unwrap();
        let all: Vec<(String, usize)> = {
            let texts = library.0.texts.borrow();
            let bytes = texts.iter().flat_map(|(key, text)| (0..text.len()).map(move |at| (key, at)));
            bytes.map(|(key, at)| (key.clone(), at)).collect()
        };
        let (key, at) = place.get(&all);
        let mut broken = String::new();
        change(&library, key, |text| {
            let mut bytes = text.clone().into_bytes();
            bytes[*at] ^= 1 << bit;
            *text = String::from_utf8(bytes).unwrap();
            broken = text.clone();
        });
        match library.open(save_id) {
            LoadOutcome::Match(game_match) => prop_assert_eq!(game_match, last),
            LoadOutcome::Mended(game_match) => {
                prop_assert_eq!(game_match, earlier);
                prop_assert_eq!(&library.broken()[0].text, &broken);
            }
            other => prop_assert!(false, "{other:?}"),
        }
    }
}

#[test]
fn a_branch_finds_the_match_it_goes_on_from_until_that_is_gone() {
    let library = library(ROOMY);
    let parent = played(1, 30);
    let save_id = saved(&library, &[&parent])[0];
    let branch = parent.branch(12, Some(save_id)).unwrap();
    let kept = library.begin(&save(&branch, 1)).unwrap();
    let LoadOutcome::Match(branch) = library.open(kept) else { panic!("the branch is kept") };
    assert_eq!(library.parent(&branch), Some(save_id));
    library.remove(save_id);
    assert_eq!(library.parent(&branch), None);
}

#[test]
fn another_deal_at_the_number_of_the_parent_is_not_taken_for_it() {
    let library = library(ROOMY);
    let branch = played(1, 30).branch(12, Some(SaveId(1))).unwrap();
    assert_eq!(saved(&library, &[&played(2, 9)]), [SaveId(1)]);
    assert_eq!(library.parent(&branch), None);
}

#[test]
fn a_branch_that_was_restored_to_the_number_of_its_parent_is_not_its_own() {
    let library = library(ROOMY);
    let branch = played(1, 30).branch(12, Some(SaveId(1))).unwrap();
    assert_eq!(saved(&library, &[&branch]), [SaveId(1)]);
    assert_eq!(library.parent(&branch), None);
}
