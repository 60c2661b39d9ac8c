//! The action of a bot, checked so that no match waits for a bot.

use crate::{
    bots::{Bot, Greedy},
    rules::Action,
    session::Match,
};

/// The action that is taken for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotTurn {
    /// The legal action that the bot chose.
    Chosen(Action),
    /// The action of the greedy bot, as the bot answered none.
    Substitute(Action),
}

impl BotTurn {
    /// Checks the bot's answer. If it is missing or illegal, the greedy bot with this seed chooses.
    /// `None` if the match is over.
    pub fn new(game_match: &Match, answer: Option<Action>, seed: u64) -> Option<BotTurn> {
        let game = game_match.game();
        let legal = answer.filter(|&action| game.clone().apply(action).is_ok());
        let greedy = || Greedy::new(seed).choose(&game.view(game.table().seat()));
        legal.map(BotTurn::Chosen).or_else(|| greedy().map(BotTurn::Substitute))
    }

    /// The action, whoever chose it.
    pub fn action(self) -> Action {
        match self {
            BotTurn::Chosen(action) | BotTurn::Substitute(action) => action,
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
        let game_match = two_bots().begin();
        let turn = BotTurn::new(&game_match, answer, 7).unwrap();
        (game_match, turn)
    }

    #[test]
    fn greedy_bot_acts_for_a_missing_answer() {
        let (mut game_match, turn) = turn_for(None);
        assert!(matches!(turn, BotTurn::Substitute(action) if game_match.act(action).is_ok()));
    }

    #[test]
    fn greedy_bot_acts_for_an_illegal_answer() {
        let (mut game_match, turn) = turn_for(Some(Action::EndTurn));
        assert!(matches!(turn, BotTurn::Substitute(action) if game_match.act(action).is_ok()));
    }

    #[test]
    fn legal_answer_is_taken() {
        let domino = two_bots().begin().game().hand(Seat::FIRST)[0];
        let answer = Action::DiscardDomino { domino };
        assert_eq!(turn_for(Some(answer)).1, BotTurn::Chosen(answer));
    }

    #[test]
    fn no_action_after_the_end_of_the_match() {
        let mut game_match = two_bots().begin();
        while let Some(turn) = BotTurn::new(&game_match, None, 7) {
            game_match.act(turn.action()).unwrap();
        }
        assert!(game_match.game().table().is_over());
    }
}
