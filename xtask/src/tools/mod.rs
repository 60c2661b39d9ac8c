//! The programs that the commands call, and their set-up.

pub mod cargo_tool;
pub mod debian;
pub mod setup;
pub mod split_bindgen;
pub mod step;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::project;

/// The PATH for child processes: the folders that the set-up added, then the user's own.
#[derive(Debug, Clone)]
pub struct Tools {
    path: OsString,
}

impl Tools {
    /// Starts with the user's own PATH.
    pub fn new() -> Outcome<Self> {
        let path = std::env::var_os("PATH")
            .ok_or_else(|| Failure::new("PATH is not set, so no program can be found."))?;
        Ok(Self { path })
    }

    /// Puts `folder` before all other folders of the PATH.
    pub fn add(&mut self, folder: &Path) -> Outcome {
        let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&self.path));
        self.path = std::env::join_paths(folders).map_err(|error| {
            Failure::new(format!("{} cannot be put on PATH: {error}.", folder.display()))
        })?;
        Ok(())
    }

    /// A command that runs a program of the PATH in the project's root.
    pub fn command(&self, program: &str) -> Command {
        // On Windows npm and npx are scripts, which are found only by their full name.
        let file_name = match program {
            "npm" | "npx" if cfg!(windows) => format!("{program}.cmd"),
            _ => program.to_owned(),
        };
        let mut command = Command::new(file_name);
        command.current_dir(project::root()).env("PATH", &self.path);
        command
    }

    /// The output of `program --version`, or `None` if the program is missing or broken.
    pub fn version(&self, program: &str) -> Option<String> {
        process::try_read(self.command(program).arg("--version"))
    }

    /// Returns true if `program` is on PATH in exactly this version.
    pub fn has(&self, program: &str, version: &str) -> bool {
        self.version(program).is_some_and(|text| names_version(&text, version))
    }

    /// Cargo's target folder.
    pub fn target_directory(&self) -> Outcome<PathBuf> {
        let text = process::try_read(self.command("cargo").args([
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

/// Returns true if a `--version` text names `version` as a word of its own.
fn names_version(text: &str, version: &str) -> bool {
    text.split(|letter: char| letter.is_whitespace() || "()".contains(letter))
        .any(|word| word == version)
}

#[cfg(test)]
mod tests {
    use super::names_version;

    #[test]
    fn versions_match_as_whole_words() {
        assert!(names_version("wasm-bindgen 0.2.130", "0.2.130"));
        assert!(names_version("wasm-bindgen 0.2.130 (27c7a4d06)", "0.2.130"));
        assert!(names_version("wasm-opt version 132 (version_132)", "132"));
        assert!(!names_version("wasm-bindgen 0.2.13", "0.2.130"));
        assert!(!names_version("trunk 0.21.140", "0.21.14"));
    }
}
