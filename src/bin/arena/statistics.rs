//! Statistics of the bots over many games.

use crate::{contest::GameResult, interval::Interval};
use serde::Serialize;
use std::fmt;

/// The statistics of a contest. The field names are those of `--json`.
#[derive(Serialize)]
pub struct Statistics {
    games: usize,
    bots: Vec<BotStatistics>,
}

#[derive(Serialize)]
struct BotStatistics {
    name: String,
    /// The share of victories; a shared victory counts in part.
    win_share: f64,
    /// The 95 % confidence interval of the share, counted by deals.
    interval: Interval,
    /// The probability of so large a share if the bot were no better than the others.
    p_value: f64,
    /// The Elo difference to the others, all taken together, by that share.
    elo: f64,
    score_mean: f64,
    score_deviation: f64,
    /// The mean of its score minus the best of the others'.
    score_margin: f64,
    turn_ms_mean: f64,
    turn_ms_p95: f64,
}

/// The mean and standard deviation of numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MeanAndDeviation {
    count: usize,
    mean: f64,
    deviation: f64,
}

impl MeanAndDeviation {
    /// Computes both. The deviation of fewer than two numbers is NaN.
    pub fn new(numbers: &[f64]) -> MeanAndDeviation {
        let count = numbers.len();
        let mean = numbers.iter().sum::<f64>() / count as f64;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let deviation = if count < 2 { f64::NAN } else { (squares / (count - 1) as f64).sqrt() };
        MeanAndDeviation { count, mean, deviation }
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        self.deviation / (self.count as f64).sqrt()
    }

    /// The one-sided probability of a mean share this large if the true one were `expected`. It
    /// uses the normal distribution or, if every share is 1, the chance to win so often. If all shares
    /// are equal otherwise, it is NaN.
    fn p_value(&self, expected: f64) -> f64 {
        let error = self.error();
        if error > 0.0 {
            normal_tail((self.mean - expected) / error)
        } else if self.mean == 1.0 {
            expected.powf(self.count as f64)
        } else {
            f64::NAN
        }
    }
}

/// The probability that a standard normal number exceeds `z` (Abramowitz and Stegun 26.2.17).
fn normal_tail(z: f64) -> f64 {
    if z < 0.0 {
        return 1.0 - normal_tail(-z);
    }
    const TERMS: [f64; 5] = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
    let t = 1.0 / (1.0 + 0.2316419 * z);
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum
}

/// The Elo difference between a bot with this win share and all others together.
fn elo(share: f64, bots: usize) -> f64 {
    400.0 * (share * (bots - 1) as f64 / (1.0 - share)).log10()
}

impl Statistics {
    /// Computes the statistics of games of which those with the same deal follow each other. They
    /// are not independent, so a win share counts once a deal.
    pub fn new(names: &[String], games: &[GameResult]) -> Statistics {
        let bots = (0..names.len()).map(|bot| BotStatistics::new(names, bot, games));
        Statistics { games: games.len(), bots: bots.collect() }
    }

    /// Formats the statistics as JSON.
    ///
    /// # Errors
    /// None are known.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }

    /// The line of a ladder: whether the first bot beats the others, which are all the same bot.
    pub fn ladder_line(&self) -> String {
        let [upper, lower, ..] = &self.bots[..] else { return String::new() };
        let is_better = upper.win_share * self.bots.len() as f64 > 1.0;
        let beats = if is_better { "beats" } else { "does not beat" };
        format!(
            "{:<12} {beats} {:<12} {:>6.1} %  {:<18} p {:<8.1e} {:>7.2} ms a turn, p95 {:>7.2} ms",
            upper.name,
            lower.name,
            100.0 * upper.win_share,
            upper.interval,
            upper.p_value,
            upper.turn_ms_mean,
            upper.turn_ms_p95,
        )
    }
}

impl BotStatistics {
    fn new(names: &[String], bot: usize, games: &[GameResult]) -> BotStatistics {
        let shares: Vec<f64> = games.iter().map(|game| game.shares[bot]).collect();
        let deals: Vec<f64> =
            shares.chunks(names.len()).map(|deal| MeanAndDeviation::new(deal).mean).collect();
        let share = MeanAndDeviation::new(&deals);
        let scores: Vec<f64> = games.iter().map(|game| game.scores[bot] as f64).collect();
        let score = MeanAndDeviation::new(&scores);
        let margins: Vec<f64> = games.iter().map(|game| margin(&game.scores, bot)).collect();
        let mut turns: Vec<f64> =
            games.iter().flat_map(|game| game.turns[bot].iter().copied()).collect();
        turns.sort_unstable_by(f64::total_cmp);
        BotStatistics {
            name: names[bot].clone(),
            win_share: share.mean,
            interval: Interval::from_deals(&deals, names.len()),
            p_value: share.p_value(1.0 / names.len() as f64),
            elo: elo(share.mean, names.len()),
            score_mean: score.mean,
            score_deviation: score.deviation,
            score_margin: MeanAndDeviation::new(&margins).mean,
            turn_ms_mean: turns.iter().sum::<f64>() / turns.len() as f64,
            turn_ms_p95: turns.get(turns.len() * 95 / 100).copied().unwrap_or(f64::NAN),
        }
    }
}

fn margin(scores: &[i64], bot: usize) -> f64 {
    let others = scores.iter().enumerate().filter(|&(other, _)| other != bot);
    (scores[bot] - others.map(|(_, &score)| score).max().unwrap_or_default()) as f64
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistics { games, bots } = self;
        let deals = games / bots.len();
        writeln!(f, "{games} games: {deals} deals, each with the bots in {} orders", bots.len())?;
        let width = bots.iter().map(|bot| bot.name.len()).max().unwrap_or_default().max(8);
        writeln!(
            f,
            "{:<width$} win share  in 95 of 100 cases        p   Elo   score    sd  margin     a turn        p95",
            "bot",
        )?;
        for bot in bots {
            writeln!(
                f,
                "{:<width$} {:>7.1} %  {:<18} {:>8.0e} {:>5.0} {:>7.1} {:>5.1} {:>7.1} {:>7.2} ms {:>7.2} ms",
                bot.name,
                100.0 * bot.win_share,
                bot.interval,
                bot.p_value,
                bot.elo,
                bot.score_mean,
                bot.score_deviation,
                bot.score_margin,
                bot.turn_ms_mean,
                bot.turn_ms_p95,
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deviation_is_that_of_a_sample() {
        let sample = MeanAndDeviation::new(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(sample.mean, 2.5);
        assert!((sample.deviation - 1.290_994).abs() < 1e-6);
    }

    #[test]
    fn games_of_a_deal_count_once() {
        let game = |share: f64| GameResult {
            shares: vec![share, 1.0 - share],
            scores: vec![0, 0],
            turns: vec![vec![0.0]; 2],
        };
        let games = [1.0, 1.0, 0.0, 0.0].map(game);
        let names = ["one", "other"].map(String::from);
        let statistics = Statistics::new(&names, &games);
        assert_eq!(statistics.bots[0].interval, Interval::from_deals(&[1.0, 0.0], 2));
    }

    #[test]
    fn one_normal_number_in_forty_exceeds_1_96() {
        assert!((normal_tail(1.96) - 0.025).abs() < 1e-4);
        assert!((normal_tail(-1.96) - 0.975).abs() < 1e-4);
    }

    #[test]
    fn ten_wins_of_ten_are_as_unlikely_as_ten_heads() {
        assert_eq!(MeanAndDeviation::new(&[1.0; 10]).p_value(0.5), 0.5_f64.powi(10));
    }

    #[test]
    fn bot_that_wins_less_than_its_share_does_not_beat() {
        let lost =
            GameResult { shares: vec![0.0, 1.0], scores: vec![0, 1], turns: vec![vec![0.0]; 2] };
        let won = GameResult { shares: vec![1.0, 0.0], ..lost.clone() };
        let names = ["one", "other"].map(String::from);
        let line = |games: &[&GameResult]| {
            let games: Vec<GameResult> = games.iter().map(|&game| game.clone()).collect();
            Statistics::new(&names, &games).ladder_line().contains("does not beat")
        };
        assert_eq!(
            (line(&[&lost, &won, &lost, &lost]), line(&[&won, &won, &lost, &won])),
            (true, false)
        );
    }

    #[test]
    fn an_equal_share_is_worth_no_elo() {
        assert!(elo(0.25, 4).abs() < 1e-9);
        assert!((elo(0.75, 2) - 190.848_5).abs() < 1e-3);
    }
}
