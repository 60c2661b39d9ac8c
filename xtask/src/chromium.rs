//! Finding, or installing, the browser that the end-to-end tests drive.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::tools::Tools;

/// The variable that names a browser, both for us and for the tests.
pub const VARIABLE: &str = "RENATURE_CHROMIUM";

/// Names under which systems install Chromium or a browser built from it.
const NAMES: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// A browser that starts: the one named by [`VARIABLE`], one on PATH, Playwright's, or one installed now.
pub fn find_or_install(tools: &Tools) -> Outcome<PathBuf> {
    if let Some(named) = std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        let named = PathBuf::from(named);
        return match starts(tools, &named) {
            true => Ok(named),
            false => Err(Failure::new(format!(
                "{VARIABLE} names {}, which does not start; unset it or correct it.",
                named.display()
            ))),
        };
    }
    let found = |tools: &Tools| installed(tools).or_else(|| playwrights(tools));
    if let Some(browser) = found(tools) {
        return Ok(browser);
    }
    install(tools);
    found(tools).ok_or_else(|| {
        Failure::new(format!("no Chromium could be found or installed: install Chromium or Chrome, or set {VARIABLE} to its program."))
    })
}

/// A browser on PATH that answers; Ubuntu's `chromium-browser`, for one, may only point to a shop.
fn installed(tools: &Tools) -> Option<PathBuf> {
    NAMES.iter().find_map(|name| {
        let path = on_path(name)?;
        starts(tools, &path).then_some(path)
    })
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    // Joining an absolute name leaves just that name.
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn starts(tools: &Tools, program: &Path) -> bool {
    program.to_str().is_some_and(|program| tools.version(program).is_some())
}

/// The browser that `playwright install` has downloaded earlier.
fn playwrights(tools: &Tools) -> Option<PathBuf> {
    let script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    let mut command = tools.command("node");
    let path = process::answer(command.args(["-e", script]).current_dir(project::end_to_end()))?;
    Some(PathBuf::from(path)).filter(|file| starts(tools, file))
}

/// Tries the ways there are; whether one worked shows when the browser is looked for again.
fn install(tools: &Tools) {
    if is_debian_root(tools) {
        announce("Installing Debian's Chromium (once, about a minute).");
        // Old package lists may still do, so the second step is tried whatever the first one says.
        attempt(apt_get(tools, &["update"]), "updating the package lists");
        attempt(
            apt_get(tools, &["install", "-y", "--no-install-recommends", "chromium"]),
            "installing chromium",
        );
        if installed(tools).is_some() {
            return;
        }
    }
    announce("Downloading Playwright's Chromium (once, about 170 MB).");
    let mut command = tools.command("npx");
    command
        .args(["--no-install", "playwright", "install", "chromium"])
        .current_dir(project::end_to_end());
    command.env_remove("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD");
    attempt(command, "downloading Chromium");
}

fn attempt(mut command: Command, doing: &str) {
    if let Err(failure) = process::run(&mut command, doing) {
        announce(&failure.to_string());
    }
}

fn apt_get(tools: &Tools, words: &[&str]) -> Command {
    let mut command = tools.command("apt-get");
    // The timeout waits for an installation that may be under way.
    command
        .args(["-q", "-o", "DPkg::Lock::Timeout=120"])
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_debian_root(tools: &Tools) -> bool {
    let root = || process::answer(tools.command("id").arg("-u")).is_some_and(|user| user == "0");
    Path::new("/etc/debian_version").is_file() && root()
}
