//! The bots there are.

use super::{Bot, greedy::Greedy, random::Random};
use std::{fmt, str::FromStr};

/// Which bot, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any legal action, each equally likely.
    Random,
    /// The turn with the most points now.
    Greedy,
}

impl BotKind {
    /// All bots, weakest first.
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    /// The name in commands and saves.
    pub const fn name(self) -> &'static str {
        ["random", "greedy"][self as usize]
    }

    /// A bot of this kind; the same seed makes the same choices.
    pub fn build(self, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            BotKind::Random => Box::new(Random::new(seed)),
            BotKind::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the bots.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a bot; there are random and greedy")]
pub struct UnknownBot(pub String);

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        BotKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}
