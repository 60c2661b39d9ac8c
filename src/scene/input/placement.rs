//! The placements of a domino that cover a space, and why there are none.

use super::rejection::Rejection;
use crate::rules::{Domino, Illegal, Space, SpaceSet, Table, sort_small_by_key};

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

/// Returns the spaces that the domino can cover.
pub fn domino_spaces(table: &Table, domino: Domino) -> SpaceSet {
    table.placements(domino).into_iter().flatten().collect()
}

/// Returns the mismatch of the other half where the half on the space matches an animal beside it:
/// the player means that half.
fn other_half_clashes(
    table: &Table,
    domino: Domino,
    at: Space,
    refused: &[([Space; 2], Illegal)],
) -> Option<Illegal> {
    at.neighbors().find(|&beside| table.animal_on(beside).is_some())?;
    let matches_here = |way: [Space; 2]| {
        let mut halves = way.into_iter().zip(domino.halves());
        halves.any(|(space, animal)| space == at && table.check_half(at, animal).is_ok())
    };
    let clashes = |reason: &Illegal| matches!(reason, Illegal::Mismatch { .. });
    refused.iter().find(|(way, reason)| clashes(reason) && matches_here(*way)).map(|it| it.1)
}

/// Returns the most helpful reason why the domino can't cover the space in any of these ways.
pub(in crate::scene) fn placement_rejection(
    table: &Table,
    domino: Domino,
    at: Space,
    ways: impl Iterator<Item = [Space; 2]>,
) -> Rejection {
    if !table.free_brook().contains(at) {
        return match table.fits(domino) {
            true => Illegal::NotFree(at).into(),
            false => Rejection::FitsNowhere(domino),
        };
    }
    let refused = ways.filter_map(|way| Some((way, table.check_domino(domino, way).err()?)));
    let refused: Vec<([Space; 2], Illegal)> = refused.collect();
    if let Some(reason) = other_half_clashes(table, domino, at, &refused) {
        return reason.into();
    }
    let reasons: Vec<Illegal> = refused.into_iter().map(|(_, reason)| reason).collect();
    let here =
        |reason: &&Illegal| matches!(reason, Illegal::Mismatch { at: space, .. } if *space == at);
    let apart = |reason: &&Illegal| matches!(reason, Illegal::Unconnected(..));
    let mismatch = |reason: &&Illegal| matches!(reason, Illegal::Mismatch { .. });
    let most_helpful = reasons
        .iter()
        .find(here)
        .or_else(|| reasons.iter().find(apart))
        .or_else(|| reasons.iter().find(mismatch));
    match most_helpful {
        // The player cannot follow the advice to begin elsewhere.
        Some(Illegal::Unconnected(..)) if !table.fits(domino) => Rejection::FitsNowhere(domino),
        Some(&reason) => reason.into(),
        None => Rejection::NotHere(domino, at),
    }
}
