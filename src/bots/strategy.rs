//! The strategy of each bot: which search it uses and with which numbers.

use super::{
    Bot, BotKind, Question,
    acorn::{Acorn, Attention},
    greedy::Greedy,
    random::Random,
    search::{Budget, Evaluation, Objective, PlayoutPolicy, PreparedSearch, SearchConfig},
    search_bot::SearchBot,
    weights::Weights,
};
use std::sync::Arc;

/// A bot's way to choose its actions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Strategy {
    /// Chooses each action by itself.
    Direct(Policy),
    /// Compares whole turns.
    Search(SearchConfig),
}

/// A bot's way to choose an action without a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Policy {
    /// Any legal action.
    Random,
    /// The best-liked of what it looks at.
    Acorn(Attention),
    /// The action of the turn with the most points now.
    Greedy,
}

impl Policy {
    fn build(self, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Policy::Random => Box::new(Random::new(seed)),
            Policy::Acorn(attention) => Box::new(Acorn::new(seed, attention)),
            Policy::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

/// Few turns, quickly chosen. With few playouts their number matters more than their quality. The
/// measurements for both playout policies are in docs/notebook/bot-search.md.
const QUICK: PlayoutPolicy = PlayoutPolicy { turns: 1, sample: 6, careless_percent: 10 };
/// Each turn as good as the evaluation can make it without cloud actions.
const THOROUGH: PlayoutPolicy = PlayoutPolicy { turns: 4, sample: 30, careless_percent: 0 };
/// Overlooks so much that greedy wins about 70 % of games. In Valley, where greedy is weaker, it
/// looks at fewer places.
const ACORN: Attention = Attention {
    dominoes: 2,
    places: 8,
    valley_places: 2,
    least_prize: 6,
    value_appeal: 2,
    own_appeal: 3,
};

impl BotKind {
    /// Builds this bot; the same seed makes the same choices.
    pub fn build(self, seed: u64) -> Box<dyn Bot + Send> {
        self.build_tuned(&Tuning::default(), seed)
    }

    /// Builds this bot with some of its numbers replaced. Bots that do not
    /// search keep theirs.
    pub fn build_tuned(self, tuning: &Tuning, seed: u64) -> Box<dyn Bot + Send> {
        match self.strategy() {
            Strategy::Search(config) => {
                let config = tuning.apply_to(config);
                Box::new(SearchBot::new(seed, config, tuning.weights.clone()))
            }
            Strategy::Direct(policy) => policy.build(seed),
        }
    }

    /// The numbers of this bot as text. If the text changes, its play may change.
    pub fn numbers(self) -> String {
        format!("{:?}", self.strategy())
    }

    /// The strategy of this bot.
    pub(super) fn strategy(self) -> Strategy {
        let without_search = |evaluation| SearchConfig {
            evaluation,
            budget: None,
            valley_factor: 1,
            breadth: 1,
            policy: QUICK,
            objective: Objective::Margin,
        };
        let searching = |evaluation, playouts, breadth| SearchConfig {
            budget: Some(Budget::Playouts(playouts)),
            breadth,
            ..without_search(evaluation)
        };
        Strategy::Search(match self {
            BotKind::Random => return Strategy::Direct(Policy::Random),
            BotKind::Acorn => return Strategy::Direct(Policy::Acorn(ACORN)),
            BotKind::Greedy => return Strategy::Direct(Policy::Greedy),
            BotKind::Seedling => without_search(Evaluation::Beginner),
            BotKind::Turf => without_search(Evaluation::ByHand),
            BotKind::Bush => without_search(Evaluation::FittedForTwo),
            BotKind::Pine => {
                SearchConfig { valley_factor: 3, ..searching(Evaluation::FittedUpToThree, 40, 8) }
            }
            BotKind::Oak => SearchConfig {
                policy: THOROUGH,
                objective: Objective::Victory { luck: 10 },
                ..searching(Evaluation::Fitted, 3000, 32)
            },
        })
    }
}

impl Question {
    /// Prepares the search that answers this question.
    pub fn prepare(&self) -> PreparedSearch {
        self.prepare_tuned(&Tuning::default())
    }

    /// Prepares the search with some of the bot's numbers replaced.
    pub fn prepare_tuned(&self, tuning: &Tuning) -> PreparedSearch {
        match self.kind.strategy() {
            Strategy::Search(config) => {
                let (config, weights) = (tuning.apply_to(config), tuning.weights.clone());
                PreparedSearch::new(&config, &self.view, self.seed, weights)
            }
            Strategy::Direct(policy) => {
                let action = policy.build(self.seed).choose(&self.view);
                PreparedSearch::Decided(action.into_iter().collect())
            }
        }
    }
}

/// Replacements for the numbers of a bot, for measurements. `None` keeps the bot's own.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tuning {
    /// The length of a search.
    pub budget: Option<Budget>,
    /// The most turns that are compared by playouts.
    pub breadth: Option<usize>,
    /// The turns of a playout, in whole rounds and at least one round.
    pub turns: Option<u32>,
    /// The ways to place a domino that a playout compares in a turn.
    pub sample: Option<usize>,
    /// The percentage of turns in which a playout takes any way to place a domino.
    pub careless_percent: Option<u32>,
    /// The points by which luck may still change a score at the start. It is for a bot that plays
    /// to win; 0 makes it play for the margin.
    pub luck: Option<u32>,
    /// The weights of the evaluation.
    pub weights: Option<Arc<Weights>>,
}

impl Tuning {
    fn apply_to(&self, config: SearchConfig) -> SearchConfig {
        let PlayoutPolicy { turns, sample, careless_percent } = config.policy;
        SearchConfig {
            budget: config.budget.map(|own| self.budget.unwrap_or(own)),
            valley_factor: if self.budget.is_some() { 1 } else { config.valley_factor },
            breadth: self.breadth.unwrap_or(config.breadth),
            policy: PlayoutPolicy {
                turns: self.turns.unwrap_or(turns),
                sample: self.sample.unwrap_or(sample),
                careless_percent: self.careless_percent.unwrap_or(careless_percent),
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
