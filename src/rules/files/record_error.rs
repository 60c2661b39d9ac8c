//! What is wrong with a record.

use super::{board_file::BoardFileError, json::FormError};
use crate::rules::{board_error::BoardError, illegal::Illegal, seat::Seat, setup::SetupError};

/// What is wrong with a record; the text names the place (RECORD: Game record).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The JSON is broken, or something in it has the wrong form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// The board contradicts its format.
    #[error("board.{0}")]
    Board(BoardError),
    /// Players, area tokens or dominoes cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Somebody acted whose turn it was not.
    #[error("log[{index}]: it is the turn of seat {turn}, not of seat {seat}",
        turn = .turn.index(), seat = .seat.index())]
    NotTheirTurn {
        /// The place in the log.
        index: usize,
        /// Whose turn it was.
        turn: Seat,
        /// Who is said to have acted.
        seat: Seat,
    },
    /// An action was not legal.
    #[error("log[{index}]: {reason}")]
    Illegal {
        /// The place in the log.
        index: usize,
        /// Why not.
        reason: Illegal,
    },
    /// The score markers showed something else.
    #[error("log[{index}]: the scores are {actual:?}, not {stated:?}")]
    Scores {
        /// The place in the log.
        index: usize,
        /// What the markers showed after the action.
        actual: Vec<i64>,
        /// What the record says.
        stated: Vec<i64>,
    },
    /// A result of a game that still runs.
    #[error("result: there is one, but the game is not over")]
    ResultTooEarly,
    /// No result of a game that is over.
    #[error("result: there is none, but the game is over")]
    ResultMissing,
    /// Other final scores.
    #[error("result.scores: the final scores are {actual:?}, not {stated:?}")]
    ResultScores {
        /// The final scores.
        actual: Vec<i64>,
        /// What the record says.
        stated: Vec<i64>,
    },
    /// Other numbers of collected area tokens.
    #[error("result.area_tokens: the seats collected {actual:?}, not {stated:?}")]
    ResultTokens {
        /// How many each seat collected.
        actual: Vec<usize>,
        /// What the record says.
        stated: Vec<usize>,
    },
    /// Other winners, or one twice.
    #[error("result.winners: the winners are {actual:?}, not {stated:?}",
        actual = numbers(.actual), stated = numbers(.stated))]
    ResultWinners {
        /// Who won.
        actual: Vec<Seat>,
        /// What the record says.
        stated: Vec<Seat>,
    },
}

fn numbers(seats: &[Seat]) -> Vec<usize> {
    seats.iter().map(|seat| seat.index()).collect()
}

impl From<BoardFileError> for RecordError {
    fn from(error: BoardFileError) -> RecordError {
        match error {
            BoardFileError::Form(error) => RecordError::Form(error.within("board")),
            BoardFileError::Board(error) => RecordError::Board(error),
        }
    }
}
