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
    /// The deleted games, each with its name, the last one last. They can be restored while the
    /// page is open.
    pub removed: RwSignal<Vec<(String, RemovedSave)>>,
}

impl SavedGamesContext {
    /// Creates the state of a page that is just opened.
    pub fn new() -> SavedGamesContext {
        SavedGamesContext {
            changes: Trigger::new(),
            renamed: RwSignal::new(None),
            shared: RwSignal::new(None),
            removed: RwSignal::new(Vec::new()),
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
        self.removed.update(|removed| removed.push((name, SAVES.remove(save_id))));
        self.refresh();
    }
}
