//! The action of a bot, checked so that no match waits for a bot.

use crate::{rules::Action, session::Match};
use rand::Rng;

/// The action that is taken for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotTurn {
    /// The legal action that the bot chose.
    Chosen(Action),
    /// A random legal action, as the bot answered none.
    Random(Action),
}

impl BotTurn {
    /// Checks the bot's answer. Draws a random action if it is missing or illegal. `None` if the
    /// match is over.
    pub fn new(game_match: &Match, answer: Option<Action>, rng: &mut impl Rng) -> Option<BotTurn> {
        let game = game_match.game();
        let legal = answer.filter(|&action| game.clone().apply(action).is_ok());
        legal.map(BotTurn::Chosen).or_else(|| game.random_action(rng).map(BotTurn::Random))
    }

    /// The action, whoever chose it.
    pub fn action(self) -> Action {
        match self {
            BotTurn::Chosen(action) | BotTurn::Random(action) => action,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::BotKind,
        rules::Seat,
        session::{Controller, testing::MatchBuilder},
    };

    fn two_bots() -> MatchBuilder {
        MatchBuilder::new("brook").controllers(&[Controller::Bot(BotKind::Random); 2])
    }

    fn turn_for(answer: Option<Action>) -> (Match, BotTurn) {
        let (game_match, mut rng) = two_bots().begin_with_rng();
        let turn = BotTurn::new(&game_match, answer, &mut rng).unwrap();
        (game_match, turn)
    }

    #[test]
    fn missing_answer_becomes_a_random_action() {
        let (mut game_match, turn) = turn_for(None);
        assert!(matches!(turn, BotTurn::Random(action) if game_match.act(action).is_ok()));
    }

    #[test]
    fn illegal_answer_becomes_a_random_action() {
        let (mut game_match, turn) = turn_for(Some(Action::EndTurn));
        assert!(matches!(turn, BotTurn::Random(action) if game_match.act(action).is_ok()));
    }

    #[test]
    fn legal_answer_is_taken() {
        let domino = two_bots().begin().game().hand(Seat::FIRST)[0];
        let answer = Action::DiscardDomino { domino };
        assert_eq!(turn_for(Some(answer)).1, BotTurn::Chosen(answer));
    }

    #[test]
    fn no_action_after_the_end_of_the_match() {
        let (mut game_match, mut rng) = two_bots().begin_with_rng();
        while let Some(turn) = BotTurn::new(&game_match, None, &mut rng) {
            game_match.act(turn.action()).unwrap();
        }
        assert!(game_match.game().table().is_over());
    }
}
