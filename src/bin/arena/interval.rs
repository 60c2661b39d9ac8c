//! The confidence interval of a win share.

use serde::Serialize;
use std::fmt;

/// The 95 % confidence interval of a win share, by Wilson's score (1927). If a bot wins all its
/// games, it is neither empty nor beyond 100 %, unlike `mean ± 1.96 errors`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lowest share, from 0 to 1.
    pub low: f64,
    /// The highest share, from 0 to 1.
    pub high: f64,
}

/// The normal deviate with 2.5 % beyond it.
const Z: f64 = 1.96;

impl Interval {
    /// Computes the interval from the mean shares of deals, each played `rotations` times. The
    /// games of a deal are not independent. So the number of games is the one that would explain
    /// the spread of the deals, at most all games.
    pub fn from_deals(deals: &[f64], rotations: usize) -> Interval {
        let count = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let squares: f64 = deals.iter().map(|share| (share - mean).powi(2)).sum();
        let error = squares / (count * count);
        let single = mean * (1.0 - mean);
        let games =
            if single > 0.0 { (single / error).min(count * rotations as f64) } else { count };
        Interval::wilson(mean, games)
    }

    /// The interval of a share of that many independent games.
    fn wilson(share: f64, games: f64) -> Interval {
        let square = Z * Z / games;
        let middle = share + square / 2.0;
        let half = Z * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
        let bound = |sum: f64| (sum / (1.0 + square)).clamp(0.0, 1.0);
        Interval { low: bound(middle - half), high: bound(middle + half) }
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:.1}–{:.1} %", 100.0 * self.low, 100.0 * self.high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(deals: &[f64], rotations: usize) -> String {
        Interval::from_deals(deals, rotations).to_string()
    }

    #[test]
    fn all_wins_leave_room_below_one_hundred_percent() {
        assert_eq!(formatted(&[1.0; 100], 2), "96.3–100.0 %");
    }

    #[test]
    fn no_wins_leave_room_above_zero() {
        assert_eq!(formatted(&[0.0; 100], 2), "0.0–3.7 %");
    }

    #[test]
    fn deals_won_or_lost_as_a_whole_count_once() {
        let deals: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2)).collect();
        assert_eq!(formatted(&deals, 1), formatted(&deals, 4));
        assert_eq!(formatted(&deals, 4), "40.4–59.6 %");
    }

    #[test]
    fn deals_always_shared_count_as_all_their_games() {
        assert_eq!(formatted(&[0.5; 100], 2), formatted(&[0.0, 1.0].repeat(100), 1));
    }

    #[test]
    fn a_single_deal_says_little() {
        assert_eq!(formatted(&[1.0], 2), "20.7–100.0 %");
    }
}
