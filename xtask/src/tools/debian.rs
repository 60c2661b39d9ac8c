//! Installing packages of Debian and of systems that derive from it.

use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::process::{self, announce};
use crate::tools::Tools;

/// The result of [`install`].
#[derive(Debug, PartialEq, Eq)]
pub enum Installation {
    /// The packages are installed.
    Installed,
    /// The system has no package of this name.
    NoPackage(String),
}

/// Returns true if this system installs packages by apt.
pub fn has_apt() -> bool {
    Path::new("/etc/debian_version").is_file()
}

/// Installs the packages, if all of them exist, as root or by sudo without a password.
pub fn install(tools: &Tools, packages: &[&str]) -> Outcome<Installation> {
    let sudo = sudo(tools, packages)?;
    // Old package lists may be good enough, so the next steps run even if this one fails.
    if let Err(failure) =
        process::run(&mut apt_get(tools, sudo, &["update"]), "updating the package lists")
    {
        announce(&failure.to_string());
    }
    if let Some(missing) = packages.iter().find(|package| !exists(tools, package)) {
        return Ok(Installation::NoPackage((*missing).to_owned()));
    }
    let mut command = apt_get(tools, sudo, &["install", "-y", "--no-install-recommends"]);
    process::run(command.args(packages), &format!("installing {}", packages.join(" ")))?;
    Ok(Installation::Installed)
}

/// Returns true if apt must be run by sudo; fails if that needs a password.
fn sudo(tools: &Tools, packages: &[&str]) -> Outcome<bool> {
    if process::try_read(tools.command("id").arg("-u")).is_some_and(|user| user == "0") {
        return Ok(false);
    }
    if process::try_read(tools.command("sudo").args(["-n", "true"])).is_some() {
        return Ok(true);
    }
    Err(Failure::new(format!(
        "packages are missing that only root can install: run `sudo apt-get install {}`.",
        packages.join(" ")
    )))
}

/// Returns true if the package lists name a version of the package that can be installed.
fn exists(tools: &Tools, package: &str) -> bool {
    process::try_read(tools.command("apt-cache").args(["show", "--no-all-versions", package]))
        .is_some_and(|text| !text.is_empty())
}

fn apt_get(tools: &Tools, sudo: bool, words: &[&str]) -> Command {
    // sudo removes variables from the environment, but `env` sets this one again.
    let mut command = tools.command(if sudo { "sudo" } else { "env" });
    if sudo {
        command.args(["-n", "env"]);
    }
    // The timeout is for another installation that may be running.
    command
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=120"])
        .args(words);
    command
}
