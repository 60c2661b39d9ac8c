//! The bot that searches for its turns.

use super::{
    Bot,
    search::{PreparedSearch, SearchConfig},
    weights::Weights,
};
use crate::rules::{Action, PlayerView, Table};
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// Searches for the best turn and plays it as long as the table is as expected.
pub struct SearchBot {
    rng: ChaCha8Rng,
    config: SearchConfig,
    weights: Option<Arc<Weights>>,
    plan: Option<Plan>,
}

/// The rest of the chosen turn, last action first, and the table expected before it.
struct Plan {
    expected: Table,
    left: Vec<Action>,
}

impl SearchBot {
    /// Creates the bot. With a budget of playouts, the same seed makes the same choices. Without
    /// `weights` it uses those of its evaluation.
    pub fn new(seed: u64, config: SearchConfig, weights: Option<Arc<Weights>>) -> SearchBot {
        SearchBot { rng: ChaCha8Rng::seed_from_u64(seed), config, weights, plan: None }
    }

    /// The next action of the plan, if the table is as expected.
    fn planned_action(&mut self, view: &PlayerView) -> Option<Action> {
        let mut plan = self.plan.take()?;
        if plan.expected != *view.table() {
            return None;
        }
        let action = plan.left.pop()?;
        self.plan_after(view, action, plan.left);
        Some(action)
    }

    /// Plans the actions `left` after `action`, unless that reveals something hidden.
    fn plan_after(&mut self, view: &PlayerView, action: Action, left: Vec<Action>) {
        let mut world = view.deal(&mut ChaCha8Rng::seed_from_u64(0));
        let foreseen = action != Action::Finish && world.advance(action).is_ok();
        if foreseen && !left.is_empty() {
            self.plan = Some(Plan { expected: world.table().clone(), left });
        }
    }

    fn search(&mut self, view: &PlayerView) -> Option<Action> {
        let (seed, weights) = (self.rng.next_u64(), self.weights.clone());
        let mut actions = match PreparedSearch::new(&self.config, view, seed, weights) {
            PreparedSearch::Decided(turn) => turn,
            PreparedSearch::Open(search) => search.best()?.iter().copied().collect(),
        };
        actions.reverse();
        let action = actions.pop()?;
        self.plan_after(view, action, actions);
        Some(action)
    }
}

impl Bot for SearchBot {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        if view.table().seat() != view.seat() || view.table().is_over() {
            return None;
        }
        self.planned_action(view).or_else(|| self.search(view))
    }
}
