//! Building the site, and serving it.

use std::path::{Path, PathBuf};

use crate::desktop;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::project;
use crate::serve::Server;
use crate::setup;
use crate::tools::Tools;

/// Leaves the static site in dist/.
pub fn build(tools: &mut Tools) -> Outcome {
    setup::site(tools)?;
    announce("Building the site (the first time 2 to 4 minutes, later well under one).");
    let mut command = trunk(tools);
    command
        .args(["build", "--release"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", without_paths());
    process::run(&mut command, "building the site")?;
    announce("The site is in dist/: any static web host can serve it.");
    Ok(())
}

/// Builds the site and serves it to this machine until stopped.
pub fn play(tools: &mut Tools, port: u16, open: bool) -> Outcome {
    build(tools)?;
    let server = Server::start(&project::dist(), "/", port)?;
    if !server.is_at(port) {
        announce(&format!("Port {port} is taken; another one serves."));
    }
    announce(&format!("Renature is at {} (Ctrl+C stops it).", server.address()));
    if open && desktop::open(server.address()) {
        announce("It should open in your browser now; else open the address there.");
    }
    server.wait();
    Ok(())
}

/// Serves a debug build that is built anew, and reloads, whenever a file changes.
pub fn dev(tools: &mut Tools, port: u16) -> Outcome {
    setup::site(tools)?;
    announce("Building for development and waiting for changes (the first time 1 to 2 minutes).");
    // Not into dist/, where the tests would take it for the published site.
    let folder = tools.target_directory()?.join("dev-site");
    let mut command = trunk(tools);
    command.args(["serve", "--port", &port.to_string(), "--dist"]).arg(folder);
    process::run(&mut command, "serving the site")
}

/// Fails, with the remedy, where there is no built site.
pub fn must_be_built() -> Outcome {
    match project::dist().join("index.html").is_file() {
        true => Ok(()),
        false => Err(Failure::new("dist/ holds no site: run `cargo xtask build` first.")),
    }
}

/// Flags for the page's compiler, beside those of `.cargo/config.toml`, that keep the folders of this machine out of what
/// is published. Only the page's: what trunk starts beside it is compiled as ever.
fn without_paths() -> String {
    let home = std::env::home_dir().unwrap_or_default();
    let cargo = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let hide =
        |folder: &Path, name: &str| format!("--remap-path-prefix={}={name}", folder.display());
    let flags = [hide(&cargo, "cargo"), hide(project::root(), "renature")];
    // The variable is split at blanks, so that a folder with one in its name cannot be told.
    let told = flags.into_iter().filter(|flag| !flag.contains(char::is_whitespace));
    told.collect::<Vec<_>>().join(" ")
}

fn trunk(tools: &Tools) -> std::process::Command {
    let mut command = tools.command("trunk");
    command.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk takes this variable for a flag and refuses the usual `NO_COLOR=1`.
    command.env_remove("NO_COLOR");
    command
}
