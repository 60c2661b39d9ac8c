//! An action is listed exactly when it is accepted, and a refused one changes nothing.

use crate::testing::random_game::{RandomGame, any_setup, cases, random_setup, shipped};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Action, Animal, Board, Domino, Phase, Plant, Space, Stock};
use std::collections::HashSet;

/// Normalizes the two ways to place a double.
fn usual(action: Action) -> Action {
    match action {
        Action::PlaceDomino { domino, at } if domino.is_double() => {
            Action::PlaceDomino { domino, at: [at[0].min(at[1]), at[0].max(at[1])] }
        }
        other => other,
    }
}

/// Returns every action on these spaces, legal or not. Placements on spaces apart are included for
/// the first domino only, or there would be too many.
pub fn every_action(spaces: &[Space]) -> Vec<Action> {
    let mut all = vec![
        Action::SkipMushroom,
        Action::SkipPlant,
        Action::Finish,
        Action::EndTurn,
        Action::ExtraTurn,
    ];
    all.extend(Animal::ALL.map(|animal| Action::ChangeJoker { animal }));
    for domino in Domino::all() {
        all.push(Action::DiscardDomino { domino });
        for &one in spaces {
            let others =
                spaces.iter().filter(|&&other| one.is_beside(other) || domino.index() == 1);
            all.extend(others.map(|&other| Action::PlaceDomino { domino, at: [one, other] }));
        }
    }
    for &at in spaces {
        all.extend([Action::PlaceMushroom { at }, Action::ReturnPlant { at }]);
        for stock in Stock::ALL {
            all.extend(Plant::ALL.map(|plant| Action::PlacePlant { plant, stock, at }));
        }
    }
    all
}

/// Returns the spaces of the board, a margin around them, and the far corner of the grid.
fn spaces_around(board: &Board) -> Vec<Space> {
    let (width, height) = (board.width() + 1, board.height() + 1);
    let rows = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    rows.chain([(25, 25)]).filter_map(|(column, row)| Space::new(column, row)).collect()
}

pub fn as_set(actions: impl IntoIterator<Item = Action>) -> HashSet<Action> {
    actions.into_iter().map(usual).collect()
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn action_is_listed_exactly_when_it_is_accepted((setup, rng) in random_setup(5)) {
        let all = every_action(&spaces_around(&setup.board));
        let mut walk = RandomGame::new(&setup, rng);
        while let Some(step) = walk.step() {
            let before = &step.before;
            let mut game = before.clone();
            let mut accepted = HashSet::new();
            for &action in &all {
                if game.apply(action).is_ok() {
                    accepted.insert(usual(action));
                    game.clone_from(before);
                }
            }
            prop_assert!(game == *before, "a refused action has changed the game");
            prop_assert_eq!(accepted, as_set(before.legal_actions()));
        }
    }

    #[test]
    fn a_drawn_action_is_a_listed_one((setup, mut rng) in any_setup(9)) {
        let mut walk = RandomGame::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        while let Some(step) = walk.step() {
            let drawn = step.before.random_action(&mut rng);
            prop_assert!(drawn.is_some_and(|action| step.before.legal_actions().contains(&action)));
        }
        prop_assert_eq!(walk.game.random_action(&mut rng), None);
    }

    #[test]
    fn advance_does_what_apply_does((setup, rng) in any_setup(26)) {
        let mut walk = RandomGame::new(&setup, rng);
        let mut silent = walk.game.clone();
        while let Some(step) = walk.step() {
            silent.advance(step.action)?;
            prop_assert!(silent == walk.game);
        }
    }
}

#[test]
fn a_game_that_is_over_refuses_everything() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let setup = shipped(1, 2, &mut rng);
    let mut walk = RandomGame::new(&setup, rng);
    while walk.step().is_some() {}
    let mut game = walk.game.clone();
    let none = every_action(&spaces_around(&setup.board));
    assert!(none.into_iter().all(|action| game.apply(action).is_err()));
    assert!(game.legal_actions().is_empty() && game.table().phase() == Phase::Over);
}
