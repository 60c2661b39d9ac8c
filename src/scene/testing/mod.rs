//! Positions for the tests of this layer.
//!
//! State the position with a [`sketch::Sketch`] and a script ([`script`]) where a test needs a
//! certain one. [`fixtures`] holds the base game's first turn; `session::testing` plays random
//! matches for tests that hold for every position.

pub mod fixtures;
pub use crate::session::testing::{script, sketch};
