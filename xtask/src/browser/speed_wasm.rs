//! Measuring the engine's speed as WebAssembly, compared with its native speed.

use std::fmt::Write;
use std::fs;
use std::process::Command;

use crate::browser;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::tools::setup::WASM_TARGET;
use crate::tools::{Tools, setup, split_bindgen, step};

/// The options of wasm-opt, the same as for the bots in index.html: the features that the compiler uses, and inlining.
const WASM_OPT_OPTIONS: [&str; 8] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=0",
];

/// The profile of the bots' module.
const PROFILE: &str = "thinker";

/// The number of rounds. Each measures both, because a machine with other work is slower at one time than at another.
const ROUNDS: usize = 5;

/// Runs the arena in turn natively and, compiled to optimized WebAssembly, in Chromium.
///
/// Prints the medians of both speeds for each measure, and the median and range of their ratio within a round.
pub fn measure(tools: &mut Tools) -> Outcome {
    let missing = [
        setup::rust_target(tools),
        setup::site_packages(tools)?,
        Some(split_bindgen::build(tools)?),
    ];
    step::run_in_order(tools, missing.into_iter().flatten())?;
    announce("Building the arena for WebAssembly (the first time 1 to 2 minutes).");
    let mut cargo = tools.command("cargo");
    cargo.args(["build", "--profile", PROFILE, "--bin", "arena", "--target", WASM_TARGET]);
    process::run(&mut cargo, "building the arena")?;

    let target = tools.target_directory()?;
    let folder = target.join("speed-wasm");
    fs::create_dir_all(&folder).map_err(|error| {
        Failure::new(format!("{} cannot be created: {error}.", folder.display()))
    })?;
    let built = target.join(WASM_TARGET).join(PROFILE).join("arena.wasm");
    let mut bindgen = tools.command("wasm-bindgen");
    bindgen.args(["--target=web", "--no-typescript", "--out-name=arena"]);
    bindgen.arg(format!("--out-dir={}", folder.display())).arg(built);
    process::run(&mut bindgen, "wasm-bindgen")?;

    announce("Optimising it for speed (some seconds).");
    let module = folder.join("arena_bg.wasm");
    let mut wasm_opt = tools.command("wasm-opt");
    wasm_opt.arg("-O3").args(WASM_OPT_OPTIONS).arg(&module).arg("-o").arg(&module);
    process::run(&mut wasm_opt, "wasm-opt")?;

    announce("Building the arena for this machine (the first time 1 to 2 minutes).");
    let mut cargo = tools.command("cargo");
    process::run(cargo.args(["build", "--release", "--bin", "arena"]), "building the arena")?;
    let native = target.join("release").join(format!("arena{}", std::env::consts::EXE_SUFFIX));
    let mut native = Command::new(native);
    native.arg("speed");
    let mut script = browser::script_for_folder(tools, &folder, "measure/speed_wasm.mjs")?;
    let mut rounds = Vec::new();
    for round in 1..=ROUNDS {
        announce(&format!(
            "Measuring natively, then in Chromium, round {round} of {ROUNDS} (half a minute)."
        ));
        rounds.push(Round {
            native: process::read(&mut native, "measuring natively")?,
            wasm: process::read(&mut script.command, "measuring in Chromium")?,
        });
    }
    print!("{}", comparison(&rounds));
    Ok(())
}

/// The arena's reports from a native run and from the run in Chromium right after it.
struct Round {
    native: String,
    wasm: String,
}

impl Round {
    /// The values of a measure, native and in Chromium.
    fn values(&self, name: &str) -> Option<(f64, f64)> {
        let value = |report: &str| {
            report
                .lines()
                .filter_map(parse_measure)
                .find(|(other, ..)| *other == name)
                .map(|(_, value, _)| value)
        };
        Some((value(&self.native)?, value(&self.wasm)?))
    }
}

/// Parses a line of the arena's report: the measure's name, its value, its unit.
fn parse_measure(line: &str) -> Option<(&str, f64, &str)> {
    let (name, rest) = line.trim().split_once("  ")?;
    let (number, unit) = rest.trim().split_once(' ')?;
    Some((name, number.parse().ok()?, unit.trim()))
}

/// A table with both speeds of each measure, and the speed of WebAssembly as a fraction of the native speed.
fn comparison(rounds: &[Round]) -> String {
    let mut text = format!("{:<44} {:>10} {:>10}  wasm / native\n", "", "native", "wasm");
    let measures = rounds.first().map(|round| round.native.lines().filter_map(parse_measure));
    for (name, _, unit) in measures.into_iter().flatten() {
        let both: Option<Vec<_>> = rounds.iter().map(|round| round.values(name)).collect();
        let Some(both) = both else {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name:<44} not measured in every round");
            continue;
        };
        // A shorter time is faster.
        let ratio =
            |&(native, wasm): &(f64, f64)| if unit == "ns" { native / wasm } else { wasm / native };
        let (Some(native), Some(wasm), Some(ratios)) = (
            Spread::new(both.iter().map(|both| both.0)),
            Spread::new(both.iter().map(|both| both.1)),
            Spread::new(both.iter().map(ratio)),
        ) else {
            continue;
        };
        let _ = writeln!(
            text,
            "{name:<44} {:>10.0} {:>10.0}  {:>5.2} ({:.2} to {:.2})  {unit}",
            native.median, wasm.median, ratios.median, ratios.least, ratios.most,
        );
    }
    text
}

/// The median and range of some numbers.
struct Spread {
    least: f64,
    median: f64,
    most: f64,
}

impl Spread {
    /// The spread of the numbers; `None` if there are none.
    fn new(numbers: impl Iterator<Item = f64>) -> Option<Spread> {
        let mut sorted: Vec<f64> = numbers.collect();
        sorted.sort_by(f64::total_cmp);
        let median = *sorted.get(sorted.len() / 2)?;
        Some(Spread { least: *sorted.first()?, median, most: *sorted.last()? })
    }
}

#[cfg(test)]
mod tests {
    use super::{PROFILE, Round, WASM_OPT_OPTIONS, comparison};
    use crate::project;

    /// A round with a time in ns and a number of games a second, each native and in Chromium.
    fn round(clone: [u32; 2], games: [u32; 2]) -> Round {
        let report = |clone, games| {
            format!("clone   {clone} ns\nrandom games, brook   {games} a second\nelse   1 ns\n")
        };
        Round { native: report(clone[0], games[0]), wasm: report(clone[1], games[1]) }
    }

    #[test]
    fn ratios_count_times_and_rates_alike() {
        let text = comparison(&[round([80, 160], [60_000, 30_000])]);
        assert_eq!(text.matches(" 0.50 ").count(), 2, "{text}");
    }

    #[test]
    fn a_measure_missing_in_a_round_is_listed() {
        let mut second = round([80, 160], [60_000, 30_000]);
        second.wasm = second.wasm.replace("else", "something");
        let text = comparison(&[round([80, 160], [60_000, 30_000]), second]);
        let missing: Vec<&str> =
            text.lines().filter(|line| line.contains("not measured")).collect();
        assert!(matches!(missing[..], [line] if line.starts_with("else ")), "{text}");
    }

    #[test]
    fn ratios_compare_speeds_of_the_same_round() {
        let rounds =
            [round([10, 20], [100, 80]), round([40, 50], [400, 200]), round([20, 80], [200, 180])];
        let text = comparison(&rounds);
        assert!(text.contains(" 0.50 (0.25 to 0.80)  ns"), "{text}");
        assert!(text.contains(" 0.80 (0.50 to 0.90)  a second"), "{text}");
    }

    #[test]
    fn the_bots_module_uses_the_same_options() {
        let page = std::fs::read_to_string(project::root().join("index.html")).unwrap_or_default();
        let (_, thinker) = page.split_once("data-bin=\"thinker\"").unwrap_or_default();
        let profile = format!("data-cargo-profile-release=\"{PROFILE}\"");
        for option in WASM_OPT_OPTIONS.into_iter().chain([profile.as_str(), "data-wasm-opt=\"3\""])
        {
            assert!(thinker.contains(option), "index.html lacks {option}");
        }
    }
}
