//! A ladder of bots: each plays the next weaker one.

use crate::{
    contest::{Contest, ContestError},
    contestant::Contestant,
};
use renature::rules::{Board, PlayerCount};
use std::{
    fs,
    io::{self, Write},
    iter,
    path::PathBuf,
    sync::Arc,
};

/// The parameters of a ladder.
pub struct Ladder {
    /// The board.
    pub board: Arc<Board>,
    /// The players at a table: one of the stronger bot, all others of the weaker.
    pub players: PlayerCount,
    /// The number of games of each pair.
    pub games: u32,
    /// The seed; the same seed gives the same games.
    pub seed: u64,
    /// The folder for the journals of the pairs.
    pub resume: Option<PathBuf>,
}

/// The error that stops a ladder.
#[derive(Debug, thiserror::Error)]
pub enum LadderError {
    /// A pair cannot play.
    #[error(transparent)]
    Contest(#[from] ContestError),
    /// The folder for the journals cannot be made.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    Folder(PathBuf, io::Error),
    /// The output is closed.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Ladder {
    /// Lets each bot play the one before in the list, weakest first. Writes a line for each pair as
    /// soon as it has played.
    ///
    /// # Errors
    /// The first error in playing a game or writing a line.
    pub fn play(&self, bots: &[Contestant], out: &mut impl Write) -> Result<(), LadderError> {
        if let Some(folder) = &self.resume {
            fs::create_dir_all(folder)
                .map_err(|error| LadderError::Folder(folder.clone(), error))?;
        }
        for (number, pair) in bots.windows(2).enumerate() {
            let [lower, upper] = pair else { continue };
            let lowers = iter::repeat_n(lower.clone(), self.players.get() - 1);
            let table = iter::once(upper.clone()).chain(lowers).collect();
            let contest = Contest::new(self.board.clone(), table, self.games, self.seed, None)?;
            let journal = self.resume.as_ref().map(|folder| {
                folder.join(format!("{}-{}-{}.jsonl", number + 1, upper.kind(), lower.kind()))
            });
            writeln!(out, "{}", contest.with_journal(journal).statistics()?.ladder_line())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ladder with its journals in a folder of that name, and the folder.
    fn ladder(name: &str, games: u32) -> (Ladder, PathBuf) {
        let folder = std::env::temp_dir().join(format!("renature-{}-{name}", std::process::id()));
        let ladder = Ladder {
            board: Board::shipped_named("brook").expect("a shipped board"),
            players: PlayerCount::Three,
            games,
            seed: 3,
            resume: Some(folder.clone()),
        };
        (ladder, folder)
    }

    fn bots() -> Vec<Contestant> {
        ["random", "seedling", "turf"].map(|name| name.parse().expect("a bot")).into()
    }

    #[test]
    fn an_interrupted_ladder_continues_from_its_journals() {
        let (ladder, folder) = ladder("ladder", 3);
        let mut first = Vec::new();
        ladder.play(&bots(), &mut first).expect("a ladder");
        // Only the journals know the times of the first run, which the lines contain.
        let mut again = Vec::new();
        ladder.play(&bots(), &mut again).expect("the ladder again");
        fs::remove_dir_all(folder).expect("the folder again");
        assert_eq!(first, again);
        assert_eq!(String::from_utf8(first).expect("a text").lines().count(), 2);
    }
}
