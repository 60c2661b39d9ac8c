//! The random bot.

use super::Bot;
use crate::rules::{Action, PlayerView};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Draws any legal action, each equally likely. Clouds are spent for good, so that even cloud
/// actions come to an end.
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Random {
        Random { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        view.random_action(&mut self.rng)
    }
}
