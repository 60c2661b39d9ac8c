//! Areas, their names and their tokens.

use super::space::SpaceSet;
use serde::{Deserialize, Serialize};
use std::{fmt, ops::Range};

/// An area of a board: its place among the board's areas in the order of their letters.
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
    /// No area at all.
    pub const EMPTY: AreaSet = AreaSet(0);

    /// The area alone.
    pub const fn from_area(area: AreaId) -> AreaSet {
        AreaSet(1 << area.0)
    }

    /// Adds an area.
    pub fn insert(&mut self, area: AreaId) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area out, if it is there.
    pub fn remove(&mut self, area: AreaId) {
        self.0 &= !(1 << area.0);
    }

    /// Whether the area is in the set.
    pub const fn contains(self, area: AreaId) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// How many areas are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no area is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas of either set.
    pub const fn union(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// The areas of both sets.
    pub const fn intersection(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// The areas in the order of their letters.
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

/// What a board says of one of its areas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The letter on the board.
    pub letter: char,
    /// The spaces printed on the board; mushrooms may add to them in Valley.
    pub spaces: SpaceSet,
    /// The brook spaces beside the area.
    pub shore: SpaceSet,
    /// The words of the set of those spaces that are not empty.
    pub(super) shore_span: Range<usize>,
}

impl Area {
    /// How many spaces the area has.
    pub fn size(&self) -> usize {
        self.spaces.len()
    }
}

/// An area token: what an area is worth (RULINGS: Material).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize, Serialize,
)]
pub struct AreaToken {
    /// For the highest total in the area; equals the size of the area the token lies in.
    pub main: i32,
    /// For the second-highest total.
    pub minor: i32,
    /// At the end of the game for who collected the token; secret until then.
    pub back: i32,
}

/// The points for the majority in an area: those of its token or, in Valley, of its size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
pub struct Prize {
    /// For the highest total.
    pub main: i32,
    /// For the second-highest total.
    pub minor: i32,
}

impl Prize {
    /// What an area of so many spaces is worth in Valley.
    pub(super) const fn of_size(size: usize) -> Prize {
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
