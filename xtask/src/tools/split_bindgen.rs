//! The wasm-bindgen of this project, which also cuts the page's module into parts.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::process::progress::Progress;
#[cfg(test)]
use crate::project;
use crate::tools::Tools;
use crate::tools::step::Step;

/// The package in `xtask/split-bindgen`.
const PACKAGE: &str = "split-bindgen";
/// The name under which trunk looks for the program.
const PROGRAM: &str = "wasm-bindgen";

/// The step that builds the program; puts its folder before all others on PATH. Cargo decides what
/// of it is to be compiled.
pub fn build(tools: &mut Tools) -> Outcome<Step> {
    let built = tools.target_directory()?.join("debug");
    let home = built.join("tools");
    tools.add(&home)?;
    Ok(Step::new("Building wasm-bindgen", move |tools, progress| {
        compile(tools, progress)?;
        copy(&built, &home)
    }))
}

/// Returns true if the program is there, perhaps in an older version.
pub fn is_built(tools: &Tools) -> bool {
    tools.version(PROGRAM).is_some()
}

fn compile(tools: &Tools, progress: &Progress) -> Outcome {
    let mut command = tools.command("cargo");
    command.args(["build", "--package", PACKAGE]);
    progress.run(&mut command, "building wasm-bindgen")
}

/// Copies the program to where trunk finds it: rustc allows no crate with the name `wasm-bindgen`.
fn copy(built: &Path, home: &Path) -> Outcome {
    let suffix = std::env::consts::EXE_SUFFIX;
    let (from, to) =
        (built.join(format!("{PACKAGE}{suffix}")), home.join(format!("{PROGRAM}{suffix}")));
    let copied = fs::create_dir_all(home).and_then(|()| fs::copy(&from, &to));
    copied.map(|_| ()).map_err(|error| {
        Failure::new(format!("{} cannot be copied to {}: {error}.", from.display(), to.display()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_names_the_version_that_the_page_links() {
        let manifest = project::root().join("xtask").join(PACKAGE);
        let read = |file: &str| fs::read_to_string(manifest.join(file)).unwrap_or_default();
        let locked = project::locked_version("wasm-bindgen").unwrap_or_default();
        assert!(read("Cargo.toml").contains(&format!("wasm-bindgen-cli-support = \"={locked}\"")));
        assert!(read("src/main.rs").contains(&format!("VERSION: &str = \"{locked}\"")));
    }
}
