//! Laying dominoes (RULINGS: Placing a domino).

use super::{
    animal::Animal,
    domino::Domino,
    event::{Event, Witness},
    illegal::Illegal,
    space::{Space, SpaceSet},
    table::{Brook, Table},
};

impl Table {
    /// Whether the domino can lie there, its first animal on the first space.
    ///
    /// # Errors
    /// The reason why not, a mismatch with its two animals.
    pub fn check_domino(&self, domino: Domino, at: [Space; 2]) -> Result<(), Illegal> {
        let [first, second] = at;
        if let Some(taken) = at.into_iter().find(|&space| !self.brook.free.contains(space)) {
            return Err(Illegal::NotFree(taken));
        }
        if !first.is_beside(second) {
            return Err(Illegal::Apart(first, second));
        }
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            if !self.brook.allows(space, animal) {
                return Err(self.mismatch(space, animal));
            }
        }
        if at.into_iter().any(|space| self.brook.anchored.contains(space)) {
            Ok(())
        } else {
            Err(Illegal::Unconnected(first, second))
        }
    }

    fn mismatch(&self, at: Space, animal: Animal) -> Illegal {
        at.neighbors()
            .find_map(|beside| {
                let other = self.animal_on(beside).filter(|&other| !self.matches(animal, other))?;
                Some(Illegal::Mismatch { at, animal, beside, other })
            })
            .unwrap_or(Illegal::NotFree(at))
    }

    /// All legal ways to lay the domino, as the spaces of its first and second animal; a double
    /// lies one way in each place.
    pub fn placements(&self, domino: Domino) -> Vec<[Space; 2]> {
        let mut all = Vec::new();
        self.each_placement(domino, |at| all.push(at));
        all
    }

    pub(super) fn each_placement(&self, domino: Domino, mut found: impl FnMut([Space; 2])) {
        let words = self.board.words;
        let brook = &self.brook;
        let [first, second] = domino.halves().map(|animal| brook.open_to(animal, words));
        let anchored = brook.anchored.words();
        let (first, second) = (first.words(), second.words());
        for index in 0..words {
            let next = |set: &[u64]| set.get(index + 1).map_or(0, |word| word << 32);
            let right = |set: &[u64]| set[index] >> 1;
            let below = |set: &[u64]| set[index] >> 32 | next(set);
            let sideways = anchored[index] | right(anchored);
            let upright = anchored[index] | below(anchored);
            let mut report = |mut word: u64, step: u16, turned: bool| {
                while word != 0 {
                    let near = Space::at_bit(index, word.trailing_zeros());
                    let far = near.stepped(step);
                    found(if turned { [far, near] } else { [near, far] });
                    word &= word - 1;
                }
            };
            report(first[index] & right(second) & sideways, Space::RIGHT, false);
            report(first[index] & below(second) & upright, Space::BELOW, false);
            if !domino.is_double() {
                report(second[index] & right(first) & sideways, Space::RIGHT, true);
                report(second[index] & below(first) & upright, Space::BELOW, true);
            }
        }
    }

    pub(super) fn lay_domino(
        &mut self,
        domino: Domino,
        at: [Space; 2],
        witness: &mut impl Witness,
    ) {
        let seat = self.turn.seat;
        self.brook.lay(domino, at);
        self.turn.domino = Some(at);
        witness.see(|| Event::DominoPlaced { seat, domino, at });
        for space in at {
            self.take_clouds(space, witness);
            if self.land.stumps.contains(space) {
                self.land.stumps.remove(space);
                if self.mushrooms_left() > 0 {
                    self.turn.stumps += 1;
                    witness.see(|| Event::StumpCovered { seat, at: space });
                }
            }
        }
    }
}

impl Brook {
    /// Whether the animal matches everything beside the space.
    fn allows(&self, space: Space, animal: Animal) -> bool {
        animal == self.joker
            || !self.beside_two.contains(space)
                && (self.beside[animal.index()].contains(space) || !self.beside_one.contains(space))
    }

    /// The free spaces where the animal matches everything beside it.
    fn open_to(&self, animal: Animal, words: usize) -> SpaceSet {
        let mut open = SpaceSet::EMPTY;
        let free = self.free.words();
        if animal == self.joker {
            open.words_mut()[..words].copy_from_slice(&free[..words]);
            return open;
        }
        let (same, one, two) =
            (self.beside[animal.index()].words(), self.beside_one.words(), self.beside_two.words());
        for (index, word) in open.words_mut()[..words].iter_mut().enumerate() {
            *word = free[index] & !two[index] & (same[index] | !one[index]);
        }
        open
    }

    fn lay(&mut self, domino: Domino, at: [Space; 2]) {
        self.placed[domino.index()] = Some(at);
        at.into_iter().for_each(|space| self.free.remove(space));
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            for near in space.neighbors().filter(|&near| self.free.contains(near)) {
                if animal != self.joker {
                    if self.beside_one.contains(near) && !self.beside[animal.index()].contains(near)
                    {
                        self.beside_two.insert(near);
                    }
                    self.beside_one.insert(near);
                }
                self.beside[animal.index()].insert(near);
                self.anchored.insert(near);
            }
        }
    }

    pub(super) fn change_joker(&mut self, animal: Animal) {
        self.joker = animal;
        self.beside_one = SpaceSet::EMPTY;
        self.beside_two = SpaceSet::EMPTY;
        for other in Animal::ALL.into_iter().filter(|&other| other != animal) {
            let beside = self.beside[other.index()];
            self.beside_two |= self.beside_one & beside;
            self.beside_one |= beside;
        }
    }
}
