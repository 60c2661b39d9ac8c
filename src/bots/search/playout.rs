//! Playouts: quick continuations of a game, played by all seats.

use crate::{
    bots::{
        turn_evaluator::{NearbyAreas, TurnEvaluator},
        weights::{SeatValues, Weights, expected_scores},
    },
    rules::{Action, Game, Phase},
};
use rand::{RngExt, rngs::ChaCha8Rng};

/// The way playouts choose their actions, and their length.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayoutPolicy {
    /// The turns before the evaluation: as many whole rounds as fit, and at least one round.
    pub turns: u32,
    /// The ways to place a domino that are compared in a turn.
    pub sample: usize,
    /// The percentage of turns that take the first way drawn.
    pub careless_percent: u32,
}

/// Plays playouts on one board.
pub struct Playouts<'a> {
    nearby: &'a NearbyAreas,
    weights: &'a Weights,
    policy: PlayoutPolicy,
    /// Kept to reuse its memory.
    actions: Vec<Action>,
}

impl<'a> Playouts<'a> {
    /// Prepares playouts on the board of `nearby`.
    pub fn new(nearby: &'a NearbyAreas, weights: &'a Weights, policy: PlayoutPolicy) -> Self {
        Playouts { nearby, weights, policy, actions: Vec::new() }
    }

    /// Plays the turns of the policy and returns the expected final score of each seat.
    pub(super) fn play(&mut self, game: &mut Game, rng: &mut ChaCha8Rng) -> SeatValues {
        let seats = game.table().players().get() as u32;
        let rounds = (self.policy.turns / seats).max(1);
        for _ in 0..rounds * seats {
            if game.table().is_over() || self.turn(game, rng).is_none() {
                break;
            }
        }
        let table = game.table();
        expected_scores(&self.weights.at(table), table, table.seat())
    }

    /// Plays the turn under way to its end; `None` if the game is over.
    fn turn(&mut self, game: &mut Game, rng: &mut ChaCha8Rng) -> Option<()> {
        if game.table().phase() == Phase::Domino {
            let (placement, planting) = self.choose_domino(game, rng)?;
            game.advance(placement).ok()?;
            if let Some(planting) = planting.filter(|_| game.table().phase() == Phase::Plant) {
                game.advance(planting).ok()?;
            }
        }
        while game.table().phase() == Phase::Mushroom {
            let action = random_mushroom(game, rng)?;
            game.advance(action).ok()?;
        }
        if game.table().phase() == Phase::Plant {
            let weights = self.weights.at(game.table());
            let mut evaluator = TurnEvaluator::new(self.nearby, &weights, game.table());
            let (_, action) = best_planting(&mut evaluator, game, game);
            game.advance(action).ok()?;
        }
        if game.table().phase() == Phase::Finish {
            game.advance(Action::Finish).ok()?;
        }
        game.advance(Action::EndTurn).ok()
    }

    /// Chooses a way to use a domino and the planting after it. A mushroom may come between them.
    fn choose_domino(
        &mut self,
        game: &Game,
        rng: &mut ChaCha8Rng,
    ) -> Option<(Action, Option<Action>)> {
        let weights = self.weights.at(game.table());
        let mut evaluator = TurnEvaluator::new(self.nearby, &weights, game.table());
        game.legal_actions_into(&mut self.actions);
        let is_placement = |action: &Action| matches!(action, Action::PlaceDomino { .. });
        let mut placements = self.actions.iter().filter(|action| is_placement(action)).count();
        if placements == 0 {
            return Some((random_discard(game, rng)?, None));
        }
        self.actions.retain(is_placement);
        let careless = rng.random_range(0..100) < self.policy.careless_percent;
        let sample = if careless { 1 } else { self.policy.sample };
        let mut best: Option<(f32, Action, Action)> = None;
        for _ in 0..sample.min(placements) {
            let drawn = rng.random_range(0..placements);
            let action = self.actions[drawn];
            placements -= 1;
            self.actions.swap(drawn, placements);
            let mut placed = game.clone();
            placed.advance(action).ok()?;
            let (gain, planting) = best_planting(&mut evaluator, game, &placed);
            if best.is_none_or(|(most, ..)| gain > most) {
                best = Some((gain, action, planting));
            }
        }
        best.map(|(_, placement, planting)| (placement, Some(planting)))
    }
}

/// Draws a place for the mushroom, since there are too many to compare. Skips it in a third of
/// the cases.
fn random_mushroom(game: &Game, rng: &mut ChaCha8Rng) -> Option<Action> {
    let spaces = game.table().mushroom_spaces();
    let count = spaces.len();
    if count == 0 || rng.random_range(0..3) == 0 {
        return Some(Action::SkipMushroom);
    }
    let at = spaces.iter().nth(rng.random_range(0..count))?;
    Some(Action::PlaceMushroom { at })
}

/// The planting with the highest gain over the table before the domino, and that gain.
fn best_planting(evaluator: &mut TurnEvaluator, before: &Game, placed: &Game) -> (f32, Action) {
    let mut best = (f32::NEG_INFINITY, Action::SkipPlant);
    evaluator.for_each_planting(before.table(), placed.table(), |gain, action| {
        if gain > best.0 {
            best = (gain, action);
        }
    });
    best
}

fn random_discard(game: &Game, rng: &mut ChaCha8Rng) -> Option<Action> {
    let hand = game.hand(game.table().seat());
    let &domino = hand.get(rng.random_range(0..hand.len().max(1)))?;
    Some(Action::DiscardDomino { domino })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::{features::dominoes_of, testing::deal},
        rules::RuleSet,
    };
    use rand::SeedableRng;

    /// The number of turns that a playout of that length plays.
    fn turns_played(turns: u32, players: usize) -> usize {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut game = deal("brook", players, &mut rng);
        let left = |game: &Game| -> usize {
            game.table().seats().map(|seat| dominoes_of(game.table(), seat)).sum()
        };
        let before = left(&game);
        let nearby = NearbyAreas::new(game.table().board());
        let weights = Weights::fitted(RuleSet::Base, game.table().players());
        let policy = PlayoutPolicy { turns, sample: 2, careless_percent: 0 };
        Playouts::new(&nearby, weights, policy).play(&mut game, &mut rng);
        before - left(&game)
    }

    #[test]
    fn a_playout_ends_after_whole_rounds() {
        assert_eq!([2, 3, 4].map(|players| turns_played(4, players)), [4, 3, 4]);
    }

    #[test]
    fn in_the_shortest_playout_each_seat_has_a_turn() {
        assert_eq!([2, 3, 4].map(|players| turns_played(1, players)), [2, 3, 4]);
    }
}
