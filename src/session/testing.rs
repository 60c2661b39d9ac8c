//! Fixtures for tests: matches dealt and played at random from a seed, and a storage in memory.

use super::{Controller, Match, SaveId, SaveLibrary, Storage, StorageFull, save};
use crate::rules::{Board, Color, Player, Setup};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::{cell::RefCell, collections::BTreeMap};

/// A match to be dealt on a shipped board; by default two people and seed 1.
pub(crate) struct MatchBuilder {
    board: String,
    names: Vec<String>,
    controllers: Vec<Controller>,
    seed: u64,
}

impl MatchBuilder {
    /// A match on the board of this id: `brook`, `valley` or `valley-back`.
    pub fn new(board: &str) -> MatchBuilder {
        MatchBuilder {
            board: board.into(),
            names: ["Ann", "Ben", "Cleo", "Dan"].map(String::from).into(),
            controllers: vec![Controller::Person; 2],
            seed: 1,
        }
    }

    /// Seats so many people, in the order of [`Color::ALL`].
    pub fn players(self, count: usize) -> MatchBuilder {
        self.controllers(&vec![Controller::Person; count])
    }

    /// Seats a player for each of these controllers.
    pub fn controllers(self, controllers: &[Controller]) -> MatchBuilder {
        MatchBuilder { controllers: controllers.to_vec(), ..self }
    }

    /// Names the players, by default Ann, Ben, Cleo and Dan.
    pub fn names(self, names: &[&str]) -> MatchBuilder {
        MatchBuilder { names: names.iter().map(|&name| name.into()).collect(), ..self }
    }

    /// Deals and plays from this seed.
    pub fn seed(self, seed: u64) -> MatchBuilder {
        MatchBuilder { seed, ..self }
    }

    /// Deals the match.
    pub fn begin(self) -> Match {
        self.begin_with_rng().0
    }

    /// Deals the match and returns it with the generator that dealt it, to be drawn from further.
    pub fn begin_with_rng(self) -> (Match, ChaCha8Rng) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let player = |(name, color)| Player { name, color };
        let seats = self.names.into_iter().zip(Color::ALL).take(self.controllers.len());
        let board = Board::shipped_named(&self.board).unwrap();
        let setup = Setup::deal(board, seats.map(player).collect(), &mut rng);
        (Match::begin(setup, self.controllers).unwrap(), rng)
    }

    /// Plays so many random legal actions, or fewer if the match ends before.
    ///
    /// Each person takes the screen before they act.
    pub fn played(self, actions: usize) -> Match {
        self.play(|game_match| game_match.log().len() >= actions)
    }

    /// Plays the match to its end.
    pub fn played_out(self) -> Match {
        self.played(usize::MAX)
    }

    /// Plays until `wanted` accepts the match, or returns none if the match ends before.
    pub fn played_until(self, wanted: impl Fn(&Match) -> bool) -> Option<Match> {
        let game_match = self.play(&wanted);
        wanted(&game_match).then_some(game_match)
    }

    fn play(self, stop: impl Fn(&Match) -> bool) -> Match {
        let (mut game_match, mut rng) = self.begin_with_rng();
        while !stop(&game_match) {
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.take_screen();
            game_match.act(action).unwrap();
        }
        game_match
    }
}

/// A capacity that is enough for any test.
pub(crate) const ROOMY: usize = 10_000_000;

/// A storage in memory with a capacity in bytes of text.
pub(crate) struct MemoryStorage {
    pub texts: RefCell<BTreeMap<String, String>>,
    capacity: usize,
}

impl MemoryStorage {
    /// An empty storage with a capacity in bytes of text.
    pub fn new(capacity: usize) -> MemoryStorage {
        MemoryStorage { texts: RefCell::default(), capacity }
    }
}

impl Storage for MemoryStorage {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageFull> {
        let mut texts = self.texts.borrow_mut();
        let others = texts.iter().filter(|(other, _)| *other != key);
        if others.map(|(_, text)| text.len()).sum::<usize>() + text.len() > self.capacity {
            return Err(StorageFull);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
}

/// An empty library with a capacity in bytes of text.
pub(crate) fn library(capacity: usize) -> SaveLibrary<MemoryStorage> {
    SaveLibrary(MemoryStorage::new(capacity))
}

/// Saves these matches one after another, a millisecond apart, and returns their ids.
pub(crate) fn begin_saves(library: &SaveLibrary<MemoryStorage>, matches: &[&Match]) -> Vec<SaveId> {
    let begin = |(time, game_match): (usize, &&Match)| {
        library.begin(&save(game_match, time as u64)).unwrap()
    };
    matches.iter().enumerate().map(begin).collect()
}

/// A match of two people after so many random actions.
pub(crate) fn played(seed: u64, actions: usize) -> Match {
    MatchBuilder::new("brook").seed(seed).played(actions)
}
