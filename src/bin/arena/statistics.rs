//! What many games say about the bots.

use crate::{contest::Played, interval::Interval};
use renature::bots::BotKind;
use std::{fmt, time::Duration};

/// How each bot did.
pub struct Statistics {
    games: usize,
    bots: Vec<BotStatistics>,
}

struct BotStatistics {
    kind: BotKind,
    share: f64,
    interval: Interval,
    score: Sample,
    turn: Duration,
}

/// The mean of numbers and how far they are spread.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
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
        Sample { mean, deviation }
    }
}

impl Statistics {
    /// Of games of which those with the same deal follow each other. They are not independent,
    /// so that a win share counts once a deal.
    pub fn of(kinds: &[BotKind], games: &[Played]) -> Statistics {
        let bots = kinds.iter().enumerate().map(|(bot, &kind)| {
            let shares: Vec<f64> = games.iter().map(|game| game.shares[bot]).collect();
            let deals: Vec<f64> =
                shares.chunks(kinds.len()).map(|deal| Sample::of(deal).mean).collect();
            let scores: Vec<f64> = games.iter().map(|game| game.scores[bot] as f64).collect();
            let thought: Duration = games.iter().map(|game| game.thought[bot]).sum();
            let turns: u32 = games.iter().map(|game| game.turns[bot]).sum();
            BotStatistics {
                kind,
                share: Sample::of(&shares).mean,
                interval: Interval::of_deals(&deals, kinds.len()),
                score: Sample::of(&scores),
                turn: thought / turns.max(1),
            }
        });
        Statistics { games: games.len(), bots: bots.collect() }
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistics { games, bots } = self;
        let deals = games / bots.len();
        writeln!(f, "{games} games: {deals} deals, each with the bots in {} orders", bots.len())?;
        writeln!(f, "bot        win share  in 95 of 100 cases   score    sd     a turn")?;
        for BotStatistics { kind, share, interval, score, turn } in bots {
            writeln!(
                f,
                "{:<10} {:>7.1} %  {interval:<18} {:>7.1} {:>5.1} {:>7.3} ms",
                kind.name(),
                100.0 * share,
                score.mean,
                score.deviation,
                turn.as_secs_f64() * 1e3,
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
            thought: vec![Duration::ZERO; 2],
            turns: vec![1, 1],
        };
        let games = [1.0, 1.0, 0.0, 0.0].map(game);
        let statistics = Statistics::of(&[BotKind::Random, BotKind::Greedy], &games);
        assert_eq!(statistics.bots[0].interval, Interval::of_deals(&[1.0, 0.0], 2));
    }
}
