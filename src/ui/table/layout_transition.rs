//! The transition from the table in play to the final scoring and back, one stage a frame. First
//! the log goes, then the player boards and the hand. Then the final scoring takes their space.

use crate::ui::{
    reactive::{Staged, UpdatePhase, memo::memo},
    state::Store,
};
use leptos::prelude::*;

/// The layout of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// The table in play.
    Play,
    /// The table without log and timeline.
    WithoutLog,
    /// The table without log, timeline, player boards and hand.
    WithoutBoards,
    /// The final scoring in their space.
    FinalScoring,
}

/// The layouts in the order of the transition.
const LAYOUTS: [Layout; 4] =
    [Layout::Play, Layout::WithoutLog, Layout::WithoutBoards, Layout::FinalScoring];

/// Moves the table between its layouts; `Copy`.
#[derive(Clone, Copy)]
pub struct LayoutTransition(Staged);

impl LayoutTransition {
    /// Creates the transition for the table of `store`. A match that is over from the start has the
    /// final scoring at once.
    pub fn new(store: Store) -> LayoutTransition {
        let wants_scoring = memo(move || {
            let over = store.playback.current(|game_match| {
                game_match.is_some_and(|game_match| game_match.game().table().is_over())
            });
            over && !store.playback.is_past() && store.final_scoring.get()
        });
        let wants_scoring =
            wants_scoring.deferred_with(UpdatePhase::Players, move || store.final_scoring.track());
        let target = move || if wants_scoring.get() { LAYOUTS.len() - 1 } else { 0 };
        let stages = Staged::new(untrack(target), target);
        stages.follow_target();
        LayoutTransition(stages)
    }

    /// Returns the layout that the transition has reached.
    pub fn layout(self) -> Layout {
        LAYOUTS[self.0.reached().min(LAYOUTS.len() - 1)]
    }

    /// Returns whether the next frame brings another layout.
    pub fn is_under_way(self) -> bool {
        matches!(self.layout(), Layout::WithoutLog | Layout::WithoutBoards)
    }

    /// Returns the value of `data-cleared`, by which styles know the layout.
    pub fn dom_name(self) -> Option<&'static str> {
        match self.layout() {
            Layout::Play => None,
            Layout::WithoutLog => Some("log"),
            Layout::WithoutBoards | Layout::FinalScoring => Some("boards"),
        }
    }
}

/// The part of the final scoring on display.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ScoringView {
    /// The steps so far, while it is presented.
    Presented,
    /// All of it.
    Whole,
}

impl ScoringView {
    /// Returns the value of `data-scoring`, by which styles know the view.
    pub const fn dom_name(self) -> &'static str {
        match self {
            ScoringView::Presented => "presented",
            ScoringView::Whole => "whole",
        }
    }
}
