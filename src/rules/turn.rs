//! How far a turn has come.

use super::{action::Phase, seat::Seat, space::Space};

/// Whose turn it is and how far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub seat: Seat,
    pub phase: Phase,
    /// Where the domino of this turn lies.
    pub domino: Option<[Space; 2]>,
    /// Stumps under that domino whose mushroom is neither set nor declined.
    pub stumps: u8,
}

impl Turn {
    /// The beginning of a turn of the seat's.
    pub fn of(seat: Seat) -> Turn {
        Turn { seat, phase: Phase::Domino, domino: None, stumps: 0 }
    }
}
