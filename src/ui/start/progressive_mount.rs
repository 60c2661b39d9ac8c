//! The parts of the start screen, mounted one after the other: all at once would keep the page from
//! answering. The splash screen hides the first ones; the maps follow one a frame.

use crate::ui::{
    reactive::{Staged, effect},
    state::{AppState, splash},
};
use leptos::prelude::*;

/// Mounts the parts of a screen in their order; `Copy`.
#[derive(Clone, Copy)]
pub struct ProgressiveMount(Staged);

impl ProgressiveMount {
    /// Mounts `needed` parts behind the splash screen and `more` after it. Without a splash screen
    /// the needed ones are there at once, for no part may push another away.
    pub fn new(needed: usize, more: usize) -> ProgressiveMount {
        let mounted = if splash::is_shown() { 0 } else { needed };
        let stages = Staged::new(mounted, move || needed + more).hidden_before(needed);
        stages.step_later();
        let app = AppState::get();
        effect(move || {
            if stages.reached() == needed && !app.is_ready.get_untracked() {
                app.is_ready.set(true);
            }
        });
        ProgressiveMount(stages)
    }

    /// Shows `view` once the part of this number is mounted.
    pub fn part(self, number: usize, view: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
        self.0.part(number, view)
    }
}
