//! Whole turns: what is weighed against each other.

use super::{
    features::{DOMINOES, dominoes_of},
    outlook::{Atlas, Outlook, lead},
    weights::{Moment, Weights, values},
};
use crate::rules::{Action, Animal, AreaId, Game, Owner, Phase, PlacedPlant, Plant, Space, Table};
use arrayvec::ArrayVec;

/// The actions of a turn from some phase on, with at most one cloud action at first, one before
/// planting and two after it; the last is `finish` or what follows it.
pub type Actions = ArrayVec<Action, 12>;

/// A turn and what the evaluation expects of it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What is done, in this order.
    pub actions: Actions,
    /// By how much the seat would be ahead of the others' mean, its domino counting as if it were
    /// still to be laid: to be compared with turns from the same table only.
    pub lead: f32,
}

impl Turn {
    /// Whether the same is done, in whichever order.
    pub(super) fn does_the_same_as(&self, other: &Turn) -> bool {
        let all_in = |one: &Actions, other: &Actions| one.iter().all(|done| other.contains(done));
        self.actions.len() == other.actions.len()
            && all_in(&self.actions, &other.actions)
            && all_in(&other.actions, &self.actions)
    }
}

/// The cloud actions that are thought of, save extra turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloudActions {
    /// None.
    None,
    /// New jokers.
    Jokers,
    /// New jokers, and plants to take back.
    All,
}

/// How many ways to plant are kept for each domino.
const PLANTINGS: usize = 4;
/// How many places for a mushroom are kept for each domino.
const MUSHROOMS: usize = 3;
/// How many plants at most are taken back after planting.
const RETURNED: usize = 2;

/// Finds the turns that are worth a closer look.
pub struct Turns<'a> {
    atlas: &'a Atlas,
    /// The weights at the beginning, for all turns alike.
    moment: Moment,
    /// How many dominoes the seat had then.
    dominoes: usize,
    /// How many are kept.
    most: usize,
    /// The best first.
    found: Vec<Turn>,
}

impl<'a> Turns<'a> {
    /// The best ways to end the turn that is under way by the evaluation, the best first, at most
    /// so many; none once the hand is refilled. What is hidden in the game plays no part.
    pub(super) fn of(
        game: &Game,
        atlas: &'a Atlas,
        weights: &Weights,
        cloud_actions: CloudActions,
        most: usize,
    ) -> Vec<Turn> {
        let moment = weights.at(game.table());
        let dominoes = dominoes_of(game.table(), game.table().seat());
        let mut turns = Turns { atlas, moment, dominoes, most, found: Vec::new() };
        turns.complete(game, Actions::new());
        if cloud_actions != CloudActions::None && game.table().phase() == Phase::Domino {
            turns.change_joker(game);
        }
        if cloud_actions == CloudActions::All {
            turns.return_here(game, &[], 0);
            turns.return_in(Phase::Plant, game);
            for _ in 0..RETURNED {
                turns.return_in(Phase::Finish, game);
            }
        }
        turns.found
    }

    /// Adds the turns before whose domino the joker is changed, if it would not have fitted.
    fn change_joker(&mut self, game: &Game) {
        for animal in Animal::ALL {
            let action = Action::ChangeJoker { animal };
            let mut paid = game.clone();
            if paid.advance(action).is_ok() {
                let done = [action].into_iter().collect();
                self.with_dominoes(&paid, &done, Some(game.table()));
            }
        }
    }

    /// Adds a turn if it is among the best, and of those that differ in the order of their actions
    /// the best only.
    fn keep(&mut self, done: &[Action], more: &[Action], lead: f32) {
        let place = self.found.partition_point(|better| better.lead >= lead);
        if place == self.most {
            return;
        }
        let turn = Turn { actions: done.iter().chain(more).copied().collect(), lead };
        match self.found.iter().position(|other| other.does_the_same_as(&turn)) {
            Some(better) if better < place => return,
            Some(worse) => {
                self.found.remove(worse);
            }
            None if self.found.len() == self.most => {
                self.found.pop();
            }
            None => {}
        }
        self.found.insert(place, turn);
    }

    /// Adds what becomes of the turns found if a plant is taken back once the domino lies and this
    /// phase has come: before planting only what the domino has brought the clouds for.
    fn return_in(&mut self, phase: Phase, game: &Game) {
        for turn in self.found.clone() {
            let mut game = game.clone();
            let mut payable = if phase == Phase::Plant { u8::MAX } else { 0 };
            for (done, &action) in turn.actions.iter().enumerate() {
                match action.phase() {
                    Some(Phase::Domino) if phase == Phase::Plant => {
                        payable = game.table().clouds(game.table().seat());
                    }
                    Some(now) if now == phase => {
                        self.return_here(&game, &turn.actions[..done], payable);
                    }
                    _ => {}
                }
                if game.advance(action).is_err() {
                    break;
                }
            }
        }
    }

    /// Adds the turns that go on from here with a plant taken back that costs more than so many
    /// clouds.
    fn return_here(&mut self, game: &Game, done: &[Action], payable: u8) {
        for (at, plant) in returns(game) {
            let action = Action::ReturnPlant { at };
            let mut game = game.clone();
            if plant.value() > payable && game.advance(action).is_ok() {
                self.complete(&game, done.iter().copied().chain([action]).collect());
            }
        }
    }

    /// Adds the turns that go on from here.
    fn complete(&mut self, game: &Game, done: Actions) {
        match game.table().phase() {
            Phase::Domino => self.with_dominoes(game, &done, None),
            Phase::Mushroom => self.with_mushrooms(game, &done),
            Phase::Plant => {
                let moment = self.moment;
                let mut outlook = Outlook::new(self.atlas, &moment, game.table());
                let now = self.lead_now(game.table());
                self.with_plants(game, game, &mut outlook, now, &done);
            }
            Phase::Finish => {
                let mut finished = game.clone();
                if finished.advance(Action::Finish).is_ok() {
                    self.keep(&done, &[Action::Finish], self.lead_now(finished.table()));
                }
            }
            _ => {}
        }
    }

    /// By how much the seat would be ahead if it did nothing more; the domino that it has laid
    /// counts as if it were still to be laid, for that is so of all turns.
    fn lead_now(&self, table: &Table) -> f32 {
        let (seat, players) = (table.seat(), table.players());
        let values = values(&self.moment, table, players.after(seat));
        let laid = self.dominoes - dominoes_of(table, seat);
        lead(&values, seat, players.get()) + self.moment[DOMINOES] * laid as f32
    }

    /// The same with a domino; if a table with the old joker is given, only with dominoes that
    /// would not have fitted there.
    fn with_dominoes(&mut self, game: &Game, done: &Actions, old: Option<&Table>) {
        let moment = self.moment;
        let mut outlook = Outlook::new(self.atlas, &moment, game.table());
        let now = self.lead_now(game.table());
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
            let worth = self.best_planting(&set);
            let place = best.iter().position(|&(other, ..)| worth > other).unwrap_or(best.len());
            if place < MUSHROOMS {
                best.insert(place, (worth, action, set));
                best.truncate(MUSHROOMS);
            }
        }
        for (_, action, set) in best {
            let mut done = done.clone();
            done.push(action);
            self.complete(&set, done);
        }
    }

    /// What the best planting now would lead to, were there no other mushroom to be set.
    fn best_planting(&self, game: &Game) -> f32 {
        let table = game.table();
        let mut outlook = Outlook::new(self.atlas, &self.moment, table);
        let mut best = f32::NEG_INFINITY;
        outlook.each_planting(table, table, |gain, _| best = best.max(gain));
        self.lead_now(table) + best
    }
}

/// The plants that can be taken back, of those alike in all but the space one.
fn returns(game: &Game) -> Vec<(Space, Plant)> {
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
