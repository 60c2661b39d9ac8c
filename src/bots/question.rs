//! Asking a bot from elsewhere: what is asked and answered, as texts that can be sent, and what a
//! bot makes of a question, which can be worked on in pieces and in several places at once.

use super::{
    BotKind, Budget, Tuning, halving::Piece, kind::Approach, search::Search, turn::Actions,
};
use crate::rules::{Action, PlayerView};
use serde::{Deserialize, Serialize};

/// What a bot is asked: its turn, or as much of it as it can foresee.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which bot.
    pub kind: BotKind,
    /// All its chance comes from it: the same question has the same answer.
    pub seed: u64,
    /// What its player knows.
    pub view: PlayerView,
}

/// What is to be done about a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Find out what there is to choose among.
    Consider,
    /// Try out some turns of the choice in some worlds.
    TryOut {
        /// The turns by their places.
        turns: Vec<usize>,
        /// The number of the first world.
        from: u32,
        /// The number of the first world after them.
        to: u32,
    },
    /// Name the turn with this place.
    Name(usize),
}

/// The answer to a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// What to do, in this order, until something comes to light.
    Turn(Vec<Action>),
    /// There is a choice to be made by trying out.
    Choice {
        /// How many turns there are to choose among.
        turns: usize,
        /// How many playouts they are worth.
        playouts: u32,
    },
    /// What each turn has given, as a sum over the worlds.
    Tried(Vec<i64>),
    /// The question or the task makes no sense.
    Refused(String),
}

impl From<&Piece> for Task {
    fn from(piece: &Piece) -> Task {
        let Piece { turns, worlds } = piece.clone();
        Task::TryOut { turns, from: worlds.start, to: worlds.end }
    }
}

/// What a bot makes of a question.
pub enum PreparedSearch {
    /// It knows what to do.
    Decided(Vec<Action>),
    /// It has to try out.
    Open(Box<Search>),
}

/// The most turns times worlds that a task may ask for: some hundred times what is usual.
const MOST: u64 = 1 << 16;

impl Question {
    /// What the bot makes of it.
    pub fn prepare(&self) -> PreparedSearch {
        self.prepare_tuned(&Tuning::default())
    }

    /// What the bot makes of it with some of its numbers changed.
    pub fn prepare_tuned(&self, tuning: &Tuning) -> PreparedSearch {
        match self.kind.approach() {
            Approach::Turns(config) => {
                let weights = tuning.weights.clone();
                tuning.change(config).prepare(&self.view, self.seed, weights)
            }
            Approach::Simple(simple) => {
                let action = simple.build(self.seed).choose(&self.view);
                PreparedSearch::Decided(action.into_iter().collect())
            }
        }
    }
}

impl PreparedSearch {
    /// Does a task and gives the answer.
    pub fn answer(&self, task: &Task) -> Answer {
        match (self, task) {
            (PreparedSearch::Decided(turn), Task::Consider) => Answer::Turn(turn.clone()),
            (PreparedSearch::Open(search), Task::Consider) => match search.budget {
                Budget::Playouts(playouts) => {
                    Answer::Choice { turns: search.turns.len(), playouts }
                }
                Budget::Time(_) => named(search.best()),
            },
            (PreparedSearch::Open(search), Task::TryOut { turns, from, to }) => {
                // Worlds are dealt even for no turns.
                let size = turns.len().max(1) as u64 * u64::from(to.saturating_sub(*from));
                if size > MOST {
                    return Answer::Refused(format!("{size} playouts at once"));
                }
                Answer::Tried(search.try_out(turns, *from..*to))
            }
            (PreparedSearch::Open(search), &Task::Name(turn)) => named(search.turns.get(turn)),
            (PreparedSearch::Decided(_), _) => Answer::Refused("nothing is left to choose".into()),
        }
    }
}

fn named(turn: Option<&Actions>) -> Answer {
    match turn {
        Some(actions) => Answer::Turn(actions.iter().copied().collect()),
        None => Answer::Refused("there is no such turn".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::Halving,
        rules::{Board, Color, Game, Player, Setup},
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn game() -> Game {
        game_on("brook")
    }

    fn game_on(board: &str) -> Game {
        let board = Board::shipped_named(board).unwrap();
        let players = [Color::Orange, Color::Blue].map(|color| Player { name: "".into(), color });
        let mut rng = ChaCha8Rng::seed_from_u64(12);
        Setup::deal(board, players.into(), &mut rng).start().unwrap()
    }

    fn question(kind: BotKind, game: &Game) -> Question {
        Question { kind, seed: 5, view: game.view(game.table().seat()) }
    }

    /// The answer found in pieces of that size, each worked on by somebody who has the question
    /// as a text only.
    fn in_pieces(question: &Question, size: u32) -> Answer {
        let text = serde_json::to_string(question).unwrap();
        let ask = |task: Task| {
            let question: Question = serde_json::from_str(&text).unwrap();
            question.prepare().answer(&task)
        };
        let Answer::Choice { turns, playouts } = ask(Task::Consider) else {
            return ask(Task::Consider);
        };
        let mut halving = Halving::new(turns, Some(playouts));
        while let Some(piece) = halving.next(size) {
            let Answer::Tried(sums) = ask(Task::from(&piece)) else { panic!("nothing tried") };
            halving.tell(&piece, &sums);
        }
        ask(Task::Name(halving.best().unwrap()))
    }

    #[test]
    fn every_bot_names_a_turn_that_is_legal_to_its_end() {
        for kind in BotKind::ALL {
            let mut game = game();
            let Answer::Turn(turn) = in_pieces(&question(kind, &game), 100) else {
                panic!("{kind} has no turn")
            };
            assert!(!turn.is_empty(), "{kind}");
            turn.into_iter().for_each(|action| game.advance(action).unwrap());
        }
    }

    #[test]
    fn the_answer_is_the_same_in_pieces_of_any_size_and_in_one() {
        let question = question(BotKind::Pine, &game());
        let PreparedSearch::Open(search) = question.prepare() else { panic!("decided at once") };
        let whole = named(search.best());
        assert!(
            [1, 9, 1000].map(|size| in_pieces(&question, size)) == [(); 3].map(|()| whole.clone())
        );
    }

    #[test]
    fn pine_searches_longer_in_valley() {
        let playouts = |board| {
            let prepared = question(BotKind::Pine, &game_on(board)).prepare();
            let Answer::Choice { playouts, .. } = prepared.answer(&Task::Consider) else {
                return 0;
            };
            playouts
        };
        assert_eq!(playouts("valley"), 3 * playouts("brook"));
        assert!(playouts("brook") > 0);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let decided = question(BotKind::Bush, &game()).prepare();
        let open = question(BotKind::Pine, &game()).prepare();
        let far = Task::TryOut { turns: vec![0, 99], from: 0, to: 1 };
        assert!(matches!(open.answer(&far), Answer::Tried(sums) if sums[1] == 0));
        let endless = Task::TryOut { turns: vec![0], from: 0, to: u32::MAX };
        let idle = Task::TryOut { turns: vec![], from: 0, to: u32::MAX };
        let tasks = [endless, idle, Task::Name(99)].map(|task| (&open, task));
        for (prepared, task) in tasks.into_iter().chain([(&decided, Task::Name(0))]) {
            assert!(matches!(prepared.answer(&task), Answer::Refused(_)), "{task:?}");
        }
    }
}
