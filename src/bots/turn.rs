//! Whole turns: what is weighed against each other.

use super::{
    outlook::{Atlas, Outlook, lead},
    weights::{Moment, Weights, values},
};
use crate::rules::{Action, Animal, AreaId, Game, Owner, Phase, Plant, Space, Standing, Table};
use arrayvec::ArrayVec;

/// The actions of a turn from some phase on, with at most one cloud action before the domino and
/// two after it; the last is `finish` or what follows it.
pub type Actions = ArrayVec<Action, 12>;

/// A turn and what the evaluation expects of it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What is done, in this order.
    pub actions: Actions,
    /// By how much the seat would be ahead of the others' mean.
    pub lead: f32,
}

impl Turn {
    /// Whether the same is done, in whichever order.
    fn does_the_same_as(&self, other: &Turn) -> bool {
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
/// How many plants at most are taken back in a turn once the domino lies.
const TAKEN_BACK: usize = 2;

/// Finds the turns that are worth a closer look.
pub struct Turns<'a> {
    atlas: &'a Atlas,
    weights: &'a Weights,
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
        weights: &'a Weights,
        cloud_actions: CloudActions,
        most: usize,
    ) -> Vec<Turn> {
        let mut turns = Turns { atlas, weights, most, found: Vec::with_capacity(most + 1) };
        turns.complete(game, Actions::new(), None);
        if cloud_actions != CloudActions::None {
            turns.change_joker(game);
        }
        if cloud_actions == CloudActions::All {
            for (at, _) in returns(game) {
                turns.begin_with(game, Action::ReturnPlant { at }, None);
            }
            for _ in 0..TAKEN_BACK {
                turns.take_back(game);
            }
        }
        turns.found
    }

    /// Adds the turns before whose domino the joker is changed, if it would not have fitted.
    fn change_joker(&mut self, game: &Game) {
        if game.table().phase() != Phase::Domino {
            return;
        }
        for animal in Animal::ALL {
            self.begin_with(game, Action::ChangeJoker { animal }, Some(game.table()));
        }
    }

    fn begin_with(&mut self, game: &Game, action: Action, old: Option<&Table>) {
        let mut paid = game.clone();
        if paid.advance(action).is_ok() {
            self.complete(&paid, [action].into_iter().collect(), old);
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

    /// Adds what becomes of the turns found if a plant is taken back once the domino lies: before
    /// planting where only the domino has brought the clouds for it, and after planting, where it
    /// has still counted for the points of the plant that was set.
    fn take_back(&mut self, game: &Game) {
        let clouds = game.table().clouds(game.table().seat());
        for turn in self.found.clone() {
            let mut game = game.clone();
            for (done, &action) in turn.actions.iter().enumerate() {
                match action.phase() {
                    Some(Phase::Plant) => self.take_back_here(&game, &turn, done, clouds),
                    Some(Phase::Finish) => self.take_back_here(&game, &turn, done, 0),
                    _ => {}
                }
                if game.advance(action).is_err() {
                    break;
                }
            }
        }
    }

    /// The same at this point of the turn, for plants that cost more than so many clouds.
    fn take_back_here(&mut self, game: &Game, turn: &Turn, done: usize, clouds: u8) {
        let (atlas, weights) = (self.atlas, self.weights);
        let ways = |game: &Game| {
            let mut turns = Turns { atlas, weights, most: PLANTINGS, found: Vec::new() };
            turns.complete(game, Actions::new(), None);
            turns.found
        };
        let mut returns = returns(game);
        returns.retain(|&(_, plant)| plant.value() > clouds);
        if returns.is_empty() {
            return;
        }
        let Some(best) = ways(game).first().map(|way| way.lead) else { return };
        for (at, _) in returns {
            let taken = Action::ReturnPlant { at };
            let mut game = game.clone();
            if game.advance(taken).is_err() {
                continue;
            }
            let mut begun: Actions = turn.actions[..done].iter().copied().collect();
            begun.push(taken);
            for way in ways(&game) {
                self.keep(&begun, &way.actions, turn.lead + way.lead - best);
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

/// The plants that can be taken back, of those alike in all but the space one.
fn returns(game: &Game) -> Vec<(Space, Plant)> {
    let table = game.table();
    let mut kinds: Vec<(Option<AreaId>, Plant, Owner)> = Vec::new();
    let mut found = Vec::new();
    for (at, Standing { plant, owner }) in table.plants() {
        let kind = (table.area_on(at), plant, owner);
        if !kinds.contains(&kind) && table.check_return(at).is_ok() {
            kinds.push(kind);
            found.push((at, plant));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Color, Player, Setup};
    use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

    /// Games on the board, at the beginning of a turn, as far as chance has brought them, with all
    /// clouds or as many as chance has left.
    fn games(board: &str, all_clouds: bool) -> impl Iterator<Item = Game> {
        let board = Board::shipped_named(board).unwrap();
        (0..40).map(move |seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let player = |color| Player { name: String::new(), color };
            let players = [Color::Orange, Color::Blue].map(player).into();
            let mut game = Setup::deal(board.clone(), players, &mut rng).start().unwrap();
            let mut turns = rng.random_range(8..40);
            while turns > 0 {
                let mut actions = game.legal_actions();
                let thrifty =
                    |action: &Action| action.phase().is_some() && *action != Action::ExtraTurn;
                actions.retain(|action| !all_clouds || thrifty(action));
                let action = actions[rng.random_range(0..actions.len())];
                game.advance(action).unwrap();
                turns -= usize::from(action == Action::EndTurn);
            }
            game
        })
    }

    fn turns(game: &Game) -> Vec<Turn> {
        let table = game.table();
        let weights = Weights::fitted(table.board().rules(), table.players());
        Turns::of(game, &Atlas::of(table.board()), weights, CloudActions::All, 32)
    }

    /// The places of the actions in the turn that such a question is answered with yes for.
    fn place(turn: &Turn, question: impl Fn(&Action) -> bool) -> Option<usize> {
        turn.actions.iter().position(question)
    }

    fn taken_back(turn: &Turn) -> Option<usize> {
        place(turn, |action| matches!(action, Action::ReturnPlant { .. }))
    }

    fn planted(turn: &Turn) -> Option<usize> {
        place(turn, |action| matches!(action, Action::PlacePlant { .. }))
    }

    #[test]
    fn clouds_are_spent_on_what_is_thought_of_only() {
        let game = games("brook", true).next().unwrap();
        let table = game.table();
        let weights = Weights::fitted(table.board().rules(), table.players());
        let paid = |cloud_actions| {
            let turns = Turns::of(&game, &Atlas::of(table.board()), weights, cloud_actions, 1000);
            let any =
                |paid: fn(&Action) -> bool| turns.iter().any(|turn| place(turn, paid).is_some());
            let joker = any(|action| matches!(action, Action::ChangeJoker { .. }));
            [joker, any(|action| matches!(action, Action::ReturnPlant { .. }))]
        };
        assert_eq!(paid(CloudActions::None), [false, false]);
        assert_eq!(paid(CloudActions::Jokers), [true, false]);
        assert_eq!(paid(CloudActions::All), [true, true]);
    }

    #[test]
    fn every_turn_found_is_legal_to_its_end() {
        for mut game in games("brook", true).chain(games("valley", false)) {
            for turn in turns(&game) {
                let before = game.clone();
                turn.actions.iter().for_each(|&action| game.advance(action).unwrap());
                game = before;
            }
        }
    }

    #[test]
    fn the_better_turns_come_first_and_each_comes_once() {
        for game in games("brook", true) {
            let turns = turns(&game);
            assert!(turns.is_sorted_by(|one, other| one.lead >= other.lead));
            for (place, turn) in turns.iter().enumerate() {
                assert!(!turns[..place].iter().any(|better| better.does_the_same_as(turn)));
            }
        }
    }

    #[test]
    fn a_plant_may_be_taken_back_after_another_was_planted() {
        let after = |turn: &Turn| planted(turn).is_some() && planted(turn) < taken_back(turn);
        assert!(games("brook", true).any(|game| turns(&game).iter().any(after)));
    }

    #[test]
    fn two_plants_may_be_taken_back_in_a_turn() {
        let twice = |turn: &Turn| {
            let taken = |action: &&Action| matches!(action, Action::ReturnPlant { .. });
            turn.actions.iter().filter(taken).count() > 1
        };
        assert!(games("brook", true).any(|game| turns(&game).iter().any(twice)));
    }

    #[test]
    fn clouds_that_the_domino_brings_may_pay_for_a_plant_that_is_taken_back() {
        let paid_late = games("valley", false).any(|game| {
            let table = game.table();
            turns(&game).iter().any(|turn| {
                let Some(Action::ReturnPlant { at }) = taken_back(turn).map(|at| turn.actions[at])
                else {
                    return false;
                };
                let cost = table.plant_on(at).map(|standing| standing.plant.value());
                taken_back(turn) < planted(turn) && cost > Some(table.clouds(table.seat()))
            })
        });
        assert!(paid_late);
    }
}
