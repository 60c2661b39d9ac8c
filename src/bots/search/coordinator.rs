//! The progress of a question, whose tasks may run in several workers at once.

use super::halving::{Batch, SequentialHalving};
use crate::{
    bots::{Answer, BotKind, Question, Task},
    rules::Action,
};
use web_time::Duration;

/// Splits a question into tasks and joins their answers.
pub struct SearchCoordinator {
    kind: BotKind,
    question_json: String,
    state: SearchState,
}

/// The state of the search.
enum SearchState {
    /// No task was handed out yet.
    New,
    /// `Task::Consider` is under way.
    Considering,
    /// Competing turns are tried.
    Searching(SequentialHalving),
    /// The best turn is known by its index.
    Found(usize),
    /// `Task::Name` is under way.
    Naming,
    /// The question is answered.
    Done,
}

impl From<&Batch> for Task {
    fn from(batch: &Batch) -> Task {
        let Batch { turns, worlds } = batch.clone();
        Task::TryOut { turns, from: worlds.start, to: worlds.end }
    }
}

impl SearchCoordinator {
    /// Starts with a new question.
    pub fn new(question: &Question) -> SearchCoordinator {
        // Serializing a question cannot fail.
        let question_json = serde_json::to_string(question).unwrap_or_default();
        SearchCoordinator { kind: question.kind, question_json, state: SearchState::New }
    }

    /// The question as JSON.
    pub fn question_json(&self) -> &str {
        &self.question_json
    }

    /// Discards all answers and starts again.
    pub fn restart(&mut self) {
        self.state = SearchState::New;
    }

    /// Hands out the next task, of about so many playouts. Returns `None` until tasks under way
    /// are answered.
    pub fn next_task(&mut self, playouts: u32) -> Option<Task> {
        match &mut self.state {
            SearchState::New => {
                self.state = SearchState::Considering;
                Some(Task::Consider)
            }
            SearchState::Searching(halving) => {
                halving.next_batch(playouts).as_ref().map(Task::from)
            }
            &mut SearchState::Found(turn) => {
                self.state = SearchState::Naming;
                Some(Task::Name(turn))
            }
            SearchState::Considering | SearchState::Naming | SearchState::Done => None,
        }
    }

    /// Accepts the answer to a task. Returns the turn to play as soon as it is known; it is empty
    /// if an answer is invalid.
    pub fn accept(&mut self, task: &Task, answer: Answer) -> Option<Vec<Action>> {
        match (&mut self.state, task, answer) {
            (SearchState::Done, ..) => None,
            (SearchState::Considering, Task::Consider, Answer::Choice { turns, playouts })
                if turns > 0 =>
            {
                self.state = SearchState::Searching(SequentialHalving::new(turns, Some(playouts)));
                self.choose_if_over();
                None
            }
            (state, Task::TryOut { turns, from, to }, Answer::Tried(sums))
                if sums.len() == turns.len() =>
            {
                if let SearchState::Searching(halving) = state {
                    halving.record(&Batch { turns: turns.clone(), worlds: *from..*to }, &sums);
                    self.choose_if_over();
                }
                None
            }
            (_, Task::Consider | Task::Name(_), Answer::Turn(turn)) => {
                self.state = SearchState::Done;
                Some(turn)
            }
            _ => {
                self.state = SearchState::Done;
                Some(Vec::new())
            }
        }
    }

    /// Ends the rounds whose share of the bot's time limit is over, `elapsed` after the first turn
    /// was tried.
    pub fn end_overdue_rounds(&mut self, elapsed: Duration) {
        if let SearchState::Searching(halving) = &mut self.state {
            let (mut done, rounds) = halving.rounds();
            while done < rounds && elapsed >= self.kind.time_limit() * (done + 1) / rounds {
                halving.end_round();
                done += 1;
            }
            self.choose_if_over();
        }
    }

    /// The longest time in all that workers may pause for taps: a quarter of the time limit.
    pub fn max_pause(&self) -> Duration {
        self.kind.time_limit() / 4
    }

    /// Returns `true` while competing turns are tried.
    pub fn is_searching(&self) -> bool {
        matches!(self.state, SearchState::Searching(_))
    }

    /// The progress of the search, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match &self.state {
            SearchState::New | SearchState::Considering => 0.0,
            SearchState::Searching(halving) => halving.progress(),
            SearchState::Found(_) | SearchState::Naming | SearchState::Done => 1.0,
        }
    }

    fn choose_if_over(&mut self) {
        if let SearchState::Searching(halving) = &self.state
            && halving.is_over()
        {
            self.state = halving.best().map_or(SearchState::Done, SearchState::Found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::testing::deal;
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn question(kind: BotKind) -> Question {
        let game = deal("valley", 2, &mut ChaCha8Rng::seed_from_u64(2));
        Question { kind, seed: 8, view: game.view(game.table().seat()) }
    }

    /// The answer found by so many workers, the last one asked answering first.
    fn by_workers(workers: usize, playouts: u32) -> Vec<Action> {
        let question = question(BotKind::Pine);
        let (prepared, mut coordinator) = (question.prepare(), SearchCoordinator::new(&question));
        loop {
            let mut tasks: Vec<Task> = Vec::new();
            tasks.extend((0..workers).map_while(|_| coordinator.next_task(playouts)));
            for task in tasks.iter().rev() {
                if let Some(turn) = coordinator.accept(task, prepared.answer(task)) {
                    return turn;
                }
            }
        }
    }

    #[test]
    fn any_number_of_workers_finds_the_same_turn() {
        let alone = by_workers(1, 1000);
        assert!(!alone.is_empty());
        assert!(
            [(1, 5), (2, 8), (3, 20), (4, 1)].map(|(workers, size)| by_workers(workers, size))
                == [(); 4].map(|()| alone.clone())
        );
    }

    #[test]
    fn out_of_time_the_best_turn_so_far_is_played() {
        let question = question(BotKind::Pine);
        let (prepared, mut coordinator) = (question.prepare(), SearchCoordinator::new(&question));
        let consider = coordinator.next_task(1).unwrap();
        assert_eq!(coordinator.accept(&consider, prepared.answer(&consider)), None);
        let late = coordinator.next_task(1).unwrap();
        coordinator.end_overdue_rounds(BotKind::Pine.time_limit());
        assert_eq!(coordinator.next_task(1), Some(Task::Name(0)));
        assert_eq!(coordinator.accept(&late, prepared.answer(&late)), None);
    }

    #[test]
    fn an_invalid_answer_ends_the_search_without_a_turn() {
        for answer in [
            Answer::Refused("no".into()),
            Answer::Tried(vec![1]),
            Answer::Choice { turns: 0, playouts: 1 },
        ] {
            let mut coordinator = SearchCoordinator::new(&question(BotKind::Pine));
            let consider = coordinator.next_task(1).unwrap();
            assert_eq!(coordinator.accept(&consider, answer), Some(Vec::new()));
            assert_eq!(coordinator.next_task(1), None);
        }
    }
}
