//! Positions for the tests of this layer.

pub mod fixtures;
pub mod random_match;
