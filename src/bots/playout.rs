//! Playouts: how a game may go on, played quickly by all seats.

use super::{
    outlook::{Atlas, Outlook},
    weights::{Values, Weights, values},
};
use crate::rules::{Action, Game, Phase};
use rand::{RngExt, rngs::ChaCha8Rng};

/// How a playout goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayoutPolicy {
    /// How many turns are played before the evaluation is asked: whole rounds as far as they fit in,
    /// and one in any case.
    pub turns: u32,
    /// How many of the ways to lay a domino are looked at in a turn.
    pub sample: usize,
    /// How often in 100 turns the first way that comes up is taken.
    pub careless: u32,
}

/// Plays on from given games.
pub struct Playouts<'a> {
    atlas: &'a Atlas,
    weights: &'a Weights,
    policy: PlayoutPolicy,
    actions: Vec<Action>,
}

impl<'a> Playouts<'a> {
    /// On the board of the atlas.
    pub fn new(atlas: &'a Atlas, weights: &'a Weights, policy: PlayoutPolicy) -> Playouts<'a> {
        Playouts { atlas, weights, policy, actions: Vec::new() }
    }

    /// Plays some turns and gives what each seat can be expected to have in the end.
    pub(super) fn play(&mut self, game: &mut Game, rng: &mut ChaCha8Rng) -> Values {
        let seats = game.table().players().get() as u32;
        let rounds = (self.policy.turns / seats).max(1);
        for _ in 0..rounds * seats {
            if game.table().is_over() || self.turn(game, rng).is_none() {
                break;
            }
        }
        let table = game.table();
        let moment = self.weights.at(table);
        values(&moment, table, table.seat())
    }

    /// Plays the turn that is under way; nothing if the game is over.
    fn turn(&mut self, game: &mut Game, rng: &mut ChaCha8Rng) -> Option<()> {
        if game.table().phase() == Phase::Domino {
            let (laying, planting) = self.domino(game, rng)?;
            game.advance(laying).ok()?;
            if let Some(planting) = planting.filter(|_| game.table().phase() == Phase::Plant) {
                game.advance(planting).ok()?;
            }
        }
        while game.table().phase() == Phase::Mushroom {
            let action = self.mushroom(game, rng)?;
            game.advance(action).ok()?;
        }
        if game.table().phase() == Phase::Plant {
            let moment = self.weights.at(game.table());
            let mut outlook = Outlook::new(self.atlas, &moment, game.table());
            let (_, action) = best_planting(&mut outlook, game, game);
            game.advance(action).ok()?;
        }
        if game.table().phase() == Phase::Finish {
            game.advance(Action::Finish).ok()?;
        }
        game.advance(Action::EndTurn).ok()
    }

    /// What to do with a domino, and what to plant once it lies, if nothing comes between.
    fn domino(&mut self, game: &Game, rng: &mut ChaCha8Rng) -> Option<(Action, Option<Action>)> {
        let moment = self.weights.at(game.table());
        let mut outlook = Outlook::new(self.atlas, &moment, game.table());
        game.legal_actions_into(&mut self.actions);
        let laid = |action: &Action| matches!(action, Action::PlaceDomino { .. });
        let mut placements = self.actions.iter().filter(|action| laid(action)).count();
        if placements == 0 {
            return Some((discard(game, rng)?, None));
        }
        self.actions.retain(laid);
        let careless = rng.random_range(0..100) < self.policy.careless;
        let sample = if careless { 1 } else { self.policy.sample };
        let mut best: Option<(f32, Action, Action)> = None;
        for _ in 0..sample.min(placements) {
            let drawn = rng.random_range(0..placements);
            let action = self.actions[drawn];
            placements -= 1;
            self.actions.swap(drawn, placements);
            let mut laid = game.clone();
            laid.advance(action).ok()?;
            let (gain, planting) = best_planting(&mut outlook, game, &laid);
            if best.is_none_or(|(most, ..)| gain > most) {
                best = Some((gain, action, planting));
            }
        }
        best.map(|(_, laying, planting)| (laying, Some(planting)))
    }

    /// Any of the mushrooms, for which there are too many places to weigh them; none in a third
    /// of the cases.
    fn mushroom(&self, game: &Game, rng: &mut ChaCha8Rng) -> Option<Action> {
        let spaces = game.table().mushroom_spaces();
        let count = spaces.len();
        if count == 0 || rng.random_range(0..3) == 0 {
            return Some(Action::SkipMushroom);
        }
        let at = spaces.iter().nth(rng.random_range(0..count))?;
        Some(Action::PlaceMushroom { at })
    }
}

fn best_planting(outlook: &mut Outlook, before: &Game, laid: &Game) -> (f32, Action) {
    let mut best = (f32::NEG_INFINITY, Action::SkipPlant);
    outlook.each_planting(before.table(), laid.table(), |gain, action| {
        if gain > best.0 {
            best = (gain, action);
        }
    });
    best
}

fn discard(game: &Game, rng: &mut ChaCha8Rng) -> Option<Action> {
    let hand = game.hand(game.table().seat());
    let &domino = hand.get(rng.random_range(0..hand.len().max(1)))?;
    Some(Action::DiscardDomino { domino })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::features::dominoes_of,
        rules::{Board, Color, Player, RuleSet, Setup},
    };
    use rand::SeedableRng;

    /// How many turns a playout of that length plays with so many players.
    fn turns_played(turns: u32, players: usize) -> usize {
        let board = Board::shipped_named("brook").unwrap();
        let player = |&color| Player { name: String::new(), color };
        let players = Color::ALL[..players].iter().map(player).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut game = Setup::deal(board.clone(), players, &mut rng).start().unwrap();
        let left = |game: &Game| -> usize {
            game.table().seats().map(|seat| dominoes_of(game.table(), seat)).sum()
        };
        let before = left(&game);
        let atlas = Atlas::of(&board);
        let weights = Weights::fitted(RuleSet::Base, game.table().players());
        let policy = PlayoutPolicy { turns, sample: 2, careless: 0 };
        Playouts::new(&atlas, weights, policy).play(&mut game, &mut rng);
        before - left(&game)
    }

    #[test]
    fn a_playout_is_cut_after_whole_rounds() {
        assert_eq!([2, 3, 4].map(|players| turns_played(4, players)), [4, 3, 4]);
    }

    #[test]
    fn in_a_playout_each_seat_has_a_turn_however_short_it_is() {
        assert_eq!([2, 3, 4].map(|players| turns_played(1, players)), [2, 3, 4]);
    }
}
