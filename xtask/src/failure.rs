//! The error type of all commands.

use std::fmt;

/// The reason why a command stopped: one sentence, with the remedy if there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    sentence: String,
    /// The output of the program that failed, if it is not on the terminal yet.
    output: String,
}

/// The result of everything that can fail.
pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// A failure with this sentence as its message.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), output: String::new() }
    }

    /// Adds the output of the program that failed, which [`Failure::print`] shows above the sentence.
    pub fn with_output(self, output: String) -> Self {
        Self { output, ..self }
    }

    /// Adds a sentence that says what the user can do.
    pub fn with_remedy(self, remedy: &str) -> Self {
        Self { sentence: format!("{} {remedy}", self.sentence), ..self }
    }

    /// Prints the failure to standard error.
    pub fn print(&self) {
        eprintln!("{}error: {self}", self.output);
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.sentence)
    }
}

impl std::error::Error for Failure {}
