//! Imports files and pasted texts: game records (checked by replaying them), saves, backups and
//! links. An import that fails shows the exact reason.

use crate::{
    rules::{Record, RecordError},
    session::{
        Backup, BackupError, Controller, Match, MatchError, Restored, is_link, load, open_link,
    },
    text::StartText,
    ui::state::{Next, SAVES, Store, open_or_wait},
};
use gloo_file::{Blob, futures::read_as_text};
use leptos::{prelude::*, reactive::traits::IsDisposed, task::spawn_local};
use web_sys::File;

/// Imports the file. If that fails, `import_error` says why and nothing else changes.
pub fn import_file(
    store: Store,
    file: File,
    import_error: RwSignal<Option<String>>,
    pending: RwSignal<Option<Next>>,
    on_import: impl Fn() + 'static,
) {
    spawn_local(async move {
        let name = file.name();
        let text = read_as_text(&Blob::from(web_sys::Blob::from(file))).await;
        // The player may have left the screen meanwhile and begun something else.
        if import_error.is_disposed() {
            return;
        }
        match text {
            Ok(text) => import_text(store, &name, &text, import_error, pending, on_import),
            Err(_) => {
                let t = store.text().start;
                import_error.set(Some((t.not_a_record)(&name, t.unreadable)));
            }
        }
    });
}

/// Imports the text of the file or clipboard called `name`. If that fails, `import_error` says why.
pub fn import_text(
    store: Store,
    name: &str,
    text: &str,
    import_error: RwSignal<Option<String>>,
    pending: RwSignal<Option<Next>>,
    on_import: impl Fn(),
) {
    let t = store.text().start;
    import_error.set(None);
    if is_link(text) {
        return store.linked.set(Some(open_link(text)));
    }
    if Backup::is_backup(text) {
        match Backup::read(text) {
            Ok(backup) => restore(store, &backup),
            Err(error) => import_error.set(Some(describe_backup_error(&error, name, &t))),
        }
        on_import();
        return;
    }
    match read_match(text) {
        Ok(game_match) => open_or_wait(store, Next::New(game_match), pending),
        Err(error) => import_error.set(Some(describe_match_error(&error, name, &t))),
    }
}

fn restore(store: Store, backup: &Backup) {
    let t = store.text().saved_games;
    match backup.restore(&SAVES) {
        Ok(Restored { added, unchanged, failed }) => {
            store.news.set(Some((t.restored)(added, unchanged, failed)));
        }
        Err(_) => store.notice.set(Some(t.no_room.to_owned())),
    }
}

fn describe_match_error(error: &MatchError, name: &str, t: &StartText) -> String {
    let detail = error.to_string();
    match error {
        MatchError::Record(RecordError::Form(_)) => (t.not_a_record)(name, &detail),
        _ => (t.wrong_record)(name, &detail),
    }
}

fn describe_backup_error(error: &BackupError, name: &str, t: &StartText) -> String {
    (t.wrong_backup)(name, &error.to_string())
}

/// Reads a save or a record. A record names no bots, so that people hold all its seats.
fn read_match(text: &str) -> Result<Match, MatchError> {
    if let Ok(game_match) = load(text) {
        return Ok(game_match);
    }
    let record = Record::from_json(text)?;
    let controllers = vec![Controller::Person; record.setup.players.len()];
    Match::from_record(&record, controllers, None)
}
