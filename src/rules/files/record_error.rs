//! The errors of a record.

use super::{board_file::BoardFileError, json::FormError};
use crate::rules::{board_error::BoardError, illegal::Illegal, seat::Seat, setup::SetupError};

/// The error of a record. Its text names the place (RECORD: Game record).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The JSON is broken, or something in it has the wrong form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// The board contradicts its format.
    #[error("board.{0}")]
    Board(BoardError),
    /// The players, area tokens or dominoes are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A player acted out of turn.
    #[error("log[{index}]: it is the turn of seat {turn}, not of seat {seat}",
        turn = .turn.index(), seat = .seat.index())]
    NotTheirTurn {
        /// The position in the log.
        index: usize,
        /// The seat whose turn it was.
        turn: Seat,
        /// The seat in the entry.
        seat: Seat,
    },
    /// An action was not legal.
    #[error("log[{index}]: {reason}")]
    Illegal {
        /// The position in the log.
        index: usize,
        /// The reason.
        reason: Illegal,
    },
    /// An entry has wrong scores.
    #[error("log[{index}]: the scores are {actual:?}, not {stated:?}")]
    Scores {
        /// The position in the log.
        index: usize,
        /// The scores after the action.
        actual: Vec<i64>,
        /// The value in the record.
        stated: Vec<i64>,
    },
    /// A result in a record of an unfinished game.
    #[error("result: there is one, but the game is not over")]
    ResultTooEarly,
    /// No result in a record of a finished game.
    #[error("result: there is none, but the game is over")]
    ResultMissing,
    /// Wrong final scores.
    #[error("result.scores: the final scores are {actual:?}, not {stated:?}")]
    ResultScores {
        /// The final scores.
        actual: Vec<i64>,
        /// The value in the record.
        stated: Vec<i64>,
    },
    /// Wrong numbers of collected area tokens.
    #[error("result.area_tokens: the seats collected {actual:?}, not {stated:?}")]
    ResultTokens {
        /// The number that each seat collected.
        actual: Vec<usize>,
        /// The value in the record.
        stated: Vec<usize>,
    },
    /// Wrong winners, or one named twice.
    #[error("result.winners: the winners are {actual:?}, not {stated:?}",
        actual = numbers(.actual), stated = numbers(.stated))]
    ResultWinners {
        /// The winners.
        actual: Vec<Seat>,
        /// The value in the record.
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
