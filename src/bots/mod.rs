//! Bots: they get a [`PlayerView`] and nothing else, so that they cannot cheat.

mod features;
mod greedy;
mod kind;
mod outlook;
mod playout;
mod random;
mod search;
mod thinker;
mod turn;
mod weights;

use crate::rules::{Action, PlayerView};

pub use kind::{BotKind, UnknownBot};

/// A player made of code.
pub trait Bot {
    /// The next action of the player whose view it is; none when it is not that player's turn.
    fn choose(&mut self, view: &PlayerView) -> Option<Action>;
}
