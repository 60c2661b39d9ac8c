//! A question on its way to its answer, its tasks done by several hands at once.

use super::{
    BotKind,
    halving::{Halving, Piece},
    question::{Answer, Question, Task},
};
use crate::rules::Action;
use web_time::Duration;

/// A question on its way to its answer. It gives out tasks and hears what came of them.
pub struct SearchCoordinator {
    kind: BotKind,
    text: String,
    stage: Stage,
}

enum Stage {
    /// Nobody has looked at it yet.
    New,
    /// Somebody finds out what there is to choose among.
    Considered,
    /// Turns are tried out.
    Open(Halving),
    /// The best turn is known by its place.
    Chosen(usize),
    /// Somebody names it.
    Named,
    /// Answered.
    Over,
}

impl SearchCoordinator {
    /// Of a question that nobody has looked at yet.
    pub fn new(question: &Question) -> SearchCoordinator {
        // Nothing in a question can fail to be written.
        let text = serde_json::to_string(question).unwrap_or_default();
        SearchCoordinator { kind: question.kind, text, stage: Stage::New }
    }

    /// The question as a text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Forgets all that was found out.
    pub fn begin_anew(&mut self) {
        self.stage = Stage::New;
    }

    /// The next task, of about so many playouts; none while others must be heard first.
    pub fn next(&mut self, playouts: u32) -> Option<Task> {
        match &mut self.stage {
            Stage::New => {
                self.stage = Stage::Considered;
                Some(Task::Consider)
            }
            Stage::Open(halving) => halving.next(playouts).as_ref().map(Task::from),
            &mut Stage::Chosen(turn) => {
                self.stage = Stage::Named;
                Some(Task::Name(turn))
            }
            Stage::Considered | Stage::Named | Stage::Over => None,
        }
    }

    /// Hears the answer to a task; gives what to do as soon as it is known, which is nothing if
    /// the answers make no sense.
    pub fn hear(&mut self, task: &Task, answer: Answer) -> Option<Vec<Action>> {
        match (&mut self.stage, task, answer) {
            (Stage::Over, ..) => None,
            (Stage::Considered, Task::Consider, Answer::Choice { turns, playouts })
                if turns > 0 =>
            {
                self.stage = Stage::Open(Halving::new(turns, Some(playouts)));
                self.choose();
                None
            }
            (stage, Task::TryOut { turns, from, to }, Answer::Tried(sums))
                if sums.len() == turns.len() =>
            {
                if let Stage::Open(halving) = stage {
                    halving.tell(&Piece { turns: turns.clone(), worlds: *from..*to }, &sums);
                    self.choose();
                }
                None
            }
            (_, Task::Consider | Task::Name(_), Answer::Turn(turn)) => {
                self.stage = Stage::Over;
                Some(turn)
            }
            _ => {
                self.stage = Stage::Over;
                Some(Vec::new())
            }
        }
    }

    /// Ends rounds that have had their share of the bot's time, the search having gone on for so
    /// long.
    pub fn keep_to_time(&mut self, spent: Duration) {
        if let Stage::Open(halving) = &mut self.stage {
            let (mut done, rounds) = halving.rounds();
            while done < rounds && spent >= self.kind.time() * (done + 1) / rounds {
                halving.end_round();
                done += 1;
            }
            self.choose();
        }
    }

    /// For how long in all it can be left lying: a quarter of the bot's time.
    pub fn leisure(&self) -> Duration {
        self.kind.time() / 4
    }

    /// Whether turns are tried out.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Open(_))
    }

    /// How far it has come, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match &self.stage {
            Stage::New | Stage::Considered => 0.0,
            Stage::Open(halving) => halving.progress(),
            Stage::Chosen(_) | Stage::Named | Stage::Over => 1.0,
        }
    }

    fn choose(&mut self) {
        if let Stage::Open(halving) = &self.stage
            && halving.is_over()
        {
            self.stage = halving.best().map_or(Stage::Over, Stage::Chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Color, Player, Setup};
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn question(kind: BotKind) -> Question {
        let board = Board::shipped_named("valley").unwrap();
        let players = [Color::Orange, Color::Blue].map(|color| Player { name: "".into(), color });
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let game = Setup::deal(board, players.into(), &mut rng).start().unwrap();
        Question { kind, seed: 8, view: game.view(game.table().seat()) }
    }

    /// The answer found by so many hands, the last one asked answering first.
    fn by_hands(hands: usize, playouts: u32) -> Vec<Action> {
        let question = question(BotKind::Pine);
        let (prepared, mut coordinator) = (question.prepare(), SearchCoordinator::new(&question));
        loop {
            let mut tasks: Vec<Task> = Vec::new();
            tasks.extend((0..hands).map_while(|_| coordinator.next(playouts)));
            for task in tasks.iter().rev() {
                if let Some(turn) = coordinator.hear(task, prepared.answer(task)) {
                    return turn;
                }
            }
        }
    }

    #[test]
    fn any_number_of_hands_finds_the_same_turn() {
        let alone = by_hands(1, 1000);
        assert!(!alone.is_empty());
        assert!(
            [(1, 5), (2, 8), (3, 20), (4, 1)].map(|(hands, size)| by_hands(hands, size))
                == [(); 4].map(|()| alone.clone())
        );
    }

    #[test]
    fn once_the_time_is_up_the_best_turn_so_far_is_named() {
        let question = question(BotKind::Pine);
        let (prepared, mut coordinator) = (question.prepare(), SearchCoordinator::new(&question));
        let consider = coordinator.next(1).unwrap();
        assert_eq!(coordinator.hear(&consider, prepared.answer(&consider)), None);
        let late = coordinator.next(1).unwrap();
        coordinator.keep_to_time(BotKind::Pine.time());
        assert_eq!(coordinator.next(1), Some(Task::Name(0)));
        assert_eq!(coordinator.hear(&late, prepared.answer(&late)), None);
    }

    #[test]
    fn a_senseless_answer_ends_it_without_a_turn() {
        for answer in [
            Answer::Refused("no".into()),
            Answer::Tried(vec![1]),
            Answer::Choice { turns: 0, playouts: 1 },
        ] {
            let mut coordinator = SearchCoordinator::new(&question(BotKind::Pine));
            let consider = coordinator.next(1).unwrap();
            assert_eq!(coordinator.hear(&consider, answer), Some(Vec::new()));
            assert_eq!(coordinator.next(1), None);
        }
    }
}
