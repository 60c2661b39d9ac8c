//! The parts of the start screen. Behind the outline of the page they come one after the other, each in a task of its own;
//! the maps, for which there is room left, one a frame. All at once would keep who is there from what they want to tap.

use super::splash;
use crate::ui::reactive::{dynamic::dynamic, memo::memo, update_phase::after_frame};
use leptos::prelude::*;

/// The parts of a screen, in their order; `Copy`.
#[derive(Clone, Copy)]
pub struct ProgressiveMount {
    /// How many have come.
    come: RwSignal<usize>,
    /// How many there are without which the screen is not shown.
    needed: usize,
    /// How many there are.
    count: usize,
}

impl ProgressiveMount {
    /// The first of them are `needed` before the screen is shown, and `more` come after that. Where the screen is shown already
    /// the first ones are there at once, for no part of it may push away another.
    pub fn new(needed: usize, more: usize) -> ProgressiveMount {
        let come = if splash::stands() { 0 } else { needed };
        let parts = ProgressiveMount { come: RwSignal::new(come), needed, count: needed + more };
        parts.follow();
        parts
    }

    /// The part of this number, once its time has come.
    pub fn part(self, number: usize, made: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
        let there = memo(move || self.come.get() > number);
        dynamic(move || there.get().then(&made))
    }

    fn follow(self) {
        let come = self.come.get_untracked();
        if come < self.needed {
            splash::soon(move || self.next());
        } else if come < self.count {
            after_frame(move || self.next());
        }
    }

    fn next(self) {
        // The screen may have been left meanwhile.
        if self.come.try_update(|come| *come += 1).is_none() {
            return;
        }
        if self.come.get_untracked() == self.needed {
            splash::end();
        }
        self.follow();
    }
}
