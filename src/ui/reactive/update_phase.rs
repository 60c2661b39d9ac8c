//! What a tap changes is shown in waves: the board with the next frame, what stands beside it with
//! the frames after that. Each wave is a task of its own, so that none keeps the next tap waiting.

use leptos::{ev, prelude::*, web_sys::Element};
use std::time::Duration;

/// With which frame a part of the table follows; the order is that of the frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpdatePhase {
    /// With the next one: what was tapped, or answers it where one looks.
    Board,
    /// How near the board is looked at after a finger's tap, for another nearness draws all of it anew.
    Zoom,
    /// What is to be done next.
    Turn,
    /// What everybody has, the hand with it.
    Players,
    /// The copies of pieces that move set off, over what is there by now.
    Animation,
    /// What is read when there is time for it.
    Log,
}

/// What an element has on it from the tap to the answer.
const PRESSED: &str = "data-pressed";

/// The waves that come after the board's, in their order.
const LATER: [UpdatePhase; 5] = [
    UpdatePhase::Zoom,
    UpdatePhase::Turn,
    UpdatePhase::Players,
    UpdatePhase::Animation,
    UpdatePhase::Log,
];

/// How soon after a finger has left the screen the click comes, at the latest.
const CLICK_FOLLOWS: Duration = Duration::from_millis(50);

impl UpdatePhase {
    /// Its place among the later ones.
    fn later(self) -> Option<usize> {
        LATER.iter().position(|&phase| phase == self)
    }
}

/// The waves of a page; `Copy`.
#[derive(Clone, Copy)]
pub struct UpdateScheduler {
    /// Each is told of when its time has come.
    come: [RwSignal<()>; LATER.len()],
    /// Which are still to come.
    waiting: RwSignal<[bool; LATER.len()]>,
    /// How many taps are still to be answered.
    taps: RwSignal<usize>,
    /// Whether a tap may be under way.
    pressed: StoredValue<bool>,
    /// Whether the last one was a finger's; for no other the board comes nearer.
    finger: StoredValue<bool>,
}

impl UpdateScheduler {
    /// A page on which nothing has changed.
    pub fn new() -> UpdateScheduler {
        UpdateScheduler {
            come: LATER.map(|_| RwSignal::new(())),
            waiting: RwSignal::new([false; LATER.len()]),
            taps: RwSignal::new(0),
            pressed: StoredValue::new(false),
            finger: StoredValue::new(false),
        }
    }

    /// Hears when a finger or a button goes down and up, for as long as what runs now is there.
    pub fn listen(self) {
        let lifted = move || {
            // The table may have gone meanwhile.
            let _ = self.pressed.try_set_value(false);
        };
        let released = move || set_timeout(lifted, CLICK_FOLLOWS);
        let handles = [
            window_event_listener(ev::pointerdown, move |event| {
                self.pressed.set_value(true);
                self.finger.set_value(event.pointer_type() != "mouse");
            }),
            window_event_listener(ev::pointerup, move |_| released()),
            window_event_listener(ev::pointercancel, move |_| released()),
        ];
        on_cleanup(move || {
            handles.into_iter().for_each(WindowListenerHandle::remove);
            lifted();
        });
    }

    /// Answers a tap: with the next frame what was pressed shows that it was, with
    /// the one after that what comes of it.
    pub fn answer(self, pressed: Option<Element>, answer: impl FnOnce() + 'static) {
        self.taps.update(|taps| *taps += 1);
        if let Some(pressed) = &pressed {
            let _ = pressed.set_attribute(PRESSED, "");
        }
        after_frame(move || {
            if let Some(pressed) = pressed {
                let _ = pressed.remove_attribute(PRESSED);
            }
            self.taps.update(|taps| *taps -= 1);
            answer();
        });
    }

    /// Something has changed: the later waves are to come. Those that are under way go on, and come
    /// once more, so that none waits for ever where one change follows the other.
    pub fn begin(self) {
        let idle = self.waiting.with_untracked(|waiting| !waiting.contains(&true));
        let finger = self.finger.get_value();
        self.waiting.set(LATER.map(|phase| finger || phase != UpdatePhase::Zoom));
        if idle {
            self.come_after_frame(0);
        }
    }

    /// Whether a part of the table is still to follow.
    pub fn under_way(self) -> bool {
        self.taps.get() > 0 || self.waiting.with(|waiting| waiting.contains(&true))
    }

    /// Whether a tap is under way, or waits for the frame with which it shows, without hearing of it.
    pub fn owes_a_frame(self) -> bool {
        self.pressed.try_get_value() == Some(true)
            || self.taps.try_get_untracked().is_some_and(|taps| taps > 0)
    }

    /// Makes what runs now run again with this wave; true if it is a later one.
    pub fn follow(self, phase: UpdatePhase) -> bool {
        let come = phase.later().and_then(|index| self.come.get(index));
        come.map(|come| come.track()).is_some()
    }

    fn come_after_frame(self, index: usize) {
        after_frame(move || {
            // The next one that waits, going round: none is overtaken twice.
            let round = (index..LATER.len()).chain(0..index);
            let waiting = self.waiting.get_untracked();
            let Some(next) = round.into_iter().find(|&index| waiting[index]) else { return };
            self.waiting.update(|waiting| waiting[next] = false);
            self.come[next].set(());
            if self.waiting.with_untracked(|waiting| waiting.contains(&true)) {
                self.come_after_frame((next + 1) % LATER.len());
            }
        });
    }
}

/// Once the next frame is painted; where nobody sees the page there is none to wait for.
pub fn after_frame(then: impl FnOnce() + 'static) {
    let soon = move || set_timeout(then, Duration::ZERO);
    if document().hidden() {
        soon();
    } else {
        request_animation_frame(soon);
    }
}
