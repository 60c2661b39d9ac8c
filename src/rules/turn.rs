//! The state of a turn.

use super::{action::Phase, seat::Seat, space::Space};

/// The current seat and the progress of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub seat: Seat,
    pub phase: Phase,
    /// The spaces of the domino placed in this turn.
    pub domino: Option<[Space; 2]>,
    /// The number of stumps under that domino whose mushroom is neither placed nor declined.
    pub stumps: u8,
}

impl Turn {
    /// Creates the start of the seat's turn.
    pub fn new(seat: Seat) -> Turn {
        Turn { seat, phase: Phase::Domino, domino: None, stumps: 0 }
    }
}
