//! What a command says when it cannot go on.

use std::fmt;

/// Why a command stopped: one sentence that names the remedy where there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(String);

/// What everything that can fail returns.
pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// A failure that tells its reader `sentence`.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}
