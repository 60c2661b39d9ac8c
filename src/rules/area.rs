//! Areas, their names and their tokens.

use super::space::SpaceSet;
use serde::{Deserialize, Serialize};
use std::{fmt, ops::Range};

/// The number of an area on its board, in the order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AreaId(u8);

impl AreaId {
    /// The most areas a board can have: one for each capital and small letter.
    pub const MAX: usize = 52;

    pub(super) const fn new(index: usize) -> AreaId {
        AreaId(index as u8)
    }

    /// 0 for the area with the first letter.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AreaSet(u64);

impl AreaSet {
    /// The empty set.
    pub const EMPTY: AreaSet = AreaSet(0);

    /// Creates a set of one area.
    pub const fn from_area(area: AreaId) -> AreaSet {
        AreaSet(1 << area.0)
    }

    /// Adds an area.
    pub fn insert(&mut self, area: AreaId) {
        self.0 |= 1 << area.0;
    }

    /// Removes an area if it is in the set.
    pub fn remove(&mut self, area: AreaId) {
        self.0 &= !(1 << area.0);
    }

    /// Returns true if the area is in the set.
    pub const fn contains(self, area: AreaId) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// The number of areas in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the areas in either set.
    pub const fn union(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// Returns the areas in both sets.
    pub const fn intersection(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// Iterates over the areas in the order of their letters.
    pub fn iter(self) -> impl Iterator<Item = AreaId> {
        let first = (self.0 != 0).then_some(self.0);
        std::iter::successors(first, |rest| Some(rest & (rest - 1)).filter(|&rest| rest != 0))
            .map(|rest| AreaId(rest.trailing_zeros() as u8))
    }
}

impl FromIterator<AreaId> for AreaSet {
    fn from_iter<I: IntoIterator<Item = AreaId>>(areas: I) -> Self {
        let mut set = AreaSet::EMPTY;
        for area in areas {
            set.insert(area);
        }
        set
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(AreaId::index)).finish()
    }
}

/// An area as printed on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The letter on the board.
    pub letter: char,
    /// The spaces printed on the board; mushrooms may add to them in Valley.
    pub spaces: SpaceSet,
    /// The brook spaces beside the area.
    pub shore: SpaceSet,
    /// The range of words in `shore` that are not empty.
    pub(super) shore_span: Range<usize>,
}

impl Area {
    /// The number of printed spaces.
    pub fn size(&self) -> usize {
        self.spaces.len()
    }
}

/// An area token with its points (RULINGS: Material).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize, Serialize,
)]
pub struct AreaToken {
    /// Points for the highest total in the area. Equals the size of the area with the token.
    pub main: i32,
    /// Points for the second-highest total.
    pub minor: i32,
    /// Points at the end of the game for the player with the token. Only that player sees them
    /// before.
    pub back: i32,
}

/// The points for the majority in an area, from its token or, in Valley, from its size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
pub struct Prize {
    /// Points for the highest total.
    pub main: i32,
    /// Points for the second-highest total.
    pub minor: i32,
}

impl Prize {
    /// Returns the prize of an area of `size` spaces in Valley.
    pub(super) const fn from_size(size: usize) -> Prize {
        let size = size as i32;
        Prize { main: size, minor: size / 2 }
    }
}

impl AreaToken {
    /// The front of the token.
    pub const fn prize(self) -> Prize {
        Prize { main: self.main, minor: self.minor }
    }
}
