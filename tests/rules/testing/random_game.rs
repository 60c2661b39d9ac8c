//! Random games on any board, for properties of every position.

use super::random_board::random_board;
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use renature::rules::{Action, Board, Color, Event, Game, Player, RuleSet, Setup};
use std::{collections::BTreeSet, sync::Arc};

pub const SHIPPED: [&str; 3] = [
    include_str!("../../../public/boards/brook.json"),
    include_str!("../../../public/boards/valley.json"),
    include_str!("../../../public/boards/valley-back.json"),
];

/// A game of random actions, played step by step.
pub struct RandomGame {
    pub game: Game,
    rng: ChaCha8Rng,
    /// The number of redraws of an action that does not advance the game.
    patience: u32,
}

/// A step: the game before it, the action and its events.
pub struct Step {
    pub before: Game,
    pub action: Action,
    pub events: Vec<Event>,
}

impl RandomGame {
    pub fn new(setup: &Setup, mut rng: ChaCha8Rng) -> RandomGame {
        let patience = rng.random_range(0..5);
        RandomGame { game: setup.start().unwrap_or_else(|error| panic!("{error}")), rng, patience }
    }

    pub fn step(&mut self) -> Option<Step> {
        let legal = self.game.legal_actions();
        let mut action = *legal.choose(&mut self.rng)?;
        for _ in 0..self.patience {
            let productive = matches!(
                action,
                Action::PlaceDomino { .. }
                    | Action::PlaceMushroom { .. }
                    | Action::PlacePlant { .. }
                    | Action::Finish
                    | Action::EndTurn
            );
            if !productive {
                action = *legal.choose(&mut self.rng)?;
            }
        }
        let before = self.game.clone();
        let events = self.game.apply(action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        Some(Step { before, action, events })
    }
}

pub fn setup(board: Board, players: usize, rng: &mut ChaCha8Rng) -> Setup {
    let players = Color::ALL[..players]
        .iter()
        .map(|&color| Player { name: color.to_string(), color })
        .collect();
    Setup::deal(Arc::new(board), players, rng)
}

pub fn shipped(index: usize, players: usize, rng: &mut ChaCha8Rng) -> Setup {
    setup(Board::from_json(SHIPPED[index]).unwrap(), players, rng)
}

pub fn rule_set() -> impl Strategy<Value = RuleSet> {
    prop_oneof![Just(RuleSet::Base), Just(RuleSet::Valley)]
}

/// Generates a setup on a shipped board, or on a random one with sides up to `side`.
pub fn any_setup(side: usize) -> impl Strategy<Value = (Setup, ChaCha8Rng)> {
    let seeds = (0..SHIPPED.len(), 2..=4_usize, any::<u64>());
    let on_shipped = seeds.prop_map(|(index, players, seed)| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        (shipped(index, players, &mut rng), rng)
    });
    prop_oneof![2 => random_setup(side), 1 => on_shipped]
}

/// Generates a setup on a random board with sides up to `side`.
pub fn random_setup(side: usize) -> impl Strategy<Value = (Setup, ChaCha8Rng)> {
    let board = (1..=side, 1..=side, rule_set());
    (board, 2..=4_usize, any::<u64>()).prop_map(|((width, height, rules), players, seed)| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let board = random_board(width, height, rules, &mut rng);
        (setup(board, players, &mut rng), rng)
    })
}

pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        max_shrink_iters: 64,
        ..ProptestConfig::default()
    }
}

/// Returns the name of the event's variant.
fn kind(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn random_games_meet_every_kind_of_event() {
    let mut seen = BTreeSet::new();
    for seed in 0..150 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = if seed % 3 == 0 { RuleSet::Base } else { RuleSet::Valley };
        let side = 4 + seed as usize % 12;
        let board = random_board(side, side, rules, &mut rng);
        let setup = setup(board, 2 + seed as usize % 3, &mut rng);
        let mut walk = RandomGame::new(&setup, rng);
        while let Some(step) = walk.step() {
            seen.extend(step.events.iter().map(kind));
        }
    }
    let all = [
        "AreaScored",
        "CloudsScored",
        "CloudsTaken",
        "DominoDiscarded",
        "DominoPlaced",
        "ExtraTurn",
        "GameOver",
        "HandRefilled",
        "JokerChanged",
        "MushroomImpossible",
        "MushroomPlaced",
        "MushroomSkipped",
        "PlantPlaced",
        "PlantReturned",
        "PlantSkipped",
        "PlantsScored",
        "StumpCovered",
        "TokensScored",
        "TurnEnded",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), all);
}
