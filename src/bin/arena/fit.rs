//! Fitting the weights of the evaluation to how self-played games end.

use crate::{contestant::Contestant, positions::dealt};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use rayon::prelude::*;
use renature::{
    bots::{FEATURES, Weights, each_feature, remaining},
    rules::{Action, Board, Game, Phase, PlayerCount, Seat, Table},
};
use std::sync::Arc;

/// How the weights are fitted.
pub struct Fit {
    /// On which boards, in turn.
    pub boards: Vec<Arc<Board>>,
    /// How many play.
    pub players: PlayerCount,
    /// Who plays, with the weights found by then.
    pub bot: Contestant,
    /// How many games of each round.
    pub games: u32,
    /// How often games are played with the weights found by then.
    pub rounds: u32,
    /// The same seed gives the same weights.
    pub seed: u64,
    /// How much a weight costs: the larger, the nearer they stay to those before.
    pub ridge: f64,
}

/// One weight for the start and one for the end for each feature.
const UNKNOWNS: usize = 2 * FEATURES;

/// So many games are added up one after the other: sums of fractions depend on their order, which must not
/// depend on how many cores there are.
const TOGETHER: usize = 64;

/// In so many of 100 phases anything legal is done, so that games differ.
const STRAY: u32 = 4;

/// The sums from which least squares are solved.
struct Sums {
    products: Vec<f64>,
    targets: Vec<f64>,
    squares: f64,
    rows: u64,
}

/// A seat's features and its score at one moment.
struct Snapshot {
    left: f32,
    features: [[f32; FEATURES]; Seat::MAX],
    scores: Vec<i64>,
}

impl Fit {
    /// The weights and, for each round, a line on how well they explain what is still to come.
    pub fn run(&self, mut weights: Weights) -> (Weights, Vec<String>) {
        let mut report = Vec::new();
        for round in 0..self.rounds {
            let sums = self.play(round, &weights);
            let prior = weights.clone();
            let solved = sums.solve(&prior, self.ridge);
            let deviation = |error: f64| (error / sums.rows as f64).sqrt();
            report.push(format!(
                "round {}: {} games, {} positions, error {:.2} before, {:.2} after",
                round + 1,
                self.games,
                sums.rows,
                deviation(sums.error(&prior)),
                deviation(sums.error(&solved)),
            ));
            weights = solved;
        }
        (weights, report)
    }

    fn play(&self, round: u32, weights: &Weights) -> Sums {
        let bot = self.bot.clone().with_weights(weights.clone());
        let added_up = |numbers: &[u32]| {
            numbers.iter().fold(Sums::new(), |mut sums, &number| {
                let mut rng = ChaCha8Rng::seed_from_u64(self.seed + u64::from(round));
                rng.set_stream(u64::from(number));
                let board = &self.boards[number as usize % self.boards.len()];
                if let Some(game) = dealt(board, self.players, &mut rng) {
                    sums.add_game(game, &bot, &mut rng);
                }
                sums
            })
        };
        let numbers: Vec<u32> = (0..self.games).collect();
        let parts: Vec<Sums> = numbers.par_chunks(TOGETHER).map(added_up).collect();
        parts.into_iter().fold(Sums::new(), Sums::with)
    }
}

impl Sums {
    fn new() -> Sums {
        let products = vec![0.0; UNKNOWNS * UNKNOWNS];
        Sums { products, targets: vec![0.0; UNKNOWNS], squares: 0.0, rows: 0 }
    }

    fn with(mut self, other: Sums) -> Sums {
        self.products.iter_mut().zip(other.products).for_each(|(sum, more)| *sum += more);
        self.targets.iter_mut().zip(other.targets).for_each(|(sum, more)| *sum += more);
        self.squares += other.squares;
        self.rows += other.rows;
        self
    }

    fn add_game(&mut self, mut game: Game, bot: &Contestant, rng: &mut ChaCha8Rng) {
        let mut bot = bot.build(rng.random());
        let mut snapshots = Vec::new();
        while !game.table().is_over() {
            let table = game.table();
            let stray = rng.random_range(0..100) < STRAY;
            let view = game.view(table.seat());
            let chosen = if stray { game.random_action(rng) } else { bot.choose(&view) };
            let Some(action) = chosen else { return };
            if game.advance(action).is_err() {
                return;
            }
            if action == Action::EndTurn && game.table().phase() == Phase::Domino {
                snapshots.push(Snapshot::of(game.table()));
            }
        }
        let finals = game.table().scores();
        snapshots.iter().for_each(|snapshot| self.add(snapshot, &finals));
    }

    /// A row for each seat: how it differs from the mean of all.
    fn add(&mut self, snapshot: &Snapshot, finals: &[i64]) {
        let seats = finals.len();
        let mean = |of: &dyn Fn(usize) -> f64| (0..seats).map(of).sum::<f64>() / seats as f64;
        let to_come = |seat: usize| (finals[seat] - snapshot.scores[seat]) as f64;
        let mean_to_come = mean(&to_come);
        let left = f64::from(snapshot.left);
        for seat in 0..seats {
            let mut row = [0.0; UNKNOWNS];
            for feature in 0..FEATURES {
                let of = |seat: usize| f64::from(snapshot.features[seat][feature]);
                let amount = of(seat) - mean(&of);
                row[feature] = left * amount;
                row[FEATURES + feature] = (1.0 - left) * amount;
            }
            self.add_row(&row, to_come(seat) - mean_to_come);
        }
    }

    fn add_row(&mut self, row: &[f64; UNKNOWNS], target: f64) {
        for (index, &one) in row.iter().enumerate().filter(|&(_, &one)| one != 0.0) {
            self.targets[index] += one * target;
            let line = &mut self.products[index * UNKNOWNS..][..UNKNOWNS];
            line.iter_mut().zip(row).for_each(|(sum, other)| *sum += one * other);
        }
        self.squares += target * target;
        self.rows += 1;
    }

    /// Least squares, each weight drawn towards what it was before.
    fn solve(&self, prior: &Weights, ridge: f64) -> Weights {
        let prior = joined(prior);
        let mut matrix = self.products.clone();
        let mut right = self.targets.clone();
        for index in 0..UNKNOWNS {
            // In units of what the feature varies by, plus a little for those that never do.
            let pull = ridge * matrix[index * UNKNOWNS + index] + 1.0;
            matrix[index * UNKNOWNS + index] += pull;
            right[index] += pull * prior[index];
        }
        eliminate(&mut matrix, &mut right);
        let mut weights = Weights { start: [0.0; FEATURES], end: [0.0; FEATURES] };
        for feature in 0..FEATURES {
            weights.start[feature] = right[feature] as f32;
            weights.end[feature] = right[FEATURES + feature] as f32;
        }
        weights
    }

    /// The sum of squared errors.
    fn error(&self, weights: &Weights) -> f64 {
        let weights = joined(weights);
        let mut error = self.squares;
        for (index, &one) in weights.iter().enumerate() {
            error -= 2.0 * one * self.targets[index];
            for (other, &two) in weights.iter().enumerate() {
                error += one * two * self.products[index * UNKNOWNS + other];
            }
        }
        error
    }
}

impl Snapshot {
    fn of(table: &Table) -> Snapshot {
        let mut features = [[0.0; FEATURES]; Seat::MAX];
        each_feature(table, table.seat(), |seat, feature, amount| {
            features[seat][feature] += amount;
        });
        Snapshot { left: remaining(table), features, scores: table.scores() }
    }
}

fn joined(weights: &Weights) -> Vec<f64> {
    weights.start.iter().chain(&weights.end).map(|&weight| f64::from(weight)).collect()
}

/// Solves a positive definite system: afterwards `right` is the solution.
fn eliminate(matrix: &mut [f64], right: &mut [f64]) {
    let size = right.len();
    for pivot in 0..size {
        let head = matrix[pivot * size..][..size].to_vec();
        for line in (0..size).filter(|&line| line != pivot) {
            let factor = matrix[line * size + pivot] / head[pivot];
            if factor == 0.0 {
                continue;
            }
            let other = &mut matrix[line * size..][..size];
            other.iter_mut().zip(&head).for_each(|(entry, above)| *entry -= factor * above);
            right[line] -= factor * right[pivot];
        }
    }
    for pivot in 0..size {
        right[pivot] /= matrix[pivot * size + pivot];
    }
}

#[cfg(test)]
mod tests {
    use super::{Fit, TOGETHER, eliminate};
    use renature::{
        bots::{BotKind, Weights},
        rules::{Board, PlayerCount, RuleSet},
    };

    #[test]
    fn what_is_added_up_does_not_depend_on_how_many_cores_there_are() {
        let fit = Fit {
            boards: vec![Board::shipped_named("brook").expect("a shipped board").clone()],
            players: PlayerCount::Two,
            bot: BotKind::Seedling.into(),
            games: 4 * TOGETHER as u32,
            rounds: 1,
            seed: 5,
            ridge: 0.05,
        };
        let before = Weights::fitted(RuleSet::Base, PlayerCount::Two);
        let [alone, three] = [1, 3].map(|cores| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().expect("a pool");
            pool.install(|| fit.play(0, before).products)
        });
        assert_eq!(alone, three);
    }

    #[test]
    fn a_small_system_is_solved() {
        let mut right = [5.0, 10.0];
        eliminate(&mut [2.0, 1.0, 1.0, 3.0], &mut right);
        assert!((right[0] - 1.0).abs() < 1e-12 && (right[1] - 3.0).abs() < 1e-12);
    }
}
