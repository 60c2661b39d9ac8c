//! A file in which a contest keeps its games, so that it can go on after it was broken off.

use crate::contest::Played;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

/// What a contest's games depend on: with the same, the games are the same, as long as the bots are not
/// programmed otherwise. Their number does not count, so that a contest can also be made longer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The board's short name.
    pub board: String,
    /// A digest of the board itself and of what bots go by.
    pub digest: u64,
    /// The bots, with all their numbers.
    pub bots: Vec<String>,
    /// The seed.
    pub seed: u64,
}

/// A game with its number.
#[derive(Serialize, Deserialize)]
struct Line {
    game: usize,
    #[serde(flatten)]
    played: Played,
}

/// Why a journal cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    File(PathBuf, io::Error),
    /// A line that is no game.
    #[error("{path}, line {line}: {reason}", path = .0.display(), line = .1, reason = .2)]
    Line(PathBuf, usize, serde_json::Error),
    /// Another contest's.
    #[error("{path} is the journal of another contest: {other}", path = .0.display(), other = .1)]
    Other(PathBuf, String),
}

/// The journal of a contest: the terms on the first line, a game on each other.
pub struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// Opens the journal, begins it if there is none, and gives the games in it by their numbers.
    /// A last line that was broken off is dropped.
    ///
    /// # Errors
    /// If the file cannot be used, or is another contest's.
    pub fn open(
        path: &Path,
        terms: &Terms,
    ) -> Result<(Journal, BTreeMap<usize, Played>), JournalError> {
        let failed = |error| JournalError::File(path.to_owned(), error);
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(failed)?,
        };
        // What does not end in a line break was broken off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines().enumerate();
        let unreadable = |(index, error)| JournalError::Line(path.to_owned(), index + 1, error);
        let head = serde_json::to_string(terms).map_err(|error| unreadable((0, error)))?;
        if let Some((_, first)) = lines.next()
            && first != head
        {
            return Err(JournalError::Other(path.to_owned(), first.to_owned()));
        }
        let mut games = BTreeMap::new();
        for (index, line) in lines {
            let Line { game, played } =
                serde_json::from_str(line).map_err(|error| unreadable((index, error)))?;
            games.insert(game, played);
        }
        let kept = if whole.is_empty() { format!("{head}\n") } else { whole.to_owned() };
        fs::write(path, kept).map_err(failed)?;
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        Ok((Journal { path: path.to_owned(), file: Mutex::new(file) }, games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&self, game: usize, played: &Played) -> Result<(), JournalError> {
        let line = serde_json::to_string(&Line { game, played: played.clone() })
            .map_err(|error| JournalError::Line(self.path.clone(), 0, error))?;
        let mut file = self.file.lock().unwrap_or_else(|broken| broken.into_inner());
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(|error| JournalError::File(self.path.clone(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(seed: u64) -> Terms {
        Terms { board: "brook".into(), digest: 1, bots: vec!["oak".into(), "pine".into()], seed }
    }

    fn game(score: i64) -> Played {
        let turns = vec![vec![0.5], vec![2.0]];
        Played { shares: vec![1.0, 0.0], scores: vec![score, 7], turns }
    }

    /// Runs a check with a path of its own to a file that is not there yet.
    fn with_path(name: &str, check: impl FnOnce(&Path)) {
        let name = format!("renature-{}-journal-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        check(&path);
        fs::remove_file(path).expect("a journal");
    }

    #[test]
    fn games_are_there_again_after_a_line_was_broken_off() {
        with_path("broken", |path| {
            let (journal, games) = Journal::open(path, &terms(1)).expect("a journal");
            assert!(games.is_empty());
            journal.add(3, &game(50)).expect("a game");
            journal.add(0, &game(60)).expect("a game");
            let text = fs::read_to_string(path).expect("a text");
            fs::write(path, format!("{text}{{\"game\":5,\"sha")).expect("a file");
            let (journal, _) = Journal::open(path, &terms(1)).expect("a journal");
            journal.add(5, &game(70)).expect("a game");
            let (_, games) = Journal::open(path, &terms(1)).expect("a journal");
            let scores: Vec<_> = games.iter().map(|(game, it)| (*game, it.scores[0])).collect();
            assert_eq!(scores, [(0, 60), (3, 50), (5, 70)]);
        });
    }

    #[test]
    fn the_journal_of_another_contest_is_refused_and_left_alone() {
        with_path("other", |path| {
            let (journal, _) = Journal::open(path, &terms(1)).expect("a journal");
            journal.add(0, &game(1)).expect("a game");
            let before = fs::read_to_string(path).expect("a text");
            assert!(matches!(Journal::open(path, &terms(2)), Err(JournalError::Other(..))));
            assert_eq!(fs::read_to_string(path).expect("a text"), before);
        });
    }
}
