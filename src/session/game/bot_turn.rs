//! What a bot does on its turn, whatever it answers.

use crate::{rules::Action, session::Match};
use rand::Rng;

/// What is done on a bot's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotTurn {
    /// The bot's own choice.
    Chosen(Action),
    /// Drawn among the legal actions, for the bot named none: no match ever waits for a bot.
    Drawn(Action),
}

impl BotTurn {
    /// What is done if the bot on the seat whose turn it is has chosen this; none once the match
    /// is over.
    pub fn of(game_match: &Match, chosen: Option<Action>, rng: &mut impl Rng) -> Option<BotTurn> {
        let game = game_match.game();
        let legal = chosen.filter(|&action| game.clone().apply(action).is_ok());
        legal.map(BotTurn::Chosen).or_else(|| game.random_action(rng).map(BotTurn::Drawn))
    }

    /// The action.
    pub fn action(self) -> Action {
        match self {
            BotTurn::Chosen(action) | BotTurn::Drawn(action) => action,
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

    fn asked(answer: Option<Action>) -> (Match, BotTurn) {
        let (game_match, mut rng) = two_bots().begin_with_rng();
        let turn = BotTurn::of(&game_match, answer, &mut rng).unwrap();
        (game_match, turn)
    }

    #[test]
    fn a_mute_bot_does_not_stop_the_match() {
        let (mut game_match, turn) = asked(None);
        assert!(matches!(turn, BotTurn::Drawn(action) if game_match.act(action).is_ok()));
    }

    #[test]
    fn what_a_bot_may_not_do_is_not_done() {
        let (mut game_match, turn) = asked(Some(Action::EndTurn));
        assert!(matches!(turn, BotTurn::Drawn(action) if game_match.act(action).is_ok()));
    }

    #[test]
    fn a_legal_answer_is_followed() {
        let domino = two_bots().begin().game().hand(Seat::FIRST)[0];
        let answer = Action::DiscardDomino { domino };
        assert_eq!(asked(Some(answer)).1, BotTurn::Chosen(answer));
    }

    #[test]
    fn nobody_acts_once_the_match_is_over() {
        let (mut game_match, mut rng) = two_bots().begin_with_rng();
        while let Some(turn) = BotTurn::of(&game_match, None, &mut rng) {
            game_match.act(turn.action()).unwrap();
        }
        assert!(game_match.game().table().is_over());
    }
}
