//! The command line.

use crate::{
    check,
    contest::{Contest, ContestError},
    contestant::{Contestant, budget_of},
    fit::Fit,
    ladder::{Ladder, LadderError},
    speed,
};
use clap::{Parser, Subcommand};
use renature::{
    bots::{Budget, Weights, WeightsError},
    rules::{Board, BoardFileError, PlayerCount},
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
        /// Two to four bots, with commas: random, greedy, seedling, turf, bush, pine, oak
        ///
        /// `oak@500` searches with 500 playouts, `oak@200ms` for that time, and
        /// `oak+turns=8+sample=4+careless=0+breadth=16+weights=FILE` has other numbers.
        #[arg(long, value_delimiter = ',', default_value = "random,greedy")]
        bots: Vec<Contestant>,
        #[command(flatten)]
        budget: BudgetChoice,
        /// How many games
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// The same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A folder to write a record of each game to
        #[arg(long)]
        records: Option<PathBuf>,
        /// A file that keeps the games: broken off, the same command goes on where it was, and
        /// with more games it adds to them
        #[arg(long, value_name = "FILE")]
        resume: Option<PathBuf>,
        /// Prints JSON instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Lets each bot play the next weaker one and says how sure their order is.
    Ladder {
        /// brook, valley, valley-back, or the path of a board file
        #[arg(long, default_value = "brook")]
        board: String,
        /// The bots, weakest first
        #[arg(long, value_delimiter = ',', default_value = "seedling,turf,bush,pine,oak")]
        bots: Vec<Contestant>,
        #[command(flatten)]
        budget: BudgetChoice,
        /// How many play at a table: one of the stronger bot, all others of the weaker
        #[arg(long, default_value_t = 2)]
        players: usize,
        /// How many games each pair plays
        #[arg(long, default_value_t = 200)]
        games: u32,
        /// The same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A folder that keeps the games of each pair, as `play --resume` keeps its own
        #[arg(long, value_name = "FOLDER")]
        resume: Option<PathBuf>,
    },
    /// Fits the weights of the evaluation to self-played games and prints them.
    Fit {
        /// Boards with the same rules, with commas
        #[arg(long, value_delimiter = ',', default_value = "brook")]
        boards: Vec<String>,
        /// How many play
        #[arg(long, default_value_t = 2)]
        players: usize,
        /// Who plays, with the weights found by then
        #[arg(long, default_value = "bush")]
        bot: Contestant,
        /// How many games a round
        #[arg(long, default_value_t = 4000)]
        games: u32,
        /// How often to play with the weights found by then
        #[arg(long, default_value_t = 3)]
        rounds: u32,
        /// The same seed gives the same weights
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How strongly each weight is drawn towards what it was before
        #[arg(long, default_value_t = 0.001)]
        ridge: f64,
        /// A file of weights to start from, instead of those set by hand
        #[arg(long)]
        from: Option<PathBuf>,
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

/// How long bots search that have not been told one by one.
#[derive(clap::Args)]
#[group(multiple = false)]
struct BudgetChoice {
    /// How long bots search for each answer, such as 500ms
    #[arg(long, value_parser = budget_of)]
    budget: Option<Budget>,
    /// How many playouts bots make for each answer
    #[arg(long)]
    playouts: Option<u32>,
}

impl BudgetChoice {
    fn give(&self, bots: Vec<Contestant>) -> Vec<Contestant> {
        let budget = self.budget.or(self.playouts.map(Budget::Playouts));
        bots.into_iter().map(|bot| bot.with_budget(budget)).collect()
    }
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
    #[error(transparent)]
    Ladder(#[from] LadderError),
    #[error("--players: {0}; two to four can play")]
    Players(usize),
    #[error("{path}: {error}")]
    UnreadableWeights { path: PathBuf, error: io::Error },
    #[error("{path}: {error}")]
    BadWeights { path: PathBuf, error: WeightsError },
    #[error(transparent)]
    Json(#[from] serde_json::Error),
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
            Command::Play { board, bots, budget, games, seed, records, resume, json } => {
                let contest =
                    Contest::new(board_of(board)?, budget.give(bots), games, seed, records)?;
                let contest = contest.with_journal(resume);
                let statistics = contest.statistics()?;
                if json {
                    writeln!(out, "{}", statistics.to_json()?)?;
                } else {
                    write!(out, "{statistics}")?;
                }
                Ok(ExitCode::SUCCESS)
            }
            Command::Ladder { board, bots, budget, players, games, seed, resume } => {
                let players = PlayerCount::new(players).ok_or(Failure::Players(players))?;
                let ladder = Ladder { board: board_of(board)?, players, games, seed, resume };
                ladder.climb(&budget.give(bots), &mut out)?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Fit { boards, players, bot, games, rounds, seed, ridge, from } => {
                let players = PlayerCount::new(players).ok_or(Failure::Players(players))?;
                let boards = boards.into_iter().map(board_of).collect::<Result<_, _>>()?;
                let start = from.map_or(Ok(Weights::BY_HAND), weights_of)?;
                let fit = Fit { boards, players, bot, games, rounds, seed, ridge };
                let (weights, report) = fit.run(start);
                report.iter().try_for_each(|line| writeln!(out, "# {line}"))?;
                write!(out, "{}", weights.write())?;
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

fn weights_of(path: PathBuf) -> Result<Weights, Failure> {
    match fs::read_to_string(&path) {
        Err(error) => Err(Failure::UnreadableWeights { path, error }),
        Ok(text) => Weights::read(&text).map_err(|error| Failure::BadWeights { path, error }),
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
