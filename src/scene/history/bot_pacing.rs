//! Pausing and stepping the bots.

use super::log::turn_number;
use crate::session::Match;

/// The limit up to which bots may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotPacing {
    /// No limit.
    #[default]
    Running,
    /// Until the match has this many actions.
    UntilAction(usize),
    /// To the end of the turn with this number, from 1.
    ThroughTurn(usize),
}

impl BotPacing {
    /// Returns the limit that pauses the bots at once.
    pub fn paused(game_match: &Match) -> BotPacing {
        BotPacing::UntilAction(game_match.log().len())
    }

    /// Returns the limit that allows one more action.
    pub fn one_action(game_match: &Match) -> BotPacing {
        BotPacing::UntilAction(game_match.log().len() + 1)
    }

    /// Returns the limit that allows the rest of the current turn.
    pub fn one_turn(game_match: &Match) -> BotPacing {
        BotPacing::ThroughTurn(turn_number(game_match))
    }

    /// Returns true if a bot may act now.
    pub fn allows(self, game_match: &Match) -> bool {
        match self {
            BotPacing::Running => true,
            BotPacing::UntilAction(actions) => game_match.log().len() < actions,
            BotPacing::ThroughTurn(turn) => turn_number(game_match) <= turn,
        }
    }
}
