//! Opening the browser for a person who sits in front of the machine.

use std::process::{Command, Stdio};

/// Opens `address` in the person's browser where there is a desktop; says whether it tried.
pub fn open(address: &str) -> bool {
    let Some(mut command) = opener() else {
        return false;
    };
    let quiet =
        command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.spawn().is_ok()
}

/// The system's command that opens an address, or `None` where nobody would see it.
fn opener() -> Option<Command> {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if set("CI") || set("SSH_CONNECTION") {
        return None;
    }
    if cfg!(target_os = "macos") {
        return Some(Command::new("open"));
    }
    if cfg!(windows) {
        let mut command = Command::new("cmd");
        // The empty word is the window's title, which `start` takes first.
        command.args(["/C", "start", ""]);
        return Some(command);
    }
    (set("DISPLAY") || set("WAYLAND_DISPLAY")).then(|| Command::new("xdg-open"))
}
