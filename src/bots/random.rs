//! The random bot.

use super::Bot;
use crate::rules::{Action, PlayerView};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Draws any legal action, each equally likely. Spent clouds do not come back, so even cloud
/// actions end.
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    /// Creates the bot; the same seed makes the same choices.
    pub fn new(seed: u64) -> Random {
        Random { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        view.random_action(&mut self.rng)
    }
}
