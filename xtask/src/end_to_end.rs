//! Driving the built site in a real Chromium: tests, screenshots, answer times, Lighthouse.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::chromium;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::serve::Server;
use crate::setup;
use crate::site;
use crate::tally::Tally;
use crate::tools::Tools;

/// Where the tests find the site: below a folder, as many static hosts have it, so that absolute addresses show up.
const BASE: &str = "/renature/";

/// Runs the end-to-end tests against dist/; `words` go to Playwright.
pub fn test(tools: &mut Tools, words: &[String]) -> Outcome<Tally> {
    site::must_be_built()?;
    let browser = set_up(tools)?;
    announce(
        "Building the arena, which judges the records that the page writes (up to 2 minutes).",
    );
    let mut arena = tools.command("cargo");
    process::run(arena.args(["build", "--quiet", "--bin", "arena"]), "building the arena")?;
    let server = Server::start(&project::dist(), BASE, 0)?;
    let report = project::end_to_end().join("results").join("report.json");
    // A report of an earlier run must not be counted.
    if report.exists() {
        fs::remove_file(&report).map_err(|error| {
            Failure::new(format!("{} cannot be removed: {error}.", report.display()))
        })?;
    }
    let mut command = in_folder(tools, "npx", &browser, &server);
    command.args(["--no-install", "playwright", "test"]).args(words);
    let success = command
        .status()
        .map_err(|error| Failure::new(format!("Playwright could not be started: {error}.")))?
        .success();
    let counted = fs::read_to_string(&report).ok().and_then(|text| Tally::of_playwright(&text));
    Ok(counted.unwrap_or_default().with_exit(success))
}

/// Builds the site and takes screenshots of it; `words` go to the script.
pub fn shots(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Taking screenshots (some seconds for each state).";
    run_script(tools, what, "shots.mjs", words)
}

/// Builds the site and times how fast it answers taps; `words` go to the script.
pub fn speed(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Playing whole games in a slowed browser (some minutes).";
    run_script(tools, what, "speed.mjs", words)
}

/// Builds the site and times how soon bots act in it; `words` go to the script.
pub fn speed_of_bots(tools: &mut Tools, words: &[String]) -> Outcome {
    let what = "Having bots play whole games in a slowed browser (about 2 minutes).";
    run_script(tools, what, "speed_bots.mjs", words)
}

/// Builds the site, says what comes, and runs a script against it.
fn run_script(tools: &mut Tools, what: &str, script: &str, words: &[String]) -> Outcome {
    site::build(tools)?;
    let browser = set_up(tools)?;
    let server = Server::start(&project::dist(), BASE, 0)?;
    announce(what);
    let mut command = in_folder(tools, "node", &browser, &server);
    process::run(command.arg(script).args(words), script)
}

/// Builds the site, has Lighthouse judge it, and times when its first board is there.
pub fn lighthouse(tools: &mut Tools) -> Outcome {
    site::build(tools)?;
    let browser = set_up(tools)?;
    announce("Opening the page as slowly as a phone does (about 2 minutes).");
    let mut command = tools.command("node");
    command.current_dir(project::end_to_end()).env(chromium::VARIABLE, browser);
    process::run(command.arg("lighthouse.mjs"), "judging the page")
}

/// A script to be run, and the server that it asks.
pub struct Script {
    /// Runs it.
    pub command: Command,
    _server: Server,
}

/// A script of the tests' folder with a folder of its own, served as if it were the site.
pub fn script_on(tools: &mut Tools, folder: &Path, script: &str) -> Outcome<Script> {
    let browser = set_up(tools)?;
    let server = Server::start(folder, BASE, 0)?;
    let mut command = in_folder(tools, "node", &browser, &server);
    command.arg(script);
    Ok(Script { command, _server: server })
}

/// Brings Playwright and a browser onto the machine.
fn set_up(tools: &mut Tools) -> Outcome<PathBuf> {
    setup::npm_packages(tools, &project::end_to_end(), "Playwright")?;
    chromium::find_or_install(tools)
}

/// A program in the tests' folder, told where the site and the browser are.
fn in_folder(tools: &Tools, program: &str, browser: &PathBuf, server: &Server) -> Command {
    let mut command = tools.command(program);
    command.current_dir(project::end_to_end());
    command.env("BASE_URL", server.address()).env(chromium::VARIABLE, browser);
    command
}
