//! The dominoes on the board and what can lie beside them.

use super::{
    animal::Animal,
    board::Board,
    domino::Domino,
    space::{Space, SpaceSet, WORDS},
};

/// A set of spaces for each animal: word by word, for a domino changes those of nearly all animals
/// in the same words.
pub(super) type AnimalSets = [[u64; Animal::COUNT]; WORDS];

/// The dominoes on the board and what can lie beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Brook {
    pub joker: Animal,
    /// Brook spaces without a domino or mushroom.
    pub free: SpaceSet,
    /// Starting spaces and spaces beside any animal.
    pub anchored: SpaceSet,
    /// For each animal the spaces where it matches everything beside; all spaces for the joker.
    pub open_to: AnimalSets,
    /// For each animal the spaces beside it.
    beside: AnimalSets,
    /// Where each domino lies, by [`Domino::index`].
    pub placed: [Option<[Space; 2]>; Domino::COUNT],
}

impl Brook {
    /// Nothing but brook, with the butterfly as the joker.
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

    /// Whether the animal matches everything beside the space.
    pub fn allows(&self, space: Space, animal: Animal) -> bool {
        let (word, bit) = (space.index() / 64, space.index() % 64);
        self.open_to[word][animal.index()] >> bit & 1 == 1
    }

    /// Lays a domino for which there is room.
    pub fn lay(&mut self, domino: Domino, at: [Space; 2]) {
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

    /// Beside the animal only itself and the joker match, and beside the joker everything.
    fn close_to_others(&mut self, word: usize, spaces: u64, animal: Animal) {
        if animal == self.joker {
            return;
        }
        let open = &mut self.open_to[word];
        let matching = [animal, self.joker].map(|animal| (animal, open[animal.index()]));
        open.iter_mut().for_each(|set| *set &= !spaces);
        matching.into_iter().for_each(|(animal, set)| open[animal.index()] = set);
    }

    /// Makes the animal the joker, which opens spaces and closes others; the board has spaces in that
    /// many words.
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
