//! Fixtures for tests.
//!
//! [`Sketch`] and [`script`] state a certain position, [`MatchBuilder`] deals and plays at random
//! from a seed, [`MemoryStorage`] is a storage in memory.

pub mod script;
#[path = "../../../tests/rules/testing/sketch.rs"]
pub mod sketch;

pub use sketch::Sketch;

use super::{
    Controller, Match, SaveId, SaveLibrary, Storage, StorageFull, save,
    saves::migration::{APP, SCHEMA},
    store::envelope::Envelope,
};
use crate::rules::{Board, Color, Domino, Player, Setup};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::{cell::RefCell, collections::BTreeMap};

/// A match to be dealt on a shipped board; by default two people and seed 1.
pub(crate) struct MatchBuilder {
    board: String,
    names: Vec<String>,
    controllers: Vec<Controller>,
    holds: Vec<(usize, Vec<Domino>)>,
    seed: u64,
}

impl MatchBuilder {
    /// A match on the board of this id: `brook`, `valley` or `valley-back`.
    pub fn new(board: &str) -> MatchBuilder {
        MatchBuilder {
            board: board.into(),
            names: ["Ann", "Ben", "Cleo", "Dan"].map(String::from).into(),
            controllers: vec![Controller::Person; 2],
            holds: Vec::new(),
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

    /// Sets the first dominoes that the seat draws: `owl-fox owl-owl`.
    pub fn holds(mut self, seat: usize, dominoes: &str) -> MatchBuilder {
        let names = dominoes.split_whitespace();
        self.holds.push((seat, names.map(|name| name.parse().unwrap()).collect()));
        self
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
        let mut setup = Setup::deal(board, seats.map(player).collect(), &mut rng);
        for (seat, wanted) in self.holds {
            for (index, domino) in wanted.into_iter().enumerate() {
                let dealt = setup.dominoes[seat][index];
                let same = setup.dominoes.iter_mut().flatten().find(|other| **other == domino);
                same.into_iter().for_each(|other| *other = dealt);
                setup.dominoes[seat][index] = domino;
            }
        }
        (Match::begin(setup, self.controllers).unwrap(), rng)
    }

    /// Plays so many random legal actions, or fewer if the match ends before.
    ///
    /// Each person takes the screen before they act.
    pub fn played(self, actions: usize) -> Match {
        let (mut game_match, mut rng) = self.begin_with_rng();
        while game_match.log().len() < actions {
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.take_screen();
            game_match.act(action).unwrap();
        }
        game_match
    }

    /// Plays the match to its end.
    pub fn played_out(self) -> Match {
        self.played(usize::MAX)
    }

    /// Plays the match to its end and returns every position, with the screen taken.
    pub fn positions(self) -> Vec<Match> {
        let (mut game_match, mut rng) = self.begin_with_rng();
        let mut positions = Vec::new();
        loop {
            game_match.take_screen();
            positions.push(game_match.clone());
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.act(action).unwrap();
        }
        positions
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

/// The save with its payload changed, in a whole envelope.
pub(crate) fn resealed(
    text: &str,
    schema: u32,
    change: impl FnOnce(&mut serde_json::Value),
) -> String {
    let envelope = Envelope::open(APP, text).unwrap();
    let mut payload = serde_json::from_str(envelope.payload.get()).unwrap();
    change(&mut payload);
    Envelope::seal(APP, schema, envelope.saved_at, &payload).unwrap()
}

/// A whole save of the match that breaks a rule: it has a wrong score.
pub(crate) fn wrong_save(game_match: &Match, saved_at: u64) -> String {
    resealed(&save(game_match, saved_at), SCHEMA, |payload| {
        payload["record"]["log"][1]["scores"][0] = 99.into();
    })
}

/// A match of so many people at its start.
pub(crate) fn begun(players: usize) -> Match {
    MatchBuilder::new("brook").players(players).begin()
}

/// A match of so many people, played at random to its end.
pub(crate) fn played_out(board: &str, players: usize, seed: u64) -> Match {
    MatchBuilder::new(board).players(players).seed(seed).played_out()
}

/// A match of two people after so many random actions.
pub(crate) fn played(seed: u64, actions: usize) -> Match {
    MatchBuilder::new("brook").seed(seed).played(actions)
}
