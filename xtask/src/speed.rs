//! How fast the engine runs as WebAssembly, and against that natively.

use std::fmt::Write;
use std::fs;
use std::process::Command;

use crate::end_to_end;
use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::setup::{self, WASM_TARGET};
use crate::tools::Tools;

/// What wasm-opt is told, as for the thinker: what the compiler puts into its WebAssembly, and how to make the best of it.
const OPTIONS: [&str; 8] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=0",
];

/// How the compiler makes the thinker.
const PROFILE: &str = "thinker";

/// How often both are measured, in turn: a machine with other work gets slower and faster meanwhile.
const ROUNDS: usize = 5;

/// Runs the arena natively and, built for WebAssembly and optimised for speed, in Chromium, several times in turn. Prints
/// both speeds of each measure, and the second as a share of the first in the same round: medians, and how far shares lie apart.
pub fn in_chromium(tools: &mut Tools) -> Outcome {
    setup::rust_target(tools)?;
    setup::wasm_opt(tools)?;
    setup::wasm_bindgen(tools)?;
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
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder).arg(built);
    process::run(&mut bindgen, "wasm-bindgen")?;

    announce("Optimising it for speed (some seconds).");
    let module = folder.join("arena_bg.wasm");
    let mut optimise = tools.command("wasm-opt");
    optimise.arg("-O3").args(OPTIONS).arg(&module).arg("-o").arg(&module);
    process::run(&mut optimise, "wasm-opt")?;

    announce("Building the arena for this machine (the first time 1 to 2 minutes).");
    let mut cargo = tools.command("cargo");
    process::run(cargo.args(["build", "--release", "--bin", "arena"]), "building the arena")?;
    let native = target.join("release").join(format!("arena{}", std::env::consts::EXE_SUFFIX));
    let mut native = Command::new(native);
    native.arg("speed");
    let mut script = end_to_end::script_on(tools, &folder, "speed_wasm.mjs")?;
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
    print!("{}", compared(&rounds));
    Ok(())
}

/// What the arena reports natively, and right after that in Chromium.
struct Round {
    native: String,
    wasm: String,
}

impl Round {
    /// What it has of a measure, natively and in Chromium.
    fn of(&self, what: &str) -> Option<(f64, f64)> {
        let amount = |report: &str| {
            report
                .lines()
                .filter_map(measure)
                .find(|(other, ..)| *other == what)
                .map(|(_, amount, _)| amount)
        };
        Some((amount(&self.native)?, amount(&self.wasm)?))
    }
}

/// A measure in the arena's report: what it is, its number, its unit.
fn measure(line: &str) -> Option<(&str, f64, &str)> {
    let (what, rest) = line.trim().split_once("  ")?;
    let (number, unit) = rest.trim().split_once(' ')?;
    Some((what, number.parse().ok()?, unit.trim()))
}

/// Both speeds of each measure, with how fast WebAssembly is for 1 of the native speed.
fn compared(rounds: &[Round]) -> String {
    let mut text = format!("{:<44} {:>10} {:>10}  wasm / native\n", "", "native", "wasm");
    let measures = rounds.first().map(|round| round.native.lines().filter_map(measure));
    for (what, _, unit) in measures.into_iter().flatten() {
        let both: Option<Vec<_>> = rounds.iter().map(|round| round.of(what)).collect();
        let Some(both) = both else {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{what:<44} not measured in every round");
            continue;
        };
        // Of times the shorter is the faster.
        let share =
            |&(native, wasm): &(f64, f64)| if unit == "ns" { native / wasm } else { wasm / native };
        let (Some(native), Some(wasm), Some(shares)) = (
            Spread::of(both.iter().map(|both| both.0)),
            Spread::of(both.iter().map(|both| both.1)),
            Spread::of(both.iter().map(share)),
        ) else {
            continue;
        };
        let _ = writeln!(
            text,
            "{what:<44} {:>10.0} {:>10.0}  {:>5.2} ({:.2} to {:.2})  {unit}",
            native.median, wasm.median, shares.median, shares.least, shares.most,
        );
    }
    text
}

/// How numbers lie.
struct Spread {
    least: f64,
    median: f64,
    most: f64,
}

impl Spread {
    /// That of these numbers; none of no numbers.
    fn of(numbers: impl Iterator<Item = f64>) -> Option<Spread> {
        let mut sorted: Vec<f64> = numbers.collect();
        sorted.sort_by(f64::total_cmp);
        let median = *sorted.get(sorted.len() / 2)?;
        Some(Spread { least: *sorted.first()?, median, most: *sorted.last()? })
    }
}

#[cfg(test)]
mod tests {
    use super::{OPTIONS, PROFILE, Round, compared};
    use crate::project;

    /// A round with a time and a number of games, natively and in Chromium.
    fn round(clone: [u32; 2], games: [u32; 2]) -> Round {
        let report = |clone, games| {
            format!("clone   {clone} ns\nrandom games, brook   {games} a second\nelse   1 ns\n")
        };
        Round { native: report(clone[0], games[0]), wasm: report(clone[1], games[1]) }
    }

    #[test]
    fn more_a_second_is_faster_and_less_time_too() {
        let text = compared(&[round([80, 160], [60_000, 30_000])]);
        assert_eq!(text.matches(" 0.50 ").count(), 2, "{text}");
    }

    #[test]
    fn what_a_round_lacks_is_said() {
        let mut second = round([80, 160], [60_000, 30_000]);
        second.wasm = second.wasm.replace("else", "something");
        let text = compared(&[round([80, 160], [60_000, 30_000]), second]);
        let said: Vec<&str> = text.lines().filter(|line| line.contains("not measured")).collect();
        assert!(matches!(said[..], [line] if line.starts_with("else ")), "{text}");
    }

    #[test]
    fn shares_are_those_of_each_round_however_fast_the_machine_was_in_it() {
        let rounds =
            [round([10, 20], [100, 80]), round([40, 50], [400, 200]), round([20, 80], [200, 180])];
        let text = compared(&rounds);
        assert!(text.contains(" 0.50 (0.25 to 0.80)  ns"), "{text}");
        assert!(text.contains(" 0.80 (0.50 to 0.90)  a second"), "{text}");
    }

    #[test]
    fn the_thinker_is_optimised_in_the_same_way() {
        let page = std::fs::read_to_string(project::root().join("index.html")).unwrap_or_default();
        let (_, thinker) = page.split_once("data-bin=\"thinker\"").unwrap_or_default();
        let profile = format!("data-cargo-profile-release=\"{PROFILE}\"");
        for option in OPTIONS.into_iter().chain([profile.as_str(), "data-wasm-opt=\"3\""]) {
            assert!(thinker.contains(option), "index.html lacks {option}");
        }
    }
}
