//! Games for the tests of bots.

use crate::rules::{Board, Color, Game, Player, Setup};
use rand::Rng;

/// Deals a game of that many players on the shipped board.
pub fn deal(board: &str, players: usize, rng: &mut impl Rng) -> Game {
    let board = Board::shipped_named(board).unwrap();
    let player = |&color| Player { name: String::new(), color };
    let players = Color::ALL[..players].iter().map(player).collect();
    Setup::deal(board, players, rng).start().unwrap()
}
