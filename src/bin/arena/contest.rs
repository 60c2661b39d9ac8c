//! Many games between the same bots.

use crate::{
    contestant::Contestant,
    journal::{Journal, JournalError, Terms},
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

type AnyBot = Box<dyn Bot + Send>;

/// A contest: the same bots on the same board, over many deals and all turns of the table.
pub struct Contest {
    /// Who plays, as often as named.
    pub bots: Vec<Contestant>,
    board: Arc<Board>,
    deals: usize,
    seed: u64,
    records: Option<PathBuf>,
    journal: Option<PathBuf>,
}

/// How one game went, by bot, not by seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The share of the victory.
    pub shares: Vec<f64>,
    /// The final scores.
    pub scores: Vec<i64>,
    /// How long the bot thought in each of its turns, in milliseconds.
    pub turns: Vec<Vec<f64>>,
}

/// Why a contest cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// Too few or too many bots.
    #[error("--bots: {0} named; two to four can play")]
    BotCount(usize),
    /// No games at all.
    #[error("--games: at least 1 game is needed")]
    NoGames,
    /// A deal that the rules refuse.
    #[error(transparent)]
    Deal(#[from] MatchError),
    /// A bot broke the rules.
    #[error("the bot {bot} did what is not legal: {reason}")]
    Cheating {
        /// Which bot.
        bot: BotKind,
        /// Why it was not legal.
        reason: Illegal,
    },
    /// A bot did nothing in its turn.
    #[error("the bot {0} did nothing in its turn")]
    Silent(BotKind),
    /// The journal.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A record could not be written.
    #[error("{path}: {error}", path = .path.display())]
    Unwritten {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl Contest {
    /// A contest of at least that many games.
    ///
    /// # Errors
    /// If there are no games or not two to four bots.
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

    /// The same, with a journal in this file: games that are in it already are not played again.
    pub fn with_journal(self, journal: Option<PathBuf>) -> Contest {
        Contest { journal, ..self }
    }

    fn terms(&self) -> Terms {
        let bots = self.bots.iter().map(|bot| format!("{bot:?}")).collect();
        Terms { board: self.board.id().to_owned(), digest: self.digest(), bots, seed: self.seed }
    }

    /// A digest of the board, of all weights, and of the numbers by which bots differ. It tells
    /// nothing of the code.
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

    /// Plays all games, on all cores; the games of a deal follow each other in the list.
    ///
    /// # Errors
    /// The first thing that keeps a game from being played or written.
    pub fn play(&self) -> Result<Vec<Played>, ContestError> {
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder)
                .map_err(|error| ContestError::Unwritten { path: folder.clone(), error })?;
        }
        let games = self.deals * self.bots.len();
        let journal = self.journal.as_deref().map(|path| Journal::open(path, &self.terms()));
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

    /// Plays all games and says how each bot did.
    ///
    /// # Errors
    /// As for [`Contest::play`].
    pub fn statistics(&self) -> Result<Statistics, ContestError> {
        let names: Vec<String> = self.bots.iter().map(Contestant::to_string).collect();
        Ok(Statistics::of(&names, &self.play()?))
    }

    /// The game with this number: the table is turned by one seat from each game to the next.
    fn play_one(&self, number: usize) -> Result<Played, ContestError> {
        let players = self.bots.len();
        let turned = number % players;
        let bot_on = |seat: Seat| (seat.index() + turned) % players;
        let (mut game, mut bots) = self.deal(number / players, turned)?;
        let mut turns = vec![Vec::new(); players];
        let mut thought = Duration::ZERO;
        while !game.game().table().is_over() {
            let bot = bot_on(game.game().table().seat());
            let began = Instant::now();
            let action = chosen(&game, bots[bot].as_mut());
            thought += began.elapsed();
            let kind = self.bots[bot].kind();
            let action = action.ok_or(ContestError::Silent(kind))?;
            if matches!(action, Action::EndTurn | Action::ExtraTurn) {
                turns[bot].push(std::mem::take(&mut thought).as_secs_f64() * 1e3);
            }
            game.act(action).map_err(|reason| ContestError::Cheating { bot: kind, reason })?;
        }
        self.write(number, &game)?;
        let table = game.game().table();
        let winners = table.winners();
        let (mut shares, mut scores) = (vec![0.0; players], vec![0; players]);
        for seat in table.seats() {
            scores[bot_on(seat)] = table.score(seat);
            if winners.contains(&seat) {
                shares[bot_on(seat)] = 1.0 / winners.len() as f64;
            }
        }
        Ok(Played { shares, scores, turns })
    }

    /// The deal with this number, the table turned by so many seats, and the bots in the order
    /// in which they were named.
    fn deal(&self, deal: usize, turned: usize) -> Result<(Match, Vec<AnyBot>), ContestError> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(deal as u64);
        let mut seated = self.bots.clone();
        seated.rotate_left(turned);
        let players = seated.iter().zip(Color::ALL);
        let players = players.map(|(bot, color)| Player { name: bot.to_string(), color });
        let setup = Setup::deal(self.board.clone(), players.collect(), &mut rng);
        let bots = self.bots.iter().map(|bot| bot.build(rng.random())).collect();
        let controllers = seated.iter().map(|bot| Controller::Bot(bot.kind())).collect();
        Ok((Match::begin(setup, controllers)?, bots))
    }

    fn write(&self, number: usize, game: &Match) -> Result<(), ContestError> {
        let Some(folder) = &self.records else { return Ok(()) };
        let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
        let board: String = self.board.id().chars().map(plain).collect();
        let path = folder.join(format!("{board}-{:04}.json", number + 1));
        fs::write(&path, game.record().to_json())
            .map_err(|error| ContestError::Unwritten { path, error })
    }
}

fn chosen(game: &Match, bot: &mut dyn Bot) -> Option<Action> {
    let game = game.game();
    bot.choose(&game.view(game.table().seat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bots_on_another_board_of_the_same_name_are_another_contest() {
        let json = include_str!("../../../public/boards/brook.json");
        let terms = |json: &str| {
            let board = Board::from_json(json).expect("a sound board");
            let bots = vec![BotKind::Bush.into(), BotKind::Turf.into()];
            Contest::new(Arc::new(board), bots, 2, 1, None).expect("a contest").terms()
        };
        let other = json.replacen("\"c2\", ", "", 1);
        assert_ne!(other, json);
        assert_ne!(terms(&other), terms(json));
    }
}
