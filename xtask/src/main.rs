//! The project's commands, run as `cargo xtask COMMAND`.
//!
//! Each command sets up what it needs by itself, on a machine that has only rustup and Node.

mod begin;
mod chromium;
mod command;
mod desktop;
mod end_to_end;
mod failure;
mod process;
mod project;
mod published;
mod script;
mod seal;
mod serve;
mod setup;
mod site;
mod size;
mod speed;
mod style;
mod suites;
mod tally;
mod tools;

use std::process::ExitCode;

use command::Command;
use failure::Outcome;
use tools::Tools;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Command::parse(&words).and_then(run) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out one command.
fn run(command: Command) -> Outcome<ExitCode> {
    let mut tools = Tools::new()?;
    match command {
        Command::Help => print!("{}", command::HELP),
        Command::Play { port, open } => site::play(&mut tools, port, open)?,
        Command::Build => site::build(&mut tools)?,
        Command::Seal => seal::after_trunk()?,
        Command::Size => {
            site::must_be_built()?;
            size::print(&project::dist())?;
        }
        Command::Dev { port } => site::dev(&mut tools, port)?,
        Command::Shots { words } => end_to_end::shots(&mut tools, &words)?,
        Command::SpeedPage { words } => end_to_end::speed(&mut tools, &words)?,
        Command::SpeedBots { words } => end_to_end::speed_of_bots(&mut tools, &words)?,
        Command::Lighthouse => end_to_end::lighthouse(&mut tools)?,
        Command::SpeedWasm => speed::in_chromium(&mut tools)?,
        Command::Test { only, playwright } => {
            let tally = suites::run(&mut tools, &only, &playwright);
            println!("{tally}");
            if tally.failed > 0 {
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
