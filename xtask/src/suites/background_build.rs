//! The build of the site beside clippy and the native tests, each of which often uses one core only:
//! 9.7 minutes from a cold start on two cores, 11.7 one after the other.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::failure::Outcome;
use crate::process::{self, announce};
use crate::tools::setup;
use crate::tools::{Tools, step};

/// A `cargo xtask build` that writes into a file what it prints.
pub struct BackgroundBuild {
    child: Child,
    log: PathBuf,
}

impl BackgroundBuild {
    /// Starts the build; `None` if it cannot start: then it has to run in its turn.
    pub fn start(tools: &Tools) -> Option<Self> {
        // Two programs must not install it at once.
        step::run_in_order(tools, setup::rust_target(tools)).ok()?;
        let folder = tools.target_directory().ok()?;
        let log = folder.join("background-build.log");
        fs::create_dir_all(folder).ok()?;
        let file = File::create(&log).ok()?;
        let program = std::env::current_exe().ok()?;
        let child = Command::new(program)
            .arg("build")
            .stdin(Stdio::null())
            .stderr(file.try_clone().ok()?)
            .stdout(file)
            .spawn()
            .ok()?;
        announce("The site is built at the same time.");
        Some(Self { child, log })
    }

    /// Waits for the build and prints what it has printed.
    ///
    /// # Errors
    /// The build failed.
    pub fn finish(mut self) -> Outcome {
        let status = process::wait(&mut self.child)?;
        print!("{}", fs::read_to_string(&self.log).unwrap_or_default());
        process::expect_success(status, "building the site")
    }
}
