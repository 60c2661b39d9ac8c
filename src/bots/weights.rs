//! The weights of the evaluation.

use super::features::{self, FEATURES};
use crate::rules::{PlayerCount, RuleSet, Seat, Table};
use std::sync::LazyLock;

/// A value for each seat.
pub type SeatValues = [f32; Seat::MAX];

/// The points that each feature is worth, at the start and at the end of a game. In between they
/// change linearly with the dominoes left.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// The weights with all dominoes left.
    pub start: [f32; FEATURES],
    /// The weights with none left.
    pub end: [f32; FEATURES],
}

/// The weights at one moment of a game.
pub type FeatureWeights = [f32; FEATURES];

/// The error for a text that is no file of weights.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// A line is not a number for the start and one for the end, each with four decimals. Lines count
    /// from 1.
    #[error("weights, line {0}: two numbers with four decimals are needed")]
    Line(usize),
    /// There are too few or too many lines.
    #[error("weights: {0} lines with numbers; {FEATURES} are needed")]
    Count(usize),
}

impl Weights {
    /// Returns the weights fitted for the rules and the number of players.
    pub fn fitted(rules: RuleSet, players: PlayerCount) -> &'static Weights {
        static ALL: LazyLock<[Weights; 6]> = LazyLock::new(|| {
            [
                include_str!("weights/base-2.txt"),
                include_str!("weights/base-3.txt"),
                include_str!("weights/base-4.txt"),
                include_str!("weights/valley-2.txt"),
                include_str!("weights/valley-3.txt"),
                include_str!("weights/valley-4.txt"),
            ]
            .map(|text| Weights::parse(text).unwrap_or(Weights::BY_HAND))
        });
        let first = match rules {
            RuleSet::Base => 0,
            RuleSet::Valley => 3,
        };
        &ALL[first + players.get() - 2]
    }

    /// Parses a line for each feature: the number for the start, then that for the end, each with
    /// four decimals. `#` begins a comment.
    ///
    /// # Errors
    /// A line or the number of lines is wrong.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights { start: [0.0; FEATURES], end: [0.0; FEATURES] };
        let mut count = 0;
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            if line.trim().is_empty() {
                continue;
            }
            let mut numbers = line.split_whitespace().map(parse_weight);
            let (Some(Some(start)), Some(Some(end)), None) =
                (numbers.next(), numbers.next(), numbers.next())
            else {
                return Err(WeightsError::Line(index + 1));
            };
            if count < FEATURES {
                (weights.start[count], weights.end[count]) = (start, end);
            }
            count += 1;
        }
        if count == FEATURES { Ok(weights) } else { Err(WeightsError::Count(count)) }
    }

    /// Returns the weights at this moment of the game.
    pub fn at(&self, table: &Table) -> FeatureWeights {
        let left = features::fraction_left(table);
        std::array::from_fn(|index| self.end[index] + left * (self.start[index] - self.end[index]))
    }

    /// Formats the weights for [`Weights::parse`], each line with the name of its feature.
    pub fn to_text(&self) -> String {
        let lines = features::names().into_iter().enumerate().map(|(index, name)| {
            format!("{:9.4} {:9.4}  # {name}\n", self.start[index], self.end[index])
        });
        lines.collect()
    }

    /// Weights set by hand. Fitting starts from them.
    pub const BY_HAND: Weights = Weights { start: HAND_SET, end: HAND_SET };

    /// The same, but without majorities until hardly anything can change them, and without what
    /// others may close next.
    pub const BEGINNER: Weights = {
        let mut weights = [0.0; FEATURES];
        let mut feature = 0;
        while feature < features::AREAS + BEGINNER_STAGES {
            if feature != features::CLOSABLE && feature != features::CONTESTED {
                weights[feature] = HAND_SET[feature];
            }
            feature += 1;
        }
        Weights { start: weights, end: weights }
    };
}

/// Parses a number with four decimals; `None` for any other text.
///
/// It gives what `f32::from_str` does for all weights below 1,000; that one's tables take 10 kB of
/// the bots' module.
fn parse_weight(number: &str) -> Option<f32> {
    let (whole, decimals) = number.split_once('.')?;
    if decimals.len() != 4 || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let ten_thousandths: i32 = format!("{whole}{decimals}").parse().ok()?;
    Some(ten_thousandths as f32 / 10_000.0)
}

/// Returns the expected final score of each seat, by weights of a moment near this one.
pub fn expected_scores(weights: &FeatureWeights, table: &Table, mover: Seat) -> SeatValues {
    let mut scores = [0.0; Seat::MAX];
    for seat in table.seats() {
        scores[seat.index()] = table.score(seat) as f32;
    }
    if table.is_over() {
        return scores;
    }
    features::for_each(table, mover, |seat, feature, amount| {
        scores[seat] += weights[feature] * amount;
    });
    scores
}

/// The number of stages of an area that a beginner takes into account.
const BEGINNER_STAGES: usize = 1;

const HAND_SET: [f32; FEATURES] = {
    let mut weights = [0.0; FEATURES];
    weights[features::CLOUDS] = 1.5;
    weights[features::JOKER_PAID] = 1.0;
    weights[features::EXTRA_PAID] = 0.5;
    let mut stock = 0;
    while stock < 2 {
        weights[features::PLANTS + 4 * stock] = 2.0;
        weights[features::PLANTS + 4 * stock + 1] = 3.0;
        weights[features::PLANTS + 4 * stock + 2] = 4.5;
        weights[features::PLANTS + 4 * stock + 3] = 6.0;
        stock += 1;
    }
    weights[features::DOOMED] = -2.0;
    weights[features::TOKENS] = 2.0;
    weights[features::TOKEN_MAIN] = 0.25;
    weights[features::TO_MOVE] = 1.0;
    weights[features::CLOSABLE] = 1.0;
    weights[features::CONTESTED] = 0.1;
    let mut stage = 0;
    while stage < features::STAGES {
        let certainty = 1.0 - 0.15 * stage as f32;
        weights[features::AREAS + stage] = certainty;
        weights[features::AREAS + features::STAGES + stage] = 1.0 - certainty;
        stage += 1;
    }
    weights
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_parse_as_the_standard_library_does() {
        for number in ["2.6413", "-0.5527", "0.0001", "-1.0147", "+3.0000", "123.4567"] {
            assert_eq!(parse_weight(number), number.parse().ok(), "{number}");
        }
        for wrong in ["", ".", "1", "1.5", "1.-123", ".-123", "x.0000", "1.23456", "1.0000.0000"] {
            assert_eq!(parse_weight(wrong), None, "{wrong}");
        }
    }
}
