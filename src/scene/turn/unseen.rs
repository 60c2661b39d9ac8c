//! What the player at the screen has not seen: dominoes in other hands, in reserves and left out.

use crate::{
    rules::{Animal, Domino, DominoSet},
    session::Match,
};

/// The dominoes that the player at the screen has not seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unseen {
    dominoes: DominoSet,
}

impl Unseen {
    /// What the person at the screen has not seen, if there is one.
    pub fn of(game_match: &Match) -> Option<Unseen> {
        game_match.view().map(|view| Unseen { dominoes: view.unseen() })
    }

    /// How many dominoes.
    pub fn count(self) -> usize {
        self.dominoes.iter().count()
    }

    /// On how many of them the animal is; a double counts once.
    pub fn with(self, animal: Animal) -> usize {
        self.dominoes.iter().filter(|domino| domino.halves().contains(&animal)).count()
    }

    /// Whether the domino of these animals is among them.
    pub fn holds(self, domino: Domino) -> bool {
        self.dominoes.iter().any(|other| other == domino)
    }
}
