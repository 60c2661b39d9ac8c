//! Tests that the acorn bot overlooks much, but plays nothing absurd.

use super::{BotKind, testing::deal};
use crate::rules::{Action, Phase, PlayerView};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// The decisions of acorns in some games on the board: what each of them knew, and its choice.
fn decisions(board: &str) -> Vec<(PlayerView, Action)> {
    let mut found = Vec::new();
    for seed in 0..3 {
        let mut game = deal(board, 2, &mut ChaCha8Rng::seed_from_u64(seed));
        let mut bot = BotKind::Acorn.build(seed);
        while !game.table().is_over() {
            let view = game.view(game.table().seat());
            let action = bot.choose(&view).unwrap();
            game.advance(action).unwrap();
            found.push((view, action));
        }
    }
    found
}

/// The decisions in this phase on the base board and in Valley.
fn decisions_in(phase: Phase) -> impl Iterator<Item = (PlayerView, Action)> {
    let all = ["brook", "valley"].into_iter().flat_map(decisions);
    all.filter(move |(view, _)| view.table().phase() == phase)
}

#[test]
fn acorn_places_a_domino_whenever_one_fits() {
    for (view, action) in decisions_in(Phase::Domino) {
        let places = |action: &Action| matches!(action, Action::PlaceDomino { .. });
        let fits = view.legal_actions().iter().any(places);
        assert_eq!(places(&action), fits, "{action:?}");
    }
}

#[test]
fn acorn_plants_whenever_it_can() {
    for (view, action) in decisions_in(Phase::Plant) {
        let plants = |action: &Action| matches!(action, Action::PlacePlant { .. });
        assert_eq!(plants(&action), view.legal_actions().iter().any(plants), "{action:?}");
    }
}

#[test]
fn acorn_takes_nothing_back_and_buys_no_turn() {
    for (_, action) in ["brook", "valley"].into_iter().flat_map(decisions) {
        assert!(!matches!(action, Action::ReturnPlant { .. } | Action::ExtraTurn), "{action:?}");
    }
}
