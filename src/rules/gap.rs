//! Gaps between the dominoes and the placements in them. Playouts spend most of their time here.

use super::{
    animal::Animal,
    brook::Brook,
    domino::Domino,
    space::{LANE, Space, SpaceSet, WORDS},
    table::HAND,
};
use arrayvec::ArrayVec;
use std::array;

/// The number of words of a [`SpaceSet`] for a board of up to 16 rows. The built-in boards have 15.
const USUAL_WORDS: usize = 8;

/// Pairs of neighbouring free spaces, one of which is a starting space or beside an animal. Each
/// pair is a bit for its left or upper space, in words as in a [`SpaceSet`].
pub(super) struct Gaps {
    words: usize,
    sideways: [u64; WORDS],
    upright: [u64; WORDS],
}

/// Placements of a domino that differ in position only: bits of the left or upper spaces in a word.
pub(super) struct Fits {
    word: usize,
    spaces: u64,
    step: u16,
    turned: bool,
}

/// A gap: two neighbouring free spaces.
#[derive(Clone, Copy)]
pub(super) struct Gap {
    near: Space,
    step: u16,
}

/// A list of gaps.
pub(super) type GapList = ArrayVec<Gap, { 2 * Space::SIDE * Space::SIDE }>;

impl Gap {
    /// Returns the two spaces, the left or upper one first unless turned.
    pub fn spaces(self, turned: bool) -> [Space; 2] {
        let far = self.near.stepped(self.step);
        if turned { [far, self.near] } else { [self.near, far] }
    }
}

impl Gaps {
    fn new(free: &SpaceSet, anchored: &SpaceSet, words: usize) -> Gaps {
        let mut gaps = Gaps { words, sideways: [0; WORDS], upright: [0; WORDS] };
        let (free, anchored) = (&free.words()[..words], &anchored.words()[..words]);
        for index in 0..words {
            let here = (free[index], anchored[index]);
            let next = match (free.get(index + 1), anchored.get(index + 1)) {
                (Some(&free), Some(&anchored)) => (free, anchored),
                _ => (0, 0),
            };
            (gaps.sideways[index], gaps.upright[index]) = gaps_in_word(here, next);
        }
        gaps
    }
}

/// Returns the horizontal and vertical gaps in a word. `here` and `next` are this word and the next
/// one of the free and the anchored spaces.
fn gaps_in_word(here: (u64, u64), next: (u64, u64)) -> (u64, u64) {
    let below = (here.0 >> LANE | next.0 << LANE, here.1 >> LANE | next.1 << LANE);
    let sideways = here.0 & here.0 >> 1 & (here.1 | here.1 >> 1);
    let upright = here.0 & below.0 & (here.1 | below.1);
    (sideways, upright)
}

impl Brook {
    /// Returns the gaps, ignoring the animals. The board has spaces in the first `words` words.
    pub fn gaps(&self, words: usize) -> Gaps {
        Gaps::new(&self.free, &self.anchored, words)
    }

    /// Lists the gaps whose two spaces are both open to some animal of the hand. All gaps that can
    /// take a domino of the hand are among them, and some others. The list is not returned, to save
    /// a copy.
    pub fn list_promising(&self, hand: &[Domino], words: usize, list: &mut GapList) {
        // The compiler unrolls a loop of fixed length. Words beyond the board do no harm, because
        // nothing in them is free.
        if words <= USUAL_WORDS {
            self.list_promising_in::<USUAL_WORDS>(hand, list);
        } else {
            self.list_promising_in::<WORDS>(hand, list);
        }
    }

    /// [`Brook::list_promising`] for the first `N` words.
    fn list_promising_in<const N: usize>(&self, hand: &[Domino], list: &mut GapList) {
        let Some(&last) = hand.last() else { return };
        // Filled up with the last domino, so that the length is constant.
        let hand: [Domino; HAND] = array::from_fn(|index| *hand.get(index).unwrap_or(&last));
        let animals = hand.map(Domino::halves);
        let (free, anchored) = (self.free.words(), self.anchored.words());
        let usable: [u64; N] = array::from_fn(|word| {
            let open = &self.open_to[word];
            free[word] & animals.as_flattened().iter().fold(0, |all, one| all | open[one.index()])
        });
        let gaps: [[u64; 2]; N] = array::from_fn(|word| {
            let next = if word + 1 < N { (usable[word + 1], anchored[word + 1]) } else { (0, 0) };
            let (sideways, upright) = gaps_in_word((usable[word], anchored[word]), next);
            [sideways, upright]
        });
        // Most words have no gap. The others are collected first, without a branch for each.
        let taken = gaps.as_flattened().iter().enumerate();
        let mut taken =
            taken.fold(0_u64, |all, (index, gaps)| all | u64::from(*gaps != 0) << index);
        while taken != 0 {
            let index = taken.trailing_zeros() as usize;
            let (word, step) = (index / 2, [Space::RIGHT, Space::BELOW][index % 2]);
            let mut spaces = gaps[word][index % 2];
            while spaces != 0 {
                list.push(Gap { near: Space::at_bit(word, spaces.trailing_zeros()), step });
                spaces &= spaces - 1;
            }
            taken &= taken - 1;
        }
    }

    /// Calls `found` with the placements of the domino in the gaps, a word of them at a time.
    pub fn each_fit(&self, gaps: &Gaps, domino: Domino, mut found: impl FnMut(Fits)) {
        let [first, second] = domino.halves();
        for word in 0..gaps.words.min(WORDS) {
            let (sideways, upright) = (gaps.sideways[word], gaps.upright[word]);
            if sideways | upright == 0 {
                continue;
            }
            let [one, one_below] = self.open_in_word(first, word);
            let [other, other_below] = self.open_in_word(second, word);
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

    /// Returns the spaces of a word that are open to the animal, and those one row below.
    fn open_in_word(&self, animal: Animal, word: usize) -> [u64; 2] {
        let open = |word: usize| self.open_to[word][animal.index()];
        let next = if word + 1 < WORDS { open(word + 1) } else { 0 };
        [open(word), open(word) >> LANE | next << LANE]
    }
}

impl Fits {
    /// Calls `found` with the spaces of the first and the second animal.
    pub fn each(&self, mut found: impl FnMut([Space; 2])) {
        let mut spaces = self.spaces;
        while spaces != 0 {
            found(self.lowest(spaces));
            spaces &= spaces - 1;
        }
    }

    fn lowest(&self, spaces: u64) -> [Space; 2] {
        let near = Space::at_bit(self.word, spaces.trailing_zeros());
        let far = near.stepped(self.step);
        if self.turned { [far, near] } else { [near, far] }
    }
}
