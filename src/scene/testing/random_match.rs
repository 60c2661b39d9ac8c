//! Matches played at random from a seed, for tests that hold for every position.

use crate::session::{Controller, Match, testing::MatchBuilder};
use rand::rngs::ChaCha8Rng;

/// Begins a match of people on a shipped board; returns it with the generator that dealt it.
pub fn begun(board: &str, players: usize, seed: u64) -> (Match, ChaCha8Rng) {
    MatchBuilder::new(board).players(players).seed(seed).begin_with_rng()
}

/// Begins a match with these controllers; returns it with the generator that dealt it.
pub fn begun_by(board: &str, controllers: &[Controller], seed: u64) -> (Match, ChaCha8Rng) {
    MatchBuilder::new(board).controllers(controllers).seed(seed).begin_with_rng()
}

/// Plays a match of people to its end.
pub fn played_out(board: &str, players: usize, seed: u64) -> Match {
    MatchBuilder::new(board).players(players).seed(seed).played_out()
}
