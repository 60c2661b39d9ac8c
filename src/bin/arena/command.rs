//! The command line.

use crate::{
    check,
    contest::{Contest, ContestError},
    contestant::{Contestant, parse_budget},
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
    /// Lets bots play and reports which is better.
    ///
    /// Each deal is played once for each rotation of the seats. The number of games is rounded up
    /// to whole deals.
    Play {
        /// brook, valley, valley-back, or the path of a board file
        #[arg(long, default_value = "brook")]
        board: String,
        /// Two to four bots, separated by commas: random, acorn, greedy, seedling, turf, bush, pine,
        /// oak
        ///
        /// `oak@500` searches with 500 playouts, `oak@200ms` for that time.
        /// `oak+turns=8+sample=4+careless=0+breadth=16+weights=FILE` has other numbers.
        #[arg(long, value_delimiter = ',', default_value = "random,greedy")]
        bots: Vec<Contestant>,
        #[command(flatten)]
        budget: BudgetChoice,
        /// Number of games
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// The same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Folder for the records of all games
        #[arg(long)]
        records: Option<PathBuf>,
        /// File that keeps the games: the same command continues an interrupted contest, and with
        /// more games it adds to them
        #[arg(long, value_name = "FILE")]
        resume: Option<PathBuf>,
        /// Print JSON instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Lets each bot play the next weaker one and reports how certain their order is.
    Ladder {
        /// brook, valley, valley-back, or the path of a board file
        #[arg(long, default_value = "brook")]
        board: String,
        /// The bots, weakest first
        #[arg(
            long,
            value_delimiter = ',',
            default_value = "random,acorn,greedy,seedling,turf,bush,pine,oak"
        )]
        bots: Vec<Contestant>,
        #[command(flatten)]
        budget: BudgetChoice,
        /// Players at a table: one of the stronger bot, all others of the weaker
        #[arg(long, default_value_t = 2)]
        players: usize,
        /// Number of games of each pair
        #[arg(long, default_value_t = 200)]
        games: u32,
        /// The same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Folder that keeps the games of each pair, as `play --resume` does
        #[arg(long, value_name = "FOLDER")]
        resume: Option<PathBuf>,
    },
    /// Fits the weights of the evaluation to self-played games and prints them.
    Fit {
        /// Boards with the same rules, separated by commas
        #[arg(long, value_delimiter = ',', default_value = "brook")]
        boards: Vec<String>,
        /// Number of players
        #[arg(long, default_value_t = 2)]
        players: usize,
        /// Bot that plays, with the weights of the round before
        #[arg(long, default_value = "bush")]
        bot: Contestant,
        /// Number of games in a round
        #[arg(long, default_value_t = 4000)]
        games: u32,
        /// Number of rounds
        #[arg(long, default_value_t = 3)]
        rounds: u32,
        /// The same seed gives the same weights
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Strength with which each weight is pulled towards its previous value
        #[arg(long, default_value_t = 0.001)]
        ridge: f64,
        /// File of weights to start from, instead of those set by hand
        #[arg(long)]
        from: Option<PathBuf>,
    },
    /// Replays game records and reports which are good.
    Check {
        /// Record files
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Measures the engine on one thread.
    Speed {
        /// Duration of all measurements, in seconds
        #[arg(long, default_value_t = speed::SECONDS)]
        seconds: f64,
    },
}

/// The budget of all bots that have none of their own.
#[derive(clap::Args)]
#[group(multiple = false)]
struct BudgetChoice {
    /// Time of a bot for each answer, such as 500ms
    #[arg(long, value_parser = parse_budget)]
    budget: Option<Budget>,
    /// Playouts of a bot for each answer
    #[arg(long)]
    playouts: Option<u32>,
}

impl BudgetChoice {
    fn apply_to(&self, bots: Vec<Contestant>) -> Vec<Contestant> {
        let budget = self.budget.or(self.playouts.map(Budget::Playouts));
        bots.into_iter().map(|bot| bot.with_budget(budget)).collect()
    }
}

/// The error of a command.
#[derive(Debug, thiserror::Error)]
enum CommandError {
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

/// Runs the command line. The exit code is 0 for success, 1 for a bad record, 2 for an error.
pub fn run() -> ExitCode {
    match Arena::parse().command.run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

impl Command {
    fn run(self) -> Result<ExitCode, CommandError> {
        let mut out = io::stdout();
        match self {
            Command::Play { board, bots, budget, games, seed, records, resume, json } => {
                let contest =
                    Contest::new(load_board(board)?, budget.apply_to(bots), games, seed, records)?;
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
                let players = PlayerCount::new(players).ok_or(CommandError::Players(players))?;
                let ladder = Ladder { board: load_board(board)?, players, games, seed, resume };
                ladder.play(&budget.apply_to(bots), &mut out)?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Fit { boards, players, bot, games, rounds, seed, ridge, from } => {
                let players = PlayerCount::new(players).ok_or(CommandError::Players(players))?;
                let boards = boards.into_iter().map(load_board).collect::<Result<_, _>>()?;
                let start = from.map_or(Ok(Weights::BY_HAND), load_weights)?;
                let fit = Fit { boards, players, bot, games, rounds, seed, ridge };
                let (weights, report) = fit.run(start);
                report.iter().try_for_each(|line| writeln!(out, "# {line}"))?;
                write!(out, "{}", weights.to_text())?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Check { files } => Ok(check::check_files(&files, &mut out)?),
            Command::Speed { seconds } => {
                writeln!(out, "{}", speed::report(seconds))?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

fn load_weights(path: PathBuf) -> Result<Weights, CommandError> {
    match fs::read_to_string(&path) {
        Err(error) => Err(CommandError::UnreadableWeights { path, error }),
        Ok(text) => Weights::parse(&text).map_err(|error| CommandError::BadWeights { path, error }),
    }
}

fn load_board(path: String) -> Result<Arc<Board>, CommandError> {
    if let Some(board) = Board::shipped_named(&path) {
        return Ok(board);
    }
    match fs::read_to_string(&path) {
        Err(error) => Err(CommandError::UnreadableBoard { path, error }),
        Ok(text) => match Board::from_json(&text) {
            Err(error) => Err(CommandError::BadBoard { path, error }),
            Ok(board) => Ok(Arc::new(board)),
        },
    }
}
