//! How fast the rules run as WebAssembly.

use std::fs;

use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::setup::{self, WASM_TARGET};
use crate::tools::Tools;

/// What the compiler puts into its WebAssembly, which wasm-opt must be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the arena for WebAssembly, optimises it for speed and runs it in Node.
pub fn in_node(tools: &mut Tools) -> Outcome {
    setup::rust_target(tools)?;
    setup::wasm_opt(tools)?;
    setup::wasm_bindgen(tools)?;
    announce("Building the arena for WebAssembly (the first time 1 to 2 minutes).");
    let mut cargo = tools.command("cargo");
    cargo.args(["build", "--release", "--bin", "arena", "--target", WASM_TARGET]);
    process::run(&mut cargo, "building the arena")?;

    let target = tools.target_directory()?;
    let folder = target.join("speed-wasm");
    fs::create_dir_all(&folder).map_err(|error| {
        Failure::new(format!("{} cannot be created: {error}.", folder.display()))
    })?;
    let built = target.join(WASM_TARGET).join("release").join("arena.wasm");
    let mut bindgen = tools.command("wasm-bindgen");
    bindgen.args(["--target", "nodejs", "--no-typescript", "--out-dir"]).arg(&folder).arg(built);
    process::run(&mut bindgen, "wasm-bindgen")?;

    announce("Optimising it for speed (some seconds).");
    let module = folder.join("arena_bg.wasm");
    let mut optimise = tools.command("wasm-opt");
    optimise.arg("-O3").args(FEATURES).arg(&module).arg("-o").arg(&module);
    process::run(&mut optimise, "wasm-opt")?;

    announce("Running it in Node.");
    process::run(tools.command("node").arg(folder.join("arena.js")), "running the arena")
}

#[cfg(test)]
mod tests {
    use super::FEATURES;
    use crate::project;

    #[test]
    fn the_page_is_optimised_with_the_same_features() {
        let page = std::fs::read_to_string(project::root().join("index.html")).unwrap_or_default();
        for feature in FEATURES {
            assert!(page.contains(feature), "index.html lacks {feature}");
        }
    }
}
