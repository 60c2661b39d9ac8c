//! Whole turns, ranked by the evaluation.

use super::{
    features::{DOMINOES, dominoes_of},
    turn_evaluator::{NearbyAreas, TurnEvaluator, lead},
    weights::{FeatureWeights, Weights, expected_scores},
};
use crate::rules::{Action, Animal, AreaId, Game, Owner, Phase, PlacedPlant, Plant, Space, Table};
use arrayvec::ArrayVec;

/// The actions of a turn from some phase on. At most one cloud action comes first, one before
/// planting and two after it. The last is `finish` or a later one.
pub type TurnActions = ArrayVec<Action, 12>;

/// A turn and its evaluation.
#[derive(Clone, Debug)]
pub struct RankedTurn {
    /// The actions in their order.
    pub actions: TurnActions,
    /// The points by which the seat would be ahead of the others' mean. The placed domino still
    /// counts as left, so only turns from the same table compare.
    pub lead: f32,
}

impl RankedTurn {
    /// Returns `true` if both turns have the same actions, in any order.
    pub(super) fn has_same_actions_as(&self, other: &RankedTurn) -> bool {
        let all_in = |one: &TurnActions, other: &TurnActions| {
            one.iter().all(|action| other.contains(action))
        };
        self.actions.len() == other.actions.len()
            && all_in(&self.actions, &other.actions)
            && all_in(&other.actions, &self.actions)
    }
}

/// The cloud actions to consider, apart from extra turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloudActions {
    /// None.
    None,
    /// New jokers.
    Jokers,
    /// New jokers, and taking plants back.
    All,
}

/// The ways to plant that are kept for each domino.
const MAX_PLANTINGS: usize = 4;
/// The places for a mushroom that are kept for each domino.
const MAX_MUSHROOMS: usize = 3;
/// The most plants that are taken back after planting.
const MAX_RETURNS: usize = 2;

/// Finds the best turns by the evaluation.
pub struct TurnFinder<'a> {
    nearby: &'a NearbyAreas,
    /// The weights before the turn, the same for all turns.
    weights: FeatureWeights,
    /// The dominoes that the seat had before the turn.
    dominoes: usize,
    /// The number of turns to keep.
    limit: usize,
    /// The turns found, the best first.
    found: Vec<RankedTurn>,
}

impl<'a> TurnFinder<'a> {
    /// Returns the best ways to end the turn under way, the best first, at most `limit`. Returns
    /// none after the hand is refilled. Nothing hidden in the game affects the result.
    pub(super) fn best_turns(
        game: &Game,
        nearby: &'a NearbyAreas,
        weights: &Weights,
        cloud_actions: CloudActions,
        limit: usize,
    ) -> Vec<RankedTurn> {
        let weights = weights.at(game.table());
        let dominoes = dominoes_of(game.table(), game.table().seat());
        let mut finder = TurnFinder { nearby, weights, dominoes, limit, found: Vec::new() };
        finder.complete(game, TurnActions::new());
        if cloud_actions != CloudActions::None && game.table().phase() == Phase::Domino {
            finder.add_joker_changes(game);
        }
        if cloud_actions == CloudActions::All {
            finder.add_returns_here(game, &[], 0);
            finder.add_returns_in(Phase::Plant, game);
            for _ in 0..MAX_RETURNS {
                finder.add_returns_in(Phase::Finish, game);
            }
        }
        finder.found
    }

    /// Adds the turns that first change the joker and then place a domino that did not fit before.
    fn add_joker_changes(&mut self, game: &Game) {
        for animal in Animal::ALL {
            let action = Action::ChangeJoker { animal };
            let mut paid = game.clone();
            if paid.advance(action).is_ok() {
                let done = [action].into_iter().collect();
                self.add_dominoes(&paid, &done, Some(game.table()));
            }
        }
    }

    /// Adds a turn if it is among the best. Of turns that differ only in the order of their actions
    /// it keeps the best.
    fn keep_if_best(&mut self, done: &[Action], more: &[Action], lead: f32) {
        let rank = self.found.partition_point(|better| better.lead >= lead);
        if rank == self.limit {
            return;
        }
        let turn = RankedTurn { actions: done.iter().chain(more).copied().collect(), lead };
        match self.found.iter().position(|other| other.has_same_actions_as(&turn)) {
            Some(better) if better < rank => return,
            Some(worse) => {
                self.found.remove(worse);
            }
            None if self.found.len() == self.limit => {
                self.found.pop();
            }
            None => {}
        }
        self.found.insert(rank, turn);
    }

    /// Adds variants of the turns found that take a plant back in this phase. In the plant phase
    /// these are only plants for which the domino brought the clouds.
    fn add_returns_in(&mut self, phase: Phase, game: &Game) {
        for turn in self.found.clone() {
            let mut game = game.clone();
            let mut affordable = if phase == Phase::Plant { u8::MAX } else { 0 };
            for (done, &action) in turn.actions.iter().enumerate() {
                match action.phase() {
                    Some(Phase::Domino) if phase == Phase::Plant => {
                        affordable = game.table().clouds(game.table().seat());
                    }
                    Some(now) if now == phase => {
                        self.add_returns_here(&game, &turn.actions[..done], affordable);
                    }
                    _ => {}
                }
                if game.advance(action).is_err() {
                    break;
                }
            }
        }
    }

    /// Adds the turns that continue from here by taking back a plant that costs more than
    /// `affordable` clouds.
    fn add_returns_here(&mut self, game: &Game, done: &[Action], affordable: u8) {
        for (at, plant) in returnable_plants(game) {
            let action = Action::ReturnPlant { at };
            let mut game = game.clone();
            if plant.value() > affordable && game.advance(action).is_ok() {
                self.complete(&game, done.iter().copied().chain([action]).collect());
            }
        }
    }

    /// Adds the turns that continue from here.
    fn complete(&mut self, game: &Game, done: TurnActions) {
        match game.table().phase() {
            Phase::Domino => self.add_dominoes(game, &done, None),
            Phase::Mushroom => self.add_mushrooms(game, &done),
            Phase::Plant => {
                let weights = self.weights;
                let mut evaluator = TurnEvaluator::new(self.nearby, &weights, game.table());
                let now = self.lead_now(game.table());
                self.add_plantings(game, game, &mut evaluator, now, &done);
            }
            Phase::Finish => {
                let mut finished = game.clone();
                if finished.advance(Action::Finish).is_ok() {
                    self.keep_if_best(&done, &[Action::Finish], self.lead_now(finished.table()));
                }
            }
            _ => {}
        }
    }

    /// The lead if the seat did nothing more. The placed domino counts as left, as in all turns.
    fn lead_now(&self, table: &Table) -> f32 {
        let (seat, players) = (table.seat(), table.players());
        let scores = expected_scores(&self.weights, table, players.after(seat));
        let placed = self.dominoes - dominoes_of(table, seat);
        lead(&scores, seat, players.get()) + self.weights[DOMINOES] * placed as f32
    }

    /// Adds the turns that continue with a domino. With `old`, the table before the joker was
    /// changed, only dominoes that did not fit there.
    fn add_dominoes(&mut self, game: &Game, done: &TurnActions, old: Option<&Table>) {
        let moment = self.weights;
        let mut evaluator = TurnEvaluator::new(self.nearby, &moment, game.table());
        let now = self.lead_now(game.table());
        for action in game.legal_actions() {
            match action {
                Action::PlaceDomino { domino, at } => {
                    if old.is_some_and(|table| table.check_domino(domino, at).is_ok()) {
                        continue;
                    }
                    let mut placed = game.clone();
                    let mut done = done.clone();
                    done.push(action);
                    if placed.advance(action).is_err() {
                        continue;
                    }
                    if placed.table().phase() == Phase::Mushroom {
                        self.add_mushrooms(&placed, &done);
                    } else {
                        self.add_plantings(game, &placed, &mut evaluator, now, &done);
                    }
                }
                Action::DiscardDomino { .. } if done.is_empty() => {
                    let lead = now + evaluator.discard_gain();
                    self.keep_if_best(done, &[action, Action::Finish], lead);
                }
                _ => {}
            }
        }
    }

    /// Adds the turns that continue with one of the best plantings. `now` is the lead in `before`.
    fn add_plantings(
        &mut self,
        before: &Game,
        game: &Game,
        evaluator: &mut TurnEvaluator,
        now: f32,
        done: &TurnActions,
    ) {
        let mut best: ArrayVec<(f32, Action), { MAX_PLANTINGS + 1 }> = ArrayVec::new();
        evaluator.for_each_planting(before.table(), game.table(), |gain, action| {
            let rank = best.iter().position(|&(other, _)| gain > other).unwrap_or(best.len());
            if rank < MAX_PLANTINGS {
                best.insert(rank, (gain, action));
                best.truncate(MAX_PLANTINGS);
            }
        });
        for (gain, action) in best {
            self.keep_if_best(done, &[action, Action::Finish], now + gain);
        }
    }

    /// Adds the turns that continue with one of the best mushrooms.
    fn add_mushrooms(&mut self, game: &Game, done: &TurnActions) {
        let mut best: ArrayVec<(f32, Action, Game), { MAX_MUSHROOMS + 1 }> = ArrayVec::new();
        for action in game.legal_actions() {
            if action.phase() != Some(Phase::Mushroom) {
                continue;
            }
            let mut placed = game.clone();
            if placed.advance(action).is_err() {
                continue;
            }
            let lead = self.best_planting(&placed);
            let rank = best.iter().position(|&(other, ..)| lead > other).unwrap_or(best.len());
            if rank < MAX_MUSHROOMS {
                best.insert(rank, (lead, action, placed));
                best.truncate(MAX_MUSHROOMS);
            }
        }
        for (_, action, placed) in best {
            let mut done = done.clone();
            done.push(action);
            self.complete(&placed, done);
        }
    }

    /// The lead after the best planting, if no other mushroom followed.
    fn best_planting(&self, game: &Game) -> f32 {
        let table = game.table();
        let mut evaluator = TurnEvaluator::new(self.nearby, &self.weights, table);
        let mut best = f32::NEG_INFINITY;
        evaluator.for_each_planting(table, table, |gain, _| best = best.max(gain));
        self.lead_now(table) + best
    }
}

/// The plants that can be taken back. Of plants that differ only in their space it has one.
fn returnable_plants(game: &Game) -> Vec<(Space, Plant)> {
    let table = game.table();
    let mut kinds: Vec<(Option<AreaId>, Plant, Owner)> = Vec::new();
    let mut found = Vec::new();
    for (at, PlacedPlant { plant, owner }) in table.plants() {
        let kind = (table.area_on(at), plant, owner);
        if !kinds.contains(&kind) && table.check_return(at).is_ok() {
            kinds.push(kind);
            found.push((at, plant));
        }
    }
    found
}
