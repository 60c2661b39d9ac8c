//! Programs that cargo installs: trunk.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::process::progress::Progress;
use crate::project;
use crate::tools::Tools;
use crate::tools::step::Step;

/// The newest trunk that the pinned compiler can build.
const TRUNK: &str = "0.21.14";

/// The profile that takes the least processor time to compile.
///
/// On two cores the sum of the processor time decides, so one codegen unit for each crate beats sixteen. Unoptimized,
/// wasm-bindgen takes 1.7 s for the page instead of 0.3 s; trunk only moves files about.
const CHEAPEST_PROFILE: [(&str, &str); 7] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "false"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
    ("CARGO_PROFILE_RELEASE_STRIP", "true"),
    ("CARGO_PROFILE_RELEASE_INCREMENTAL", "false"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
];

/// Variables by which a user may send cargo's output elsewhere or change its flags.
const BUILD_VARIABLES: [&str; 4] =
    ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR", "CARGO_BUILD_TARGET", "RUSTFLAGS"];

/// A program that cargo installs.
#[derive(Debug)]
struct CargoTool {
    name: &'static str,
    package: &'static str,
    version: String,
    /// Options for `cargo install`.
    options: &'static [&'static str],
}

/// Installs trunk, which builds the site; `None` if it is there.
pub fn trunk(tools: &mut Tools) -> Outcome<Option<Step>> {
    let tool = CargoTool {
        name: "trunk",
        package: "trunk",
        version: TRUNK.to_owned(),
        // Without TLS, which trunk needs only to look for updates and to download tools.
        options: &["--locked", "--no-default-features"],
    };
    tool.install_if_missing(tools)
}

impl CargoTool {
    /// The step that installs the tool into the cache; `None` if it is on PATH or in the cache.
    fn install_if_missing(self, tools: &mut Tools) -> Outcome<Option<Step>> {
        if tools.has(self.name, &self.version) {
            return Ok(None);
        }
        let home = project::cache()?.join(format!("{}-{}", self.name, self.version));
        tools.add(&home.join("bin"))?;
        if tools.has(self.name, &self.version) {
            return Ok(None);
        }
        let verb = if has_binstall(tools) { "Installing" } else { "Building" };
        let label = format!("{verb} {} {}", self.name, self.version);
        Ok(Some(Step::new(label, move |tools, progress| self.install(tools, progress, &home))))
    }

    fn install(&self, tools: &Tools, progress: &Progress, home: &Path) -> Outcome {
        let Self { name, version, .. } = self;
        fs::create_dir_all(home).map_err(|error| {
            Failure::new(format!("{} cannot be created: {error}.", home.display()))
        })?;
        if !self.download(tools, progress, home) {
            self.build(tools, progress, home)?;
        }
        if tools.has(name, version) {
            return Ok(());
        }
        Err(Failure::new(format!(
            "{name} {version} was installed into {} but does not start; remove that folder and run the command again.",
            home.display()
        )))
    }

    /// Downloads the program if `cargo binstall` is installed; returns whether that worked.
    fn download(&self, tools: &Tools, progress: &Progress, home: &Path) -> bool {
        if !has_binstall(tools) {
            return false;
        }
        let mut command = tools.command("cargo");
        command
            .args(["binstall", "--no-confirm", "--disable-strategies", "compile", "--root"])
            .arg(home);
        command.arg(format!("{}@{}", self.package, self.version)).current_dir(home);
        progress.run(&mut command, "downloading it").is_ok() && tools.has(self.name, &self.version)
    }

    /// Builds the program from source.
    fn build(&self, tools: &Tools, progress: &Progress, home: &Path) -> Outcome {
        // It outlives an interrupted build, so that the next one goes on from there.
        let target = home.join("target");
        let mut command = self.build_command(tools, home, &target);
        let Self { name, version, .. } = self;
        progress.run(&mut command, &format!("building {name}")).map_err(|failure| {
            failure.with_remedy(&format!("Put {name} {version} on PATH yourself, or check that cargo reaches its registry and a C compiler is installed."))
        })?;
        // The build folder is of no use any more.
        let _ = fs::remove_dir_all(&target);
        Ok(())
    }

    fn build_command(&self, tools: &Tools, home: &Path, target: &Path) -> Command {
        let mut command = tools.command("cargo");
        command.args(["install", self.package, "--version", &self.version]).args(self.options);
        command.arg("--root").arg(home).arg("--target-dir").arg(target);
        // Outside the project, whose cargo settings do not apply to the tool.
        command.current_dir(home);
        for name in BUILD_VARIABLES {
            command.env_remove(name);
        }
        command.envs(CHEAPEST_PROFILE);
        command
    }
}

fn has_binstall(tools: &Tools) -> bool {
    process::try_read(tools.command("cargo").args(["binstall", "-V"])).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_is_missing_until_its_version_is_on_path() -> Outcome {
        let tool = |version: &str| CargoTool {
            name: "cargo",
            package: "cargo",
            version: version.to_owned(),
            options: &[],
        };
        let mut tools = Tools::new()?;
        let text = tools.version("cargo").unwrap_or_default();
        let version = text.split(' ').nth(1).unwrap_or_default();
        assert!(tool(version).install_if_missing(&mut tools)?.is_none());
        assert!(tool("0.0.0").install_if_missing(&mut tools)?.is_some());
        Ok(())
    }

    #[test]
    fn tools_are_built_away_from_the_project() -> Outcome {
        let tool = CargoTool {
            name: "trunk",
            package: "trunk",
            version: TRUNK.to_owned(),
            options: &["--locked"],
        };
        let command = tool.build_command(&Tools::new()?, Path::new("home"), Path::new("target"));
        assert_eq!(command.get_current_dir(), Some(Path::new("home")));
        let words: Vec<_> = command.get_args().filter_map(|word| word.to_str()).collect();
        assert_eq!(
            words.join(" "),
            "install trunk --version 0.21.14 --locked --root home --target-dir target"
        );
        assert!(command.get_envs().any(|(name, value)| name == "RUSTFLAGS" && value.is_none()));
        Ok(())
    }
}
