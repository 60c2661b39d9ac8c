//! Running other programs.

pub mod progress;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};

use crate::failure::{Failure, Outcome};

/// Prints a sentence about what the command does.
pub fn announce(sentence: &str) {
    println!("» {sentence}");
}

/// Runs a program to its end, with its output on the terminal; `doing` completes "… failed".
pub fn run(command: &mut Command, doing: &str) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    expect_success(status, doing)
}

/// Runs a program with its output on the terminal; returns whether it succeeded and what it printed to standard output.
pub fn run_and_read(command: &mut Command) -> Outcome<(bool, String)> {
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|error| cannot_start(command, &error))?;
    let mut text = String::new();
    if let Some(pipe) = child.stdout.take() {
        let mut terminal = std::io::stdout().lock();
        for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            // The caller needs the text even if the terminal is closed.
            let _ = writeln!(terminal, "{line}");
            text.push_str(&line);
            text.push('\n');
        }
    }
    Ok((wait(&mut child)?.success(), text))
}

/// Runs a program and returns its standard output, trimmed; `doing` completes "… failed".
pub fn read(command: &mut Command, doing: &str) -> Outcome<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    expect_success(output.status, doing)?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a program and returns its standard output, trimmed, or `None` if it cannot start or fails.
pub fn try_read(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// Waits for the end of a program.
pub fn wait(child: &mut Child) -> Outcome<ExitStatus> {
    child.wait().map_err(cannot_wait)
}

/// Returns the failure of a program that did not succeed; `doing` completes "… failed".
pub fn expect_success(status: ExitStatus, doing: &str) -> Outcome {
    match status.success() {
        true => Ok(()),
        false => Err(Failure::new(format!("{doing} failed ({status}); the lines above say why."))),
    }
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    Failure::new(format!("`{program}` could not be started: {error}."))
}

fn cannot_wait(error: std::io::Error) -> Failure {
    Failure::new(format!("the end of a program could not be awaited: {error}."))
}
