//! Views that are mounted stage by stage, one a frame: all at once would make one long frame.

use super::{dynamic, effect, lifetime::Lifetime, memo::memo, update_phase::after_frame};
use leptos::prelude::*;
use std::time::Duration;

/// The number of stages reached, on its way to a target; `Copy`.
#[derive(Clone, Copy)]
pub struct Staged {
    reached: RwSignal<usize>,
    target: Signal<usize>,
    /// The stages before this one need no frame in between: a splash screen hides them.
    hidden: usize,
    /// `true` while the next step waits for its frame.
    pending: StoredValue<bool>,
    lifetime: Lifetime,
}

impl Staged {
    /// Creates a count of `reached` stages that moves to `target`, up or down, a stage a frame.
    pub fn new(reached: usize, target: impl Fn() -> usize + Send + Sync + 'static) -> Staged {
        Staged {
            reached: RwSignal::new(reached),
            target: Signal::derive(target),
            hidden: 0,
            pending: StoredValue::new(false),
            lifetime: Lifetime::current(),
        }
    }

    /// Lets the stages before `stage` follow each other without a frame in between.
    pub fn hidden_before(self, stage: usize) -> Staged {
        Staged { hidden: stage, ..self }
    }

    /// Returns the number of stages reached.
    pub fn reached(self) -> usize {
        self.reached.get()
    }

    /// Shows `view` when more than `number` stages are reached.
    pub fn part(self, number: usize, view: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
        let there = memo(move || self.reached.get() > number);
        dynamic(move || there.get().then(&view))
    }

    /// Takes a step as soon as the target is another, and each further one a frame later.
    pub fn follow_target(self) {
        effect(move || {
            self.target.track();
            if !self.pending.get_value() {
                untrack(|| self.step());
            }
        });
    }

    /// Takes the first step a frame from now, and each further one a frame later.
    pub fn step_later(self) {
        let step = self.lifetime.once(move || {
            self.pending.set_value(false);
            self.step();
        });
        self.pending.set_value(true);
        match self.reached.get_untracked() < self.hidden {
            true => set_timeout(step, Duration::ZERO),
            false => after_frame(step),
        }
    }

    fn step(self) {
        let (reached, target) = (self.reached.get_untracked(), self.target.get_untracked());
        if reached == target {
            return;
        }
        let next = if reached < target { reached + 1 } else { reached - 1 };
        self.reached.set(next);
        if next != target {
            self.step_later();
        }
    }
}
