//! Unseen dominoes: those in other hands, in the reserves and left out of the game.

use crate::{
    rules::{Animal, Domino, DominoSet},
    session::Match,
};

/// The dominoes that the viewer has not seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unseen {
    dominoes: DominoSet,
}

impl Unseen {
    /// Returns what the viewer has not seen; `None` without a viewer.
    pub fn from_match(game_match: &Match) -> Option<Unseen> {
        game_match.view().map(|view| Unseen { dominoes: view.unseen() })
    }

    /// Returns the number of unseen dominoes.
    pub fn count(self) -> usize {
        self.dominoes.len()
    }

    /// Returns the number of unseen dominoes with the animal; a double counts once.
    pub fn count_with(self, animal: Animal) -> usize {
        self.dominoes.iter().filter(|domino| domino.halves().contains(&animal)).count()
    }

    /// Returns true if the domino is unseen.
    pub fn contains(self, domino: Domino) -> bool {
        self.dominoes.contains(domino)
    }
}
