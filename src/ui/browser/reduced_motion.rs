//! Reads the system's setting for less motion.

use crate::session::Animations;
use leptos::prelude::*;

/// Returns the factor for the duration of animations; `None` if nothing is to move, by the
/// player's setting or the system's.
pub fn pace(animations: Animations) -> Option<f64> {
    animations.duration_factor().filter(|_| !prefers_reduced_motion())
}

/// Returns `true` if the system asks for less motion.
fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
