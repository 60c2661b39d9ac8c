//! The file that keeps the games of a contest, so that an interrupted contest can continue.

use crate::contest::GameResult;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

/// Identifies a contest: equal keys give equal games, unless the code of the bots changes. It has
/// no number of games, so that a contest can be continued with more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContestKey {
    /// The board's short name.
    pub board: String,
    /// A digest of the board and of the numbers of the bots.
    pub digest: u64,
    /// The bots, with all their numbers.
    pub bots: Vec<String>,
    /// The seed.
    pub seed: u64,
}

/// A game with its number, from 0.
#[derive(Serialize, Deserialize)]
struct Line {
    game: usize,
    #[serde(flatten)]
    result: GameResult,
}

/// The error of a journal.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    File(PathBuf, io::Error),
    /// A line is not a game.
    #[error("{path}, line {line}: {reason}", path = .0.display(), line = .1, reason = .2)]
    Line(PathBuf, usize, serde_json::Error),
    /// The journal belongs to another contest.
    #[error("{path} is the journal of another contest: {other}", path = .0.display(), other = .1)]
    Other(PathBuf, String),
}

/// The journal of a contest: the key on the first line, a game on each other line.
pub struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// Opens or creates the journal and returns its games by their numbers. Drops an incomplete
    /// last line.
    ///
    /// # Errors
    /// The file cannot be used, or belongs to another contest.
    pub fn open(
        path: &Path,
        key: &ContestKey,
    ) -> Result<(Journal, BTreeMap<usize, GameResult>), JournalError> {
        let failed = |error| JournalError::File(path.to_owned(), error);
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(failed)?,
        };
        // A line without a line break is incomplete.
        let complete = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = complete.lines().enumerate();
        let unreadable = |(index, error)| JournalError::Line(path.to_owned(), index + 1, error);
        let head = serde_json::to_string(key).map_err(|error| unreadable((0, error)))?;
        if let Some((_, first)) = lines.next()
            && first != head
        {
            return Err(JournalError::Other(path.to_owned(), first.to_owned()));
        }
        let mut games = BTreeMap::new();
        for (index, line) in lines {
            let Line { game, result } =
                serde_json::from_str(line).map_err(|error| unreadable((index, error)))?;
            games.insert(game, result);
        }
        let contents = if complete.is_empty() { format!("{head}\n") } else { complete.to_owned() };
        fs::write(path, contents).map_err(failed)?;
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        Ok((Journal { path: path.to_owned(), file: Mutex::new(file) }, games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&self, game: usize, result: &GameResult) -> Result<(), JournalError> {
        let line = serde_json::to_string(&Line { game, result: result.clone() })
            .map_err(|error| JournalError::Line(self.path.clone(), 0, error))?;
        let mut file = self.file.lock().unwrap_or_else(|broken| broken.into_inner());
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(|error| JournalError::File(self.path.clone(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seed: u64) -> ContestKey {
        ContestKey {
            board: "brook".into(),
            digest: 1,
            bots: vec!["oak".into(), "pine".into()],
            seed,
        }
    }

    fn game(score: i64) -> GameResult {
        let turns = vec![vec![0.5], vec![2.0]];
        GameResult { shares: vec![1.0, 0.0], scores: vec![score, 7], turns }
    }

    /// Runs a check with the path of a file that does not exist yet.
    fn with_path(name: &str, check: impl FnOnce(&Path)) {
        let name = format!("renature-{}-journal-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        check(&path);
        fs::remove_file(path).expect("a journal");
    }

    #[test]
    fn games_are_read_again_after_an_incomplete_line() {
        with_path("broken", |path| {
            let (journal, games) = Journal::open(path, &key(1)).expect("a journal");
            assert!(games.is_empty());
            journal.add(3, &game(50)).expect("a game");
            journal.add(0, &game(60)).expect("a game");
            let text = fs::read_to_string(path).expect("a text");
            fs::write(path, format!("{text}{{\"game\":5,\"sha")).expect("a file");
            let (journal, _) = Journal::open(path, &key(1)).expect("a journal");
            journal.add(5, &game(70)).expect("a game");
            let (_, games) = Journal::open(path, &key(1)).expect("a journal");
            let scores: Vec<_> = games.iter().map(|(game, it)| (*game, it.scores[0])).collect();
            assert_eq!(scores, [(0, 60), (3, 50), (5, 70)]);
        });
    }

    #[test]
    fn another_contests_journal_is_refused_and_unchanged() {
        with_path("other", |path| {
            let (journal, _) = Journal::open(path, &key(1)).expect("a journal");
            journal.add(0, &game(1)).expect("a game");
            let before = fs::read_to_string(path).expect("a text");
            assert!(matches!(Journal::open(path, &key(2)), Err(JournalError::Other(..))));
            assert_eq!(fs::read_to_string(path).expect("a text"), before);
        });
    }
}
