//! Trying turns out: playouts in dealt worlds, each world the same for all turns.

use super::{
    halving::Halving,
    objective::Objective,
    outlook::Atlas,
    playout::{PlayoutPolicy, Playouts},
    turn::Actions,
    weights::Weights,
};
use crate::rules::{Action, Game, PlayerView};
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use std::{ops::Range, sync::Arc};
use web_time::{Duration, Instant};

/// How long to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// That many playouts in all: always the same answer.
    Playouts(u32),
    /// That much time for each answer.
    Time(Duration),
}

impl Budget {
    /// So many times as much.
    pub fn times(self, times: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts(playouts.saturating_mul(times)),
            Budget::Time(time) => Budget::Time(time * times),
        }
    }

    /// A part of it, for what matters less.
    pub fn shared_by(self, parts: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts(playouts.div_ceil(parts.max(1))),
            Budget::Time(time) => Budget::Time(time / parts.max(1)),
        }
    }
}

/// How many playouts go between two looks at the clock.
const BETWEEN_LOOKS: u32 = 32;

/// A search from one view. Each world follows from the seed and its number alone, so that it does
/// not matter where and in which order turns are tried out.
pub struct Search {
    /// What the player knows.
    pub view: PlayerView,
    /// The board's.
    pub atlas: Atlas,
    /// Those of the rules and the number of players.
    pub weights: Arc<Weights>,
    /// How playouts go.
    pub policy: PlayoutPolicy,
    /// What it is after.
    pub objective: Objective,
    /// The turns to choose among, the most promising first.
    pub turns: Vec<Actions>,
    /// How long to search.
    pub budget: Budget,
    /// All chance comes from it.
    pub seed: u64,
}

impl Search {
    /// The best turn; none if there is none.
    pub fn best(&self) -> Option<&Actions> {
        let began = Instant::now();
        let (playouts, time) = match self.budget {
            Budget::Playouts(playouts) => (Some(playouts), None),
            Budget::Time(time) => (None, Some(time)),
        };
        let mut halving = Halving::new(self.turns.len(), playouts);
        let piece = if time.is_some() { BETWEEN_LOOKS } else { u32::MAX };
        while let Some(piece) = halving.next(piece) {
            halving.tell(&piece, &self.try_out(&piece.turns, piece.worlds.clone()));
            let (done, rounds) = halving.rounds();
            if time.is_some_and(|time| began.elapsed() >= time * (done + 1) / rounds.max(1)) {
                halving.end_round();
            }
        }
        self.turns.get(halving.best()?)
    }

    /// For each of the turns, by their places in the list, what it is worth in all of the worlds
    /// together, in [`PARTS`] of what its aim counts by.
    pub fn try_out(&self, turns: &[usize], worlds: Range<u32>) -> Vec<i64> {
        let mut sums = vec![0; turns.len()];
        let mut playouts = Playouts::new(&self.atlas, &self.weights, self.policy);
        for number in worlds {
            let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
            chance.set_stream(number.into());
            let world = self.view.deal(&mut chance);
            let luck = chance.next_u64();
            for (&turn, sum) in turns.iter().zip(&mut sums) {
                let Some(actions) = self.turns.get(turn) else { continue };
                let utility = self.play_on(&world, actions, luck, &mut playouts);
                *sum += (f64::from(utility.clamp(-WORST, WORST)) * PARTS).round() as i64;
            }
        }
        sums
    }

    fn play_on(&self, world: &Game, turn: &Actions, luck: u64, playouts: &mut Playouts) -> f32 {
        let mut rng = ChaCha8Rng::seed_from_u64(luck);
        let mut game = world.clone();
        for &action in turn {
            if game.advance(action).is_err() {
                return -WORST;
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

/// Into how many parts what an aim counts by is divided, for whole numbers are summed.
pub const PARTS: f64 = 256.0;

/// Nothing is better or worse than that.
const WORST: f32 = 1e6;
