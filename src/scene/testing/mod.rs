//! Positions for the tests of this layer.
//!
//! State the position with a [`sketch::Sketch`] and a script ([`script`]) where a test needs a
//! certain one. [`fixtures`] holds the base game's first turn; [`random_match`] is for tests that
//! hold for every position.

pub mod fixtures;
#[path = "../../../tests/rules/testing/notation.rs"]
pub mod notation;
pub mod random_match;
pub mod script;
#[path = "../../../tests/rules/testing/sketch.rs"]
pub mod sketch;
