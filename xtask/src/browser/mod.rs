//! Driving the built site in real browsers: tests, screenshots, response times, Lighthouse.

pub mod chromium;
pub mod engines;
pub mod speed_wasm;

use std::collections::hash_map::RandomState;
use std::fs;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::site;
use crate::site::server::Server;
use crate::suites::tally::{MAX_FLAKY, PlaywrightReport, Tally};
use crate::tools::{Tools, setup, step};

/// The site's path in tests: a subfolder, as on many static hosts, so that absolute addresses fail.
const BASE: &str = "/renature/";

/// The environment variable with a fresh seed. The browser tests that attack the page run once more
/// with it.
const FRESH_SEED: &str = "FRESH_SEED";

/// Runs the browser tests against dist/, with attacks of a fresh seed if `all` is set; `words` go to
/// Playwright.
pub fn test(tools: &mut Tools, all: bool, words: &[String]) -> Outcome<Tally> {
    site::check_is_built()?;
    let browser = set_up(tools)?;
    announce("Building the arena, which checks the records that the page writes (up to a minute).");
    // The native tests have already built it in this profile.
    let mut arena = tools.command("cargo");
    process::run(
        arena.args(["build", "--quiet", "--profile", "test", "--bin", "arena"]),
        "building the arena",
    )?;
    let server = Server::start(&project::dist(), BASE, 0)?;
    let report = project::browser_tests().join("results").join("report.json");
    // The report of an earlier run must not be counted.
    if report.exists() {
        site::published::remove(&report)?;
    }
    let mut command = command_with_site(tools, "npx", &browser, &server);
    command.args(["--no-install", "playwright", "test"]).args(words);
    if all {
        let seed = fresh_seed();
        announce(&format!("The fresh seed of the attacks is {seed}."));
        command.env(FRESH_SEED, seed.to_string()).env("ALL_CASES", "1");
    }
    let success = command
        .status()
        .map_err(|error| Failure::new(format!("Playwright could not be started: {error}.")))?
        .success();
    let report = fs::read_to_string(&report).ok().and_then(|json| PlaywrightReport::parse(&json));
    let report = report.unwrap_or_default();
    announce(&format!(
        "{} browser tests passed only on a retry; more than {MAX_FLAKY} fail the run.",
        report.flaky
    ));
    if report.is_too_flaky() {
        Failure::new("too many browser tests passed only on a retry.").print();
    }
    Ok(report.tally().with_exit(success))
}

/// Builds the site and takes screenshots of it; `words` go to the script.
pub fn take_screenshots(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Taking screenshots (some seconds for each state).";
    run_script(tools, what, "measure/shots.mjs", words)
}

/// Builds the site and plays at random in it; `words` go to the script.
pub fn play_at_random(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Playing at random (about a minute for 1,000 actions).";
    run_script(tools, what, "attacks/monkey_command.mjs", words)
}

/// Builds the site and kills the browser while it plays there; `words` go to the script.
pub fn kill_at_random(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Killing the browser at random moments (some seconds for each).";
    run_script(tools, what, "attacks/kill_command.mjs", words)
}

/// Builds the site and measures how fast it responds to taps; `words` go to the script.
pub fn measure_page(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Playing whole games in a slowed browser (some minutes).";
    run_script(tools, what, "measure/speed_page.mjs", words)
}

/// Builds the site and measures how soon bots act in it; `words` go to the script.
pub fn measure_bots(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Letting bots play whole games in a slowed browser (about 2 minutes).";
    run_script(tools, what, "measure/speed_bots.mjs", words)
}

/// Builds the site, runs Lighthouse on it, and measures when its screens appear; `words` go to the script.
pub fn run_lighthouse(tools: &mut Tools, words: &[String]) -> Outcome {
    site::build(tools)?;
    let browser = set_up(tools)?;
    announce(
        "Loading the page as slowly as a phone does (about 8 minutes, beside another site 16).",
    );
    let mut command = tools.command("node");
    command.current_dir(project::browser_tests()).env(chromium::VARIABLE, browser);
    process::run(command.arg("measure/lighthouse.mjs").args(words), "the Lighthouse run")
}

/// Returns a seed that changes from run to run.
fn fresh_seed() -> u32 {
    RandomState::new().hash_one("seed") as u32
}

/// The program that the user's environment variable names; fails if it does not start with the
/// option `probe`.
fn named_program(tools: &Tools, variable: &str, probe: &str) -> Outcome<Option<String>> {
    let named = std::env::var(variable).ok().filter(|named| !named.is_empty());
    match named {
        Some(named) if process::try_read(tools.command(&named).arg(probe)).is_none() => {
            Err(Failure::new(format!(
                "{variable} names {named}, which does not start; unset it or correct it."
            )))
        }
        named => Ok(named),
    }
}

/// The program of this name on PATH.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    // Joining an absolute path gives just that path.
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Builds the site, announces `what`, and runs a script on the served site.
fn run_script(tools: &mut Tools, what: &str, script: &str, words: &[String]) -> Outcome {
    site::build(tools)?;
    let browser = set_up(tools)?;
    let server = Server::start(&project::dist(), BASE, 0)?;
    announce(what);
    let mut command = command_with_site(tools, "node", &browser, &server);
    process::run(command.arg(script).args(words), script)
}

/// A command that runs a script, and the server that it connects to.
struct ServedScript {
    command: Command,
    _server: Server,
}

/// Serves a folder as if it were the site; returns the command that runs a script on it.
fn script_for_folder(tools: &mut Tools, folder: &Path, script: &str) -> Outcome<ServedScript> {
    let browser = set_up(tools)?;
    let server = Server::start(folder, BASE, 0)?;
    let mut command = command_with_site(tools, "node", &browser, &server);
    command.arg(script);
    Ok(ServedScript { command, _server: server })
}

/// Installs Playwright and a browser, if they are missing; returns the browser's path.
fn set_up(tools: &Tools) -> Outcome<PathBuf> {
    step::run_in_order(
        tools,
        setup::npm_packages(tools, &project::browser_tests(), "Playwright")?,
    )?;
    chromium::find_or_install(tools)
}

/// A command in the folder of the browser tests. Its environment has the addresses of the site and
/// the browser.
fn command_with_site(tools: &Tools, program: &str, browser: &Path, server: &Server) -> Command {
    let mut command = tools.command(program);
    command.current_dir(project::browser_tests());
    command.env("BASE_URL", server.address()).env(chromium::VARIABLE, browser);
    command
}
