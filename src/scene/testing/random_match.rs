//! Matches for the tests of several scenes, played at random from a seed.

use crate::{
    rules::{Board, Color, Player, Setup},
    session::{Controller, Match},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Who plays, in seat order.
const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// A match of people on a shipped board that has just begun, and the generator that dealt it.
pub fn begun(board: &str, players: usize, seed: u64) -> (Match, ChaCha8Rng) {
    begun_by(board, &vec![Controller::Person; players], seed)
}

/// The same with these holders of the seats.
pub fn begun_by(board: &str, controllers: &[Controller], seed: u64) -> (Match, ChaCha8Rng) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let all = NAMES.into_iter().zip(Color::ALL);
    let players = all.map(|(name, color)| Player { name: name.into(), color });
    let players = players.take(controllers.len()).collect();
    let board = Board::shipped_named(board).unwrap();
    (Match::begin(Setup::deal(board, players, &mut rng), controllers.to_vec()).unwrap(), rng)
}

/// A match of people, played to its end.
pub fn played_out(board: &str, players: usize, seed: u64) -> Match {
    played_until(board, players, seed, |_| false).unwrap_or_else(|game_match| *game_match)
}

/// A match of people, played until something is so; as it ended, where it never is.
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
