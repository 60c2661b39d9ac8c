//! The programs the commands call, and where child processes find them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::project;

/// The PATH that child processes get: what set-up added, then the person's own.
#[derive(Debug)]
pub struct Tools {
    path: OsString,
}

impl Tools {
    /// Starts with the person's own PATH.
    pub fn new() -> Outcome<Self> {
        let path = std::env::var_os("PATH")
            .ok_or_else(|| Failure::new("PATH is not set, so no program can be found."))?;
        Ok(Self { path })
    }

    /// Lets child processes find the programs in `folder` before any other.
    pub fn add(&mut self, folder: &Path) -> Outcome {
        let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&self.path));
        self.path = std::env::join_paths(folders).map_err(|error| {
            Failure::new(format!("{} cannot be put on PATH: {error}.", folder.display()))
        })?;
        Ok(())
    }

    /// A program by name, started in the project's root unless told otherwise.
    pub fn command(&self, program: &str) -> Command {
        // npm and npx are scripts on Windows, found only by their whole name.
        let whole = match program {
            "npm" | "npx" if cfg!(windows) => format!("{program}.cmd"),
            _ => program.to_owned(),
        };
        let mut command = Command::new(whole);
        command.current_dir(project::root()).env("PATH", &self.path);
        command
    }

    /// What `program --version` prints, or `None` where the program is missing or broken.
    pub fn version(&self, program: &str) -> Option<String> {
        process::answer(self.command(program).arg("--version"))
    }

    /// Whether `program` is on PATH in exactly this version.
    pub fn has(&self, program: &str, version: &str) -> bool {
        self.version(program).is_some_and(|text| says_version(&text, version))
    }

    /// The folder into which cargo builds.
    pub fn target_directory(&self) -> Outcome<PathBuf> {
        let text = process::answer(self.command("cargo").args([
            "metadata",
            "--no-deps",
            "--format-version",
            "1",
        ]));
        text.and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok())
            .and_then(|metadata| metadata["target_directory"].as_str().map(PathBuf::from))
            .ok_or_else(|| {
                Failure::new(
                    "`cargo metadata` does not say where it builds; is Cargo.toml in order?",
                )
            })
    }
}

/// Whether a `--version` text names `version` as a word of its own.
fn says_version(text: &str, version: &str) -> bool {
    text.split(|letter: char| letter.is_whitespace() || "()".contains(letter))
        .any(|word| word == version)
}

#[cfg(test)]
mod tests {
    use super::says_version;

    #[test]
    fn versions_match_as_whole_words() {
        assert!(says_version("wasm-bindgen 0.2.130", "0.2.130"));
        assert!(says_version("wasm-bindgen 0.2.130 (27c7a4d06)", "0.2.130"));
        assert!(says_version("wasm-opt version 132 (version_132)", "132"));
        assert!(!says_version("wasm-bindgen 0.2.13", "0.2.130"));
        assert!(!says_version("trunk 0.21.140", "0.21.14"));
    }
}
