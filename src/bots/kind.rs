//! The bots there are.

use super::{
    Bot,
    greedy::Greedy,
    objective::Objective,
    playout::PlayoutPolicy,
    random::Random,
    search::Budget,
    thinker::{Evaluation, SearchConfig, Thinker},
    weights::Weights,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::Arc};
use web_time::Duration;

/// Numbers of a level to be changed, for measuring.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tuning {
    /// How long it searches.
    pub budget: Option<Budget>,
    /// How many turns it looks at closely.
    pub breadth: Option<usize>,
    /// How many turns playouts go on for, in whole rounds and at least one.
    pub turns: Option<u32>,
    /// How many ways to lay a domino playouts look at.
    pub sample: Option<usize>,
    /// How often in 100 turns playouts take any of them.
    pub careless: Option<u32>,
    /// By how many points luck may still change a score at the start, if it is to win; 0 if it is
    /// after the margin.
    pub luck: Option<u32>,
    /// The weights of the evaluation.
    pub weights: Option<Arc<Weights>>,
}

impl Tuning {
    pub(super) fn change(&self, config: SearchConfig) -> SearchConfig {
        let PlayoutPolicy { turns, sample, careless } = config.policy;
        SearchConfig {
            budget: config.budget.map(|own| self.budget.unwrap_or(own)),
            in_valley: if self.budget.is_some() { 1 } else { config.in_valley },
            breadth: self.breadth.unwrap_or(config.breadth),
            policy: PlayoutPolicy {
                turns: self.turns.unwrap_or(turns),
                sample: self.sample.unwrap_or(sample),
                careless: self.careless.unwrap_or(careless),
            },
            objective: match self.luck {
                None => config.objective,
                Some(0) => Objective::Margin,
                Some(luck) => Objective::Victory { luck },
            },
            ..config
        }
    }
}

/// Which bot, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum BotKind {
    /// Any legal action, each equally likely.
    Random,
    /// The turn with the most points now.
    Greedy,
    /// Points and plants, hardly an eye for majorities, and no cloud actions.
    Seedling,
    /// The best turn by an evaluation set by hand, clouds included.
    Turf,
    /// The best turn by the evaluation fitted for two players.
    Bush,
    /// A few playouts, by an evaluation fitted for up to three players.
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

    /// How long it may think at most where somebody waits for it.
    pub const fn time(self) -> Duration {
        Duration::from_millis(if matches!(self, BotKind::Oak) { 900 } else { 250 })
    }

    /// A bot of this kind; the same seed makes the same choices.
    pub fn build(self, seed: u64) -> Box<dyn Bot + Send> {
        self.build_tuned(&Tuning::default(), seed)
    }

    /// A bot of this kind with some of its numbers changed; those who don't weigh whole turns
    /// stay as they are.
    pub fn build_tuned(self, tuning: &Tuning, seed: u64) -> Box<dyn Bot + Send> {
        match self.approach() {
            Approach::Simple(simple) => simple.build(seed),
            Approach::Turns(config) => {
                let config = tuning.change(config);
                Box::new(Thinker::new(seed, config, tuning.weights.clone()))
            }
        }
    }

    /// The numbers by which it differs from others, as a text: where that changes, so may the bot.
    pub fn numbers(self) -> String {
        format!("{:?}", self.approach())
    }

    /// How it goes about it.
    pub(super) fn approach(self) -> Approach {
        let by_eye = |evaluation| SearchConfig {
            evaluation,
            budget: None,
            in_valley: 1,
            breadth: 1,
            policy: SKETCHY,
            objective: Objective::Margin,
        };
        let searching = |evaluation, playouts, breadth| SearchConfig {
            budget: Some(Budget::Playouts(playouts)),
            breadth,
            ..by_eye(evaluation)
        };
        Approach::Turns(match self {
            BotKind::Random => return Approach::Simple(Simple::Random),
            BotKind::Greedy => return Approach::Simple(Simple::Greedy),
            BotKind::Seedling => by_eye(Evaluation::Beginner),
            BotKind::Turf => by_eye(Evaluation::ByHand),
            BotKind::Bush => by_eye(Evaluation::FittedForTwo),
            BotKind::Pine => {
                SearchConfig { in_valley: 3, ..searching(Evaluation::FittedUpToThree, 40, 8) }
            }
            BotKind::Oak => SearchConfig {
                policy: THOROUGH,
                objective: Objective::Victory { luck: 10 },
                ..searching(Evaluation::Fitted, 3000, 32)
            },
        })
    }
}

/// How a bot goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Approach {
    /// Action by action.
    Simple(Simple),
    /// Whole turns, weighed against each other.
    Turns(SearchConfig),
}

/// What a bot does that goes action by action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Simple {
    /// Whatever is legal.
    Random,
    /// The most points now.
    Greedy,
}

impl Simple {
    /// Such a bot; the same seed makes the same choices.
    pub fn build(self, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Simple::Random => Box::new(Random::new(seed)),
            Simple::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

/// Where there are few playouts it matters more that there are many than that they are good. Both
/// are measured in docs/bots.md.
const SKETCHY: PlayoutPolicy = PlayoutPolicy { turns: 1, sample: 6, careless: 10 };
/// Where a turn is as good as the evaluation can make it without clouds.
const THOROUGH: PlayoutPolicy = PlayoutPolicy { turns: 4, sample: 30, careless: 0 };

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

impl From<BotKind> for &'static str {
    fn from(kind: BotKind) -> &'static str {
        kind.name()
    }
}

impl TryFrom<String> for BotKind {
    type Error = UnknownBot;

    fn try_from(name: String) -> Result<Self, UnknownBot> {
        name.parse()
    }
}
