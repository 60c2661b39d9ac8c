//! The set-up of everything but cargo's tools: parts of Rust, npm packages, wasm-opt.
//!
//! Each function returns the step that installs a thing, or `None` if it is installed.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::process::progress::Progress;
use crate::project;
use crate::tools::Tools;
use crate::tools::step::Step;

/// The target of Rust code for the browser.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The oldest Node that Playwright runs on.
const NODE: u32 = 20;

/// The Rust target for the browser.
pub fn rust_target(tools: &Tools) -> Option<Step> {
    let sysroot =
        process::try_read(tools.command("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    if Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET).is_dir() {
        return None;
    }
    let label = format!("Adding the Rust target {WASM_TARGET}");
    Some(Step::new(label, |tools, progress| rustup_add(tools, progress, "target", WASM_TARGET)))
}

/// A component of the Rust toolchain, which brings the subcommand of cargo with this name.
pub fn rust_component(
    tools: &Tools,
    component: &'static str,
    subcommand: &'static str,
) -> Option<Step> {
    if process::try_read(tools.command("cargo").args([subcommand, "--version"])).is_some() {
        return None;
    }
    let label = format!("Adding the Rust component {component}");
    let add = move |tools: &Tools, progress: &Progress| {
        rustup_add(tools, progress, "component", component)
    };
    Some(Step::new(label, add))
}

fn rustup_add(tools: &Tools, progress: &Progress, kind: &str, name: &str) -> Outcome {
    let mut command = tools.command("rustup");
    progress.run(command.args([kind, "add", name]), &format!("adding the {kind}")).map_err(
        |failure| {
            failure.with_remedy(&format!(
                "Install Rust by rustup (https://rustup.rs) and run `rustup {kind} add {name}`."
            ))
        },
    )
}

/// Programs that reduce the size of the page's files, and the page's typeface.
pub fn site_packages(tools: &mut Tools) -> Outcome<Option<Step>> {
    let folder = project::root().join("xtask");
    tools.add(&folder.join("node_modules").join(".bin"))?;
    npm_packages(tools, &folder, "wasm-opt, terser, esbuild and the typeface")
}

/// The npm packages of a folder. Installs them again when the folder's package-lock.json has changed.
pub fn npm_packages(tools: &Tools, folder: &Path, what: &'static str) -> Outcome<Option<Step>> {
    check_node(tools)?;
    let lock = fs::read_to_string(folder.join("package-lock.json")).map_err(|error| {
        Failure::new(format!("{}/package-lock.json cannot be read: {error}.", folder.display()))
    })?;
    let stamp = folder.join("node_modules").join(".installed-lock.json");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(None);
    }
    let folder = folder.to_owned();
    let install = move |tools: &Tools, progress: &Progress| {
        let mut command = tools.command("npm");
        command.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder);
        // `browser::chromium` installs the browser.
        command.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        progress.run(&mut command, &format!("installing {what}")).map_err(|failure| {
            failure.with_remedy("Check that npm reaches its registry, then run the command again.")
        })?;
        fs::write(&stamp, lock).map_err(|error| {
            Failure::new(format!("{} cannot be written: {error}.", stamp.display()))
        })
    };
    Ok(Some(Step::new(format!("Installing {what} from npm"), install)))
}

/// Fails if Node is missing or too old: only the user can install it.
fn check_node(tools: &Tools) -> Outcome {
    let version = tools.version("node").unwrap_or_default();
    let major =
        version.trim_start_matches('v').split('.').next().and_then(|word| word.parse::<u32>().ok());
    if major.is_some_and(|major| major >= NODE) {
        return Ok(());
    }
    let found = if version.is_empty() { "none" } else { version.as_str() };
    Err(Failure::new(format!(
        "Node {NODE} or newer is needed, but {found} is on PATH: install it from https://nodejs.org."
    )))
}
