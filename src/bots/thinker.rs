//! A bot that weighs whole turns and follows the one it has chosen.

use super::{
    Bot,
    objective::Objective,
    outlook::Atlas,
    playout::PlayoutPolicy,
    question::PreparedSearch,
    search::{Budget, Search},
    turn::{Actions, CloudActions, Turn, Turns},
    weights::Weights,
};
use crate::rules::{Action, Game, Phase, PlayerCount, PlayerView, RuleSet, Table};
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// How much a thinker sees in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Evaluation {
    /// Points and plants, majorities only once they can hardly change, and no cloud actions.
    Beginner,
    /// All there is, its worth guessed.
    ByHand,
    /// All there is, its worth fitted for the rules and two players, wherever it sits; at tables
    /// for two in Valley no plants to take back, for there it would leave who guesses too far behind.
    FittedForTwo,
    /// All there is, its worth fitted for the rules and as many players, but for three at most.
    FittedUpToThree,
    /// All there is, its worth fitted for the rules and as many players.
    Fitted,
}

impl Evaluation {
    fn cloud_actions(self, table: &Table) -> CloudActions {
        match self {
            Evaluation::Beginner => CloudActions::None,
            Evaluation::FittedForTwo
                if table.board().rules() == RuleSet::Valley
                    && table.players() == PlayerCount::Two =>
            {
                CloudActions::Jokers
            }
            _ => CloudActions::All,
        }
    }

    fn weights(self, table: &Table) -> &'static Weights {
        let (rules, players) = (table.board().rules(), table.players());
        match self {
            Evaluation::Beginner => &Weights::BEGINNER,
            Evaluation::ByHand => &Weights::BY_HAND,
            Evaluation::FittedForTwo => Weights::fitted(rules, PlayerCount::Two),
            Evaluation::FittedUpToThree => Weights::fitted(rules, players.min(PlayerCount::Three)),
            Evaluation::Fitted => Weights::fitted(rules, players),
        }
    }
}

/// How a thinker goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// What it sees.
    pub evaluation: Evaluation,
    /// How long it searches; without a budget the evaluation alone decides.
    pub budget: Option<Budget>,
    /// How many times as long in Valley, where a playout tells less.
    pub in_valley: u32,
    /// How many turns are looked at closely.
    pub breadth: usize,
    /// How playouts go.
    pub policy: PlayoutPolicy,
    /// What it searches for.
    pub objective: Objective,
}

/// How many times less is searched once the domino lies: fewer ways are left to go on.
const LATER: u32 = 4;

impl SearchConfig {
    /// What is made of the view: decided at once, or to be searched. The seed decides all that is
    /// left to chance. Without weights those of the sight are used.
    pub fn prepare(
        &self,
        view: &PlayerView,
        seed: u64,
        weights: Option<Arc<Weights>>,
    ) -> PreparedSearch {
        if view.table().seat() != view.seat() || view.table().is_over() {
            return PreparedSearch::Decided(Vec::new());
        }
        let atlas = Atlas::of(view.table().board());
        let own = || Arc::new(self.evaluation.weights(view.table()).clone());
        let weights = weights.unwrap_or_else(own);
        let world = view.deal(&mut ChaCha8Rng::seed_from_u64(seed));
        let mut turns = self.turns(&world, &atlas, &weights);
        match self.budget {
            Some(budget) if turns.len() > 1 => {
                let whole = view.table().phase() == Phase::Domino;
                let times = match view.table().board().rules() {
                    RuleSet::Base => 1,
                    RuleSet::Valley => self.in_valley,
                };
                let budget = budget.times(times).shared_by(if whole { 1 } else { LATER });
                let (view, policy, objective) = (view.clone(), self.policy, self.objective);
                PreparedSearch::Open(Box::new(Search {
                    view,
                    atlas,
                    weights,
                    policy,
                    objective,
                    turns,
                    budget,
                    seed,
                }))
            }
            _ if turns.is_empty() => PreparedSearch::Decided(Vec::new()),
            _ => PreparedSearch::Decided(turns.swap_remove(0).iter().copied().collect()),
        }
    }

    /// The turns to choose among, the most promising first.
    fn turns(&self, game: &Game, atlas: &Atlas, weights: &Weights) -> Vec<Actions> {
        let SearchConfig { evaluation, breadth, budget, .. } = *self;
        let cloud_actions = evaluation.cloud_actions(game.table());
        if game.table().phase() != Phase::End {
            let turns = Turns::of(game, atlas, weights, cloud_actions, breadth);
            return turns.into_iter().map(|turn| turn.actions).collect();
        }
        let end: Actions = [Action::EndTurn].into_iter().collect();
        let mut all = vec![end];
        let mut extra = game.clone();
        if budget.is_some() && extra.advance(Action::ExtraTurn).is_ok() {
            let turns = Turns::of(&extra, atlas, weights, cloud_actions, breadth / 4);
            all.extend(turns.into_iter().map(|Turn { mut actions, .. }| {
                actions.insert(0, Action::ExtraTurn);
                actions
            }));
        }
        all
    }
}

/// Weighs whole turns by playouts and follows the best as long as the table is as it expects.
pub struct Thinker {
    rng: ChaCha8Rng,
    config: SearchConfig,
    weights: Option<Arc<Weights>>,
    plan: Option<Plan>,
}

/// What is left of the turn chosen, last action first, and the table expected before it.
struct Plan {
    expected: Table,
    left: Vec<Action>,
}

impl Thinker {
    /// The same seed makes the same choices, if the budget is one of playouts. Without weights
    /// it uses those of its sight.
    pub fn new(seed: u64, config: SearchConfig, weights: Option<Arc<Weights>>) -> Thinker {
        Thinker { rng: ChaCha8Rng::seed_from_u64(seed), config, weights, plan: None }
    }

    fn planned(&mut self, view: &PlayerView) -> Option<Action> {
        let mut plan = self.plan.take()?;
        if plan.expected != *view.table() {
            return None;
        }
        let action = plan.left.pop()?;
        self.follow(view, action, plan.left);
        Some(action)
    }

    /// Keeps the plan, unless the action brings something to light.
    fn follow(&mut self, view: &PlayerView, action: Action, left: Vec<Action>) {
        let mut world = view.deal(&mut ChaCha8Rng::seed_from_u64(0));
        let foreseen = action != Action::Finish && world.advance(action).is_ok();
        if foreseen && !left.is_empty() {
            self.plan = Some(Plan { expected: world.table().clone(), left });
        }
    }

    fn think(&mut self, view: &PlayerView) -> Option<Action> {
        let prepared = self.config.prepare(view, self.rng.next_u64(), self.weights.clone());
        let mut actions: Vec<Action> = match prepared {
            PreparedSearch::Decided(turn) => turn,
            PreparedSearch::Open(search) => search.best()?.iter().copied().collect(),
        };
        actions.reverse();
        let action = actions.pop()?;
        self.follow(view, action, actions);
        Some(action)
    }
}

impl Bot for Thinker {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        if view.table().seat() != view.seat() || view.table().is_over() {
            return None;
        }
        self.planned(view).or_else(|| self.think(view))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Color, Player, Setup};

    fn table(board: &str, players: usize) -> Table {
        let board = Board::shipped_named(board).unwrap();
        let player = |&color| Player { name: String::new(), color };
        let players = Color::ALL[..players].iter().map(player).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        Setup::deal(board, players, &mut rng).start().unwrap().table().clone()
    }

    #[test]
    fn who_knows_tables_for_two_only_plays_larger_ones_like_those() {
        let tables = [
            ("brook", 2, RuleSet::Base),
            ("brook", 4, RuleSet::Base),
            ("valley", 2, RuleSet::Valley),
            ("valley", 3, RuleSet::Valley),
            ("valley", 4, RuleSet::Valley),
        ];
        for (board, players, rules) in tables {
            let weights = Evaluation::FittedForTwo.weights(&table(board, players));
            assert!(weights == Weights::fitted(rules, PlayerCount::Two), "{board} {players}");
        }
    }

    #[test]
    fn who_knows_tables_for_two_only_takes_no_plants_back_at_those_in_valley() {
        let actions =
            |board, players| Evaluation::FittedForTwo.cloud_actions(&table(board, players));
        assert_eq!(actions("valley", 2), CloudActions::Jokers);
        for (board, players) in [("brook", 2), ("brook", 4), ("valley", 3)] {
            assert_eq!(actions(board, players), CloudActions::All, "{board} {players}");
        }
    }

    #[test]
    fn who_knows_tables_up_to_three_plays_with_four_as_with_three() {
        let weights =
            |evaluation: Evaluation, players| evaluation.weights(&table("brook", players));
        for players in [2, 3] {
            assert!(
                weights(Evaluation::FittedUpToThree, players)
                    == weights(Evaluation::Fitted, players)
            );
        }
        assert!(weights(Evaluation::FittedUpToThree, 4) == weights(Evaluation::Fitted, 3));
        assert!(weights(Evaluation::Fitted, 4) != weights(Evaluation::Fitted, 3));
    }
}
