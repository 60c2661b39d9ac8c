//! Counting passed and failed checks from the output of test programs.

use std::fmt;
use std::ops::AddAssign;

/// The number of browser tests in a run that may pass only on a retry; the run fails above it.
pub const MAX_FLAKY: u64 = 2;

/// The number of passed and of failed checks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of passed checks.
    pub passed: u64,
    /// The number of failed checks.
    pub failed: u64,
}

impl Tally {
    /// The tally of a single check.
    pub fn check(passed: bool) -> Self {
        Self { passed: u64::from(passed), failed: u64::from(!passed) }
    }

    /// Adds up the `test result:` lines of `cargo test`, one for each test program.
    pub fn from_cargo_test(output: &str) -> Self {
        let mut tally = Self::default();
        for line in output.lines().filter_map(|line| line.trim().strip_prefix("test result: ")) {
            tally.passed += number_before(line, "passed");
            tally.failed += number_before(line, "failed");
        }
        tally
    }

    /// Reads the counts at the end of the output of Node's test runner.
    pub fn from_node_test(output: &str) -> Self {
        let count = |name: &str| {
            let mut numbers =
                output.lines().filter_map(|line| line.strip_prefix(&format!("ℹ {name} ")));
            numbers.next_back().and_then(|number| number.parse().ok()).unwrap_or(0)
        };
        // Tests are cancelled when their browser does not start.
        Self { passed: count("pass"), failed: count("fail") + count("cancelled") }
    }

    /// Adds a failure if the program failed without counting one: it crashed or did not compile.
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

/// The counts in Playwright's JSON report.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlaywrightReport {
    /// The number of tests that passed at the first try.
    pub passed: u64,
    /// The number of failed tests, and of errors outside any test, such as a file that cannot be loaded.
    pub failed: u64,
    /// The number of tests that passed only on a retry.
    pub flaky: u64,
}

impl PlaywrightReport {
    /// Parses a report; `None` if it is not one.
    pub fn parse(json: &str) -> Option<Self> {
        let report: serde_json::Value = serde_json::from_str(json).ok()?;
        let count = |name: &str| report["stats"][name].as_u64();
        let errors = report["errors"].as_array().map_or(0, Vec::len) as u64;
        Some(Self {
            passed: count("expected")?,
            failed: count("unexpected")? + errors,
            flaky: count("flaky")?,
        })
    }

    /// Returns true if more than [`MAX_FLAKY`] tests passed only on a retry.
    pub fn is_too_flaky(&self) -> bool {
        self.flaky > MAX_FLAKY
    }

    /// The tally: flaky tests have passed, but too many of them are one failed check.
    pub fn tally(&self) -> Tally {
        Tally {
            passed: self.passed + self.flaky,
            failed: self.failed + u64::from(self.is_too_flaky()),
        }
    }
}

/// The number before `word` in a line such as `ok. 3 passed; 0 failed; 1 ignored`.
fn number_before(line: &str, word: &str) -> u64 {
    let words: Vec<&str> = line.split([' ', ';']).filter(|word| !word.is_empty()).collect();
    let number =
        words.windows(2).find(|pair| pair[1] == word).and_then(|pair| pair[0].parse().ok());
    number.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(flaky: u64) -> Option<PlaywrightReport> {
        PlaywrightReport::parse(&format!(
            r#"{{"errors": [], "stats": {{"expected": 5, "skipped": 1, "unexpected": 0, "flaky": {flaky}}}}}"#
        ))
    }

    #[test]
    fn every_test_program_counts() {
        let output = "running 3 tests\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
        assert_eq!(Tally::from_cargo_test(output), Tally { passed: 13, failed: 2 });
    }

    #[test]
    fn cancelled_tests_of_node_are_failures() {
        let output =
            "✔ one (3ms)\nℹ tests 9\nℹ suites 1\nℹ pass 5\nℹ fail 1\nℹ cancelled 2\nℹ skipped 1\n";
        assert_eq!(Tally::from_node_test(output), Tally { passed: 5, failed: 3 });
        assert_eq!(Tally::from_node_test("crashed"), Tally::default());
    }

    #[test]
    fn a_crash_is_a_failure() {
        let tally = Tally { passed: 4, failed: 0 };
        assert_eq!(tally.with_exit(false), Tally { passed: 4, failed: 1 });
        assert_eq!(tally.with_exit(true), tally);
    }

    #[test]
    fn errors_outside_tests_are_failures() {
        let report = r#"{"errors": [{}], "stats": {"expected": 5, "skipped": 1, "unexpected": 1, "flaky": 0}}"#;
        let counts = PlaywrightReport { passed: 5, failed: 2, flaky: 0 };
        assert_eq!(PlaywrightReport::parse(report), Some(counts));
        assert_eq!(PlaywrightReport::parse("{"), None);
    }

    #[test]
    fn a_few_flaky_tests_pass() {
        let tally = report(MAX_FLAKY).map(|report| report.tally());
        assert_eq!(tally, Some(Tally { passed: 5 + MAX_FLAKY, failed: 0 }));
    }

    #[test]
    fn too_many_flaky_tests_fail_the_run() {
        let tally = report(MAX_FLAKY + 1).map(|report| report.tally());
        assert_eq!(tally, Some(Tally { passed: 6 + MAX_FLAKY, failed: 1 }));
    }

    #[test]
    fn the_last_line_counts_passed_and_failed() {
        assert_eq!(Tally { passed: 12, failed: 0 }.to_string(), "12 passed, 0 failed");
    }
}
