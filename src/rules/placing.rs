//! Laying dominoes (RULINGS: Placing a domino).

use super::{
    animal::Animal,
    domino::Domino,
    event::{Event, Witness},
    illegal::Illegal,
    space::{LANE, Space, SpaceSet, WORDS, spaces_in},
    table::{Brook, Table},
};
use arrayvec::ArrayVec;

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

    fn each_placement(&self, domino: Domino, mut found: impl FnMut([Space; 2])) {
        self.brook.each_fit(&self.gaps(), domino, |fits| fits.each(&mut found));
    }

    /// Where a domino can lie at all, whatever it shows.
    pub(super) fn gaps(&self) -> Gaps {
        self.brook.gaps(self.board.words)
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

/// Pairs of free spaces beside each other of which one is a starting space or beside an animal,
/// by the left or upper space.
pub(super) struct Gaps {
    words: usize,
    sideways: [u64; WORDS],
    upright: [u64; WORDS],
}

/// One of the [`Gaps`].
#[derive(Clone, Copy)]
pub(super) struct Gap {
    near: Space,
    step: u16,
}

impl Gap {
    /// The two spaces, the left or upper one first unless turned.
    pub fn spaces(self, turned: bool) -> [Space; 2] {
        let far = self.near.stepped(self.step);
        if turned { [far, self.near] } else { [self.near, far] }
    }
}

impl Gaps {
    /// Adds the gaps one by one to a list, which is not returned lest it be copied.
    pub fn list_into(&self, list: &mut ArrayVec<Gap, { Gaps::MAX }>) {
        for word in 0..self.words.min(WORDS) {
            for (spaces, step) in
                [(self.sideways[word], Space::RIGHT), (self.upright[word], Space::BELOW)]
            {
                let near = spaces_in(word, spaces);
                list.extend(near.map(|near| Gap { near, step }));
            }
        }
    }

    /// More than the largest grid has pairs of spaces.
    pub const MAX: usize = 2 * Space::SIDE * Space::SIDE;
}

/// Ways to lay a domino: the left or upper spaces, one bit each in a word of a [`SpaceSet`].
pub(super) struct Fits {
    word: usize,
    spaces: u64,
    step: u16,
    turned: bool,
}

impl Fits {
    /// Calls back with the spaces of the first and the second animal.
    pub fn each(&self, mut found: impl FnMut([Space; 2])) {
        let mut spaces = self.spaces;
        while spaces != 0 {
            let near = Space::at_bit(self.word, spaces.trailing_zeros());
            let far = near.stepped(self.step);
            found(if self.turned { [far, near] } else { [near, far] });
            spaces &= spaces - 1;
        }
    }
}

impl Brook {
    /// Whether each animal matches everything beside its space.
    pub(super) fn allows_both(&self, domino: Domino, at: [Space; 2]) -> bool {
        let [first, second] = domino.halves();
        self.allows(at[0], first) && self.allows(at[1], second)
    }

    /// Whether the animal matches everything beside the space.
    fn allows(&self, space: Space, animal: Animal) -> bool {
        animal == self.joker
            || !self.beside_two.contains(space)
                && (self.beside[animal.index()].contains(space) || !self.beside_one.contains(space))
    }

    fn gaps(&self, words: usize) -> Gaps {
        let mut gaps = Gaps { words, sideways: [0; WORDS], upright: [0; WORDS] };
        let (free, anchored) = (&self.free.words()[..words], &self.anchored.words()[..words]);
        for index in 0..words {
            let here = (free[index], anchored[index]);
            let below = match (free.get(index + 1), anchored.get(index + 1)) {
                (Some(free), Some(anchored)) => (free << LANE, anchored << LANE),
                _ => (0, 0),
            };
            let below = (here.0 >> LANE | below.0, here.1 >> LANE | below.1);
            gaps.sideways[index] = here.0 & here.0 >> 1 & (here.1 | here.1 >> 1);
            gaps.upright[index] = here.0 & below.0 & (here.1 | below.1);
        }
        gaps
    }

    /// Calls back with the gaps into which the domino fits, a word of them at a time.
    pub(super) fn each_fit(&self, gaps: &Gaps, domino: Domino, mut found: impl FnMut(Fits)) {
        let [first, second] = domino.halves();
        for word in 0..gaps.words.min(WORDS) {
            let (sideways, upright) = (gaps.sideways[word], gaps.upright[word]);
            if sideways | upright == 0 {
                continue;
            }
            let [one, one_below] = self.welcoming(first, word);
            let [other, other_below] = self.welcoming(second, word);
            let mut report = |spaces: u64, step: u16, turned: bool| {
                if spaces != 0 {
                    found(Fits { word, spaces, step, turned });
                }
            };
            report(one & other >> 1 & sideways, Space::RIGHT, false);
            report(one & other_below & upright, Space::BELOW, false);
            if first != second {
                report(other & one >> 1 & sideways, Space::RIGHT, true);
                report(other & one_below & upright, Space::BELOW, true);
            }
        }
    }

    /// The spaces of a word where the animal matches everything beside, and those one row below.
    fn welcoming(&self, animal: Animal, word: usize) -> [u64; 2] {
        if animal == self.joker {
            return [u64::MAX; 2];
        }
        let same = self.beside[animal.index()].words();
        let (one, two) = (self.beside_one.words(), self.beside_two.words());
        let at = |word: usize| !two[word] & (same[word] | !one[word]);
        let here = at(word);
        let next = if word + 1 < WORDS { at(word + 1) } else { 0 };
        [here, here >> LANE | next << LANE]
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
