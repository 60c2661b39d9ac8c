//! Game records: what is written is read again, and what is wrong is refused with its place.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::{
    bots::BotKind,
    rules::{Board, Color, Player, Record, Setup},
    session::{Holder, Match},
};
use std::sync::Arc;

fn setup(board: &Arc<Board>, players: usize, rng: &mut ChaCha8Rng) -> Setup {
    let players = Color::ALL[..players]
        .iter()
        .map(|&color| Player { name: format!("Player {color}"), color })
        .collect();
    Setup::deal(board.clone(), players, rng)
}

/// A random game, stopped after that many actions.
fn played(board: &Arc<Board>, players: usize, actions: usize, seed: u64) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let holders = vec![Holder::Bot(BotKind::Random); players];
    let mut game = Match::begin(setup(board, players, &mut rng), holders).expect("a good setup");
    for _ in 0..actions {
        let Some(action) = game.game().random_action(&mut rng) else { break };
        game.act(action).expect("a listed action");
    }
    game
}

#[test]
fn a_written_game_is_read_and_replayed_to_the_same_end() {
    for board in Board::shipped() {
        for players in 2..=4 {
            let game = played(board, players, usize::MAX, players as u64);
            let (record, replayed) =
                Record::verify(&game.record().to_json()).expect("a good record");
            assert_eq!(record, game.record());
            assert_eq!(&replayed, game.game());
        }
    }
}

#[test]
fn a_game_under_way_has_no_result() {
    let game = played(&Board::shipped()[0], 2, 40, 1);
    let text = game.record().to_json();
    assert!(!text.contains("\"result\""));
    assert!(Record::verify(&text).is_ok());
}
