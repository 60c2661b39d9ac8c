//! Spaces of the grid and sets of them.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Range},
    str::FromStr,
};

/// A space of the grid: column `a` to `z` from the left, row 1 to 26 from the top.
///
/// ```
/// use renature::rules::Space;
/// let space: Space = "c4".parse()?;
/// assert_eq!((space.column(), space.row()), (2, 3));
/// assert_eq!(space.to_string(), "c4");
/// # Ok::<(), renature::rules::NotASpace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u16);

impl Space {
    /// The longest side a board may have (RECORD: Board).
    pub const SIDE: usize = 26;

    /// One more than the highest [`Space::index`].
    pub const COUNT: usize = Space::SIDE * LANE;

    /// Returns the space in this column and row, both from 0, if they are at most 25.
    pub const fn new(column: usize, row: usize) -> Option<Space> {
        if column < Space::SIDE && row < Space::SIDE {
            Some(Space((row * LANE + column) as u16))
        } else {
            None
        }
    }

    /// The column from 0, which is `a`.
    pub const fn column(self) -> usize {
        self.0 as usize % LANE
    }

    /// The row from 0, which is row 1.
    pub const fn row(self) -> usize {
        self.0 as usize / LANE
    }

    /// A unique number below [`Space::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Iterates over the orthogonal neighbours on the largest grid.
    pub fn neighbors(self) -> impl Iterator<Item = Space> {
        let Space(own) = self;
        let (above, below) = (own.wrapping_sub(Space::BELOW), own + Space::BELOW);
        let (left, right) = (own.wrapping_sub(Space::RIGHT), own + Space::RIGHT);
        // The columns that a lane has beyond a row are off the grid.
        let is_on_grid = |&near: &u16| {
            usize::from(near) < Space::COUNT && usize::from(near) % LANE < Space::SIDE
        };
        [above, left, right, below].into_iter().filter(is_on_grid).map(Space)
    }

    /// Returns the neighbours as bits.
    pub(super) fn ring(self) -> Ring {
        // One of the two words has the space itself: the lower one if its row, from 0, is odd.
        let shift = (self.index() % 64) ^ LANE;
        let word = (self.index() + LANE) / 64;
        let [on_low, on_high] = [word > 0, word < WORDS].map(|there| if there { GRID } else { 0 });
        let low = AROUND << shift & on_low;
        let high = (AROUND >> 1 >> (63 - shift) | 1 << shift) & on_high;
        Ring([(word.saturating_sub(1), low), (word.min(WORDS - 1), high)])
    }

    pub(super) const RIGHT: u16 = 1;
    pub(super) const BELOW: u16 = LANE as u16;

    pub(super) const fn at_bit(word: usize, bit: u32) -> Space {
        Space((word * 64) as u16 + bit as u16)
    }

    /// Returns the space to the right or below, which must be on the grid.
    pub(super) const fn stepped(self, step: u16) -> Space {
        Space(self.0 + step)
    }

    /// Returns true if the two spaces are orthogonal neighbours.
    pub const fn is_beside(self, other: Space) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

/// The error for a text that is no coordinate.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a coordinate like `c4`")]
pub struct NotASpace(pub String);

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(name: &str) -> Result<Self, NotASpace> {
        let parse = || {
            let mut letters = name.chars();
            let column = letters.next().filter(char::is_ascii_lowercase)? as usize - 'a' as usize;
            let row = letters.as_str().parse::<usize>().ok()?.checked_sub(1)?;
            Space::new(column, row).filter(|space| space.to_string() == name)
        };
        parse().ok_or_else(|| NotASpace(name.to_owned()))
    }
}

/// The number of bits of a row. It is larger than a row, so a step sideways off the grid never
/// lands in another row.
pub(super) const LANE: usize = 32;
/// The number of words in a [`SpaceSet`].
pub(super) const WORDS: usize = Space::COUNT / 64;

const ROW: u64 = (1 << Space::SIDE) - 1;
/// The bits of a word that stand for spaces.
const GRID: u64 = ROW | ROW << LANE;
/// The spaces above, left and right of a space, relative to the bit of the one above.
const AROUND: u64 = 1 | 1 << (LANE - 1) | 1 << (LANE + 1);

/// Some of the neighbours of a space: the indices of two words of a [`SpaceSet`], each with its
/// bits. The lower index comes first.
#[derive(Clone, Copy)]
pub(super) struct Ring(pub [(usize, u64); 2]);

impl Ring {
    /// The empty set.
    pub const EMPTY: Ring = Ring([(0, 0); 2]);

    /// Returns the spaces that are in the first set and not in the second.
    pub fn filtered(self, set: &SpaceSet, other: &SpaceSet) -> Ring {
        Ring(self.0.map(|(word, bits)| (word, bits & set.0[word] & !other.0[word])))
    }

    /// The number of spaces.
    pub fn len(self) -> u32 {
        self.0.iter().map(|(_, bits)| bits.count_ones()).sum()
    }

    /// Iterates over the spaces, row by row from the top.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.0.into_iter().flat_map(|(word, bits)| spaces_in(word, bits))
    }

    /// Returns the space with the index, or `None` if there are too few.
    pub fn nth(self, wanted: u32) -> Option<Space> {
        let [(low_word, low), (high_word, high)] = self.0;
        let in_low = low.count_ones();
        if wanted < in_low {
            nth_bit(low, wanted).map(|bit| Space::at_bit(low_word, bit))
        } else {
            nth_bit(high, wanted - in_low).map(|bit| Space::at_bit(high_word, bit))
        }
    }
}

/// A set of spaces: one bit each, two rows in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpaceSet([u64; WORDS]);

impl Default for SpaceSet {
    fn default() -> Self {
        SpaceSet::EMPTY
    }
}

impl SpaceSet {
    /// The empty set.
    pub const EMPTY: SpaceSet = SpaceSet([0; WORDS]);

    /// Creates a set of one space.
    pub fn from_space(space: Space) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        set.insert(space);
        set
    }

    /// Adds a space. Returns true if it was not in the set.
    pub fn insert(&mut self, space: Space) -> bool {
        let missing = !self.contains(space);
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
        missing
    }

    /// Removes a space if it is in the set.
    pub fn remove(&mut self, space: Space) {
        self.0[space.index() / 64] &= !(1 << (space.index() % 64));
    }

    /// Returns true if the space is in the set.
    pub const fn contains(&self, space: Space) -> bool {
        self.0[space.index() / 64] >> (space.index() % 64) & 1 == 1
    }

    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The number of spaces in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns true if the sets share a space.
    pub fn intersects(&self, other: &SpaceSet) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    /// Iterates over the spaces, row by row from the top.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| spaces_in(index, word))
    }

    /// Returns the orthogonal neighbours of all spaces of the set, on the largest grid.
    pub fn neighbors(&self) -> SpaceSet {
        SpaceSet(std::array::from_fn(|index| self.neighbors_in(index)))
    }

    /// Returns the spaces of the set with a neighbour in the set.
    pub fn with_neighbor(&self) -> SpaceSet {
        SpaceSet(std::array::from_fn(|index| self.0[index] & self.neighbors_in(index)))
    }

    /// Returns one word of [`SpaceSet::neighbors`].
    pub(super) fn neighbors_in(&self, index: usize) -> u64 {
        let words = &self.0;
        let word = words[index];
        let above = if index > 0 { words[index - 1] } else { 0 };
        let below = if index + 1 < WORDS { words[index + 1] } else { 0 };
        let sideways = word << 1 | word >> 1;
        let across = word << LANE | above >> LANE | word >> LANE | below << LANE;
        (sideways | across) & GRID
    }

    /// Returns the range from the first to the last word that is not empty.
    pub(super) fn span(&self) -> Range<usize> {
        let taken = |word: &u64| *word != 0;
        let first = self.0.iter().position(taken).unwrap_or(0);
        first..self.0.iter().rposition(taken).map_or(first, |last| last + 1)
    }

    /// Adds the spaces of a word.
    pub(super) fn insert_in_word(&mut self, word: usize, spaces: u64) {
        self.0[word] |= spaces;
    }

    pub(super) const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }
}

/// Returns the position of the set bit with the index `wanted`, from the lowest.
pub(super) fn nth_bit(word: u64, wanted: u32) -> Option<u32> {
    let rest = (0..wanted).fold(word, |rest, _| rest & rest.wrapping_sub(1));
    (rest != 0).then(|| rest.trailing_zeros())
}

fn spaces_in(index: usize, word: u64) -> impl Iterator<Item = Space> {
    std::iter::successors((word != 0).then_some(word), |&word| {
        Some(word & (word - 1)).filter(|&rest| rest != 0)
    })
    .map(move |word| Space::at_bit(index, word.trailing_zeros()))
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = SpaceSet::EMPTY;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;

    fn bitand(mut self, other: SpaceSet) -> SpaceSet {
        self &= other;
        self
    }
}

impl BitAndAssign for SpaceSet {
    fn bitand_assign(&mut self, other: SpaceSet) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;

    fn bitor(mut self, other: SpaceSet) -> SpaceSet {
        self |= other;
        self
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: SpaceSet) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl Not for SpaceSet {
    type Output = SpaceSet;

    fn not(self) -> SpaceSet {
        SpaceSet(self.0.map(|word| !word))
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_of_a_space_holds_its_neighbors_in_their_order() {
        for row in 0..Space::SIDE {
            for space in (0..Space::SIDE).filter_map(|column| Space::new(column, row)) {
                let ring: Vec<Space> = space.ring().iter().collect();
                assert_eq!(ring, space.neighbors().collect::<Vec<Space>>(), "of {space}");
                assert_eq!(space.ring().len() as usize, ring.len(), "of {space}");
                let one_by_one = (0..).map_while(|index| space.ring().nth(index));
                assert_eq!(one_by_one.collect::<Vec<Space>>(), ring, "of {space}");
            }
        }
    }
}
