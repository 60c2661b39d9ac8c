//! The weights of the evaluation.

use super::features::{self, FEATURES};
use crate::rules::{PlayerCount, RuleSet, Seat, Table};
use std::sync::LazyLock;

/// A value for each seat.
pub type Values = [f32; Seat::MAX];

/// What each feature is worth in points, at the start and at the end of a game; in between it
/// changes evenly with the dominoes left.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// With all dominoes left.
    pub start: [f32; FEATURES],
    /// With none left.
    pub end: [f32; FEATURES],
}

/// The weights for one moment of a game.
pub type Moment = [f32; FEATURES];

/// Why a text holds no weights.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// A line is not a number for the start and one for the end.
    #[error("weights, line {0}: two numbers are needed")]
    Line(usize),
    /// Too few or too many lines.
    #[error("weights: {0} lines with numbers; {FEATURES} are needed")]
    Count(usize),
}

impl Weights {
    /// Those fitted for the rules and the number of players.
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
            .map(|text| Weights::read(text).unwrap_or(Weights::BY_HAND))
        });
        let first = match rules {
            RuleSet::Base => 0,
            RuleSet::Valley => 3,
        };
        &ALL[first + players.get() - 2]
    }

    /// Reads a line for each feature, the number for the start, then that for the end; what
    /// follows a `#` is a remark.
    ///
    /// # Errors
    /// If a line or their number is wrong.
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights { start: [0.0; FEATURES], end: [0.0; FEATURES] };
        let mut count = 0;
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            if line.trim().is_empty() {
                continue;
            }
            let mut numbers = line.split_whitespace().map(str::parse::<f32>);
            let (Some(Ok(start)), Some(Ok(end)), None) =
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

    /// The weights for this moment.
    pub fn at(&self, table: &Table) -> Moment {
        let left = features::remaining(table);
        std::array::from_fn(|index| self.end[index] + left * (self.start[index] - self.end[index]))
    }

    /// As [`Weights::read`] reads them, each line with its name.
    pub fn write(&self) -> String {
        let lines = features::names().into_iter().enumerate().map(|(index, name)| {
            format!("{:9.4} {:9.4}  # {name}\n", self.start[index], self.end[index])
        });
        lines.collect()
    }

    /// A guess that fitting starts from.
    pub const BY_HAND: Weights = Weights { start: GUESS, end: GUESS };

    /// The same without an eye for majorities until nearly no space is left to change them, nor for
    /// what others may close next.
    pub const BEGINNER: Weights = {
        let mut seen = [0.0; FEATURES];
        let mut feature = 0;
        while feature < features::AREAS + SOON {
            if feature != features::CLOSABLE && feature != features::CONTESTED {
                seen[feature] = GUESS[feature];
            }
            feature += 1;
        }
        Weights { start: seen, end: seen }
    };
}

/// What each seat can be expected to have in the end, by the weights of a moment near this one.
pub fn values(moment: &Moment, table: &Table, mover: Seat) -> Values {
    let mut values = [0.0; Seat::MAX];
    for seat in table.seats() {
        values[seat.index()] = table.score(seat) as f32;
    }
    if table.is_over() {
        return values;
    }
    features::each(table, mover, |seat, feature, amount| {
        values[seat] += moment[feature] * amount;
    });
    values
}

/// From this stage on a beginner takes no notice of an area.
const SOON: usize = 1;

const GUESS: [f32; FEATURES] = {
    let mut guess = [0.0; FEATURES];
    guess[features::CLOUDS] = 1.5;
    guess[features::JOKER_PAID] = 1.0;
    guess[features::EXTRA_PAID] = 0.5;
    let mut stock = 0;
    while stock < 2 {
        guess[features::PLANTS + 4 * stock] = 2.0;
        guess[features::PLANTS + 4 * stock + 1] = 3.0;
        guess[features::PLANTS + 4 * stock + 2] = 4.5;
        guess[features::PLANTS + 4 * stock + 3] = 6.0;
        stock += 1;
    }
    guess[features::DOOMED] = -2.0;
    guess[features::TOKENS] = 2.0;
    guess[features::TOKEN_MAIN] = 0.25;
    guess[features::TO_MOVE] = 1.0;
    guess[features::CLOSABLE] = 1.0;
    guess[features::CONTESTED] = 0.1;
    let mut stage = 0;
    while stage < features::STAGES {
        let sure = 1.0 - 0.15 * stage as f32;
        guess[features::AREAS + stage] = sure;
        guess[features::AREAS + features::STAGES + stage] = 1.0 - sure;
        stage += 1;
    }
    guess
};
