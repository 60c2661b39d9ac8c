//! Playouts of competing turns in dealt worlds, each world the same for all turns.

use super::{Budget, Objective, PlayoutPolicy, halving::SequentialHalving, playout::Playouts};
use crate::{
    bots::{turn::TurnActions, turn_evaluator::NearbyAreas, weights::Weights},
    rules::{Action, Game, PlayerView},
};
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use std::{ops::Range, sync::Arc};
use web_time::Instant;

/// A search among the turns of one view. Each world follows from the seed and its number alone,
/// so turns can be tried anywhere and in any order.
pub struct TurnSearch {
    /// The knowledge of the player.
    pub view: PlayerView,
    /// The nearby areas of the board.
    pub nearby: NearbyAreas,
    /// The weights of the evaluation.
    pub weights: Arc<Weights>,
    /// The way playouts choose their actions.
    pub policy: PlayoutPolicy,
    /// The value to maximise.
    pub objective: Objective,
    /// The competing turns, the most promising first.
    pub turns: Vec<TurnActions>,
    /// The length of the search.
    pub budget: Budget,
    /// The seed of all randomness.
    pub seed: u64,
}

/// The number of playouts between two readings of the clock.
const PLAYOUTS_PER_CLOCK_CHECK: u32 = 32;

/// The factor between a utility and the whole number that is summed. Sums of whole numbers do not
/// depend on their order.
const UTILITY_SCALE: f64 = 256.0;

/// The bound of any utility.
const MAX_UTILITY: f32 = 1e6;

impl TurnSearch {
    /// Searches within the budget and returns the best turn; `None` if there are no turns.
    pub fn best(&self) -> Option<&TurnActions> {
        let started = Instant::now();
        let (playouts, time) = match self.budget {
            Budget::Playouts(playouts) => (Some(playouts), None),
            Budget::Time(time) => (None, Some(time)),
        };
        let mut halving = SequentialHalving::new(self.turns.len(), playouts);
        let batch_size = if time.is_some() { PLAYOUTS_PER_CLOCK_CHECK } else { u32::MAX };
        while let Some(batch) = halving.next_batch(batch_size) {
            halving.record(&batch, &self.try_out(&batch.turns, batch.worlds.clone()));
            let (done, rounds) = halving.rounds();
            if time.is_some_and(|time| started.elapsed() >= time * (done + 1) / rounds.max(1)) {
                halving.end_round();
            }
        }
        self.turns.get(halving.best()?)
    }

    /// Plays each of the turns, given by their indices, once in each of the worlds. Returns for
    /// each turn the sum of its utilities times `UTILITY_SCALE`.
    pub fn try_out(&self, turns: &[usize], worlds: Range<u32>) -> Vec<i64> {
        let mut sums = vec![0; turns.len()];
        let mut playouts = Playouts::new(&self.nearby, &self.weights, self.policy);
        for number in worlds {
            let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
            rng.set_stream(number.into());
            let world = self.view.deal(&mut rng);
            let playout_seed = rng.next_u64();
            for (&turn, sum) in turns.iter().zip(&mut sums) {
                let Some(actions) = self.turns.get(turn) else { continue };
                let utility = self.play_out(&world, actions, playout_seed, &mut playouts);
                let utility = f64::from(utility.clamp(-MAX_UTILITY, MAX_UTILITY));
                *sum += (utility * UTILITY_SCALE).round() as i64;
            }
        }
        sums
    }

    /// The utility of the turn in a world after one playout.
    fn play_out(
        &self,
        world: &Game,
        turn: &TurnActions,
        seed: u64,
        playouts: &mut Playouts,
    ) -> f32 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = world.clone();
        for &action in turn {
            if game.advance(action).is_err() {
                return -MAX_UTILITY;
            }
        }
        if turn.last() == Some(&Action::Finish) {
            // Always legal after `finish`.
            let _ = game.advance(Action::EndTurn);
        }
        let values = playouts.play(&mut game, &mut rng);
        self.objective.utility(&values, self.view.seat(), game.table())
    }
}
