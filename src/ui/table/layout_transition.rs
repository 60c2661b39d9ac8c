//! Room for the final scoring: the log goes, then the player boards and the hand, then the scoring comes; it goes, and they come
//! back, the other way round. A frame lies between each step and the next, for all of them in one would make it a long one.

use crate::ui::reactive::{effect::effect, memo::Memo, update_phase::after_frame};
use leptos::prelude::*;

/// What has gone by now.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Clearing {
    /// Nothing: it is the table as one plays on it.
    #[default]
    Nothing,
    /// The log and the timeline.
    Log,
    /// The player boards and the hand, too.
    Boards,
    /// The same, and the final scoring has their room.
    Done,
}

impl Clearing {
    /// The name by which styles know it.
    pub const fn hook(self) -> Option<&'static str> {
        match self {
            Clearing::Nothing => None,
            Clearing::Log => Some("log"),
            Clearing::Boards | Clearing::Done => Some("boards"),
        }
    }

    /// Whether the next frame brings a step.
    pub const fn is_under_way(self) -> bool {
        matches!(self, Clearing::Log | Clearing::Boards)
    }

    /// One step nearer to a table that is cleared, or to one that is not.
    const fn toward(self, clear: bool) -> Clearing {
        match (self, clear) {
            (Clearing::Nothing, false) | (Clearing::Log, false) => Clearing::Nothing,
            (Clearing::Nothing, true) | (Clearing::Boards, false) => Clearing::Log,
            (Clearing::Log, true) | (Clearing::Done, false) => Clearing::Boards,
            (Clearing::Boards, true) | (Clearing::Done, true) => Clearing::Done,
        }
    }
}

/// Clears the table whenever it is to be cleared, and lays it again; one that is to be cleared from the start is so at once.
pub fn clear(clearing: RwSignal<Clearing>, wanted: Memo<bool>) {
    if wanted.get_untracked() {
        clearing.set(Clearing::Done);
    }
    effect(move || {
        wanted.track();
        let now = clearing.get_untracked();
        // What is under way sees for itself where it is to go.
        if !now.is_under_way() && now.toward(wanted.get_untracked()) != now {
            step(clearing, wanted);
        }
    });
}

fn step(clearing: RwSignal<Clearing>, wanted: Memo<bool>) {
    // The table may have gone since the last step.
    let (Some(now), Some(wanted_now)) = (clearing.try_get_untracked(), wanted.try_get_untracked())
    else {
        return;
    };
    let next = now.toward(wanted_now);
    clearing.set(next);
    if next.is_under_way() {
        after_frame(move || step(clearing, wanted));
    }
}
