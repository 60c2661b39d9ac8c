//! The suites of `cargo xtask test`: everything that CI runs.

pub mod background_build;
pub mod tally;

use std::process::Command;
use std::time::Instant;

use crate::browser;
use crate::failure::{Failure, Outcome};
use crate::process::progress::format_duration;
use crate::process::{self, announce};
use crate::project;
use crate::site;
use crate::tools::setup::WASM_TARGET;
use crate::tools::{Tools, setup, step};
use background_build::BackgroundBuild;
use tally::Tally;

/// One suite of `cargo xtask test`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suite {
    /// The code is formatted.
    Fmt,
    /// The code has no lints, natively and for the browser.
    Clippy,
    /// The documentation builds without warnings.
    Docs,
    /// The tests that need no browser pass.
    Native,
    /// The site builds.
    Build,
    /// The first visit transfers no more than its budget.
    Size,
    /// The built site works in a real Chromium.
    EndToEnd,
    /// The built site works in Firefox and WebKitGTK.
    Engines,
}

impl Suite {
    /// All suites in the order in which they run: the fastest to fail first.
    pub const ALL: [Self; 8] = [
        Self::Fmt,
        Self::Clippy,
        Self::Docs,
        Self::Native,
        Self::Build,
        Self::Size,
        Self::EndToEnd,
        Self::Engines,
    ];

    /// Parses a suite's name on the command line.
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
            Self::Engines => "engines",
        }
    }

    /// A phrase that says what the suite checks, and about how long it takes on two cores.
    fn description(&self) -> &'static str {
        match self {
            Self::Fmt => "is the code formatted? (seconds)",
            Self::Clippy => {
                "lints, natively and for the browser (seconds, the first time 3 minutes)"
            }
            Self::Docs => {
                "does the documentation build without warnings? (seconds, the first time 1 minute)"
            }
            Self::Native => {
                "unit, scenario, property and documentation tests (the first time 3 minutes)"
            }
            Self::Build => "the site as published (1 minute, the first time up to 8)",
            Self::Size => "does the first visit transfer no more than its budget? (seconds)",
            Self::EndToEnd => "the published site in a real Chromium (17 to 30 minutes)",
            Self::Engines => "the published site in Firefox and WebKitGTK (2 to 4 minutes)",
        }
    }

    fn run(self, tools: &mut Tools, plan: &Plan) -> Outcome<Tally> {
        match self {
            Self::Fmt => fmt(tools),
            Self::Clippy => clippy(tools),
            Self::Docs => docs(tools),
            Self::Native => native(tools),
            Self::Build => site::build(tools).map(|()| Tally::check(true)),
            Self::Size => site::check_is_built()
                .and_then(|()| site::size::print(&project::dist()))
                .map(|()| Tally::check(true)),
            Self::EndToEnd => browser::test(tools, plan.all, &plan.playwright),
            Self::Engines => browser::engines::test(tools),
        }
    }
}

/// The choices of one `cargo xtask test`.
#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    /// The suites to run, in the order in which they stand in [`Suite::ALL`].
    pub suites: Vec<Suite>,
    /// True if the suites also run what CI leaves out.
    pub all: bool,
    /// Words for Playwright.
    pub playwright: Vec<String>,
}

/// Runs the suites, each even if an earlier one failed, and prints the result of each; returns the sum.
pub fn run(tools: &mut Tools, plan: &Plan) -> Tally {
    let suites = &plan.suites;
    let start = Instant::now();
    let mut total = Tally::default();
    let mut lines = Vec::new();
    let mut has_site = true;
    let mut build = None;
    for (index, suite) in suites.iter().enumerate() {
        let number = format!("[{}/{}]", index + 1, suites.len());
        announce(&format!("{number} {}: {}", suite.name(), suite.description()));
        let suite_start = Instant::now();
        if *suite == Suite::Clippy && suites.contains(&Suite::Build) {
            build = BackgroundBuild::start(tools);
        }
        let outcome = match suite {
            Suite::Build if build.is_some() => {
                build.take().map_or(Ok(()), BackgroundBuild::finish).map(|()| Tally::check(true))
            }
            Suite::Size | Suite::EndToEnd | Suite::Engines if !has_site => {
                Err(Failure::new("not run, because the site did not build."))
            }
            _ => suite.run(tools, plan),
        };
        let tally = outcome.unwrap_or_else(|failure| {
            failure.print();
            Tally::check(false)
        });
        has_site &= *suite != Suite::Build || tally.failed == 0;
        total += tally;
        let time = format_duration(suite_start.elapsed());
        let line = format!("{:<7} {tally} in {time}", suite.name());
        announce(&format!("{number} {line}; {} so far", format_duration(start.elapsed())));
        lines.push(line);
    }
    println!("\n{}\n", lines.join("\n"));
    total
}

fn fmt(tools: &Tools) -> Outcome<Tally> {
    step::run_in_order(tools, setup::rust_component(tools, "rustfmt", "fmt"))?;
    Ok(check(tools.command("cargo").args(["fmt", "--all", "--check"])))
}

fn clippy(tools: &Tools) -> Outcome<Tally> {
    let missing = [setup::rust_component(tools, "clippy", "clippy"), setup::rust_target(tools)];
    step::run_in_order(tools, missing.into_iter().flatten())?;
    let native = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    let browser = ["clippy", "--target", WASM_TARGET, "--lib"];
    let browser = browser
        .into_iter()
        .chain(["--bin", "renature", "--bin", "thinker", "--", "-D", "warnings"]);
    let mut tally = check(tools.command("cargo").args(native));
    tally += check(tools.command("cargo").args(browser));
    Ok(tally)
}

fn docs(tools: &Tools) -> Outcome<Tally> {
    step::run_in_order(tools, setup::rust_target(tools))?;
    let native: &[&str] = &["doc", "--workspace", "--no-deps"];
    // The page's modules exist only for the browser.
    let browser: &[&str] = &["doc", "--no-deps", "--lib", "--target", WASM_TARGET];
    let mut tally = Tally::default();
    for words in [native, browser] {
        tally += check(tools.command("cargo").args(words).env("RUSTDOCFLAGS", "-D warnings"));
    }
    Ok(tally)
}

fn native(tools: &Tools) -> Outcome<Tally> {
    // Together, cargo would unite the features of all packages, and compile most of what xtask is made
    // of once more: 2 minutes of processor time.
    let packages: [&[&str]; 2] = [&["renature"], &["xtask", "split-bindgen"]];
    let mut tally = Tally::default();
    for names in packages {
        let mut command = tools.command("cargo");
        command.args(["test", "--no-fail-fast"]);
        names.iter().for_each(|name| {
            command.args(["--package", name]);
        });
        let (success, output) = process::run_and_read(&mut command)?;
        tally += Tally::from_cargo_test(&output).with_exit(success);
    }
    Ok(tally)
}

/// Runs a command that is one check.
fn check(command: &mut Command) -> Tally {
    let outcome = process::run(command, "this check");
    Tally::check(outcome.map_err(|failure| failure.print()).is_ok())
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
