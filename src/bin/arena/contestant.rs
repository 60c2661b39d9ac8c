//! Who plays: a bot, with some of its numbers changed if wanted.

use renature::bots::{Bot, BotKind, Budget, Tuning, UnknownBot, Weights, WeightsError};
use std::{fmt, fs, io, num::ParseIntError, str::FromStr, sync::Arc, time::Duration};

/// A bot as the command line names it: `oak`, `oak@500` with 500 playouts, `oak@200ms` with that
/// much time for each answer, `oak+turns=8+weights=my.txt` with other numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Contestant {
    name: String,
    kind: BotKind,
    tuning: Tuning,
}

impl Contestant {
    /// The bot; the same seed makes the same choices.
    pub fn build(&self, seed: u64) -> Box<dyn Bot + Send> {
        self.kind.build_tuned(&self.tuning, seed)
    }

    /// Which bot it is.
    pub fn kind(&self) -> BotKind {
        self.kind
    }

    /// The same with this budget, unless it has been given one already.
    pub fn with_budget(mut self, budget: Option<Budget>) -> Contestant {
        self.tuning.budget = self.tuning.budget.or(budget);
        self
    }

    /// The same with these weights.
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

/// Why a text names no contestant.
#[derive(Debug, thiserror::Error)]
pub enum NotAContestant {
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// Something else than a number.
    #[error("`{0}`: {1}")]
    Number(String, ParseIntError),
    /// A number that no bot has.
    #[error(
        "`{0}` cannot be changed; there are breadth, turns, sample, careless, luck and weights"
    )]
    Unknown(String),
    /// A file of weights that cannot be read.
    #[error("weights {0}: {1}")]
    Unreadable(String, io::Error),
    /// A file that holds no weights.
    #[error("{0}: {1}")]
    Weights(String, WeightsError),
}

impl FromStr for Contestant {
    type Err = NotAContestant;

    fn from_str(name: &str) -> Result<Self, NotAContestant> {
        let mut parts = name.split('+');
        let bot = parts.next().unwrap_or_default();
        let (bot, budget) = match bot.split_once('@') {
            Some((bot, budget)) => (bot, Some(budget_of(budget)?)),
            None => (bot, None),
        };
        let mut tuning = Tuning { budget, ..Tuning::default() };
        for part in parts {
            change(&mut tuning, part)?;
        }
        Ok(Contestant { name: name.to_owned(), kind: bot.parse()?, tuning })
    }
}

fn change(tuning: &mut Tuning, part: &str) -> Result<(), NotAContestant> {
    let unknown = || NotAContestant::Unknown(part.to_owned());
    let (key, value) = part.split_once('=').ok_or_else(unknown)?;
    match key {
        "breadth" => tuning.breadth = Some(number(value)?),
        "turns" => tuning.turns = Some(number(value)?),
        "sample" => tuning.sample = Some(number(value)?),
        "luck" => tuning.luck = Some(number(value)?),
        "careless" => tuning.careless = Some(number(value)?),
        "weights" => {
            let text = fs::read_to_string(value)
                .map_err(|error| NotAContestant::Unreadable(value.to_owned(), error))?;
            let weights = Weights::read(&text)
                .map_err(|error| NotAContestant::Weights(value.to_owned(), error))?;
            tuning.weights = Some(Arc::new(weights));
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

fn number<T: FromStr<Err = ParseIntError>>(text: &str) -> Result<T, NotAContestant> {
    text.parse().map_err(|error| NotAContestant::Number(text.to_owned(), error))
}

/// `500` playouts or `500ms`.
///
/// # Errors
/// If it is neither.
pub fn budget_of(text: &str) -> Result<Budget, NotAContestant> {
    match text.strip_suffix("ms") {
        Some(time) => Ok(Budget::Time(Duration::from_millis(number(time)?))),
        None => Ok(Budget::Playouts(number(text)?)),
    }
}
