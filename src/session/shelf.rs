//! The saved matches: the one played last, and those left unfinished before it.

use super::{
    Match,
    save::{SaveError, is_settled, load},
};

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

/// Where an unfinished match is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot(String);

/// What was found on the shelf.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// A match.
    Match(Match),
    /// Something that can't be read; it lies aside now.
    Broken,
    /// The save of a later version, left alone.
    Newer,
}

/// The saved matches. None is ever dropped to make room for another.
pub struct Shelf<K>(pub K);

const CURRENT: &str = "renature.match";
const EARLIER: &str = "renature.match.previous";
const BROKEN: &str = "renature.match.broken";

impl<K: Keep> Shelf<K> {
    /// The match that was played last.
    pub fn current(&self) -> Found {
        self.read(CURRENT)
    }

    /// The text of the save that [`Shelf::current`] reads.
    pub fn current_text(&self) -> Option<String> {
        self.0.text(CURRENT)
    }

    /// Where the matches left unfinished before it are, the newest first.
    pub fn earlier(&self) -> Vec<Spot> {
        let mut numbers = self.numbers(EARLIER);
        numbers.sort_unstable();
        numbers.into_iter().rev().map(|number| Spot(numbered(EARLIER, number))).collect()
    }

    /// The match there.
    pub fn open(&self, spot: &Spot) -> Found {
        self.read(&spot.0)
    }

    /// Saves the match that is played now.
    ///
    /// # Errors
    /// It is not saved; the save before it still is there.
    pub fn write(&self, text: &str) -> Result<(), NotKept> {
        self.0.keep(CURRENT, text)
    }

    /// Moves the match played last to those before it, unless nothing is lost with it.
    ///
    /// # Errors
    /// It stays where it is, for there is no room to move it.
    pub fn make_room(&self) -> Result<(), NotKept> {
        match self.0.text(CURRENT) {
            Some(text) if !is_settled(&text) => self.set_aside(CURRENT, &text, EARLIER),
            _ => {
                self.0.forget(CURRENT);
                Ok(())
            }
        }
    }

    /// Makes the match there the one played last, and moves that one to those before it.
    ///
    /// # Errors
    /// Both are still kept, for there is no room to move them.
    pub fn bring_back(&self, spot: &Spot) -> Result<Found, NotKept> {
        let found = self.open(spot);
        if let (Found::Match(_), Some(text)) = (&found, self.0.text(&spot.0)) {
            self.make_room()?;
            self.0.keep(CURRENT, &text)?;
            self.0.forget(&spot.0);
        }
        Ok(found)
    }

    /// Gives up the match played last.
    pub fn drop_current(&self) {
        self.0.forget(CURRENT);
    }

    /// Gives up the match there.
    pub fn drop_earlier(&self, spot: &Spot) {
        self.0.forget(&spot.0);
    }

    fn read(&self, key: &str) -> Found {
        let Some(text) = self.0.text(key) else { return Found::Nothing };
        match load(&text) {
            Ok(play) => Found::Match(play),
            Err(SaveError::Newer(_)) => Found::Newer,
            Err(_) => {
                // Without room it stays, and is found broken again.
                let _ = self.set_aside(key, &text, BROKEN);
                Found::Broken
            }
        }
    }

    /// Moves the text to the first number after all that are taken.
    fn set_aside(&self, key: &str, text: &str, to: &str) -> Result<(), NotKept> {
        let number = self.numbers(to).into_iter().max().unwrap_or(0).saturating_add(1);
        self.0.keep(&numbered(to, number), text)?;
        self.0.forget(key);
        Ok(())
    }

    fn numbers(&self, key: &str) -> Vec<u32> {
        let number = |other: &String| match other.strip_prefix(key)? {
            "" => Some(1),
            rest => rest.strip_prefix('.')?.parse().ok(),
        };
        self.0.keys().iter().filter_map(number).collect()
    }
}

/// The first has the bare key, the others their number after it.
fn numbered(key: &str, number: u32) -> String {
    if number == 1 { key.to_owned() } else { format!("{key}.{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Color, Player, Setup},
        session::{Holder, save},
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    use std::{cell::RefCell, collections::BTreeMap};

    /// A storage with room for so many texts.
    struct Drawer {
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
            if texts.len() >= self.room && !texts.contains_key(key) {
                return Err(NotKept);
            }
            texts.insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn forget(&self, key: &str) {
            self.texts.borrow_mut().remove(key);
        }
    }

    fn shelf(room: usize) -> Shelf<Drawer> {
        Shelf(Drawer { texts: RefCell::default(), room })
    }

    /// A match after that many random actions, told from others by its seed.
    fn played(seed: u64, actions: usize) -> Match {
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

    /// Plays these matches one after another.
    fn played_on(shelf: &Shelf<Drawer>, matches: &[&Match]) {
        for play in matches {
            shelf.make_room().unwrap();
            shelf.write(&save(play, 0.0)).unwrap();
        }
    }

    fn earlier(shelf: &Shelf<Drawer>) -> Vec<Found> {
        shelf.earlier().iter().map(|spot| shelf.open(spot)).collect()
    }

    #[test]
    fn every_unfinished_match_is_kept_the_newest_first() {
        let [one, two, three] = [1, 2, 3].map(|seed| played(seed, 9));
        let shelf = shelf(9);
        played_on(&shelf, &[&one, &two, &three]);
        assert_eq!(shelf.current(), Found::Match(three));
        assert_eq!(earlier(&shelf), [Found::Match(two), Found::Match(one)]);
    }

    #[test]
    fn a_match_without_an_action_and_one_that_is_over_make_room() {
        let shelf = shelf(9);
        played_on(&shelf, &[&played(1, 0), &played(2, usize::MAX), &played(3, 9)]);
        assert_eq!(earlier(&shelf), []);
    }

    #[test]
    fn a_match_that_finds_no_room_aside_stays_where_it_is() {
        let (shelf, play) = (shelf(1), played(1, 9));
        played_on(&shelf, &[&play]);
        assert_eq!(shelf.make_room(), Err(NotKept));
        assert_eq!(shelf.current(), Found::Match(play));
    }

    #[test]
    fn a_match_that_is_brought_back_changes_places_with_the_last_one() {
        let [one, two] = [1, 2].map(|seed| played(seed, 9));
        let shelf = shelf(9);
        played_on(&shelf, &[&one, &two]);
        let spot = shelf.earlier().remove(0);
        assert_eq!(shelf.bring_back(&spot), Ok(Found::Match(one.clone())));
        assert_eq!(shelf.current(), Found::Match(one));
        assert_eq!(earlier(&shelf), [Found::Match(two)]);
    }

    #[test]
    fn without_room_to_change_places_both_matches_stay() {
        let [one, two] = [1, 2].map(|seed| played(seed, 9));
        let shelf = shelf(2);
        played_on(&shelf, &[&one, &two]);
        let spot = shelf.earlier().remove(0);
        assert_eq!(shelf.bring_back(&spot), Err(NotKept));
        assert_eq!(shelf.current(), Found::Match(two));
        assert_eq!(earlier(&shelf), [Found::Match(one)]);
    }

    #[test]
    fn each_broken_save_is_kept_under_a_key_of_its_own() {
        let shelf = shelf(9);
        for text in ["{", "[]"] {
            shelf.write(text).unwrap();
            assert_eq!(shelf.current(), Found::Broken);
        }
        let kept = [BROKEN, "renature.match.broken.2"].map(|key| shelf.0.text(key));
        assert_eq!(kept, [Some("{".to_owned()), Some("[]".to_owned())]);
        assert_eq!(shelf.current(), Found::Nothing);
    }

    #[test]
    fn a_save_of_a_later_version_is_left_alone() {
        let shelf = shelf(9);
        let text = save(&played(1, 9), 0.0).replace("\"schema\":1", "\"schema\":2");
        shelf.write(&text).unwrap();
        assert_eq!(shelf.current(), Found::Newer);
        shelf.make_room().unwrap();
        assert_eq!(earlier(&shelf), [Found::Newer]);
    }
}
