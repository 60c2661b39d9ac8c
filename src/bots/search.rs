//! Which of some turns is the best: playouts in dealt worlds, the same for all turns, by
//! sequential halving (Karnin, Koren and Somekh 2013).

use super::{
    outlook::Atlas,
    playout::{Manner, Playouts},
    turn::Actions,
    weights::{Values, Weights},
};
use crate::rules::{Action, Game, PlayerView, Seat};
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use web_time::{Duration, Instant};

/// How long to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// That many playouts in all: always the same answer.
    Playouts(u32),
    /// That much time for each answer.
    Time(Duration),
}

impl Budget {
    /// A part of it, for what matters less.
    pub fn shared_by(self, parts: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts(playouts.div_ceil(parts.max(1))),
            Budget::Time(time) => Budget::Time(time / parts.max(1)),
        }
    }
}

/// What has been found out about a turn.
#[derive(Clone, Copy, Default)]
struct Tally {
    sum: f64,
    count: u32,
}

impl Tally {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

/// A search from one view.
pub struct Search<'a> {
    /// What the player knows.
    pub view: &'a PlayerView,
    /// The board's.
    pub atlas: &'a Atlas,
    /// Those of the rules and the number of players.
    pub weights: &'a Weights,
    /// How playouts go.
    pub manner: Manner,
}

impl Search<'_> {
    /// The place of the best turn in the list; none if it is empty.
    pub fn best(&self, turns: &[Actions], budget: Budget, rng: &mut ChaCha8Rng) -> Option<usize> {
        let mut left: Vec<usize> = (0..turns.len()).collect();
        let mut tallies = vec![Tally::default(); turns.len()];
        let rounds = turns.len().next_power_of_two().trailing_zeros();
        let began = Instant::now();
        let mut playouts = Playouts::new(self.atlas, self.weights, self.manner);
        for round in 1..=rounds {
            let mut worlds = 0;
            while !is_spent(budget, round, rounds, left.len(), worlds, began) {
                let world = self.view.deal(rng);
                let luck = rng.next_u64();
                for &turn in &left {
                    let utility = self.try_out(&world, &turns[turn], luck, &mut playouts);
                    tallies[turn].sum += f64::from(utility);
                    tallies[turn].count += 1;
                }
                worlds += 1;
            }
            // Stable, so that among equals the better one by the evaluation stays in front.
            left.sort_by(|&one, &other| tallies[other].mean().total_cmp(&tallies[one].mean()));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().copied()
    }

    fn try_out(&self, world: &Game, turn: &Actions, luck: u64, playouts: &mut Playouts) -> f32 {
        let mut rng = ChaCha8Rng::seed_from_u64(luck);
        let mut game = world.clone();
        for &action in turn {
            if game.advance(action).is_err() {
                return f32::NEG_INFINITY;
            }
        }
        if turn.last() == Some(&Action::Finish) {
            // Always legal after `finish`.
            let _ = game.advance(Action::EndTurn);
        }
        let values = playouts.play(&mut game, &mut rng);
        margin(&values, self.view.seat(), game.table().players().get())
    }
}

/// Whether the round has had its share of the budget.
fn is_spent(
    budget: Budget,
    round: u32,
    rounds: u32,
    turns: usize,
    worlds: u32,
    began: Instant,
) -> bool {
    match budget {
        Budget::Playouts(playouts) => {
            worlds >= (f64::from(playouts) / f64::from(rounds) / turns as f64).ceil() as u32
        }
        Budget::Time(time) => worlds > 0 && began.elapsed() >= time * round / rounds,
    }
}

/// How far the seat is ahead of the best of the others.
fn margin(values: &Values, seat: Seat, seats: usize) -> f32 {
    let others = values[..seats].iter().enumerate().filter(|&(other, _)| other != seat.index());
    let best = others.map(|(_, &value)| value).fold(f32::NEG_INFINITY, f32::max);
    values[seat.index()] - best
}
