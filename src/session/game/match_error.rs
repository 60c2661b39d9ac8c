//! Why a match can't begin or go on.

use crate::rules::{RecordError, SetupError};

/// Why a match can't begin or go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// Not one holder a seat.
    #[error("holders: {controllers} for {seats} seats")]
    Holders {
        /// How many seats there are.
        seats: usize,
        /// How many holders.
        controllers: usize,
    },
    /// The setup or the record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl From<SetupError> for MatchError {
    fn from(error: SetupError) -> MatchError {
        MatchError::Record(error.into())
    }
}
