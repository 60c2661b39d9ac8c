//! Building the site with trunk.

pub mod headers;
pub mod optimize;
pub mod play;
pub mod policy;
pub mod published;
pub mod scripts;
pub mod seal;
pub mod server;
pub mod size;
pub mod style_sheet;
pub mod typeface;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process::progress::Progress;
use crate::process::{self, announce};
use crate::project;
use crate::tools::setup::WASM_TARGET;
use crate::tools::step::{self, Step};
use crate::tools::{Tools, cargo_tool, setup, split_bindgen};

/// The page's module and that of the bots' worker: the label, and the options by which trunk compiles them (index.html).
const PAGE: (&str, &[&str]) = ("Compiling the page", &["--profile", "page", "--bin", "renature"]);
const BOTS: (&str, &[&str]) =
    ("Compiling the bots", &["--profile", "thinker", "--bin", "thinker", "--no-default-features"]);

/// Builds the site into dist/. Installs the tools that this needs, if they are missing.
pub fn build(tools: &mut Tools) -> Outcome {
    let target = setup::rust_target(tools);
    let trunk = cargo_tool::trunk(tools)?;
    let packages = setup::site_packages(tools)?;
    let bindgen = split_bindgen::build(tools)?;
    // Trunk compiles the modules too, but only when it is installed itself. Longest first: this keeps all cores busy.
    let first_time = trunk.is_some() || !split_bindgen::is_built(tools);
    let compile = |(label, options)| first_time.then(|| compile_module(label, options));
    let steps = [trunk, packages, compile(PAGE), Some(bindgen), compile(BOTS)];
    let steps: Vec<Step> = steps.into_iter().flatten().collect();
    if first_time {
        announce(
            "Setting up the tools and building the site (once, up to 8 minutes on two cores).",
        );
    }
    let progress = Progress::new(usize::from(target.is_some()) + steps.len() + 1);
    target.map_or(Ok(()), |step| step.run(tools, &progress))?;
    step::run_in_pairs(tools, &progress, steps)?;
    // Trunk may copy this folder before the parts in it are cut off anew.
    let parts = tools.target_directory()?.join("wasm-bindgen/release/snippets");
    let _ = fs::remove_dir_all(parts);
    progress.step("Building the site", || {
        let mut command = trunk_command(tools);
        command.args(["build", "--release"]).env(RUSTFLAGS_VARIABLE, remap_flags());
        progress.run(&mut command, "building the site")
    })?;
    announce("The site is in dist/: any static web host can serve it.");
    Ok(())
}

/// Serves a debug build, which trunk rebuilds and reloads when a file changes.
pub fn dev(tools: &mut Tools, port: u16) -> Outcome {
    let steps = [
        setup::rust_target(tools),
        setup::site_packages(tools)?,
        Some(split_bindgen::build(tools)?),
        cargo_tool::trunk(tools)?,
    ];
    step::run_in_order(tools, steps.into_iter().flatten())?;
    announce("Building for development and watching for changes (the first time 1 to 2 minutes).");
    // Not into dist/, which the tests take for the published site.
    let folder = tools.target_directory()?.join("dev-site");
    let mut command = trunk_command(tools);
    command.args(["serve", "--port", &port.to_string(), "--dist"]).arg(folder);
    process::run(&mut command, "serving the site")
}

/// Fails if there is no built site.
pub fn check_is_built() -> Outcome {
    match project::dist().join("index.html").is_file() {
        true => Ok(()),
        false => Err(Failure::new("dist/ holds no site: run `cargo xtask build` first.")),
    }
}

/// Compiles a WebAssembly module exactly as trunk does, so that trunk finds it compiled.
fn compile_module(label: &'static str, options: &'static [&'static str]) -> Step {
    Step::new(label, move |tools, progress| {
        let mut command = tools.command("cargo");
        command.args(["build", "--target", WASM_TARGET]).args(options);
        command.env(RUSTFLAGS_VARIABLE, remap_flags());
        progress.run(&mut command, "compiling for the browser")
    })
}

/// The variable with more compiler flags for the page, beside those of `.cargo/config.toml`. Native code is not affected.
const RUSTFLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Compiler flags that keep the paths of this machine out of the published site. They also shorten
/// the paths of crates, which panic messages contain: 155 bytes less until the start screen.
fn remap_flags() -> String {
    let home = std::env::home_dir().unwrap_or_default();
    let cargo = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let remap =
        |folder: &Path, name: &str| format!("--remap-path-prefix={}={name}", folder.display());
    let registries = fs::read_dir(cargo.join("registry/src")).into_iter().flatten().flatten();
    let crates = registries.map(|registry| remap(&registry.path(), "cargo"));
    let flags = [remap(&cargo, "cargo"), remap(project::root(), "renature")];
    // The compiler takes the last prefix that fits. Cargo splits the variable at blanks, so a folder with a blank in
    // its name cannot be remapped.
    let flags = flags.into_iter().chain(crates).filter(|flag| !flag.contains(char::is_whitespace));
    flags.collect::<Vec<_>>().join(" ")
}

fn trunk_command(tools: &Tools) -> Command {
    let mut command = tools.command("trunk");
    command.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk parses this variable as a flag and refuses the usual `NO_COLOR=1`.
    command.env_remove("NO_COLOR");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_compiled_as_trunk_does() {
        let page = std::fs::read_to_string(project::root().join("index.html")).unwrap_or_default();
        for (_, options) in [PAGE, BOTS] {
            let [_, profile, _, bin, rest @ ..] = options else { panic!("{options:?}") };
            let (_, link) = page.split_once(&format!("data-bin=\"{bin}\"")).unwrap_or_default();
            let (link, _) = link.split_once("/>").unwrap_or_default();
            let profile = format!("data-cargo-profile-release=\"{profile}\"");
            assert!(link.contains(&profile), "index.html lacks {profile}");
            let no_default_features = rest.contains(&"--no-default-features");
            assert_eq!(link.contains("data-cargo-no-default-features"), no_default_features);
        }
    }
}
