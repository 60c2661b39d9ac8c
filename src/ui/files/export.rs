//! Saves the record of a match as a file.

use crate::{
    session::{Backup, Match, export_record},
    ui::{
        browser::{dated_name, download::download},
        state::{SAVES, Store, now},
    },
};
use leptos::prelude::*;

/// Saves the record of the match on the table as a file; nothing without a match.
pub fn export_match(store: Store) {
    let file = store.game_match.with_untracked(|game_match| {
        game_match.as_ref().map(|game_match| (file_name(game_match), export_record(game_match)))
    });
    if let Some((name, text)) = file {
        save_file(store, &name, &text);
    }
}

/// Saves all saved games as a file, from which [`Backup`] restores them.
pub fn export_backup(store: Store) {
    save_file(store, &dated_name("backup"), &Backup::new(&SAVES).to_text(now()));
}

/// Downloads the text as a file; a toast confirms it, or a notice says that it failed. Returns
/// whether it worked.
pub fn save_file(store: Store, name: &str, text: &str) -> bool {
    let t = store.text().saving;
    let downloaded = download(name, text);
    match downloaded {
        Ok(()) => store.app.show_done((t.exported)(name)),
        Err(_) => store.app.notice.set(Some(t.not_exported.to_owned())),
    }
    downloaded.is_ok()
}

/// The most characters of a board's id in the name of a file. Browsers refuse a long name.
const MAX_ID_CHARS: usize = 40;

/// Returns the name of a match's file: `renature-brook-2026-11-20.json`.
pub fn file_name(game_match: &Match) -> String {
    let board = game_match.setup().board.id();
    let plain = board.chars().filter(|&c| c.is_alphanumeric() || c == '-');
    let board: String = plain.take(MAX_ID_CHARS).collect();
    dated_name(&board)
}
