//! Opens a game record from a file: checked by replaying it, refused with its exact reason.

use super::store::Store;
use crate::{
    rules::Record,
    session::{Holder, Match, MatchError},
};
use gloo_file::{Blob, futures::read_as_text};
use leptos::{prelude::*, reactive::traits::IsDisposed, task::spawn_local};
use web_sys::File;

/// Reads the record in the file and hands it to `open`. If that can't be, `refused` says why, and
/// nothing else changes.
pub fn import(
    store: Store,
    file: File,
    refused: RwSignal<Option<String>>,
    open: impl FnOnce(Match) + 'static,
) {
    spawn_local(async move {
        let words = store.text().start;
        let name = file.name();
        let opened = match read_as_text(&Blob::from(web_sys::Blob::from(file))).await {
            Ok(text) => read(&text).map_err(|reason| reason.to_string()),
            Err(_) => Err(words.unreadable.to_owned()),
        };
        // Who has left the start screen meanwhile has begun something else.
        if refused.is_disposed() {
            return;
        }
        match opened {
            Ok(play) => {
                refused.set(None);
                open(play);
            }
            Err(reason) => refused.set(Some((words.refused)(&name, &reason))),
        }
    });
}

fn read(text: &str) -> Result<Match, MatchError> {
    let record = Record::from_json(text)?;
    let holders = vec![Holder::Person; record.setup.players.len()];
    Match::from_record(&record, holders, None)
}
