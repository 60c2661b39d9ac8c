//! What the shelf keeps, and what it does where that is broken or finds no room.

use super::*;
use crate::{
    rules::{Board, Color, Player, Setup},
    session::*,
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::{cell::RefCell, collections::BTreeMap};

/// A storage with room for so many characters.
pub(in crate::session) struct Drawer {
    texts: RefCell<BTreeMap<String, String>>,
    room: usize,
}

impl Keep for Drawer {
    fn text(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn keep(&self, key: &str, text: &str) -> Result<(), NotKept> {
        let mut texts = self.texts.borrow_mut();
        let others = texts.iter().filter(|(other, _)| *other != key);
        if others.map(|(_, text)| text.len()).sum::<usize>() + text.len() > self.room {
            return Err(NotKept);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn forget(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
}

pub(in crate::session) fn shelf(room: usize) -> Shelf<Drawer> {
    Shelf(Drawer { texts: RefCell::default(), room })
}

pub(in crate::session) const ROOMY: usize = 10_000_000;

/// A match after that many random actions, told from others by its seed.
pub(in crate::session) fn played(seed: u64, actions: usize) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let board = Board::shipped_named("brook").unwrap();
    let players = [Color::Orange, Color::Blue].map(|color| Player { name: "".into(), color });
    let setup = Setup::deal(board, players.into(), &mut rng);
    let mut play = Match::begin(setup, vec![Holder::Person; 2]).unwrap();
    for _ in 0..actions {
        let Some(action) = play.game().random_action(&mut rng) else { break };
        play.act(action).unwrap();
    }
    play
}

/// Saves these matches one after another, a second apart; gives where they are.
pub(in crate::session) fn saved(shelf: &Shelf<Drawer>, matches: &[&Match]) -> Vec<Spot> {
    let begin = |(time, play): (usize, &&Match)| shelf.begin(&save(play, time as u64)).unwrap();
    matches.iter().enumerate().map(begin).collect()
}

fn change(shelf: &Shelf<Drawer>, key: &str, change: impl FnOnce(&mut String)) {
    change(shelf.0.texts.borrow_mut().get_mut(key).unwrap());
}

fn cut(text: &mut String) {
    text.pop();
}

fn spots(shelf: &Shelf<Drawer>) -> Vec<Spot> {
    shelf.games().into_iter().map(|kept| kept.spot).collect()
}

#[test]
fn every_match_is_kept_the_newest_first() {
    let shelf = shelf(ROOMY);
    let [one, two] = [played(1, 9), played(2, usize::MAX)];
    let [first, second] = saved(&shelf, &[&one, &two])[..] else { panic!("not two") };
    assert_eq!(spots(&shelf), [second, first]);
    assert_eq!(shelf.open(first), Found::Match(one));
    assert_eq!(shelf.open(second), Found::Match(two));
}

#[test]
fn the_unfinished_one_that_was_saved_last_is_resumed() {
    let shelf = shelf(ROOMY);
    let matches = [played(1, 9), played(2, 9), played(3, usize::MAX)];
    let spots = saved(&shelf, &matches.each_ref());
    shelf.write(spots[0], &save(&matches[0], 99)).unwrap();
    assert_eq!(shelf.latest(), Some(spots[0]));
}

#[test]
fn a_match_in_which_nothing_was_done_makes_room_unless_it_has_a_name() {
    let shelf = shelf(ROOMY);
    let named = shelf.begin(&save(&played(1, 0), 0)).unwrap();
    shelf.rename(named, "Sunday").unwrap();
    let untouched = shelf.begin(&save(&played(2, 0), 1)).unwrap();
    let next = shelf.begin(&save(&played(3, 9), 2)).unwrap();
    assert!(!spots(&shelf).contains(&untouched));
    assert_eq!(spots(&shelf), [next, named]);
}

#[test]
fn a_match_that_finds_no_room_changes_nothing() {
    let shelf = shelf(save(&played(1, 60), 0).len() + 1_000);
    saved(&shelf, &[&played(1, 60)]);
    let before = shelf.0.texts.borrow().clone();
    assert_eq!(shelf.begin(&save(&played(2, 120), 5)), Err(NotKept));
    assert_eq!(*shelf.0.texts.borrow(), before);
}

#[test]
fn what_finds_no_room_leaves_the_save_before_it() {
    let play = played(1, 60);
    let shelf = shelf(save(&play, 0).len() + 1_000);
    let spot = saved(&shelf, &[&play])[0];
    assert_eq!(shelf.write(spot, &save(&played(1, 130), 9)), Err(NotKept));
    assert_eq!(shelf.open(spot), Found::Match(play));
}

#[test]
fn where_there_is_no_room_the_second_save_of_a_finished_match_goes_first() {
    let over = played(1, usize::MAX);
    let length = save(&over, 0).len();
    let shelf = shelf(length * 5 / 2);
    let spot = saved(&shelf, &[&over])[0];
    shelf.write(spot, &save(&over, 1)).unwrap();
    let other = shelf.begin(&save(&played(2, usize::MAX), 2));
    assert!(other.is_ok());
    assert_eq!(shelf.open(spot), Found::Match(over));
}

#[test]
fn the_oldest_finished_match_is_the_first_that_could_go() {
    let shelf = shelf(ROOMY);
    let matches = [played(1, usize::MAX), played(2, 9), played(3, usize::MAX)];
    let spots = saved(&shelf, &matches.each_ref());
    assert_eq!(shelf.finished(), [spots[0], spots[2]]);
}

#[test]
fn a_name_stays_with_its_match_when_it_is_played_on() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    shelf.rename(spot, " Sunday ").unwrap();
    shelf.write(spot, &save(&played(1, 10), 5)).unwrap();
    assert_eq!(shelf.name(spot), "Sunday");
    assert_eq!(shelf.open(spot), Found::Match(played(1, 10)));
}

#[test]
fn a_copy_goes_its_own_way() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    let copy = shelf.duplicate(spot, "Copy").unwrap();
    shelf.write(copy, &save(&played(1, 20), 5)).unwrap();
    assert_eq!(shelf.open(spot), Found::Match(played(1, 9)));
    assert_eq!((shelf.open(copy), shelf.name(copy)), (Found::Match(played(1, 20)), "Copy".into()));
}

#[test]
fn a_match_that_was_removed_comes_back_whole() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    shelf.write(spot, &save(&played(1, 10), 1)).unwrap();
    shelf.rename(spot, "Sunday").unwrap();
    let before = shelf.0.texts.borrow().clone();
    let removed = shelf.remove(spot);
    assert_eq!(shelf.games(), []);
    shelf.put_back(&removed).unwrap();
    assert_eq!(*shelf.0.texts.borrow(), before);
}

#[test]
fn of_a_match_whose_last_save_is_broken_the_one_before_it_is_read_and_the_broken_one_lies_aside() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    shelf.write(spot, &save(&played(1, 10), 1)).unwrap();
    let in_use = shelf.slots(spot).head().unwrap().slot;
    change(&shelf, &shelf.slots(spot).key_of(in_use), cut);
    let broken = shelf.text(spot).unwrap();
    assert_eq!(shelf.open(spot), Found::Mended(played(1, 9)));
    assert_eq!(shelf.broken()[0].text, broken);
    assert_eq!(shelf.open(spot), Found::Match(played(1, 9)));
}

#[test]
fn a_match_of_which_nothing_can_be_read_lies_aside_whole() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    change(&shelf, &format!("{}.one", spot.key()), cut);
    let broken = shelf.text(spot).unwrap();
    assert_eq!(shelf.open(spot), Found::Broken);
    assert_eq!(shelf.open(spot), Found::Nothing);
    assert_eq!(shelf.broken().into_iter().map(|each| each.text).collect::<Vec<_>>(), [broken]);
}

#[test]
fn without_any_room_a_broken_save_is_still_set_aside() {
    let play = save(&played(1, 9), 0);
    let shelf = shelf(play.len() + 6);
    let spot = shelf.begin(&play).unwrap();
    change(&shelf, &format!("{}.one", spot.key()), cut);
    assert_eq!(shelf.open(spot), Found::Broken);
    assert_eq!(shelf.broken().len(), 1);
}

#[test]
fn the_save_of_a_later_version_is_left_alone() {
    let shelf = shelf(ROOMY);
    let text = crate::session::store::envelope::Envelope::seal("renature", 99, 0, &"?").unwrap();
    let spot = shelf.begin(&text).unwrap();
    let before = shelf.0.texts.borrow().clone();
    assert_eq!(shelf.open(spot), Found::Newer);
    assert_eq!(*shelf.0.texts.borrow(), before);
}

#[test]
fn what_ends_the_page_between_two_steps_of_a_write_loses_nothing() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    let before = shelf.0.texts.borrow().clone();
    shelf.write(spot, &save(&played(1, 10), 1)).unwrap();
    // The slot was written, the head not yet.
    for (key, text) in before {
        shelf.0.texts.borrow_mut().insert(key, text);
    }
    assert_eq!(shelf.open(spot), Found::Match(played(1, 9)));
    shelf.write(spot, &save(&played(1, 11), 2)).unwrap();
    assert_eq!(shelf.open(spot), Found::Match(played(1, 11)));
}

#[test]
fn without_a_head_the_later_save_is_read() {
    let shelf = shelf(ROOMY);
    let spot = saved(&shelf, &[&played(1, 9)])[0];
    shelf.write(spot, &save(&played(1, 10), 1)).unwrap();
    shelf.0.forget(&spot.key());
    assert_eq!(shelf.open(spot), Found::Match(played(1, 10)));
}

#[test]
fn what_the_first_version_kept_is_taken_over() {
    let shelf = shelf(ROOMY);
    let first = include_str!("../../../tests/saves/schema-1-running.json");
    for (key, text) in [
        ("renature.match", first),
        ("renature.match.previous", first),
        ("renature.match.previous.2", &first[..99]),
        ("renature.match.broken", "?"),
        ("renature.preferences", "{}"),
    ] {
        shelf.0.keep(key, text).unwrap();
    }
    shelf.adopt();
    assert_eq!((shelf.games().len(), shelf.broken().len()), (2, 2));
    assert!(shelf.games().iter().all(|kept| matches!(shelf.open(kept.spot), Found::Match(_))));
    assert!(!shelf.0.keys().iter().any(|key| key.starts_with("renature.match")));
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
        let shelf = shelf(ROOMY);
        let (earlier, last) = (played(7, actions), played(7, actions + 1));
        let spot = shelf.begin(&save(&earlier, 1)).unwrap();
        shelf.write(spot, &save(&last, 2)).unwrap();
        let all: Vec<(String, usize)> = {
            let texts = shelf.0.texts.borrow();
            let bytes = texts.iter().flat_map(|(key, text)| (0..text.len()).map(move |at| (key, at)));
            bytes.map(|(key, at)| (key.clone(), at)).collect()
        };
        let (key, at) = place.get(&all);
        let mut broken = String::new();
        change(&shelf, key, |text| {
            let mut bytes = text.clone().into_bytes();
            bytes[*at] ^= 1 << bit;
            *text = String::from_utf8(bytes).unwrap();
            broken = text.clone();
        });
        match shelf.open(spot) {
            Found::Match(play) => prop_assert_eq!(play, last),
            Found::Mended(play) => {
                prop_assert_eq!(play, earlier);
                prop_assert_eq!(&shelf.broken()[0].text, &broken);
            }
            other => prop_assert!(false, "{other:?}"),
        }
    }
}

#[test]
fn a_branch_finds_the_match_it_goes_on_from_until_that_is_gone() {
    let shelf = shelf(ROOMY);
    let parent = played(1, 30);
    let spot = saved(&shelf, &[&parent])[0];
    let branch = parent.branch(12, Some(spot)).unwrap();
    let kept = shelf.begin(&save(&branch, 1)).unwrap();
    let Found::Match(branch) = shelf.open(kept) else { panic!("the branch is kept") };
    assert_eq!(shelf.parent(&branch), Some(spot));
    shelf.remove(spot);
    assert_eq!(shelf.parent(&branch), None);
}

#[test]
fn another_deal_at_the_number_of_the_parent_is_not_taken_for_it() {
    let shelf = shelf(ROOMY);
    let branch = played(1, 30).branch(12, Some(Spot(1))).unwrap();
    assert_eq!(saved(&shelf, &[&played(2, 9)]), [Spot(1)]);
    assert_eq!(shelf.parent(&branch), None);
}

#[test]
fn a_branch_that_was_restored_to_the_number_of_its_parent_is_not_its_own() {
    let shelf = shelf(ROOMY);
    let branch = played(1, 30).branch(12, Some(Spot(1))).unwrap();
    assert_eq!(saved(&shelf, &[&branch]), [Spot(1)]);
    assert_eq!(shelf.parent(&branch), None);
}
