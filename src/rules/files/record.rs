//! Game records: a whole game from setup to result (RECORD: Game record).

use super::record_error::RecordError;
use crate::rules::{
    action::Action, area::AreaSet, game::Game, illegal::Illegal, seat::Seat, setup::Setup,
    short_list::sort_small_by_key,
};

/// A game as written in a file. [`Record::replay`] checks it against the rules.
///
/// ```
/// use renature::rules::Record;
/// let refused = Record::verify(r#"{"format":"renature-record","version":2}"#);
/// assert!(refused.is_err_and(|error| error.to_string().starts_with("version: ")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The players and the deal.
    pub setup: Setup,
    /// Every action in order.
    pub log: Vec<LogEntry>,
    /// The result; present exactly when the game is over.
    pub result: Option<Outcome>,
}

/// An action and the score markers after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// All score markers after the action; for the last `end_turn` without the final scoring.
    pub scores: Vec<i64>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The final scores in seat order.
    pub scores: Vec<i64>,
    /// The number of area tokens that each seat collected in play.
    pub area_tokens: Vec<usize>,
    /// The seats that share the victory, in any order.
    pub winners: Vec<Seat>,
}

impl Record {
    /// Reads a record, replays it, and returns both if nothing is wrong.
    ///
    /// # Errors
    /// The first thing that is missing or wrong, with its place.
    pub fn verify(text: &str) -> Result<(Record, Game), RecordError> {
        let record = Record::from_json(text)?;
        let game = record.replay()?;
        Ok((record, game))
    }

    /// Replays the game and returns it after the last entry.
    ///
    /// # Errors
    /// The first thing in setup, log or result that contradicts the rules, with its place.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let mut game = self.setup.start()?;
        for (index, entry) in self.log.iter().enumerate() {
            entry.play(index, &mut game)?;
        }
        self.check_result(&game)?;
        Ok(game)
    }

    /// Checks that the result agrees with the game.
    ///
    /// # Errors
    /// The first thing in it that contradicts the game.
    pub fn check_result(&self, game: &Game) -> Result<(), RecordError> {
        match (&self.result, Outcome::new(game)) {
            (None, None) => Ok(()),
            (Some(_), None) => Err(RecordError::ResultTooEarly),
            (None, Some(_)) => Err(RecordError::ResultMissing),
            (Some(stated), Some(actual)) => stated.check(actual),
        }
    }
}

impl LogEntry {
    /// Applies the entry with this index of the log and checks it.
    fn play(&self, index: usize, game: &mut Game) -> Result<(), RecordError> {
        self.check_turn(index, game)?;
        let scores_before = game.table().scores();
        game.advance(self.action).map_err(|reason| RecordError::Illegal { index, reason })?;
        self.check_scores(index, scores_before, game)
    }

    /// Checks that the entry's seat has the turn; `index` is the entry's position in the log.
    ///
    /// # Errors
    /// [`RecordError::NotTheirTurn`], or that the game is over.
    pub fn check_turn(&self, index: usize, before: &Game) -> Result<(), RecordError> {
        if before.table().is_over() {
            return Err(RecordError::Illegal { index, reason: Illegal::GameOver });
        }
        let (turn, seat) = (before.table().seat(), self.seat);
        if seat == turn { Ok(()) } else { Err(RecordError::NotTheirTurn { index, turn, seat }) }
    }

    /// Checks the entry's scores; `index` is the entry's position in the log.
    ///
    /// # Errors
    /// [`RecordError::Scores`].
    pub fn check_scores(
        &self,
        index: usize,
        scores_before: Vec<i64>,
        after: &Game,
    ) -> Result<(), RecordError> {
        // The last action includes the final scoring, but the scores of its entry do not.
        let after = after.table();
        let actual = if after.is_over() { scores_before } else { after.scores() };
        if self.scores == actual {
            Ok(())
        } else {
            Err(RecordError::Scores { index, actual, stated: self.scores.clone() })
        }
    }
}

impl Outcome {
    /// Returns the outcome of the game, or `None` while it runs.
    pub fn new(game: &Game) -> Option<Outcome> {
        let table = game.table();
        table.is_over().then(|| Outcome {
            scores: table.scores(),
            area_tokens: table
                .seats()
                .map(|seat| table.collected(seat))
                .map(AreaSet::len)
                .collect(),
            winners: table.winners(),
        })
    }

    fn check(&self, actual: Outcome) -> Result<(), RecordError> {
        if self.scores != actual.scores {
            let (actual, stated) = (actual.scores, self.scores.clone());
            return Err(RecordError::ResultScores { actual, stated });
        }
        if self.area_tokens != actual.area_tokens {
            let (actual, stated) = (actual.area_tokens, self.area_tokens.clone());
            return Err(RecordError::ResultTokens { actual, stated });
        }
        let mut winners = self.winners.clone();
        sort_small_by_key(&mut winners, |&seat| seat);
        if winners != actual.winners {
            let (actual, stated) = (actual.winners, self.winners.clone());
            return Err(RecordError::ResultWinners { actual, stated });
        }
        Ok(())
    }
}
