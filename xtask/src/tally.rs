//! Counting passes and failures, from what test programs say.

use std::fmt;
use std::ops::AddAssign;

/// How many checks passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Checks that held.
    pub passed: u64,
    /// Checks that did not.
    pub failed: u64,
}

impl Tally {
    /// One check that passed or failed as a whole.
    pub fn check(passed: bool) -> Self {
        Self { passed: u64::from(passed), failed: u64::from(!passed) }
    }

    /// Sums up the `test result:` lines that `cargo test` prints, one for each test program.
    pub fn of_cargo_test(output: &str) -> Self {
        let mut tally = Self::default();
        for line in output.lines().filter_map(|line| line.trim().strip_prefix("test result: ")) {
            tally.passed += count_before(line, "passed");
            tally.failed += count_before(line, "failed");
        }
        tally
    }

    /// Reads Playwright's JSON report; a test that passes when tried again has passed, and Playwright lists it as flaky.
    pub fn of_playwright(report: &str) -> Option<Self> {
        let report: serde_json::Value = serde_json::from_str(report).ok()?;
        let count = |name: &str| report["stats"][name].as_u64();
        // Errors outside any test, such as a file that cannot be loaded.
        let errors = report["errors"].as_array().map_or(0, Vec::len) as u64;
        Some(Self {
            passed: count("expected")? + count("flaky")?,
            failed: count("unexpected")? + errors,
        })
    }

    /// The same tally, with a failure added where the program failed without counting one: it crashed, or did not compile.
    pub fn with_exit(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The number that stands before `word` in a line such as `ok. 3 passed; 0 failed; 1 ignored`.
fn count_before(line: &str, word: &str) -> u64 {
    let words: Vec<&str> = line.split([' ', ';']).filter(|word| !word.is_empty()).collect();
    let number =
        words.windows(2).find(|pair| pair[1] == word).and_then(|pair| pair[0].parse().ok());
    number.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_program_counts() {
        let output = "running 3 tests\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
        assert_eq!(Tally::of_cargo_test(output), Tally { passed: 13, failed: 2 });
    }

    #[test]
    fn a_crash_is_a_failure() {
        let counted = Tally { passed: 4, failed: 0 };
        assert_eq!(counted.with_exit(false), Tally { passed: 4, failed: 1 });
        assert_eq!(counted.with_exit(true), counted);
    }

    #[test]
    fn broken_files_fail_and_flaky_tests_pass() {
        let report = r#"{"errors": [{}], "stats": {"expected": 5, "skipped": 1, "unexpected": 1, "flaky": 1}}"#;
        assert_eq!(Tally::of_playwright(report), Some(Tally { passed: 6, failed: 2 }));
        assert_eq!(Tally::of_playwright("{"), None);
    }

    #[test]
    fn the_last_line_reads_as_promised() {
        assert_eq!(Tally { passed: 12, failed: 0 }.to_string(), "12 passed, 0 failed");
    }
}
