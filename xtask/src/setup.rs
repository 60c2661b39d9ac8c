//! Set-up: each function brings one thing onto the machine unless it is there already.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::tools::Tools;

/// Compiles Rust for the browser.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The newest trunk that the pinned compiler can build.
const TRUNK: &str = "0.21.14";

/// The version of wasm-opt in xtask/package.json: trunk insists on exactly that of Trunk.toml.
const WASM_OPT: &str = "132";

/// The oldest Node that Playwright runs on.
const NODE: u32 = 20;

/// A program that cargo installs.
struct CargoTool<'a> {
    name: &'a str,
    package: &'a str,
    version: &'a str,
    minutes: u32,
    options: &'a [&'a str],
    environment: &'a [(&'a str, &'a str)],
}

/// Everything that a build of the site calls.
pub fn site(tools: &mut Tools) -> Outcome {
    rust_target(tools)?;
    wasm_opt(tools)?;
    wasm_bindgen(tools)?;
    cargo_tool(
        tools,
        &CargoTool {
            name: "trunk",
            package: "trunk",
            version: TRUNK,
            minutes: 5,
            options: &["--locked"],
            // Trunk only moves files about: a quick build serves better than quick code.
            environment: &[
                ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
                ("CARGO_PROFILE_RELEASE_LTO", "false"),
                ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
            ],
        },
    )
}

/// The command line of wasm-bindgen, in the version of the library that the page links.
pub fn wasm_bindgen(tools: &mut Tools) -> Outcome {
    let version = project::locked_version("wasm-bindgen")?;
    cargo_tool(
        tools,
        &CargoTool {
            name: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            version: &version,
            minutes: 2,
            // Not `--locked`: its lock file names a version that has been withdrawn.
            options: &[],
            environment: &[],
        },
    )
}

/// The compiler's browser target.
pub fn rust_target(tools: &Tools) -> Outcome {
    let sysroot =
        process::answer(tools.command("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    if Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET).is_dir() {
        return Ok(());
    }
    announce(&format!("Adding the Rust target {WASM_TARGET} (once, some seconds)."));
    process::run(tools.command("rustup").args(["target", "add", WASM_TARGET]), "adding the target").map_err(|failure| {
        Failure::new(format!("{failure} Install Rust by rustup (https://rustup.rs) and run `rustup target add {WASM_TARGET}`."))
    })
}

/// A component of the Rust toolchain, found by the cargo command it brings.
pub fn rust_component(tools: &Tools, component: &str, subcommand: &str) -> Outcome {
    if process::answer(tools.command("cargo").args([subcommand, "--version"])).is_some() {
        return Ok(());
    }
    announce(&format!("Adding the Rust component {component} (once, some seconds)."));
    process::run(tools.command("rustup").args(["component", "add", component]), "adding the component").map_err(|failure| {
        Failure::new(format!("{failure} Install Rust by rustup (https://rustup.rs) and run `rustup component add {component}`."))
    })
}

/// wasm-opt, which makes the page's code smaller.
pub fn wasm_opt(tools: &mut Tools) -> Outcome {
    if tools.has("wasm-opt", WASM_OPT) {
        return Ok(());
    }
    let folder = project::root().join("xtask");
    npm_packages(tools, &folder, "wasm-opt")?;
    tools.add(&folder.join("node_modules").join(".bin"))
}

/// The npm packages that a folder's lock file names, installed again only when that file has changed.
pub fn npm_packages(tools: &Tools, folder: &Path, what: &str) -> Outcome {
    node(tools)?;
    let lock = fs::read_to_string(folder.join("package-lock.json")).map_err(|error| {
        Failure::new(format!("{}/package-lock.json cannot be read: {error}.", folder.display()))
    })?;
    let stamp = folder.join("node_modules").join(".installed-lock.json");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    announce(&format!("Installing {what} from npm (once, under a minute)."));
    let mut command = tools.command("npm");
    command.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder);
    // The browser has a set-up of its own.
    command.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    process::run(&mut command, &format!("installing {what}")).map_err(|failure| {
        Failure::new(format!(
            "{failure} Check that npm reaches its registry, then run the command again."
        ))
    })?;
    fs::write(&stamp, lock)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}.", stamp.display())))
}

/// Node itself, which only its reader can install.
fn node(tools: &Tools) -> Outcome {
    let version = tools.version("node").unwrap_or_default();
    let major =
        version.trim_start_matches('v').split('.').next().and_then(|word| word.parse::<u32>().ok());
    if major.is_some_and(|major| major >= NODE) {
        return Ok(());
    }
    let found = if version.is_empty() { "none is on PATH" } else { version.as_str() };
    Err(Failure::new(format!(
        "Node {NODE} or newer is needed and {found}: install it from https://nodejs.org."
    )))
}

/// Finds a tool on PATH or in the cache, else installs it into the cache.
fn cargo_tool(tools: &mut Tools, tool: &CargoTool<'_>) -> Outcome {
    let CargoTool { name, version, .. } = *tool;
    if tools.has(name, version) {
        return Ok(());
    }
    let home = project::cache()?.join(format!("{name}-{version}"));
    tools.add(&home.join("bin"))?;
    if tools.has(name, version) {
        return Ok(());
    }
    fs::create_dir_all(&home)
        .map_err(|error| Failure::new(format!("{} cannot be created: {error}.", home.display())))?;
    if !fetch_prebuilt(tools, tool, &home) {
        build_from_source(tools, tool, &home)?;
    }
    if tools.has(name, version) {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{name} {version} was installed into {} but does not start; remove that folder and run the command again.",
        home.display()
    )))
}

/// Takes a prebuilt tool where `cargo binstall` is at hand; says whether that worked.
fn fetch_prebuilt(tools: &Tools, tool: &CargoTool<'_>, home: &Path) -> bool {
    if process::answer(tools.command("cargo").args(["binstall", "-V"])).is_none() {
        return false;
    }
    announce(&format!("Fetching {} {} (once, some seconds).", tool.name, tool.version));
    let mut command = tools.command("cargo");
    command
        .args(["binstall", "--no-confirm", "--disable-strategies", "compile", "--root"])
        .arg(home);
    command.arg(format!("{}@{}", tool.package, tool.version)).current_dir(home);
    process::run(&mut command, "fetching it").is_ok() && tools.has(tool.name, tool.version)
}

fn build_from_source(tools: &Tools, tool: &CargoTool<'_>, home: &Path) -> Outcome {
    let CargoTool { name, version, minutes, .. } = *tool;
    announce(&format!("Building {name} {version} from source (once, about {minutes} minutes)."));
    let mut command = tools.command("cargo");
    command
        .args(["install", tool.package, "--version", version, "--root"])
        .arg(home)
        .args(tool.options);
    // Away from the project, whose settings and build folder are not the tool's.
    command.current_dir(home);
    for name in ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR", "CARGO_BUILD_TARGET", "RUSTFLAGS"] {
        command.env_remove(name);
    }
    command.envs(tool.environment.iter().copied());
    process::run(&mut command, &format!("building {name}")).map_err(|failure| {
        Failure::new(format!("{failure} Put {name} {version} on PATH yourself, or check that cargo reaches its registry and a C compiler is installed."))
    })
}
