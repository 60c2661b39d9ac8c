//! Many games between the same bots.

use crate::{
    contestant::Contestant,
    journal::{ContestKey, Journal, JournalError},
    statistics::Statistics,
};
use indicatif::ProgressBar;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use rayon::prelude::*;
use renature::{
    bots::{Bot, BotKind, Weights},
    rules::{Action, Board, Color, Illegal, Player, PlayerCount, RuleSet, Seat, Setup},
    session::{Controller, Match, MatchError},
};
use serde::{Deserialize, Serialize};
use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};
use web_time::Instant;

type BoxedBot = Box<dyn Bot + Send>;

/// A contest: the same bots on the same board, over many deals and all rotations of the seats.
pub struct Contest {
    /// The bots, as often as named.
    pub bots: Vec<Contestant>,
    board: Arc<Board>,
    deals: usize,
    seed: u64,
    records: Option<PathBuf>,
    journal: Option<PathBuf>,
}

/// The result of a game, by bot, not by seat. Its field names are those of the journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The share of the victory, from 0 to 1.
    pub shares: Vec<f64>,
    /// The final scores.
    pub scores: Vec<i64>,
    /// The time that the bot took for each of its turns, in milliseconds.
    pub turns: Vec<Vec<f64>>,
}

/// The error that stops a contest.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// There are too few or too many bots.
    #[error("--bots: {0} named; two to four can play")]
    BotCount(usize),
    /// No games are asked for.
    #[error("--games: at least 1 game is needed")]
    NoGames,
    /// The rules refuse a deal.
    #[error(transparent)]
    Deal(#[from] MatchError),
    /// A bot broke the rules.
    #[error("the bot {bot} did what is not legal: {reason}")]
    IllegalAction {
        /// The bot.
        bot: BotKind,
        /// The reason.
        reason: Illegal,
    },
    /// A bot did nothing in its turn.
    #[error("the bot {0} did nothing in its turn")]
    Silent(BotKind),
    /// The journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A record could not be written.
    #[error("{path}: {error}", path = .path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
}

impl Contest {
    /// Creates a contest of at least that many games. `records` is a folder for game records.
    ///
    /// # Errors
    /// There are no games, or not two to four bots.
    pub fn new(
        board: Arc<Board>,
        bots: Vec<Contestant>,
        games: u32,
        seed: u64,
        records: Option<PathBuf>,
    ) -> Result<Contest, ContestError> {
        if PlayerCount::new(bots.len()).is_none() {
            return Err(ContestError::BotCount(bots.len()));
        }
        if games == 0 {
            return Err(ContestError::NoGames);
        }
        let deals = (games as usize).div_ceil(bots.len());
        Ok(Contest { deals, bots, board, seed, records, journal: None })
    }

    /// Keeps a journal in this file. Games that it already holds are not played again.
    pub fn with_journal(self, journal: Option<PathBuf>) -> Contest {
        Contest { journal, ..self }
    }

    fn key(&self) -> ContestKey {
        let bots = self.bots.iter().map(|bot| format!("{bot:?}")).collect();
        let board = self.board.id().to_owned();
        ContestKey { board, digest: self.digest(), bots, seed: self.seed }
    }

    /// A digest of the board, of all weights and of the numbers of the bots. It does not cover the
    /// code.
    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        format!("{:?}", self.board).hash(&mut hasher);
        for rules in [RuleSet::Base, RuleSet::Valley] {
            for players in PlayerCount::ALL {
                format!("{:?}", Weights::fitted(rules, players)).hash(&mut hasher);
            }
        }
        format!("{:?}", [Weights::BY_HAND, Weights::BEGINNER]).hash(&mut hasher);
        BotKind::ALL.map(BotKind::numbers).hash(&mut hasher);
        hasher.finish()
    }

    /// Plays all games, on all cores. The games of a deal follow each other in the list.
    ///
    /// # Errors
    /// The first error in playing or writing a game.
    pub fn play(&self) -> Result<Vec<GameResult>, ContestError> {
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder)
                .map_err(|error| ContestError::Write { path: folder.clone(), error })?;
        }
        let games = self.deals * self.bots.len();
        let journal = self.journal.as_deref().map(|path| Journal::open(path, &self.key()));
        let (journal, known) = journal.transpose()?.unzip();
        let known = known.unwrap_or_default();
        let progress = ProgressBar::new(games as u64);
        let played = (0..games)
            .into_par_iter()
            .map(|number| match known.get(&number) {
                Some(played) => Ok(played.clone()),
                None => {
                    let played = self.play_one(number)?;
                    journal.as_ref().map_or(Ok(()), |journal| journal.add(number, &played))?;
                    Ok(played)
                }
            })
            .inspect(|_| progress.inc(1))
            .collect();
        progress.finish_and_clear();
        played
    }

    /// Plays all games and returns the statistics of each bot.
    ///
    /// # Errors
    /// As for [`Contest::play`].
    pub fn statistics(&self) -> Result<Statistics, ContestError> {
        let names: Vec<String> = self.bots.iter().map(Contestant::to_string).collect();
        Ok(Statistics::new(&names, &self.play()?))
    }

    /// Plays the game with this number. The seats rotate by one from game to game.
    fn play_one(&self, number: usize) -> Result<GameResult, ContestError> {
        let players = self.bots.len();
        let rotation = number % players;
        let bot_on = |seat: Seat| (seat.index() + rotation) % players;
        let (mut game_match, mut bots) = self.deal(number / players, rotation)?;
        let mut turns = vec![Vec::new(); players];
        let mut turn_time = Duration::ZERO;
        while !game_match.game().table().is_over() {
            let bot = bot_on(game_match.game().table().seat());
            let started = Instant::now();
            let action = choose(&game_match, bots[bot].as_mut());
            turn_time += started.elapsed();
            let kind = self.bots[bot].kind();
            let action = action.ok_or(ContestError::Silent(kind))?;
            if matches!(action, Action::EndTurn | Action::ExtraTurn) {
                turns[bot].push(std::mem::take(&mut turn_time).as_secs_f64() * 1e3);
            }
            game_match
                .act(action)
                .map_err(|reason| ContestError::IllegalAction { bot: kind, reason })?;
        }
        self.write_record(number, &game_match)?;
        let table = game_match.game().table();
        let winners = table.winners();
        let (mut shares, mut scores) = (vec![0.0; players], vec![0; players]);
        for seat in table.seats() {
            scores[bot_on(seat)] = table.score(seat);
            if winners.contains(&seat) {
                shares[bot_on(seat)] = 1.0 / winners.len() as f64;
            }
        }
        Ok(GameResult { shares, scores, turns })
    }

    /// The match of this deal with the seats rotated, and the bots in the order of `self.bots`.
    fn deal(&self, deal: usize, rotation: usize) -> Result<(Match, Vec<BoxedBot>), ContestError> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(deal as u64);
        let mut seated = self.bots.clone();
        seated.rotate_left(rotation);
        let players = seated.iter().zip(Color::ALL);
        let players = players.map(|(bot, color)| Player { name: bot.to_string(), color });
        let setup = Setup::deal(self.board.clone(), players.collect(), &mut rng);
        let bots = self.bots.iter().map(|bot| bot.build(rng.random())).collect();
        let controllers = seated.iter().map(|bot| Controller::Bot(bot.kind())).collect();
        Ok((Match::begin(setup, controllers)?, bots))
    }

    fn write_record(&self, number: usize, game_match: &Match) -> Result<(), ContestError> {
        let Some(folder) = &self.records else { return Ok(()) };
        let file_char = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
        let board: String = self.board.id().chars().map(file_char).collect();
        let path = folder.join(format!("{board}-{:04}.json", number + 1));
        fs::write(&path, game_match.record().to_json())
            .map_err(|error| ContestError::Write { path, error })
    }
}

fn choose(game_match: &Match, bot: &mut dyn Bot) -> Option<Action> {
    let game = game_match.game();
    bot.choose(&game.view(game.table().seat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_board_of_the_same_name_changes_the_key() {
        let json = include_str!("../../../public/boards/brook.json");
        let key = |json: &str| {
            let board = Board::from_json(json).expect("a sound board");
            let bots = vec![BotKind::Bush.into(), BotKind::Turf.into()];
            Contest::new(Arc::new(board), bots, 2, 1, None).expect("a contest").key()
        };
        let other = json.replacen("\"c2\", ", "", 1);
        assert_ne!(other, json);
        assert_ne!(key(&other), key(json));
    }
}
