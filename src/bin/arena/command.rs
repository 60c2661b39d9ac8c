//! The command line.

use crate::{
    check,
    contest::{Contest, ContestError},
    speed,
    statistics::Statistics,
};
use clap::{Parser, Subcommand};
use renature::{
    bots::BotKind,
    rules::{Board, BoardFileError},
};
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};

/// Lets Renature's bots play, checks game records, measures the engine.
#[derive(Parser)]
#[command(arg_required_else_help = true)]
struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Lets bots play and says who is better.
    ///
    /// Each deal is played once with the bots in each order of seats that turning the table
    /// gives; the number of games is rounded up to whole deals.
    Play {
        /// brook, valley, valley-back, or the path of a board file
        #[arg(long, default_value = "brook")]
        board: String,
        /// Two to four bots, with commas: random, greedy
        #[arg(long, value_delimiter = ',', default_value = "random,greedy")]
        bots: Vec<BotKind>,
        /// How many games
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// The same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A folder to write a record of each game to
        #[arg(long)]
        records: Option<PathBuf>,
    },
    /// Replays game records and says which are good.
    Check {
        /// Record files
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Measures the engine on one thread.
    Speed {
        /// How long to measure in all
        #[arg(long, default_value_t = speed::SECONDS)]
        seconds: f64,
    },
}

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("board {path}: {error}")]
    UnreadableBoard { path: String, error: io::Error },
    #[error("board {path}: {error}")]
    BadBoard { path: String, error: BoardFileError },
    #[error(transparent)]
    Contest(#[from] ContestError),
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// Does what the command line says. The exit code is 0 when all went well, 1 when a record is
/// bad, 2 when the command could not do its work.
pub fn run() -> ExitCode {
    match Arena::parse().command.run() {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::from(2)
        }
    }
}

impl Command {
    fn run(self) -> Result<ExitCode, Failure> {
        let mut out = io::stdout();
        match self {
            Command::Play { board, bots, games, seed, records } => {
                let contest = Contest::new(board_of(board)?, bots, games, seed, records)?;
                write!(out, "{}", Statistics::of(&contest.bots, &contest.play()?))?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Check { files } => Ok(check::files(&files, &mut out)?),
            Command::Speed { seconds } => {
                writeln!(out, "{}", speed::report(seconds))?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

fn board_of(path: String) -> Result<Arc<Board>, Failure> {
    if let Some(board) = Board::shipped_named(&path) {
        return Ok(board);
    }
    match fs::read_to_string(&path) {
        Err(error) => Err(Failure::UnreadableBoard { path, error }),
        Ok(text) => match Board::from_json(&text) {
            Err(error) => Err(Failure::BadBoard { path, error }),
            Ok(board) => Ok(Arc::new(board)),
        },
    }
}
