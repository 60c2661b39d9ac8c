//! Serving the built site to the user of this machine, and opening it in the browser.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::failure::Outcome;
use crate::process::announce;
use crate::process::progress::format_duration;
use crate::project;
use crate::site;
use crate::site::server::Server;
use crate::tools::Tools;

/// Builds the site and serves it until the program is stopped.
pub fn play(tools: &mut Tools, port: u16, open: bool) -> Outcome {
    let start = Instant::now();
    site::build(tools)?;
    announce(&format!("Set-up and build took {}.", format_duration(start.elapsed())));
    let server = Server::start(&project::dist(), "/", port)?;
    if !server.uses_port(port) {
        announce(&format!("Port {port} is in use; the server uses another one."));
    }
    announce(&format!("Renature is at {} (Ctrl+C stops it).", server.address()));
    if open && open_browser(server.address()) {
        announce("If it does not open in your browser, open the address there.");
    }
    server.wait()
}

/// Opens `address` in the user's browser if there is a desktop; returns whether it tried.
fn open_browser(address: &str) -> bool {
    let Some(mut command) = open_command() else {
        return false;
    };
    let silent =
        command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    silent.spawn().is_ok()
}

/// The system's command that opens an address, or `None` if there is no desktop.
fn open_command() -> Option<Command> {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if is_set("CI") || is_set("SSH_CONNECTION") {
        return None;
    }
    if cfg!(target_os = "macos") {
        return Some(Command::new("open"));
    }
    if cfg!(windows) {
        let mut command = Command::new("cmd");
        // `start` takes the first quoted word for the window's title, so it gets an empty one.
        command.args(["/C", "start", ""]);
        return Some(command);
    }
    (is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")).then(|| Command::new("xdg-open"))
}
