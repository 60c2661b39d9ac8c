//! Testing the built site in Firefox and WebKitGTK, which Playwright cannot drive.

use crate::browser;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::site;
use crate::suites::tally::Tally;
use crate::tools::debian::{self, Installation};
use crate::tools::{Tools, setup, step};

/// A browser engine and what its tests need.
struct Engine {
    name: &'static str,
    /// The file of its tests in tests/e2e/engines.
    test: &'static str,
    /// The environment variable with the program that the tests start.
    variable: &'static str,
    /// The names under which systems install that program.
    programs: &'static [&'static str],
    /// An option with which that program only prints something.
    probe: &'static str,
    /// Commands that succeed if the other programs and libraries are installed.
    checks: &'static [&'static [&'static str]],
    /// Debian's packages.
    packages: &'static [&'static str],
}

const ENGINES: [Engine; 2] = [
    Engine {
        name: "Firefox",
        test: "firefox.test.mjs",
        variable: "RENATURE_FIREFOX",
        programs: &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
        probe: "--version",
        checks: &[],
        packages: &["firefox-esr"],
    },
    Engine {
        name: "WebKitGTK",
        test: "webkit.test.mjs",
        variable: "RENATURE_WEBKIT_DRIVER",
        programs: &["WebKitWebDriver"],
        probe: "--help",
        checks: &[
            &["Xvfb", "-help"],
            &["gjs", "-c", "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"],
        ],
        packages: &["webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"],
    },
];

/// Runs the tests of all engines that are installed or can be.
pub fn test(tools: &Tools) -> Outcome<Tally> {
    site::check_is_built()?;
    let packages = setup::npm_packages(tools, &project::browser_tests(), "the browsers' driver")?;
    step::run_in_order(tools, packages)?;
    let mut command = tools.command("node");
    command.current_dir(project::browser_tests());
    // Each engine waits about as long as it computes.
    command.args(["--test", "--test-reporter=spec", "--test-concurrency=2"]);
    let mut found = Vec::new();
    for engine in &ENGINES {
        let Some(program) = engine.find_or_install(tools)? else { continue };
        command.env(engine.variable, program).arg(format!("engines/{}", engine.test));
        found.push(engine.name);
    }
    if found.is_empty() {
        return Ok(Tally::default());
    }
    announce(&format!("Testing in {} (about 2 minutes).", found.join(" and ")));
    let (success, output) = process::run_and_read(&mut command)?;
    Ok(Tally::from_node_test(&output).with_exit(success))
}

impl Engine {
    /// Returns the program that the tests start; `None`, after saying so, if no package has it.
    fn find_or_install(&self, tools: &Tools) -> Outcome<Option<String>> {
        if let Some(program) = self.find(tools)? {
            return Ok(Some(program));
        }
        if !debian::has_apt() {
            announce(&format!(
                "{} is not tested: it is not installed, and only Debian's packages of it are known here.",
                self.name
            ));
            return Ok(None);
        }
        announce(&format!("Installing {} (once, about a minute).", self.packages.join(", ")));
        if let Installation::NoPackage(package) = debian::install(tools, self.packages)? {
            announce(&format!(
                "{} is not tested: this system has no package {package}.",
                self.name
            ));
            return Ok(None);
        }
        let found = self.find(tools)?;
        found.map(Some).ok_or_else(|| {
            Failure::new(format!("{} is installed, but does not start.", self.packages.join(", ")))
        })
    }

    /// The program that the variable names, or the first one that starts, if nothing else is missing.
    fn find(&self, tools: &Tools) -> Outcome<Option<String>> {
        if let Some(named) = browser::named_program(tools, self.variable, self.probe)? {
            return Ok(Some(named));
        }
        let works =
            |words: &[&str]| process::try_read(tools.command(words[0]).args(&words[1..])).is_some();
        if !self.checks.iter().all(|check| works(check)) {
            return Ok(None);
        }
        let installed = self.programs.iter().filter_map(|name| browser::on_path(name));
        let mut paths = installed.filter_map(|path| path.to_str().map(str::to_owned));
        Ok(paths.find(|path| works(&[path, self.probe])))
    }
}
