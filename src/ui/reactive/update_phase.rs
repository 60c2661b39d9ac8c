//! Updates in phases: a change shows on the board in the next frame, and beside it in the frames
//! after that. Each phase is a task of its own, so that none delays the next tap (measured by
//! `cargo xtask speed-page`).
//!
//! A part of the table names its phase at its output:
//! `context.scene(…).deferred(UpdatePhase::Turn)`.
//! An output without a phase is up to date in the next frame.
//!
//! The phases run after a change of the match, the displayed position or the selection. An output
//! that reads another signal, too, names it: `deferred_with(phase, move || signal.track())`.

use super::memo::{Memo, Subscribe};
use leptos::{prelude::*, web_sys::Element};
use std::time::Duration;

/// A phase after the board's own frame; each has a frame of its own, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpdatePhase {
    /// The board's zoom after a tap by finger: another zoom draws the whole board anew.
    Zoom,
    /// The banner and the choices of the turn.
    Turn,
    /// The player boards, the joker track, the hand and the final scoring.
    Players,
    /// The start of the animations, over what has changed by then.
    Animation,
    /// The log, the timeline, labels and announcements.
    Log,
}

/// All phases in their order.
const PHASES: [UpdatePhase; 5] = [
    UpdatePhase::Zoom,
    UpdatePhase::Turn,
    UpdatePhase::Players,
    UpdatePhase::Animation,
    UpdatePhase::Log,
];

/// The attribute of a pressed element, from the tap to its answer.
const PRESSED: &str = "data-pressed";

/// Runs the phases one frame after the other; `Copy`, provided by the game part as a context.
#[derive(Clone, Copy)]
pub struct UpdateScheduler {
    /// Notifies the outputs of each phase.
    due: [RwSignal<()>; PHASES.len()],
    /// The phases that are still to come.
    waiting: RwSignal<[bool; PHASES.len()]>,
    /// The number of taps without an answer.
    taps: RwSignal<usize>,
    /// `true` while a pointer is down, and a moment longer.
    pressed: StoredValue<bool>,
    /// `true` if the last press was by finger; the zoom follows no other.
    finger: StoredValue<bool>,
}

impl UpdateScheduler {
    /// Creates a scheduler with nothing to update.
    pub fn new() -> UpdateScheduler {
        UpdateScheduler {
            due: PHASES.map(|_| RwSignal::new(())),
            waiting: RwSignal::new([false; PHASES.len()]),
            taps: RwSignal::new(0),
            pressed: StoredValue::new(false),
            finger: StoredValue::new(false),
        }
    }

    /// Returns the scheduler that the game part provides.
    pub fn get() -> UpdateScheduler {
        expect_context()
    }

    /// Notes that a pointer went down.
    pub fn press(self, by_finger: bool) {
        self.pressed.set_value(true);
        self.finger.set_value(by_finger);
    }

    /// Notes that the press is over.
    pub fn release(self) {
        // The table may be gone by now.
        let _ = self.pressed.try_set_value(false);
    }

    /// Answers a tap: the next frame shows the pressed element as pressed, the one after it runs
    /// `answer`, which must not need a view that may be gone by then.
    pub fn answer(self, pressed: Option<Element>, answer: impl FnOnce() + 'static) {
        self.taps.update(|taps| *taps += 1);
        if let Some(pressed) = &pressed {
            let _ = pressed.set_attribute(PRESSED, "");
        }
        after_frame(move || {
            if let Some(pressed) = pressed {
                let _ = pressed.remove_attribute(PRESSED);
            }
            // An example of the rulebook may be gone by now, and its scheduler with it.
            let _ = self.taps.try_update(|taps| *taps -= 1);
            answer();
        });
    }

    /// Schedules all phases after a change. Phases under way continue and run once more, so that
    /// none starves while changes follow each other.
    pub fn schedule(self) {
        let idle = self.waiting.with_untracked(|waiting| !waiting.contains(&true));
        let finger = self.finger.get_value();
        self.waiting.set(PHASES.map(|phase| finger || phase != UpdatePhase::Zoom));
        if idle {
            self.run_after_frame(0);
        }
    }

    /// Returns whether a tap or a phase is still to come.
    pub fn is_busy(self) -> bool {
        self.taps.get() > 0 || self.waiting.with(|waiting| waiting.contains(&true))
    }

    /// Returns, untracked, whether a tap is under way or waits for the frame that shows it.
    pub fn owes_a_frame(self) -> bool {
        self.pressed.try_get_value() == Some(true)
            || self.taps.try_get_untracked().is_some_and(|taps| taps > 0)
    }

    /// Runs the current effect or memo again with each `phase`.
    pub fn track(self, phase: UpdatePhase) {
        self.due[phase as usize].track();
    }

    fn run_after_frame(self, first: usize) {
        after_frame(move || {
            // The next phase that waits, in turn: none is overtaken twice.
            let in_turn = (first..PHASES.len()).chain(0..first);
            let Some(waiting) = self.waiting.try_get_untracked() else { return };
            let Some(next) = in_turn.into_iter().find(|&index| waiting[index]) else { return };
            self.waiting.update(|waiting| waiting[next] = false);
            self.due[next].set(());
            if self.waiting.with_untracked(|waiting| waiting.contains(&true)) {
                self.run_after_frame((next + 1) % PHASES.len());
            }
        });
    }
}

impl<T: 'static> Memo<T> {
    /// Returns the value as an output of `phase`: it changes with that frame and no sooner.
    ///
    /// The memo itself is computed in that frame, too. Until then it may be stale.
    pub fn deferred(self, phase: UpdatePhase) -> Memo<T> {
        self.sampled(subscription(phase, None))
    }

    /// Like [`Memo::deferred`], but also follows the signals that `at_once` tracks at once.
    pub fn deferred_with(
        self,
        phase: UpdatePhase,
        at_once: impl Fn() + Send + Sync + 'static,
    ) -> Memo<T> {
        self.sampled(subscription(phase, Some(Box::new(at_once))))
    }
}

/// Tracks a phase and, if there are any, the signals to follow at once.
fn subscription(phase: UpdatePhase, at_once: Option<Subscribe>) -> Subscribe {
    let scheduler = UpdateScheduler::get();
    Box::new(move || {
        scheduler.track(phase);
        if let Some(at_once) = &at_once {
            at_once();
        }
    })
}

/// Runs `then` after the next frame, or at once if the page is hidden.
pub fn after_frame(then: impl FnOnce() + 'static) {
    let soon = move || set_timeout(then, Duration::ZERO);
    if document().hidden() {
        soon();
    } else {
        request_animation_frame(soon);
    }
}
