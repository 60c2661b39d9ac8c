//! How far bots may go on by themselves.

use super::log::turn_number;
use crate::session::Match;

/// How far bots may go on by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As far as they come.
    #[default]
    Running,
    /// Until so many actions were done in the match.
    UpTo(usize),
    /// To the end of the turn with this number.
    Through(usize),
}

impl Pace {
    /// They pause at once.
    pub fn paused(play: &Match) -> Pace {
        Pace::UpTo(play.log().len())
    }

    /// They do one action more.
    pub fn one_action(play: &Match) -> Pace {
        Pace::UpTo(play.log().len() + 1)
    }

    /// They play the turn to its end.
    pub fn one_turn(play: &Match) -> Pace {
        Pace::Through(turn_number(play))
    }

    /// Whether a bot may act now.
    pub fn lets_act(self, play: &Match) -> bool {
        match self {
            Pace::Running => true,
            Pace::UpTo(actions) => play.log().len() < actions,
            Pace::Through(turn) => turn_number(play) <= turn,
        }
    }
}
