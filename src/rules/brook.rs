//! The dominoes on the board and the animals that match beside them.

use super::{
    animal::Animal,
    board::Board,
    domino::Domino,
    space::{Space, SpaceSet, WORDS},
};

/// Sets of spaces by word, then animal: a domino changes the same words of nearly all animals.
pub(super) type AnimalSets = [[u64; Animal::COUNT]; WORDS];

/// The dominoes on the board and the animals that match beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Brook {
    pub joker: Animal,
    /// Brook spaces without a domino or mushroom.
    pub free: SpaceSet,
    /// Starting spaces and spaces beside any animal.
    pub anchored: SpaceSet,
    /// For each animal, the spaces where it matches all neighbours; all spaces for the joker.
    pub open_to: AnimalSets,
    /// For each animal, the spaces beside it.
    beside: AnimalSets,
    /// The spaces of each placed domino, by [`Domino::index`].
    pub placed: [Option<[Space; 2]>; Domino::COUNT],
}

impl Brook {
    /// Creates an empty brook with the butterfly as the joker.
    pub fn new(board: &Board) -> Brook {
        Brook {
            joker: Animal::Butterfly,
            free: *board.brook(),
            anchored: *board.starts(),
            open_to: [[!0; Animal::COUNT]; WORDS],
            beside: [[0; Animal::COUNT]; WORDS],
            placed: [None; Domino::COUNT],
        }
    }

    /// Returns true if the animal matches all neighbours of the space.
    pub fn allows(&self, space: Space, animal: Animal) -> bool {
        let (word, bit) = (space.index() / 64, space.index() % 64);
        self.open_to[word][animal.index()] >> bit & 1 == 1
    }

    /// Places a domino; both spaces must be free.
    pub fn place(&mut self, domino: Domino, at: [Space; 2]) {
        self.placed[domino.index()] = Some(at);
        at.into_iter().for_each(|space| self.free.remove(space));
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            for (word, beside) in space.ring().0 {
                let near = beside & self.free.words()[word];
                self.beside[word][animal.index()] |= near;
                self.anchored.insert_in_word(word, near);
                self.close_to_others(word, near, animal);
            }
        }
    }

    /// Closes spaces beside a new animal to all but it and the joker. The joker closes none.
    fn close_to_others(&mut self, word: usize, spaces: u64, animal: Animal) {
        if animal == self.joker {
            return;
        }
        let open = &mut self.open_to[word];
        let matching = [animal, self.joker].map(|animal| (animal, open[animal.index()]));
        open.iter_mut().for_each(|set| *set &= !spaces);
        matching.into_iter().for_each(|(animal, set)| open[animal.index()] = set);
    }

    /// Makes the animal the joker and updates the open spaces in the first `words` words.
    pub fn change_joker(&mut self, animal: Animal, words: usize) {
        self.joker = animal;
        for (open, beside) in self.open_to.iter_mut().zip(&self.beside).take(words) {
            let (mut one, mut two) = (0, 0);
            for (index, &beside) in beside.iter().enumerate() {
                let beside = if index == animal.index() { 0 } else { beside };
                (one, two) = (one | beside, two | one & beside);
            }
            for (open, beside) in open.iter_mut().zip(beside) {
                *open = !two & (beside | !one);
            }
            open[animal.index()] = !0;
        }
    }
}
