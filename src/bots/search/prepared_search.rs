//! A question after preparation: either decided, or ready for a search in parts.

use super::{Budget, SearchConfig, turn_search::TurnSearch};
use crate::{
    bots::{
        question::{Answer, Task},
        turn::{TurnActions, TurnFinder},
        turn_evaluator::NearbyAreas,
        weights::Weights,
    },
    rules::{Action, Game, Phase, PlayerView, RuleSet},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// A question after preparation.
pub enum PreparedSearch {
    /// The turn is decided without playouts; empty if the player cannot act.
    Decided(Vec<Action>),
    /// Several turns compete.
    Open(Box<TurnSearch>),
}

/// The divisor of the budget after the domino is placed, when fewer ways to go on are left.
const AFTER_DOMINO: u32 = 4;

/// The most turns times worlds in one task, some hundred times the usual number. It bounds the
/// work that a malformed task can cause.
const MAX_TASK_PLAYOUTS: u64 = 1 << 16;

impl PreparedSearch {
    /// Finds the turns to compare in this view. All randomness follows from the seed. Without
    /// `weights` it uses those of the evaluation.
    pub fn new(
        config: &SearchConfig,
        view: &PlayerView,
        seed: u64,
        weights: Option<Arc<Weights>>,
    ) -> PreparedSearch {
        let table = view.table();
        if table.seat() != view.seat() || table.is_over() {
            return PreparedSearch::Decided(Vec::new());
        }
        let nearby = NearbyAreas::new(table.board());
        let weights = weights.unwrap_or_else(|| Arc::new(config.evaluation.weights(table).clone()));
        let world = view.deal(&mut ChaCha8Rng::seed_from_u64(seed));
        let mut turns = competing_turns(config, &world, &nearby, &weights);
        match config.budget {
            Some(budget) if turns.len() > 1 => {
                let factor = match table.board().rules() {
                    RuleSet::Base => 1,
                    RuleSet::Valley => config.valley_factor,
                };
                let divisor = if table.phase() == Phase::Domino { 1 } else { AFTER_DOMINO };
                PreparedSearch::Open(Box::new(TurnSearch {
                    view: view.clone(),
                    nearby,
                    weights,
                    policy: config.policy,
                    objective: config.objective,
                    turns,
                    budget: budget.times(factor).divided_by(divisor),
                    seed,
                }))
            }
            _ if turns.is_empty() => PreparedSearch::Decided(Vec::new()),
            _ => PreparedSearch::Decided(turns.swap_remove(0).iter().copied().collect()),
        }
    }

    /// Does a task and returns the answer.
    pub fn answer(&self, task: &Task) -> Answer {
        match (self, task) {
            (PreparedSearch::Decided(turn), Task::Consider) => Answer::Turn(turn.clone()),
            (PreparedSearch::Open(search), Task::Consider) => match search.budget {
                Budget::Playouts(playouts) => {
                    Answer::Choice { turns: search.turns.len(), playouts }
                }
                Budget::Time(_) => turn_answer(search.best()),
            },
            (PreparedSearch::Open(search), Task::TryOut { turns, from, to }) => {
                // Worlds are dealt even for no turns.
                let size = turns.len().max(1) as u64 * u64::from(to.saturating_sub(*from));
                if size > MAX_TASK_PLAYOUTS {
                    return Answer::Refused(format!("{size} playouts at once"));
                }
                Answer::Tried(search.try_out(turns, *from..*to))
            }
            (PreparedSearch::Open(search), &Task::Name(turn)) => {
                turn_answer(search.turns.get(turn))
            }
            (PreparedSearch::Decided(_), _) => Answer::Refused("nothing is left to choose".into()),
        }
    }
}

fn turn_answer(turn: Option<&TurnActions>) -> Answer {
    match turn {
        Some(actions) => Answer::Turn(actions.iter().copied().collect()),
        None => Answer::Refused("there is no such turn".into()),
    }
}

/// The turns to compare, the most promising first.
fn competing_turns(
    config: &SearchConfig,
    game: &Game,
    nearby: &NearbyAreas,
    weights: &Weights,
) -> Vec<TurnActions> {
    let SearchConfig { evaluation, breadth, budget, .. } = *config;
    let cloud_actions = evaluation.cloud_actions(game.table());
    if game.table().phase() != Phase::End {
        let turns = TurnFinder::best_turns(game, nearby, weights, cloud_actions, breadth);
        return turns.into_iter().map(|turn| turn.actions).collect();
    }
    let end: TurnActions = [Action::EndTurn].into_iter().collect();
    let mut all = vec![end];
    let mut extra = game.clone();
    if budget.is_some() && extra.advance(Action::ExtraTurn).is_ok() {
        let turns = TurnFinder::best_turns(&extra, nearby, weights, cloud_actions, breadth / 4);
        all.extend(turns.into_iter().map(|mut turn| {
            turn.actions.insert(0, Action::ExtraTurn);
            turn.actions
        }));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{BotKind, Question, search::halving::SequentialHalving, testing::deal};

    fn game() -> Game {
        game_on("brook")
    }

    fn game_on(board: &str) -> Game {
        deal(board, 2, &mut ChaCha8Rng::seed_from_u64(12))
    }

    fn question(kind: BotKind, game: &Game) -> Question {
        Question { kind, seed: 5, view: game.view(game.table().seat()) }
    }

    /// The answer found in batches of that size. Each batch starts from the question as JSON.
    fn in_batches(question: &Question, size: u32) -> Answer {
        let json = serde_json::to_string(question).unwrap();
        let ask = |task: Task| {
            let question: Question = serde_json::from_str(&json).unwrap();
            question.prepare().answer(&task)
        };
        let Answer::Choice { turns, playouts } = ask(Task::Consider) else {
            return ask(Task::Consider);
        };
        let mut halving = SequentialHalving::new(turns, Some(playouts));
        while let Some(batch) = halving.next_batch(size) {
            let Answer::Tried(sums) = ask(Task::from(&batch)) else { panic!("nothing tried") };
            halving.record(&batch, &sums);
        }
        ask(Task::Name(halving.best().unwrap()))
    }

    #[test]
    fn every_bot_answers_a_turn_that_is_legal_to_its_end() {
        for kind in BotKind::ALL {
            let mut game = game();
            let Answer::Turn(turn) = in_batches(&question(kind, &game), 100) else {
                panic!("{kind} has no turn")
            };
            assert!(!turn.is_empty(), "{kind}");
            turn.into_iter().for_each(|action| game.advance(action).unwrap());
        }
    }

    #[test]
    fn batches_of_any_size_give_the_same_answer() {
        let question = question(BotKind::Pine, &game());
        let PreparedSearch::Open(search) = question.prepare() else { panic!("decided at once") };
        let whole = turn_answer(search.best());
        for size in [1, 9, 1000] {
            assert_eq!(in_batches(&question, size), whole, "batches of {size}");
        }
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
    fn invalid_tasks_are_refused() {
        let decided = question(BotKind::Bush, &game()).prepare();
        let open = question(BotKind::Pine, &game()).prepare();
        let unknown = Task::TryOut { turns: vec![0, 99], from: 0, to: 1 };
        assert!(matches!(open.answer(&unknown), Answer::Tried(sums) if sums[1] == 0));
        let endless = Task::TryOut { turns: vec![0], from: 0, to: u32::MAX };
        let without_turns = Task::TryOut { turns: vec![], from: 0, to: u32::MAX };
        let tasks = [endless, without_turns, Task::Name(99)].map(|task| (&open, task));
        for (prepared, task) in tasks.into_iter().chain([(&decided, Task::Name(0))]) {
            assert!(matches!(prepared.answer(&task), Answer::Refused(_)), "{task:?}");
        }
    }
}
