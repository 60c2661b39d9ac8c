//! How fast the engine runs as WebAssembly, and against that natively.

use std::fmt::Write;
use std::fs;

use crate::end_to_end;
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

/// Runs the arena natively and, built for WebAssembly and optimised for speed, in Chromium. Prints both speeds of each
/// measure, and the second as a share of the first.
pub fn in_chromium(tools: &mut Tools) -> Outcome {
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
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder).arg(built);
    process::run(&mut bindgen, "wasm-bindgen")?;

    announce("Optimising it for speed (some seconds).");
    let module = folder.join("arena_bg.wasm");
    let mut optimise = tools.command("wasm-opt");
    optimise.arg("-O3").args(FEATURES).arg(&module).arg("-o").arg(&module);
    process::run(&mut optimise, "wasm-opt")?;

    announce("Building the arena for this machine (the first time 1 to 2 minutes).");
    let mut cargo = tools.command("cargo");
    process::run(cargo.args(["build", "--release", "--bin", "arena"]), "building the arena")?;
    announce("Measuring natively, then in Chromium (half a minute).");
    let native = target.join("release").join(format!("arena{}", std::env::consts::EXE_SUFFIX));
    let mut native = std::process::Command::new(native);
    let native = process::read(native.arg("speed"), "measuring natively")?;
    let mut script = end_to_end::script_on(tools, &folder, "speed_wasm.mjs")?;
    let wasm = process::read(&mut script.command, "measuring in Chromium")?;
    print!("{}", compared(&native, &wasm));
    Ok(())
}

/// A measure in the arena's report: what it is, its number, its unit.
fn measure(line: &str) -> Option<(&str, f64, &str)> {
    let (what, rest) = line.trim().split_once("  ")?;
    let (number, unit) = rest.trim().split_once(' ')?;
    Some((what, number.parse().ok()?, unit.trim()))
}

/// Both reports side by side, with how fast WebAssembly is for 1 of the native speed.
fn compared(native: &str, wasm: &str) -> String {
    let mut text = format!("{:<44} {:>10} {:>10}  wasm / native\n", "", "native", "wasm");
    for (what, here, unit) in native.lines().filter_map(measure) {
        let there = wasm.lines().filter_map(measure).find(|(other, ..)| *other == what);
        let Some((_, there, _)) = there else { continue };
        // Of times the shorter is the faster.
        let share = if unit == "ns" { here / there } else { there / here };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{what:<44} {here:>10.0} {there:>10.0}  {share:>5.2}  {unit}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{FEATURES, compared};
    use crate::project;

    #[test]
    fn more_a_second_is_faster_and_less_time_too() {
        let native = "clone   80 ns\nrandom games, brook   60000 a second\n";
        let wasm = "clone   160 ns\nrandom games, brook   30000 a second\nelse   1 ns\n";
        let text = compared(native, wasm);
        assert_eq!(text.matches(" 0.50 ").count(), 2, "{text}");
        assert_eq!(text.lines().count(), 3, "{text}");
    }

    #[test]
    fn the_page_is_optimised_with_the_same_features() {
        let page = std::fs::read_to_string(project::root().join("index.html")).unwrap_or_default();
        for feature in FEATURES {
            assert!(page.contains(feature), "index.html lacks {feature}");
        }
    }
}
