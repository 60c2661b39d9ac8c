//! The project's commands, run as `cargo xtask COMMAND`.
//!
//! Each command installs what it needs; the machine must only have rustup and Node.

mod browser;
mod command;
mod failure;
mod process;
mod project;
mod site;
mod suites;
mod tools;

use std::process::ExitCode;

use browser::speed_wasm;
use command::Command;
use failure::Outcome;
use tools::Tools;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Command::parse(&words).and_then(run) {
        Ok(code) => code,
        Err(failure) => {
            failure.print();
            ExitCode::FAILURE
        }
    }
}

/// Runs one command.
fn run(command: Command) -> Outcome<ExitCode> {
    let mut tools = Tools::new()?;
    match command {
        Command::Help => print!("{}", command::HELP),
        Command::Play { port, open } => site::play::play(&mut tools, port, open)?,
        Command::Build => site::build(&mut tools)?,
        Command::Seal => site::seal::run_as_trunk_hook(&mut tools)?,
        Command::Size => {
            site::check_is_built()?;
            site::size::print(&project::dist())?;
        }
        Command::Dev { port } => site::dev(&mut tools, port)?,
        Command::Shots { words } => browser::take_screenshots(&mut tools, &words)?,
        Command::Monkey { words } => browser::play_at_random(&mut tools, &words)?,
        Command::Kill { words } => browser::kill_at_random(&mut tools, &words)?,
        Command::SpeedPage { words } => browser::measure_page(&mut tools, &words)?,
        Command::SpeedBots { words } => browser::measure_bots(&mut tools, &words)?,
        Command::Lighthouse { words } => browser::run_lighthouse(&mut tools, &words)?,
        Command::SpeedWasm => speed_wasm::measure(&mut tools)?,
        Command::Test(plan) => {
            let tally = suites::run(&mut tools, &plan);
            println!("{tally}");
            if tally.failed > 0 {
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
