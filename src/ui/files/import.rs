//! Opens what comes as a file or as text: a game record, checked by replaying it, a save, or a
//! backup. What is wrong is refused with its exact reason.

use crate::{
    rules::{Record, RecordError},
    session::{Backup, BackupError, Controller, Match, MatchError, Restored, is_link},
    text::Start,
    ui::{
        links::link_dialog,
        start::resume_button::go_on,
        state::{
            autosave::{Next, SAVES},
            store::Store,
        },
    },
};
use gloo_file::{Blob, futures::read_as_text};
use leptos::{prelude::*, reactive::traits::IsDisposed, task::spawn_local};
use web_sys::File;

/// Opens what is in the file. If that can't be, `refused` says why, and nothing else changes.
pub fn import_file(
    store: Store,
    file: File,
    refused: RwSignal<Option<String>>,
    waits: RwSignal<Option<Next>>,
    changed: impl Fn() + 'static,
) {
    spawn_local(async move {
        let name = file.name();
        let text = read_as_text(&Blob::from(web_sys::Blob::from(file))).await;
        // Who has left the screen meanwhile has begun something else.
        if refused.is_disposed() {
            return;
        }
        match text {
            Ok(text) => import_text(store, &name, &text, refused, waits, changed),
            Err(_) => {
                let t = store.text().start;
                refused.set(Some((t.not_a_record)(&name, t.unreadable)));
            }
        }
    });
}

/// Opens what the text holds, which comes from what is called `name`.
pub fn import_text(
    store: Store,
    name: &str,
    text: &str,
    refused: RwSignal<Option<String>>,
    waits: RwSignal<Option<Next>>,
    changed: impl Fn(),
) {
    let t = store.text().start;
    refused.set(None);
    if is_link(text) {
        return link_dialog::open(store, text);
    }
    if Backup::is_backup(text) {
        match Backup::read(text) {
            Ok(backup) => restore(store, &backup),
            Err(reason) => refused.set(Some(words_of_backup(&reason, name, &t))),
        }
        changed();
        return;
    }
    match played(text) {
        Ok(game_match) => go_on(store, Next::New(game_match), waits),
        Err(reason) => refused.set(Some(words_of(&reason, name, &t))),
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

fn words_of(reason: &MatchError, name: &str, t: &Start) -> String {
    let detail = reason.to_string();
    match reason {
        MatchError::Record(RecordError::Form(_)) => (t.not_a_record)(name, &detail),
        _ => (t.wrong_record)(name, &detail),
    }
}

fn words_of_backup(reason: &BackupError, name: &str, t: &Start) -> String {
    (t.wrong_backup)(name, &reason.to_string())
}

/// The match of the record; a record does not say who is a bot, so that persons hold all seats.
/// A save that was taken as a file says it.
fn played(text: &str) -> Result<Match, MatchError> {
    if let Ok(game_match) = crate::session::load(text) {
        return Ok(game_match);
    }
    let record = Record::from_json(text)?;
    let controllers = vec![Controller::Person; record.setup.players.len()];
    Match::from_record(&record, controllers, None)
}
