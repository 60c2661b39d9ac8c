//! Imports files and pasted texts: game records (checked by replaying them), saves, backups and
//! links. An import that fails shows the exact reason.

use crate::{
    scene::words::import_text,
    session::{Backup, Imported, Restored, is_link, open_link},
    ui::{
        reactive::Lifetime,
        state::{Next, SAVES, Store, open_or_wait},
    },
};
use gloo_file::{Blob, futures::read_as_text};
use leptos::prelude::*;
use web_sys::File;

/// A file or text to import.
pub enum Import {
    /// A file that the player chose, dropped or pasted.
    File(File),
    /// A text that the player pasted.
    Text(String),
}

/// The most that is read of a file or a pasted text, in megabytes. All games that a browser stores
/// take less.
const MAX_MEGABYTES: usize = 20;

/// Imports a file or text. If that fails, the notice says why and nothing else changes. Calls
/// `on_restore` after a backup was read.
pub fn import(store: Store, import: Import, on_restore: impl Fn() + 'static) {
    let t = store.text().importing;
    let file = match import {
        Import::Text(text) if is_too_large(text.len() as f64) => {
            return refuse_large(store, t.pasted);
        }
        Import::Text(text) => return read_text(store, t.pasted, &text, on_restore),
        // Reading it would take seconds, in which the page answers nothing.
        Import::File(file) if is_too_large(file.size()) => {
            return refuse_large(store, &file.name());
        }
        Import::File(file) => file,
    };
    let screen = store.app.screen.get_untracked();
    let name = file.name();
    let blob = Blob::from(web_sys::Blob::from(file));
    Lifetime::current().when_ready(async move { read_as_text(&blob).await }, move |text| {
        // The player may have left the screen meanwhile and begun something else.
        if store.app.screen.get_untracked() != screen {
            return;
        }
        match text {
            Ok(text) => read_text(store, &name, &text, on_restore),
            Err(_) => store.app.notice.set(Some((t.refused)(&name, t.unreadable))),
        }
    });
}

fn is_too_large(bytes: f64) -> bool {
    bytes > (MAX_MEGABYTES * 1_000_000) as f64
}

fn refuse_large(store: Store, name: &str) {
    store.app.notice.set(Some((store.text().importing.too_large)(name, MAX_MEGABYTES)));
}

/// Imports the text of the file or clipboard called `name`.
fn read_text(store: Store, name: &str, text: &str, on_restore: impl Fn()) {
    let notice = store.app.notice;
    notice.set(None);
    if is_link(text) {
        return store.linked.set(Some(open_link(text)));
    }
    match Imported::read(text) {
        Ok(Imported::Backup(backup)) => {
            restore(store, &backup);
            on_restore();
        }
        Ok(Imported::Match(game_match)) => open_or_wait(store, Next::New(*game_match)),
        Err(error) => notice.set(Some(import_text(&error, name, store.text()))),
    }
}

fn restore(store: Store, backup: &Backup) {
    let t = store.text().saved_games;
    match backup.restore(&SAVES) {
        Ok(Restored { added, unchanged, failed, set_results_aside }) => {
            let restored = (t.restored)(added, unchanged, failed);
            store.app.show_done(match set_results_aside {
                true => format!("{restored} {}", store.text().saving.results_aside),
                false => restored,
            });
        }
        Err(_) => store.app.notice.set(Some(t.no_room.to_owned())),
    }
}
