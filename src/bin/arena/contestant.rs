//! A bot of a contest, with some of its numbers replaced if wanted.

use renature::bots::{Bot, BotKind, Budget, Tuning, UnknownBot, Weights, WeightsError};
use std::{fmt, fs, io, num::ParseIntError, str::FromStr, sync::Arc, time::Duration};

/// A bot as the command line names it: `oak`, or `oak@500` with 500 playouts. `oak@200ms` has that
/// much time for each answer; `oak+turns=8+weights=my.txt` has other numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Contestant {
    name: String,
    kind: BotKind,
    tuning: Tuning,
}

impl Contestant {
    /// Builds the bot; the same seed makes the same choices.
    pub fn build(&self, seed: u64) -> Box<dyn Bot + Send> {
        self.kind.build_tuned(&self.tuning, seed)
    }

    /// The kind of the bot.
    pub fn kind(&self) -> BotKind {
        self.kind
    }

    /// Sets the budget, unless the name gave one.
    pub fn with_budget(mut self, budget: Option<Budget>) -> Contestant {
        self.tuning.budget = self.tuning.budget.or(budget);
        self
    }

    /// Sets the weights.
    pub fn with_weights(mut self, weights: Weights) -> Contestant {
        self.tuning.weights = Some(Arc::new(weights));
        self
    }
}

impl From<BotKind> for Contestant {
    fn from(kind: BotKind) -> Contestant {
        Contestant { name: kind.to_string(), kind, tuning: Tuning::default() }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The error for a text that names no contestant.
#[derive(Debug, thiserror::Error)]
pub enum ContestantError {
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// A value is not a number.
    #[error("`{0}`: {1}")]
    Number(String, ParseIntError),
    /// No bot has such a number.
    #[error(
        "`{0}` cannot be changed; there are breadth, turns, sample, careless, luck and weights"
    )]
    Unknown(String),
    /// A file of weights cannot be read.
    #[error("weights {0}: {1}")]
    Unreadable(String, io::Error),
    /// A file holds no weights.
    #[error("{0}: {1}")]
    Weights(String, WeightsError),
}

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(name: &str) -> Result<Self, ContestantError> {
        let mut parts = name.split('+');
        let bot = parts.next().unwrap_or_default();
        let (bot, budget) = match bot.split_once('@') {
            Some((bot, budget)) => (bot, Some(parse_budget(budget)?)),
            None => (bot, None),
        };
        let mut tuning = Tuning { budget, ..Tuning::default() };
        for part in parts {
            apply_part(&mut tuning, part)?;
        }
        Ok(Contestant { name: name.to_owned(), kind: bot.parse()?, tuning })
    }
}

/// Applies a part such as `turns=8` to the tuning.
fn apply_part(tuning: &mut Tuning, part: &str) -> Result<(), ContestantError> {
    let unknown = || ContestantError::Unknown(part.to_owned());
    let (key, value) = part.split_once('=').ok_or_else(unknown)?;
    match key {
        "breadth" => tuning.breadth = Some(parse_number(value)?),
        "turns" => tuning.turns = Some(parse_number(value)?),
        "sample" => tuning.sample = Some(parse_number(value)?),
        "luck" => tuning.luck = Some(parse_number(value)?),
        "careless" => tuning.careless_percent = Some(parse_number(value)?),
        "weights" => {
            let text = fs::read_to_string(value)
                .map_err(|error| ContestantError::Unreadable(value.to_owned(), error))?;
            let weights = Weights::parse(&text)
                .map_err(|error| ContestantError::Weights(value.to_owned(), error))?;
            tuning.weights = Some(Arc::new(weights));
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

fn parse_number<T: FromStr<Err = ParseIntError>>(text: &str) -> Result<T, ContestantError> {
    text.parse().map_err(|error| ContestantError::Number(text.to_owned(), error))
}

/// Parses `500` playouts or `500ms`.
///
/// # Errors
/// The text is neither.
pub fn parse_budget(text: &str) -> Result<Budget, ContestantError> {
    match text.strip_suffix("ms") {
        Some(time) => Ok(Budget::Time(Duration::from_millis(parse_number(time)?))),
        None => Ok(Budget::Playouts(parse_number(text)?)),
    }
}
