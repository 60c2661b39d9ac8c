//! The numbers of a search.

use super::{Objective, PlayoutPolicy};
use crate::{
    bots::{turn::CloudActions, weights::Weights},
    rules::{PlayerCount, RuleSet, Table},
};
use web_time::Duration;

/// The numbers of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// The evaluation that ranks turns and ends playouts.
    pub evaluation: Evaluation,
    /// The length of the search; without one the evaluation alone decides.
    pub budget: Option<Budget>,
    /// The factor of the budget in Valley, where a playout is less conclusive.
    pub valley_factor: u32,
    /// The most turns that are compared by playouts.
    pub breadth: usize,
    /// The way playouts choose their actions.
    pub policy: PlayoutPolicy,
    /// The value that the search maximises.
    pub objective: Objective,
}

/// The length of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// This many playouts in all; the answer is reproducible.
    Playouts(u32),
    /// This much time for each answer.
    Time(Duration),
}

impl Budget {
    /// Returns this budget multiplied by `factor`.
    pub fn times(self, factor: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts(playouts.saturating_mul(factor)),
            Budget::Time(time) => Budget::Time(time * factor),
        }
    }

    /// Returns this budget divided by `divisor`, playouts rounded up.
    pub fn divided_by(self, divisor: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts(playouts.div_ceil(divisor.max(1))),
            Budget::Time(time) => Budget::Time(time / divisor.max(1)),
        }
    }
}

/// The part of a position that an evaluation takes into account, and the weights it uses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Evaluation {
    /// Points and plants, majorities that can hardly change any more, no cloud actions.
    Beginner,
    /// Everything, by weights set by hand.
    ByHand,
    /// Everything, by the weights fitted for the rules and two players, at any table. In Valley
    /// with two players it takes no plants back, or it would beat the level below too often.
    FittedForTwo,
    /// Everything, by the weights fitted for the rules and the number of players, at most three.
    FittedUpToThree,
    /// Everything, by the weights fitted for the rules and the number of players.
    Fitted,
}

impl Evaluation {
    /// The cloud actions to consider at this table.
    pub(super) fn cloud_actions(self, table: &Table) -> CloudActions {
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

    /// The weights to use at this table.
    pub(super) fn weights(self, table: &Table) -> &'static Weights {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::testing::deal;
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn table(board: &str, players: usize) -> Table {
        deal(board, players, &mut ChaCha8Rng::seed_from_u64(1)).table().clone()
    }

    #[test]
    fn fitted_for_two_uses_those_weights_at_any_table() {
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
    fn fitted_for_two_returns_no_plants_in_valley_for_two() {
        let actions =
            |board, players| Evaluation::FittedForTwo.cloud_actions(&table(board, players));
        assert_eq!(actions("valley", 2), CloudActions::Jokers);
        for (board, players) in [("brook", 2), ("brook", 4), ("valley", 3)] {
            assert_eq!(actions(board, players), CloudActions::All, "{board} {players}");
        }
    }

    #[test]
    fn fitted_up_to_three_plays_with_four_as_with_three() {
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
