//! Position counts and final scores of seeded games, compared with `tests/perft.txt`. Any change of
//! the rules shows here; a change of speed does not.
//!
//! To renew the data after an intended change, run `PERFT=renew cargo test --test rules perft`.
//! Review the difference before you commit it.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Board, Color, Game, Player, Setup};
use std::{fs, sync::Arc};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt");
const HEADER: &str = "\
# Written by `PERFT=renew cargo test --test rules perft`.
# leaves <board> <players> <seed of the deal> <depth>: positions that many actions after the start
# scores <board> <players> <seed of the deal and of random actions>: final scores
";

fn deal(board: &str, players: usize, seed: u64) -> (Game, ChaCha8Rng) {
    let path = format!("{}/public/boards/{board}.json", env!("CARGO_MANIFEST_DIR"));
    let board = Board::from_json(&fs::read_to_string(path).unwrap()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let colors = Color::ALL[..players].iter();
    let players = colors.map(|&color| Player { name: String::new(), color }).collect();
    let setup = Setup::deal(Arc::new(board), players, &mut rng);
    (setup.start().unwrap_or_else(|error| panic!("{error}")), rng)
}

fn leaves(game: &Game, depth: u32) -> u64 {
    let legal = game.legal_actions();
    if depth == 1 {
        return legal.len() as u64;
    }
    let count = |action| {
        let mut next = game.clone();
        next.advance(action).map_or(0, |()| leaves(&next, depth - 1))
    };
    legal.into_iter().map(count).sum()
}

fn final_scores(board: &str, players: usize, seed: u64) -> Vec<i64> {
    let (mut game, mut rng) = deal(board, players, seed);
    while let Some(action) = game.random_action(&mut rng) {
        game.advance(action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }
    game.table().scores()
}

fn current_data() -> String {
    let mut text = HEADER.to_owned();
    for board in ["brook", "valley", "valley-back"] {
        for players in 2..=4 {
            for seed in 1..=2 {
                for depth in 1..=if seed == 1 { 4 } else { 3 } {
                    let count = leaves(&deal(board, players, seed).0, depth);
                    text += &format!("leaves {board} {players} {seed} {depth}: {count}\n");
                }
            }
            for seed in 1..=8 {
                let scores = final_scores(board, players, seed);
                let scores = scores.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
                text += &format!("scores {board} {players} {seed}: {scores}\n");
            }
        }
    }
    text
}

#[test]
fn positions_and_scores_are_those_of_the_data() {
    let current = current_data();
    if std::env::var_os("PERFT").is_some_and(|value| value == "renew") {
        fs::write(FILE, &current).unwrap();
    }
    let written = fs::read_to_string(FILE).unwrap();
    for (now, then) in current.lines().zip(written.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(current.lines().count(), written.lines().count());
}
