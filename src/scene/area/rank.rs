//! The rank of a colour in an area.

use crate::rules::{Majority, Owner};

/// The rank of a colour in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// It has the most, alone.
    First,
    /// It has the second-most, alone.
    Second,
    /// Another colour has the same total.
    Tied,
    /// It gets nothing.
    Behind,
}

impl Rank {
    /// Returns the rank of the owner's colour.
    pub fn new(majority: &Majority, owner: Owner) -> Rank {
        if majority.is_tied(owner) {
            Rank::Tied
        } else if majority.first == Some(owner) {
            Rank::First
        } else if majority.second == Some(owner) {
            Rank::Second
        } else {
            Rank::Behind
        }
    }
}
