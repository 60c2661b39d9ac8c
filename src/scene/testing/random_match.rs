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

/// Plays a match of people until `wanted` accepts it with the screen taken. The error is the
/// finished match.
pub fn played_until(
    board: &str,
    players: usize,
    seed: u64,
    wanted: impl Fn(&Match) -> bool,
) -> Result<Match, Box<Match>> {
    let (mut game_match, mut rng) = begun(board, players, seed);
    while let Some(action) = game_match.game().random_action(&mut rng) {
        game_match.take_screen();
        if wanted(&game_match) {
            return Ok(game_match);
        }
        game_match.act(action).unwrap();
    }
    Err(Box::new(game_match))
}
