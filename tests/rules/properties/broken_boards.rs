//! Any board file is either refused or playable.

use crate::testing::random_game::{RandomGame, SHIPPED, cases, setup};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use renature::rules::Board;

const SCRAPS: [&str; 16] = [
    "A",
    "b",
    ".",
    "#",
    "0",
    "-1",
    "99999999999",
    "\"",
    "{}",
    "[]",
    "null",
    ",",
    "é",
    "z26",
    "h8",
    "valley",
];

/// A shipped board with some of its pieces replaced.
fn damaged(rng: &mut ChaCha8Rng) -> String {
    let mut text: Vec<char> = SHIPPED.choose(rng).map_or(vec![], |text| text.chars().collect());
    for _ in 0..rng.random_range(1..4) {
        let start = rng.random_range(0..text.len());
        let end = (start + rng.random_range(0..3)).min(text.len());
        let scrap = SCRAPS.choose(rng).copied().unwrap_or_default();
        text.splice(start..end, scrap.chars());
    }
    text.into_iter().collect()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_damaged_board_is_refused_in_one_line_or_can_be_played(seed in any::<u64>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        match Board::from_json(&damaged(&mut rng)) {
            Err(error) => {
                let sentence = error.to_string();
                prop_assert!(!sentence.is_empty() && !sentence.contains('\n'), "{}", sentence);
            }
            Ok(board) => {
                let again = Board::from_json(&board.to_json());
                prop_assert_eq!(again.as_ref(), Ok(&board));
                let mut walk = RandomGame::new(&setup(board, 2, &mut rng), rng);
                while walk.step().is_some() {}
            }
        }
    }
}
