//! The bots there are.

use super::{
    Bot,
    greedy::Greedy,
    playout::Manner,
    random::Random,
    search::Budget,
    thinker::{Method, Thinker},
};
use std::{fmt, str::FromStr};

/// Which bot, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any legal action, each equally likely.
    Random,
    /// The turn with the most points now.
    Greedy,
    /// Plants where it looks best and never thinks of clouds.
    Seedling,
    /// The best turn by the evaluation, clouds included; looks no further.
    Turf,
    /// A few playouts.
    Bush,
    /// More playouts.
    Pine,
    /// As many playouts as there is time for.
    Oak,
}

impl BotKind {
    /// All bots, weakest first.
    pub const ALL: [BotKind; 7] = [
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Seedling,
        BotKind::Turf,
        BotKind::Bush,
        BotKind::Pine,
        BotKind::Oak,
    ];

    /// The name in commands and saves.
    pub const fn name(self) -> &'static str {
        ["random", "greedy", "seedling", "turf", "bush", "pine", "oak"][self as usize]
    }

    /// A bot of this kind; the same seed makes the same choices.
    pub fn build(self, seed: u64) -> Box<dyn Bot + Send> {
        self.build_with(None, seed)
    }

    /// A bot of this kind that searches by this budget instead of its own, if it searches.
    pub fn build_with(self, budget: Option<Budget>, seed: u64) -> Box<dyn Bot + Send> {
        match self.method() {
            None if self == BotKind::Random => Box::new(Random::new(seed)),
            None => Box::new(Greedy::new(seed)),
            Some(method) => {
                let budget = method.budget.map(|own| budget.unwrap_or(own));
                Box::new(Thinker::new(seed, Method { budget, ..method }))
            }
        }
    }

    /// How the levels that weigh whole turns go about it.
    fn method(self) -> Option<Method> {
        let manner = Manner { turns: env("TURNS", 8), sample: env("SAMPLE", 6) as usize, careless: env("CARELESS", 10) };
        let searching = |playouts, breadth| Method {
            budget: Some(Budget::Playouts(playouts)),
            breadth,
            manner,
            cloud_actions: true,
        };
        Some(match self {
            BotKind::Random | BotKind::Greedy => return None,
            BotKind::Seedling => Method { budget: None, cloud_actions: false, ..searching(0, 1) },
            BotKind::Turf => Method { budget: None, ..searching(0, 1) },
            BotKind::Bush => searching(50, 8),
            BotKind::Pine => searching(300, 24),
            BotKind::Oak => searching(2000, env("BREADTH", 32) as usize),
        })
    }
}

fn env(name: &str, default: u32) -> u32 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the bots.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a bot; there are random, greedy, seedling, turf, bush, pine and oak")]
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
