//! Whole turns: what is weighed against each other.

use super::{
    outlook::{Atlas, Outlook, lead},
    weights::{Moment, Weights, values},
};
use crate::rules::{Action, AreaId, Game, Owner, Phase, Plant, Table};
use arrayvec::ArrayVec;

/// The actions of a turn from some phase on, at most one cloud action among them before the
/// domino; the last is `finish` or what follows it.
pub type Actions = ArrayVec<Action, 12>;

/// A turn and what the evaluation expects of it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What is done, in this order.
    pub actions: Actions,
    /// By how much the seat would be ahead of the others' mean.
    pub lead: f32,
}

/// How many ways to plant are kept for each domino.
const PLANTINGS: usize = 4;
/// How many places for a mushroom are kept for each domino.
const MUSHROOMS: usize = 3;

/// Finds the turns that are worth a closer look.
pub struct Turns<'a> {
    atlas: &'a Atlas,
    weights: &'a Weights,
    cloud_actions: bool,
    found: Vec<Turn>,
}

impl<'a> Turns<'a> {
    /// The best ways to end the turn that is under way by the evaluation, the best first, at most
    /// so many; none once the hand is refilled. What is hidden in the game plays no part.
    pub(super) fn of(
        game: &Game,
        atlas: &'a Atlas,
        weights: &'a Weights,
        cloud_actions: bool,
        most: usize,
    ) -> Vec<Turn> {
        let mut turns = Turns { atlas, weights, cloud_actions, found: Vec::new() };
        turns.begin(game);
        let mut found = turns.found;
        found.sort_by(|one, other| other.lead.total_cmp(&one.lead));
        found.truncate(most);
        found
    }

    fn begin(&mut self, game: &Game) {
        self.complete(game, Actions::new(), None);
        if !self.cloud_actions {
            return;
        }
        for action in prefixes(game) {
            let mut paid = game.clone();
            if paid.advance(action).is_ok() {
                let table = matches!(action, Action::ChangeJoker { .. }).then_some(game.table());
                self.complete(&paid, [action].into_iter().collect(), table);
            }
        }
    }

    /// Adds the turns that go on from here; if a table with the old joker is given, only with
    /// dominoes that would not have fitted there.
    fn complete(&mut self, game: &Game, done: Actions, old: Option<&Table>) {
        let table = game.table();
        let moment = self.weights.at(table);
        let next = table.players().after(table.seat());
        let now = values(&moment, table, next);
        let now = lead(&now, table.seat(), table.players().get());
        match table.phase() {
            Phase::Domino => self.with_dominoes(game, &moment, now, &done, old),
            Phase::Mushroom if old.is_none() => self.with_mushrooms(game, &done),
            Phase::Plant if old.is_none() => {
                let mut outlook = Outlook::new(self.atlas, &moment, table);
                self.with_plants(game, game, &mut outlook, now, &done);
            }
            Phase::Finish if old.is_none() => {
                let mut finished = game.clone();
                if finished.advance(Action::Finish).is_ok() {
                    let moment = self.weights.at(finished.table());
                    let then = values(&moment, finished.table(), next);
                    let seats = table.players().get();
                    let lead = lead(&then, table.seat(), seats);
                    self.keep(&done, &[Action::Finish], lead);
                }
            }
            _ => {}
        }
    }

    fn keep(&mut self, done: &Actions, more: &[Action], lead: f32) {
        let mut actions = done.clone();
        actions.extend(more.iter().copied());
        self.found.push(Turn { actions, lead });
    }

    fn with_dominoes(
        &mut self,
        game: &Game,
        moment: &Moment,
        now: f32,
        done: &Actions,
        old: Option<&Table>,
    ) {
        let mut outlook = Outlook::new(self.atlas, moment, game.table());
        for action in game.legal_actions() {
            match action {
                Action::PlaceDomino { domino, at } => {
                    if old.is_some_and(|table| table.check_domino(domino, at).is_ok()) {
                        continue;
                    }
                    let mut laid = game.clone();
                    let mut done = done.clone();
                    done.push(action);
                    if laid.advance(action).is_err() {
                        continue;
                    }
                    if laid.table().phase() == Phase::Mushroom {
                        self.with_mushrooms(&laid, &done);
                    } else {
                        self.with_plants(game, &laid, &mut outlook, now, &done);
                    }
                }
                Action::DiscardDomino { .. } if done.is_empty() => {
                    let lead = now + outlook.discarded();
                    self.keep(done, &[action, Action::Finish], lead);
                }
                _ => {}
            }
        }
    }

    fn with_plants(
        &mut self,
        before: &Game,
        game: &Game,
        outlook: &mut Outlook,
        now: f32,
        done: &Actions,
    ) {
        let mut best: ArrayVec<(f32, Action), { PLANTINGS + 1 }> = ArrayVec::new();
        outlook.each_planting(before.table(), game.table(), |gain, action| {
            let place = best.iter().position(|&(other, _)| gain > other).unwrap_or(best.len());
            if place < PLANTINGS {
                best.insert(place, (gain, action));
                best.truncate(PLANTINGS);
            }
        });
        for (gain, action) in best {
            self.keep(done, &[action, Action::Finish], now + gain);
        }
    }

    fn with_mushrooms(&mut self, game: &Game, done: &Actions) {
        let mut best: ArrayVec<(f32, Action, Game), { MUSHROOMS + 1 }> = ArrayVec::new();
        for action in game.legal_actions() {
            if action.phase() != Some(Phase::Mushroom) {
                continue;
            }
            let mut set = game.clone();
            if set.advance(action).is_err() {
                continue;
            }
            let worth = best_planting(&set, self.atlas, self.weights);
            let place = best.iter().position(|&(other, ..)| worth > other).unwrap_or(best.len());
            if place < MUSHROOMS {
                best.insert(place, (worth, action, set));
                best.truncate(MUSHROOMS);
            }
        }
        for (_, action, set) in best {
            let mut done = done.clone();
            done.push(action);
            self.complete(&set, done, None);
        }
    }
}

/// What the best planting now would lead to; with another mushroom to be set, what stands.
fn best_planting(game: &Game, atlas: &Atlas, weights: &Weights) -> f32 {
    let table = game.table();
    let moment = weights.at(table);
    let next = table.players().after(table.seat());
    let now = lead(&values(&moment, table, next), table.seat(), table.players().get());
    let mut outlook = Outlook::new(atlas, &moment, table);
    let mut best = f32::NEG_INFINITY;
    outlook.each_planting(table, table, |gain, _| best = best.max(gain));
    now + best
}

/// The cloud actions to think of before all else: each joker, and of plants alike in all but
/// the space one.
fn prefixes(game: &Game) -> Vec<Action> {
    let table = game.table();
    let mut returned: Vec<(Option<AreaId>, Plant, Owner)> = Vec::new();
    let mut actions = game.legal_actions();
    actions.retain(|action| match *action {
        Action::ChangeJoker { .. } => table.phase() == Phase::Domino,
        Action::ReturnPlant { at } => {
            let Some(standing) = table.plant_on(at) else { return false };
            let kind = (table.area_on(at), standing.plant, standing.owner);
            let new = !returned.contains(&kind);
            returned.push(kind);
            new
        }
        _ => false,
    });
    actions
}
