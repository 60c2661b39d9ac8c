//! Matches for the tests of several scenes, played at random from a seed.

use crate::{
    rules::{Board, Color, Player, Setup},
    session::{Holder, Match},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// A match of people on a shipped board that has just begun, and the generator that dealt it.
pub fn begun(board: &str, players: usize, seed: u64) -> (Match, ChaCha8Rng) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let players: Vec<Player> = Color::ALL[..players]
        .iter()
        .map(|&color| Player { name: color.to_string(), color })
        .collect();
    let holders = vec![Holder::Person; players.len()];
    let board = Board::shipped_named(board).unwrap();
    (Match::begin(Setup::deal(board, players, &mut rng), holders).unwrap(), rng)
}

/// The same, played to its end.
pub fn played_out(board: &str, players: usize, seed: u64) -> Match {
    let (mut play, mut rng) = begun(board, players, seed);
    while let Some(action) = play.game().random_action(&mut rng) {
        play.act(action).unwrap();
    }
    play
}
