//! What many games say about the bots.

use crate::{contest::Played, interval::Interval};
use serde::Serialize;
use std::fmt;

/// How each bot did.
#[derive(Serialize)]
pub struct Statistics {
    games: usize,
    bots: Vec<BotStatistics>,
}

#[derive(Serialize)]
struct BotStatistics {
    name: String,
    /// The share of victories: a shared one counts in part.
    win_share: f64,
    /// Where the true share is in 95 of 100 cases, counted by deals.
    interval: Interval,
    /// How likely so large a share would be if the bot were no better than the others.
    p_value: f64,
    /// How much stronger than the others, all taken together, by that share.
    elo: f64,
    score_mean: f64,
    score_deviation: f64,
    /// Its score minus the best of the others'.
    score_margin: f64,
    turn_ms_mean: f64,
    turn_ms_p95: f64,
}

/// The mean of numbers and how far they are spread.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    count: usize,
    mean: f64,
    deviation: f64,
}

impl Sample {
    /// Of these numbers; the deviation of fewer than two is unknown: NaN.
    pub fn of(numbers: &[f64]) -> Sample {
        let count = numbers.len();
        let mean = numbers.iter().sum::<f64>() / count as f64;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let deviation = if count < 2 { f64::NAN } else { (squares / (count - 1) as f64).sqrt() };
        Sample { count, mean, deviation }
    }

    fn error(&self) -> f64 {
        self.deviation / (self.count as f64).sqrt()
    }

    /// How likely a mean share as large as this would be if the true one were `expected`: one-sided,
    /// by the normal distribution or, where every share is 1, that of winning so often. Where all
    /// shares are alike otherwise nothing is known: NaN.
    fn p_value(&self, expected: f64) -> f64 {
        let error = self.error();
        if error > 0.0 {
            tail((self.mean - expected) / error)
        } else if self.mean == 1.0 {
            expected.powf(self.count as f64)
        } else {
            f64::NAN
        }
    }
}

/// The probability that a standard normal number is larger (Abramowitz and Stegun 26.2.17).
fn tail(z: f64) -> f64 {
    if z < 0.0 {
        return 1.0 - tail(-z);
    }
    const TERMS: [f64; 5] = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
    let t = 1.0 / (1.0 + 0.2316419 * z);
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum
}

/// How much stronger than all others together a bot with this share among so many is.
fn elo(share: f64, bots: usize) -> f64 {
    400.0 * (share * (bots - 1) as f64 / (1.0 - share)).log10()
}

impl Statistics {
    /// Of games of which those with the same deal follow each other. They are not independent,
    /// so that a win share counts once a deal.
    pub fn of(names: &[String], games: &[Played]) -> Statistics {
        let bots = (0..names.len()).map(|bot| BotStatistics::of(names, bot, games));
        Statistics { games: games.len(), bots: bots.collect() }
    }

    /// As JSON.
    ///
    /// # Errors
    /// None that are known of.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }

    /// The line of a ladder: whether the first bot is better than the others, all alike.
    pub fn rung(&self) -> String {
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
    fn of(names: &[String], bot: usize, games: &[Played]) -> BotStatistics {
        let shares: Vec<f64> = games.iter().map(|game| game.shares[bot]).collect();
        let deals: Vec<f64> =
            shares.chunks(names.len()).map(|deal| Sample::of(deal).mean).collect();
        let share = Sample::of(&deals);
        let scores: Vec<f64> = games.iter().map(|game| game.scores[bot] as f64).collect();
        let score = Sample::of(&scores);
        let margins: Vec<f64> = games.iter().map(|game| margin(&game.scores, bot)).collect();
        let mut turns: Vec<f64> =
            games.iter().flat_map(|game| game.turns[bot].iter().copied()).collect();
        turns.sort_unstable_by(f64::total_cmp);
        BotStatistics {
            name: names[bot].clone(),
            win_share: share.mean,
            interval: Interval::of_deals(&deals, names.len()),
            p_value: share.p_value(1.0 / names.len() as f64),
            elo: elo(share.mean, names.len()),
            score_mean: score.mean,
            score_deviation: score.deviation,
            score_margin: Sample::of(&margins).mean,
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
        let sample = Sample::of(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(sample.mean, 2.5);
        assert!((sample.deviation - 1.290_994).abs() < 1e-6);
    }

    #[test]
    fn games_of_a_deal_count_once() {
        let game = |share: f64| Played {
            shares: vec![share, 1.0 - share],
            scores: vec![0, 0],
            turns: vec![vec![0.0]; 2],
        };
        let games = [1.0, 1.0, 0.0, 0.0].map(game);
        let names = ["one", "other"].map(String::from);
        let statistics = Statistics::of(&names, &games);
        assert_eq!(statistics.bots[0].interval, Interval::of_deals(&[1.0, 0.0], 2));
    }

    #[test]
    fn one_normal_number_in_forty_lies_above_1_96() {
        assert!((tail(1.96) - 0.025).abs() < 1e-4);
        assert!((tail(-1.96) - 0.975).abs() < 1e-4);
    }

    #[test]
    fn to_win_ten_deals_of_ten_by_chance_is_as_likely_as_ten_heads() {
        assert_eq!(Sample::of(&[1.0; 10]).p_value(0.5), 0.5_f64.powi(10));
    }

    #[test]
    fn a_bot_that_wins_less_than_its_share_is_not_said_to_beat_the_other() {
        let lost = Played { shares: vec![0.0, 1.0], scores: vec![0, 1], turns: vec![vec![0.0]; 2] };
        let won = Played { shares: vec![1.0, 0.0], ..lost.clone() };
        let names = ["one", "other"].map(String::from);
        let rung = |games: &[&Played]| {
            let games: Vec<Played> = games.iter().map(|&game| game.clone()).collect();
            Statistics::of(&names, &games).rung().contains("does not beat")
        };
        assert_eq!(
            (rung(&[&lost, &won, &lost, &lost]), rung(&[&won, &won, &lost, &won])),
            (true, false)
        );
    }

    #[test]
    fn an_equal_share_is_worth_no_elo() {
        assert!(elo(0.25, 4).abs() < 1e-9);
        assert!((elo(0.75, 2) - 190.848_5).abs() < 1e-3);
    }
}
