//! Fits the weights of the evaluation to the final scores of games that a bot plays with itself.

use crate::{contestant::Contestant, positions::deal};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use rayon::prelude::*;
use renature::{
    bots::{FEATURES, Weights, for_each_feature, fraction_left},
    rules::{Action, Board, Game, Phase, PlayerCount, Seat, Table},
};
use std::sync::Arc;

/// The parameters of a fit.
pub struct Fit {
    /// The boards, used in turn.
    pub boards: Vec<Arc<Board>>,
    /// The number of players.
    pub players: PlayerCount,
    /// The bot that plays, with the weights of the round before.
    pub bot: Contestant,
    /// The number of games in a round.
    pub games: u32,
    /// The number of rounds.
    pub rounds: u32,
    /// The seed; the same seed gives the same weights.
    pub seed: u64,
    /// The strength with which weights are pulled towards their previous values.
    pub ridge: f64,
}

/// The number of unknown weights: for each feature one for the start and one for the end.
const UNKNOWNS: usize = 2 * FEATURES;

/// The number of games that are added up in sequence. Sums of fractions depend on their order,
/// which must not depend on the number of cores.
const GAMES_PER_CHUNK: usize = 64;

/// The percentage of actions that are random, so that games differ.
const RANDOM_PERCENT: u32 = 4;

/// The normal equations of a least squares problem.
struct NormalEquations {
    products: Vec<f64>,
    targets: Vec<f64>,
    /// The sum of the squared targets.
    squares: f64,
    rows: u64,
}

/// The features and scores of all seats at the start of a turn.
struct Snapshot {
    fraction_left: f32,
    features: [[f32; FEATURES]; Seat::MAX],
    scores: Vec<i64>,
}

impl Fit {
    /// Plays all rounds. Returns the weights and a line for each round with the error of the
    /// predictions.
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

    fn play(&self, round: u32, weights: &Weights) -> NormalEquations {
        let bot = self.bot.clone().with_weights(weights.clone());
        let add_up = |numbers: &[u32]| {
            numbers.iter().fold(NormalEquations::new(), |mut sums, &number| {
                let mut rng = ChaCha8Rng::seed_from_u64(self.seed + u64::from(round));
                rng.set_stream(u64::from(number));
                let board = &self.boards[number as usize % self.boards.len()];
                if let Some(game) = deal(board, self.players, &mut rng) {
                    sums.add_game(game, &bot, &mut rng);
                }
                sums
            })
        };
        let numbers: Vec<u32> = (0..self.games).collect();
        let parts: Vec<NormalEquations> = numbers.par_chunks(GAMES_PER_CHUNK).map(add_up).collect();
        parts.into_iter().fold(NormalEquations::new(), NormalEquations::plus)
    }
}

impl NormalEquations {
    fn new() -> NormalEquations {
        let products = vec![0.0; UNKNOWNS * UNKNOWNS];
        NormalEquations { products, targets: vec![0.0; UNKNOWNS], squares: 0.0, rows: 0 }
    }

    fn plus(mut self, other: NormalEquations) -> NormalEquations {
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
            let random = rng.random_range(0..100) < RANDOM_PERCENT;
            let view = game.view(table.seat());
            let chosen = if random { game.random_action(rng) } else { bot.choose(&view) };
            let Some(action) = chosen else { return };
            if game.advance(action).is_err() {
                return;
            }
            if action == Action::EndTurn && game.table().phase() == Phase::Domino {
                snapshots.push(Snapshot::new(game.table()));
            }
        }
        let finals = game.table().scores();
        snapshots.iter().for_each(|snapshot| self.add(snapshot, &finals));
    }

    /// Adds a row for each seat: its difference to the mean of all seats.
    fn add(&mut self, snapshot: &Snapshot, finals: &[i64]) {
        let seats = finals.len();
        let mean = |of: &dyn Fn(usize) -> f64| (0..seats).map(of).sum::<f64>() / seats as f64;
        let to_come = |seat: usize| (finals[seat] - snapshot.scores[seat]) as f64;
        let mean_to_come = mean(&to_come);
        let left = f64::from(snapshot.fraction_left);
        for seat in 0..seats {
            let mut row = [0.0; UNKNOWNS];
            for feature in 0..FEATURES {
                let amount_of = |seat: usize| f64::from(snapshot.features[seat][feature]);
                let amount = amount_of(seat) - mean(&amount_of);
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

    /// Solves the least squares with ridge regression towards the previous weights.
    fn solve(&self, prior: &Weights, ridge: f64) -> Weights {
        let prior = to_vector(prior);
        let mut matrix = self.products.clone();
        let mut right = self.targets.clone();
        for index in 0..UNKNOWNS {
            // In proportion to the variation of the feature, plus a little for constant ones.
            let pull = ridge * matrix[index * UNKNOWNS + index] + 1.0;
            matrix[index * UNKNOWNS + index] += pull;
            right[index] += pull * prior[index];
        }
        solve_in_place(&mut matrix, &mut right);
        let mut weights = Weights { start: [0.0; FEATURES], end: [0.0; FEATURES] };
        for feature in 0..FEATURES {
            weights.start[feature] = right[feature] as f32;
            weights.end[feature] = right[FEATURES + feature] as f32;
        }
        weights
    }

    /// The sum of squared errors of these weights.
    fn error(&self, weights: &Weights) -> f64 {
        let weights = to_vector(weights);
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
    fn new(table: &Table) -> Snapshot {
        let mut features = [[0.0; FEATURES]; Seat::MAX];
        for_each_feature(table, table.seat(), |seat, feature, amount| {
            features[seat][feature] += amount;
        });
        Snapshot { fraction_left: fraction_left(table), features, scores: table.scores() }
    }
}

fn to_vector(weights: &Weights) -> Vec<f64> {
    weights.start.iter().chain(&weights.end).map(|&weight| f64::from(weight)).collect()
}

/// Solves a positive definite system by Gauss-Jordan elimination. Replaces `right` by the solution.
fn solve_in_place(matrix: &mut [f64], right: &mut [f64]) {
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
    use super::{Fit, GAMES_PER_CHUNK, solve_in_place};
    use renature::{
        bots::{BotKind, Weights},
        rules::{Board, PlayerCount, RuleSet},
    };

    #[test]
    fn the_sums_do_not_depend_on_the_number_of_cores() {
        let fit = Fit {
            boards: vec![Board::shipped_named("brook").expect("a shipped board").clone()],
            players: PlayerCount::Two,
            bot: BotKind::Seedling.into(),
            games: 4 * GAMES_PER_CHUNK as u32,
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
        solve_in_place(&mut [2.0, 1.0, 1.0, 3.0], &mut right);
        assert!((right[0] - 1.0).abs() < 1e-12 && (right[1] - 3.0).abs() < 1e-12);
    }
}
