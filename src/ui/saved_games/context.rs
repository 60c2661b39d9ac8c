//! The state that the parts of the page of saved games share.

use crate::{
    session::{Match, RemovedSave, SaveId},
    ui::state::SAVES,
};
use leptos::prelude::*;

/// The state of the page of saved games; `Copy`, provided by the page as a context.
#[derive(Clone, Copy)]
pub struct SavedGamesContext {
    /// Notified whenever a save has changed.
    pub changes: Trigger,
    /// The game whose name is being edited.
    pub renamed: RwSignal<Option<SaveId>>,
    /// The game whose links are shown.
    pub shared: RwSignal<Option<Match>>,
    /// The deleted game that can be restored, and its name.
    pub removed: RwSignal<Option<(String, RemovedSave)>>,
}

impl SavedGamesContext {
    /// Creates the state of a page that is just opened.
    pub fn new() -> SavedGamesContext {
        SavedGamesContext {
            changes: Trigger::new(),
            renamed: RwSignal::new(None),
            shared: RwSignal::new(None),
            removed: RwSignal::new(None),
        }
    }

    /// Returns the state that the page provides.
    pub fn get() -> SavedGamesContext {
        expect_context()
    }

    /// Redraws the page after a save has changed.
    pub fn refresh(self) {
        self.changes.notify();
    }

    /// Deletes the game of this name; it can be restored.
    pub fn remove(self, save_id: SaveId, name: String) {
        self.removed.set(Some((name, SAVES.remove(save_id))));
        self.refresh();
    }
}
