//! Errors of beginning or restoring a match.

use crate::rules::{RecordError, SetupError};

/// The reason why a match can't begin or be restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// The number of controllers is not the number of players.
    #[error("players: {controllers} for {seats} seats")]
    Controllers {
        /// The number of players.
        seats: usize,
        /// The number of controllers.
        controllers: usize,
    },
    /// The setup or the record is invalid.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl From<SetupError> for MatchError {
    fn from(error: SetupError) -> MatchError {
        MatchError::Record(error.into())
    }
}
