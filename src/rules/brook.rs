//! The dominoes on the board and what can lie beside them.

use super::{
    animal::Animal,
    board::Board,
    domino::Domino,
    space::{Space, SpaceSet},
};

/// The dominoes on the board and what can lie beside them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Brook {
    pub joker: Animal,
    /// Brook spaces without a domino or mushroom.
    pub free: SpaceSet,
    /// Starting spaces and spaces beside any animal.
    pub anchored: SpaceSet,
    /// For each animal the spaces where it matches everything beside; all spaces for the joker.
    pub open_to: [SpaceSet; Animal::COUNT],
    /// For each animal the spaces beside it.
    beside: [SpaceSet; Animal::COUNT],
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
            open_to: [!SpaceSet::EMPTY; Animal::COUNT],
            beside: [SpaceSet::EMPTY; Animal::COUNT],
            placed: [None; Domino::COUNT],
        }
    }

    /// Whether the animal matches everything beside the space.
    pub fn allows(&self, space: Space, animal: Animal) -> bool {
        self.open_to[animal.index()].contains(space)
    }

    /// Lays a domino for which there is room.
    pub fn lay(&mut self, domino: Domino, at: [Space; 2]) {
        self.placed[domino.index()] = Some(at);
        at.into_iter().for_each(|space| self.free.remove(space));
        let free = self.free;
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            for near in space.neighbors().filter(|&near| free.contains(near)) {
                self.beside[animal.index()].insert(near);
                self.anchored.insert(near);
                self.close_to_others(near, animal);
            }
        }
    }

    /// Beside the animal only itself and the joker match, and beside the joker everything.
    fn close_to_others(&mut self, space: Space, animal: Animal) {
        if animal == self.joker {
            return;
        }
        let keeps = |index| index == animal.index() || index == self.joker.index();
        for (index, open) in self.open_to.iter_mut().enumerate() {
            if !keeps(index) {
                open.remove(space);
            }
        }
    }

    /// Makes the animal the joker, which opens spaces and closes others.
    pub fn change_joker(&mut self, animal: Animal) {
        self.joker = animal;
        let (mut beside_one, mut beside_two) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        for other in Animal::ALL.into_iter().filter(|&other| other != animal) {
            let beside = self.beside[other.index()];
            beside_two |= beside_one & beside;
            beside_one |= beside;
        }
        for other in Animal::ALL {
            self.open_to[other.index()] = if other == animal {
                !SpaceSet::EMPTY
            } else {
                !beside_two & (self.beside[other.index()] | !beside_one)
            };
        }
    }
}
