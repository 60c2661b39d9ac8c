//! How a domino lies over a space, and all ways to lay it there.

use crate::rules::{Domino, Space, Table, sort_small_by_key};

/// How a domino lies over a space: which half is on it, and to which side the other lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Facing {
    /// Whether it is the second half.
    second: bool,
    /// The side of the other half: clockwise, 0 to 3 from above.
    side: u8,
}

impl Facing {
    /// How this way of laying a domino lies over one of its spaces.
    pub fn of(way: [Space; 2], over: Space) -> Facing {
        let [first, second] = way;
        let other = if first == over { second } else { first };
        let (across, down) =
            (other.column() as i32 - over.column() as i32, other.row() as i32 - over.row() as i32);
        let side = match (across, down) {
            (0, -1) => 0,
            (1, 0) => 1,
            (0, 1) => 2,
            _ => 3,
        };
        Facing { second: first != over, side }
    }
}

/// All ways to lay the domino over the space: first those with its first animal there, clockwise
/// from above, then those with its second.
pub fn ways(table: &Table, domino: Domino, over: Space) -> Vec<[Space; 2]> {
    let mut ways = table.placements(domino);
    ways.retain(|way| way.contains(&over));
    sort_small_by_key(&mut ways, |&way| Facing::of(way, over));
    ways
}
