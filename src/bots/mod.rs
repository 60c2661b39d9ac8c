//! Bots: they get a [`PlayerView`] and nothing else, so that they cannot cheat.

mod features;
mod greedy;
mod halving;
mod kind;
mod objective;
mod outlook;
mod playout;
mod question;
mod random;
mod search;
mod search_coordinator;
mod thinker;
mod turn;
#[cfg(test)]
mod turn_tests;
mod weights;

use crate::rules::{Action, PlayerView};

pub use features::{FEATURES, each as each_feature, remaining};
pub use halving::{Halving, Piece};
pub use kind::{BotKind, Tuning, UnknownBot};
pub use question::{Answer, PreparedSearch, Question, Task};
pub use search::Budget;
pub use search_coordinator::SearchCoordinator;
pub use weights::{Weights, WeightsError};

/// A player made of code.
pub trait Bot {
    /// The next action of the player whose view it is; none when it is not that player's turn.
    fn choose(&mut self, view: &PlayerView) -> Option<Action>;
}
