//! Whether the person wants the page to keep still.

use crate::ui::state::store::Store;
use leptos::prelude::*;

/// How fast things move, as a multiple of the time they take; nothing where nothing is to move, by
/// the person's setting or the system's.
pub fn pace(store: Store) -> Option<f64> {
    let pace = store.preferences.with_untracked(|preferences| preferences.animations.pace());
    pace.filter(|_| !prefers_stillness())
}

/// Whether the system is set to less motion.
fn prefers_stillness() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}
