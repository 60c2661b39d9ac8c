//! Finding or installing the browser for the browser tests.

use std::path::{Path, PathBuf};

use crate::browser;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::tools::{Tools, debian};

/// The environment variable with the path of the browser, for these commands and for the tests.
pub const VARIABLE: &str = "RENATURE_CHROMIUM";

/// Debian's package with a Chromium that draws no window, and its program.
///
/// The browser tests take 14.5 minutes in it and 19.5 minutes in `chromium` (November 2026, two
/// cores, one run each).
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// A typeface as wide as Arial. Nearly every device has one; with a wider one less fits.
const TYPEFACE: &str = "fonts-liberation";

/// The names under which systems install Chromium or Chrome.
const NAMES: [&str; 7] = [
    HEADLESS_SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// The path of a browser that starts: from [`VARIABLE`], on PATH, Playwright's, or a newly installed one.
pub fn find_or_install(tools: &Tools) -> Outcome<PathBuf> {
    if let Some(named) = browser::named_program(tools, VARIABLE, "--version")? {
        return Ok(PathBuf::from(named));
    }
    let found = |tools: &Tools| installed(tools).or_else(|| playwright_chromium(tools));
    if let Some(browser) = found(tools) {
        return Ok(browser);
    }
    install(tools);
    found(tools).ok_or_else(|| {
        Failure::new(format!("no Chromium could be found or installed: install Chromium or Chrome, or set {VARIABLE} to its program."))
    })
}

/// The first browser on PATH that starts. Ubuntu's `chromium-browser` may be a script that only points to its store.
fn installed(tools: &Tools) -> Option<PathBuf> {
    NAMES.iter().find_map(|name| {
        let path = browser::on_path(name)?;
        starts(tools, &path).then_some(path)
    })
}

fn starts(tools: &Tools, program: &Path) -> bool {
    program.to_str().is_some_and(|program| tools.version(program).is_some())
}

/// The browser that an earlier `playwright install` downloaded.
fn playwright_chromium(tools: &Tools) -> Option<PathBuf> {
    let script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    let mut command = tools.command("node");
    let path =
        process::try_read(command.args(["-e", script]).current_dir(project::browser_tests()))?;
    Some(PathBuf::from(path)).filter(|file| starts(tools, file))
}

/// Tries to install a browser from Debian, then from Playwright. The caller checks the result.
fn install(tools: &Tools) {
    if debian::has_apt() {
        announce("Installing Debian's Chromium (once, about a minute).");
        for package in [HEADLESS_SHELL, "chromium"] {
            if let Err(failure) = debian::install(tools, &[package, TYPEFACE]) {
                announce(&failure.to_string());
            }
            if installed(tools).is_some() {
                return;
            }
        }
    }
    announce("Downloading Playwright's Chromium (once, about 170 MB).");
    let mut command = tools.command("npx");
    command
        .args(["--no-install", "playwright", "install", "chromium"])
        .current_dir(project::browser_tests());
    command.env_remove("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD");
    if let Err(failure) = process::run(&mut command, "downloading Chromium") {
        announce(&failure.to_string());
    }
}
