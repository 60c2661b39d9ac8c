//! Opens a game record from a file: checked by replaying it, refused with its exact reason.

use super::store::Store;
use crate::{
    rules::{Record, RecordError},
    session::{Holder, Match, MatchError},
    text::Start,
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
        let text = read_as_text(&Blob::from(web_sys::Blob::from(file))).await;
        // Who has left the start screen meanwhile has begun something else.
        if refused.is_disposed() {
            return;
        }
        let played = match text {
            Ok(text) => played(&text).map_err(|reason| words_of(&reason, &name, &words)),
            Err(_) => Err((words.not_a_record)(&name, words.unreadable)),
        };
        match played {
            Ok(play) => {
                refused.set(None);
                open(play);
            }
            Err(reason) => refused.set(Some(reason)),
        }
    });
}

fn words_of(reason: &MatchError, file: &str, words: &Start) -> String {
    let detail = reason.to_string();
    match reason {
        MatchError::Record(RecordError::Form(_)) => (words.not_a_record)(file, &detail),
        _ => (words.wrong_record)(file, &detail),
    }
}

/// The match of the record; a record does not say who is a bot, so that persons hold all seats.
fn played(text: &str) -> Result<Match, MatchError> {
    let record = Record::from_json(text)?;
    let holders = vec![Holder::Person; record.setup.players.len()];
    Match::from_record(&record, holders, None)
}
