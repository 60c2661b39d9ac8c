//! The folders of the project, and the versions in its Cargo.lock.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};

/// The folder that holds the workspace's Cargo.toml.
pub fn root() -> &'static Path {
    // Cargo recompiles this crate when the checkout moves.
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The folder of the built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The folder of the browser tests.
pub fn browser_tests() -> PathBuf {
    root().join("tests").join("e2e")
}

/// The folder for installed tools, which all checkouts of a user share.
pub fn cache() -> Outcome<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_CACHE_HOME")
        .or_else(|| set("LOCALAPPDATA").filter(|_| cfg!(windows)))
        .or_else(|| std::env::home_dir().map(|home| home.join(".cache")))
        .map(|folder| folder.join("renature"))
        .ok_or_else(|| {
            Failure::new(
                "no home folder is known: set HOME, or XDG_CACHE_HOME to a folder for built tools.",
            )
        })
}

/// The version of `package` in Cargo.lock.
#[cfg(test)]
pub fn locked_version(package: &str) -> Outcome<String> {
    let lock = root().join("Cargo.lock");
    let text = std::fs::read_to_string(&lock)
        .map_err(|error| Failure::new(format!("Cargo.lock cannot be read: {error}.")))?;
    version_in(&text, package)
        .map(String::from)
        .ok_or_else(|| Failure::new(format!("Cargo.lock does not name {package}.")))
}

/// Finds a package's version in the text of a Cargo.lock.
#[cfg(test)]
fn version_in<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"a\"\nversion = \"0.2.130\"\n";
        assert_eq!(version_in(lock, "a"), Some("0.2.130"));
        assert_eq!(version_in(lock, "b"), None);
    }

    #[test]
    fn trunk_uses_the_locked_wasm_bindgen() {
        let settings = std::fs::read_to_string(root().join("Trunk.toml")).unwrap_or_default();
        let wanted =
            locked_version("wasm-bindgen").map(|version| format!("wasm_bindgen = \"{version}\""));
        assert!(
            wanted.is_ok_and(|line| settings.contains(&line)),
            "Trunk.toml and Cargo.lock differ"
        );
    }
}
