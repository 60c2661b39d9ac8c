//! Bots. They get a [`PlayerView`] and nothing else, so that they cannot cheat.

mod acorn;
#[cfg(test)]
mod acorn_tests;
mod features;
mod greedy;
mod kind;
mod plantings;
mod question;
mod random;
mod search;
mod search_bot;
mod strategy;
#[cfg(test)]
mod testing;
mod turn;
mod turn_evaluator;
#[cfg(test)]
mod turn_tests;
mod weights;

use crate::rules::{Action, PlayerView};

pub use features::{FEATURES, for_each as for_each_feature, fraction_left};
pub use greedy::Greedy;
pub use kind::{BotKind, UnknownBot};
pub use question::{Answer, Question, Task};
pub use search::{Budget, PreparedSearch, SearchCoordinator};
pub use strategy::Tuning;
pub use weights::{Weights, WeightsError};

/// A player made of code.
pub trait Bot {
    /// Chooses the next action of the player with this view; `None` if it is not their turn.
    fn choose(&mut self, view: &PlayerView) -> Option<Action>;
}
