//! Running other programs.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::failure::{Failure, Outcome};

/// Tells the person at the terminal what happens next.
pub fn announce(sentence: &str) {
    println!("» {sentence}");
}

/// Runs a program to its end, its output going to the terminal; `doing` completes "… failed".
pub fn run(command: &mut Command, doing: &str) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("{doing} failed ({status}); the lines above say why.")))
}

/// Runs a program, showing what it prints line by line, and also handing that back with whether it succeeded.
pub fn run_and_read(command: &mut Command) -> Outcome<(bool, String)> {
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|error| cannot_start(command, &error))?;
    let mut text = String::new();
    if let Some(pipe) = child.stdout.take() {
        let mut terminal = std::io::stdout().lock();
        for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            // A closed terminal must not end the run: the count is still wanted.
            let _ = writeln!(terminal, "{line}");
            text.push_str(&line);
            text.push('\n');
        }
    }
    let status = child
        .wait()
        .map_err(|error| Failure::new(format!("a program could not be waited for: {error}.")))?;
    Ok((status.success(), text))
}

/// What a program prints; what it complains of goes to the terminal. `doing` completes "… failed".
pub fn read(command: &mut Command, doing: &str) -> Outcome<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    Err(Failure::new(format!("{doing} failed ({}); the lines above say why.", output.status)))
}

/// What a program prints, when it can be started and succeeds.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    Failure::new(format!("`{program}` could not be started: {error}."))
}
