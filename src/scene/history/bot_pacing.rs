//! How far bots may go on by themselves.

use super::log::turn_number;
use crate::session::Match;

/// How far bots may go on by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotPacing {
    /// As far as they come.
    #[default]
    Running,
    /// Until so many actions were done in the match.
    UpTo(usize),
    /// To the end of the turn with this number.
    Through(usize),
}

impl BotPacing {
    /// They pause at once.
    pub fn paused(game_match: &Match) -> BotPacing {
        BotPacing::UpTo(game_match.log().len())
    }

    /// They do one action more.
    pub fn one_action(game_match: &Match) -> BotPacing {
        BotPacing::UpTo(game_match.log().len() + 1)
    }

    /// They play the turn to its end.
    pub fn one_turn(game_match: &Match) -> BotPacing {
        BotPacing::Through(turn_number(game_match))
    }

    /// Whether a bot may act now.
    pub fn lets_act(self, game_match: &Match) -> bool {
        match self {
            BotPacing::Running => true,
            BotPacing::UpTo(actions) => game_match.log().len() < actions,
            BotPacing::Through(turn) => turn_number(game_match) <= turn,
        }
    }
}
