//! The placements of a domino that cover a space.

use crate::rules::{Domino, Space, Table, sort_small_by_key};

/// The orientation of a domino over a space: the half on the space and the side of the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Orientation {
    /// True if the second half is on the space.
    second: bool,
    /// The side of the other half: 0 is above, then clockwise to 3.
    side: u8,
}

impl Orientation {
    /// Returns the orientation of a placement over one of its two spaces.
    pub fn new(way: [Space; 2], over: Space) -> Orientation {
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
        Orientation { second: first != over, side }
    }
}

/// Returns the legal placements of the domino that cover the space.
///
/// Those with the first animal on the space come first; each group runs clockwise from above.
pub fn placements_over(table: &Table, domino: Domino, over: Space) -> Vec<[Space; 2]> {
    let mut ways = table.placements(domino);
    ways.retain(|way| way.contains(&over));
    sort_small_by_key(&mut ways, |&way| Orientation::new(way, over));
    ways
}
