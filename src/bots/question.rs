//! The messages between the page and the workers that run bots, sent as JSON. They are never
//! stored.

use super::BotKind;
use crate::rules::{Action, PlayerView};
use serde::{Deserialize, Serialize};

/// Asks a bot for its turn, or for as much of the turn as it can foresee.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The bot.
    pub kind: BotKind,
    /// The seed of all randomness: the same question has the same answer.
    pub seed: u64,
    /// The knowledge of the player whose turn it is.
    pub view: PlayerView,
}

/// A part of the work on a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Decide the turn, or say how many turns compete.
    Consider,
    /// Try some of the competing turns in some worlds.
    TryOut {
        /// The turns by their indices.
        turns: Vec<usize>,
        /// The number of the first world.
        from: u32,
        /// The number after that of the last world.
        to: u32,
    },
    /// List the actions of the turn with this index.
    Name(usize),
}

/// The answer to a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The actions to play in this order, until something hidden comes to light.
    Turn(Vec<Action>),
    /// Several turns compete.
    Choice {
        /// The number of competing turns.
        turns: usize,
        /// The number of playouts to make in all.
        playouts: u32,
    },
    /// The utility of each turn, as a sum over the worlds.
    Tried(Vec<i64>),
    /// The question or the task is invalid, for this reason.
    Refused(String),
}
