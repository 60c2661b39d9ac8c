//! Everything CI runs, suite by suite.

use std::process::Command;
use std::time::Instant;

use crate::end_to_end;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::setup::{self, WASM_TARGET};
use crate::site;
use crate::size;
use crate::tally::Tally;
use crate::tools::Tools;

/// One part of what `cargo xtask test` runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suite {
    /// The code is formatted.
    Fmt,
    /// The code is free of lints, for this machine and for the browser.
    Clippy,
    /// The documentation builds without warnings.
    Docs,
    /// The tests that need no browser.
    Native,
    /// The site builds.
    Build,
    /// What the site transfers is within its budget.
    Size,
    /// The built site works in a real Chromium.
    EndToEnd,
}

impl Suite {
    /// All suites, in the order in which they run: what fails fast comes first.
    pub const ALL: [Self; 7] = [
        Self::Fmt,
        Self::Clippy,
        Self::Docs,
        Self::Native,
        Self::Build,
        Self::Size,
        Self::EndToEnd,
    ];

    /// Understands a suite's name on the command line.
    pub fn parse(word: &str) -> Outcome<Self> {
        let found = Self::ALL.into_iter().find(|suite| suite.name() == word);
        found.ok_or_else(|| {
            let names: Vec<&str> = Self::ALL.iter().map(Self::name).collect();
            Failure::new(format!(
                "there is no suite `{word}`; `--only` takes one of {}.",
                names.join(", ")
            ))
        })
    }

    /// The suite's name on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::Docs => "docs",
            Self::Native => "native",
            Self::Build => "build",
            Self::Size => "size",
            Self::EndToEnd => "e2e",
        }
    }

    /// What the suite does, and how long it may take on two cores.
    fn purpose(&self) -> &'static str {
        match self {
            Self::Fmt => "is the code formatted? (seconds)",
            Self::Clippy => {
                "lints, for this machine and for the browser (seconds, the first time 3 minutes)"
            }
            Self::Docs => {
                "does the documentation build without warnings? (seconds, the first time 1 minute)"
            }
            Self::Native => {
                "unit, scenario, property and documentation tests (the first time 3 minutes)"
            }
            Self::Build => {
                "the site as it is published (1 minute; on a fresh machine 10, for its tools are built)"
            }
            Self::Size => "is what a first visit transfers within the budget? (seconds)",
            Self::EndToEnd => "the published site in a real Chromium (1 to 5 minutes)",
        }
    }

    fn run(self, tools: &mut Tools, playwright: &[String]) -> Outcome<Tally> {
        match self {
            Self::Fmt => fmt(tools),
            Self::Clippy => clippy(tools),
            Self::Docs => docs(tools),
            Self::Native => native(tools),
            Self::Build => site::build(tools).map(|()| Tally::check(true)),
            Self::Size => site::must_be_built()
                .and_then(|()| size::print(&project::dist()))
                .map(|()| Tally::check(true)),
            Self::EndToEnd => end_to_end::test(tools, playwright),
        }
    }
}

/// Runs the suites, going on after one that failed, and tells how each ended.
pub fn run(tools: &mut Tools, suites: &[Suite], playwright: &[String]) -> Tally {
    let mut total = Tally::default();
    let mut lines = Vec::new();
    let mut site_failed = false;
    for suite in suites {
        announce(&format!("{}: {}", suite.name(), suite.purpose()));
        let start = Instant::now();
        let outcome = match suite {
            Suite::Size | Suite::EndToEnd if site_failed => {
                Err(Failure::new("not run, for the site did not build."))
            }
            _ => suite.run(tools, playwright),
        };
        let tally = outcome.unwrap_or_else(|failure| {
            eprintln!("error: {failure}");
            Tally::check(false)
        });
        site_failed |= *suite == Suite::Build && tally.failed > 0;
        total += tally;
        let line = format!("{:<7} {tally} in {} s", suite.name(), start.elapsed().as_secs());
        announce(&line);
        lines.push(line);
    }
    println!("\n{}\n", lines.join("\n"));
    total
}

fn fmt(tools: &mut Tools) -> Outcome<Tally> {
    setup::rust_component(tools, "rustfmt", "fmt")?;
    Ok(check(tools.command("cargo").args(["fmt", "--all", "--check"])))
}

fn clippy(tools: &mut Tools) -> Outcome<Tally> {
    setup::rust_component(tools, "clippy", "clippy")?;
    setup::rust_target(tools)?;
    let here = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    let browser = ["clippy", "--target", WASM_TARGET, "--lib"];
    let browser = browser
        .into_iter()
        .chain(["--bin", "renature", "--bin", "thinker", "--", "-D", "warnings"]);
    let mut tally = check(tools.command("cargo").args(here));
    tally += check(tools.command("cargo").args(browser));
    Ok(tally)
}

fn docs(tools: &mut Tools) -> Outcome<Tally> {
    setup::rust_target(tools)?;
    let here: &[&str] = &["doc", "--workspace", "--no-deps"];
    // The page's own room exists only there.
    let browser: &[&str] = &["doc", "--no-deps", "--lib", "--target", WASM_TARGET];
    let mut tally = Tally::default();
    for words in [here, browser] {
        tally += check(tools.command("cargo").args(words).env("RUSTDOCFLAGS", "-D warnings"));
    }
    Ok(tally)
}

fn native(tools: &mut Tools) -> Outcome<Tally> {
    let mut command = tools.command("cargo");
    command.args(["test", "--workspace", "--no-fail-fast"]);
    let (success, output) = process::run_and_read(&mut command)?;
    Ok(Tally::of_cargo_test(&output).with_exit(success))
}

/// A command that counts as one check: it succeeds, or it has failed and said why.
fn check(command: &mut Command) -> Tally {
    let passed =
        process::run(command, "this check").map_err(|failure| eprintln!("error: {failure}"));
    Tally::check(passed.is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suite_can_be_named() {
        for suite in Suite::ALL {
            assert_eq!(Suite::parse(suite.name()), Ok(suite));
        }
        assert!(Suite::parse("").is_err());
    }
}
