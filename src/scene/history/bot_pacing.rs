//! Pausing and stepping the bots.

use super::log::turn_number;
use crate::{
    rules::Action,
    session::{Controller, Match},
};

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

/// Returns how many areas were scored just now, which the players still have to read. A person's
/// tap that ends the turn scores first: that counts, too.
pub fn areas_just_scored(game_match: &Match) -> usize {
    match game_match.log() {
        [.., finish, end]
            if end.action == Action::EndTurn
                && game_match.controller(end.seat) == Controller::Person =>
        {
            finish.areas_scored()
        }
        [.., last] => last.areas_scored(),
        [] => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::fixtures::BOT, session::testing::MatchBuilder};

    /// Returns the counts after a finish that scores an area, and after the turn's end next to it.
    fn counts(controller: Controller) -> [usize; 2] {
        let positions = MatchBuilder::new("brook").controllers(&[controller; 2]).positions();
        let is_last = |position: &Match, action| position.log().last().unwrap().action == action;
        let found = positions
            .windows(2)
            .find(|pair| areas_just_scored(&pair[0]) > 0 && is_last(&pair[1], Action::EndTurn));
        let [finished, ended] = found.unwrap() else { unreachable!() };
        assert!(is_last(finished, Action::Finish));
        [finished, ended].map(areas_just_scored)
    }

    #[test]
    fn a_bots_areas_count_until_it_ends_its_turn() {
        let [finished, ended] = counts(BOT);
        assert!(finished > 0);
        assert_eq!(ended, 0);
    }

    #[test]
    fn a_persons_areas_count_after_the_end_of_the_turn() {
        let [finished, ended] = counts(Controller::Person);
        assert_eq!(ended, finished);
    }

    #[test]
    fn nothing_is_scored_before_the_first_action() {
        assert_eq!(areas_just_scored(&MatchBuilder::new("brook").begin()), 0);
    }
}
