//! Playback: the position on display, the current one or one of the past.

use crate::{
    session::Match,
    ui::reactive::{Memo, memo::memo},
};
use leptos::prelude::*;

/// The position on display; `Copy`.
#[derive(Clone, Copy)]
pub struct Playback {
    current: RwSignal<Option<Match>>,
    /// The number of actions before the past position on display.
    viewed: RwSignal<Option<usize>>,
    /// The positions still to be replayed, the next one last.
    replay: RwSignal<Vec<usize>>,
    past: Memo<Option<Match>>,
}

impl Playback {
    /// Starts at the current position of the match.
    pub fn new(current: RwSignal<Option<Match>>) -> Playback {
        let viewed = RwSignal::new(None);
        let past = memo(move || {
            let actions = viewed.get()?;
            current.with(|current| current.as_ref()?.past_position(actions))
        });
        Playback { current, viewed, replay: RwSignal::new(Vec::new()), past }
    }

    /// Returns whether a past position is on display.
    pub fn is_past(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// Returns the number of actions before the past position on display, if one is.
    pub fn position(self) -> Option<usize> {
        self.past.with(|past| past.as_ref().map(|past| past.log().len()))
    }

    /// Applies `of` to the match as it is displayed.
    pub fn displayed<T>(self, of: impl FnOnce(Option<&Match>) -> T) -> T {
        self.past.with(|past| match past {
            Some(past) => of(Some(past)),
            None => self.current(of),
        })
    }

    /// Applies `of` to the match as it currently stands.
    pub fn current<T>(self, of: impl FnOnce(Option<&Match>) -> T) -> T {
        self.current.with(|current| of(current.as_ref()))
    }

    /// Returns whether the others' last actions are being replayed.
    pub fn is_replaying(self) -> bool {
        self.replay.with(|replay| !replay.is_empty())
    }

    /// Ends the replay at the position that it has reached.
    pub fn stop_replay(self) {
        if self.replay.with_untracked(|replay| !replay.is_empty()) {
            self.replay.set(Vec::new());
        }
    }

    /// Replays `positions` from the last to the first. The first one is not displayed; it only
    /// lets the one before it stand for a pause.
    pub fn replay(self, positions: Vec<usize>) {
        self.replay.set(positions);
    }

    /// Displays the next position of the replay; after the last one, the current position.
    pub fn replay_next(self) {
        let next = self.replay.try_update(|replay| (replay.pop(), replay.is_empty()));
        match next {
            Some((Some(position), false)) => self.set(Some(position)),
            _ => self.go_to_current(),
        }
    }

    /// Displays the current position.
    pub fn go_to_current(self) {
        self.go_to(None);
    }

    /// Displays the position after `actions` actions, or the current one if there are none.
    pub fn go_to(self, actions: Option<usize>) {
        self.stop_replay();
        self.set(actions);
    }

    /// Displays the current position for good if an undo removed the one on display. Otherwise that
    /// one would be displayed again as soon as the match is that long again.
    pub fn forget_missing_position(self) {
        if self.viewed.get().is_some() && !self.is_past() {
            self.viewed.set(None);
        }
    }

    /// Displays the position. One that is not past counts as the current one; otherwise it would
    /// become a past one with the next action.
    fn set(self, actions: Option<usize>) {
        let is_past = |&actions: &usize| {
            let has = |current: &Match| current.has_past(actions);
            self.current.with_untracked(|current| current.as_ref().is_some_and(has))
        };
        let actions = actions.filter(is_past);
        if self.viewed.get_untracked() != actions {
            self.viewed.set(actions);
        }
    }
}
