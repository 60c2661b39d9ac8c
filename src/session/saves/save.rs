//! A match as it is kept in the browser.

use super::migration;
use crate::{
    rules::{Record, Seat},
    session::{
        Controller, Match, MatchError, Revisions,
        store::envelope::{Envelope, EnvelopeError},
    },
};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::value::RawValue;

/// A match as text, to be read back by [`load`].
///
/// `saved_at` is when, in milliseconds since 1970.
pub fn save(game_match: &Match, saved_at: u64) -> String {
    let record = RawValue::from_string(game_match.record().to_json().trim_end().to_owned());
    let payload = Payload {
        controllers: game_match
            .game()
            .table()
            .seats()
            .map(|seat| game_match.controller(seat))
            .collect(),
        at_screen: game_match.at_screen().map(Seat::index),
        revisions: game_match.revisions(),
        record: record.unwrap_or_default(),
    };
    // Nothing in a match can fail to be written as JSON.
    Envelope::seal(APP, SCHEMA, saved_at, &payload).unwrap_or_default()
}

/// The match that was saved, exactly as it stood.
///
/// # Errors
/// Why it can't be; the text may be anything.
pub fn load(text: &str) -> Result<Match, SaveError> {
    let payload: Payload = serde_json::from_str(unsealed(text)?.payload.get())?;
    let record = Record::from_json(payload.record.get()).map_err(MatchError::Record)?;
    let at_screen = payload.at_screen.and_then(Seat::new);
    let game_match = Match::from_record(&record, payload.controllers, at_screen)?;
    Ok(game_match.with_revisions(payload.revisions))
}

/// The record in a save, to be kept as a file even if it can't be played on; none if there is none.
pub fn record_in(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Lying {
        payload: Option<Holding>,
        record: Option<Box<RawValue>>,
    }
    #[derive(Deserialize)]
    struct Holding {
        record: Box<RawValue>,
    }
    // What no longer fits its checksum may still hold a record worth looking at.
    let Lying { payload, record } = serde_json::from_str(text).ok()?;
    payload.map(|payload| payload.record).or(record).map(|record| record.get().to_owned())
}

/// What a save says of itself at a glance; none if it can't be read.
pub(in crate::session) fn glance(text: &str) -> Option<SaveSummary> {
    #[derive(Deserialize)]
    struct Held {
        record: Record,
    }
    #[derive(Deserialize)]
    struct Record {
        log: Vec<IgnoredAny>,
        result: Option<IgnoredAny>,
    }
    let envelope = unsealed(text).ok()?;
    let Held { record } = serde_json::from_str(envelope.payload.get()).ok()?;
    let (is_begun, is_over) = (!record.log.is_empty(), record.result.is_some());
    Some(SaveSummary { saved_at: envelope.saved_at, is_begun, is_over })
}

/// What a save says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveSummary {
    /// When it was saved, in milliseconds since 1970.
    pub saved_at: u64,
    /// Whether anything was done in it.
    pub is_begun: bool,
    /// Whether its match is over.
    pub is_over: bool,
}

/// The envelope of a save of any schema that ever was, its payload brought up to this one.
fn unsealed(text: &str) -> Result<Envelope, SaveError> {
    let envelope = migration::sealed(text)?;
    if envelope.schema > SCHEMA { Err(SaveError::Newer(envelope.schema)) } else { Ok(envelope) }
}

/// Why a save can't be read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Not a whole save of ours.
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    /// Its payload is not what this version writes.
    #[error("the save is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// Written by a later version.
    #[error("the save has schema {0}; this version reads {SCHEMA} at most")]
    Newer(u32),
    /// The record in it is wrong, or its holders.
    #[error("the saved match is wrong: {0}")]
    Match(#[from] MatchError),
}

/// What a save says that it is.
pub(in crate::session) const APP: &str = "renature";

/// The schema that this version writes; [`migration`] brings all older ones up to it.
pub(in crate::session) const SCHEMA: u32 = 2;

/// What is kept of a match. A field that is added needs a default, or a schema of its own.
#[derive(Serialize, Deserialize)]
struct Payload {
    #[serde(rename = "holders")]
    controllers: Vec<Controller>,
    at_screen: Option<usize>,
    #[serde(default)]
    revisions: Revisions,
    record: Box<RawValue>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bots::BotKind, rules::RecordError, session::testing::MatchBuilder};

    fn played(actions: usize) -> Match {
        let controllers =
            [Controller::Person, Controller::Bot(BotKind::Greedy), Controller::Person];
        MatchBuilder::new("brook").controllers(&controllers).seed(11).played(actions)
    }

    /// The save with its payload changed, in an envelope of its own.
    fn resealed(text: &str, schema: u32, change: impl FnOnce(&mut serde_json::Value)) -> String {
        let payload = Envelope::open(APP, text).unwrap().payload;
        let mut payload = serde_json::from_str(payload.get()).unwrap();
        change(&mut payload);
        Envelope::seal(APP, schema, 0, &payload).unwrap()
    }

    #[test]
    fn a_match_comes_back_exactly_as_it_stood() {
        for actions in [0, 1, 17, 300, 5000] {
            let game_match = played(actions);
            assert_eq!(load(&save(&game_match, 0)).unwrap(), game_match);
        }
    }

    #[test]
    fn a_save_of_a_later_version_is_refused() {
        let text = resealed(&save(&played(3), 0), SCHEMA + 1, |_| {});
        assert!(matches!(load(&text), Err(SaveError::Newer(newer)) if newer == SCHEMA + 1));
    }

    #[test]
    fn a_save_whose_schema_alone_was_changed_is_broken_and_not_newer() {
        let (this, next) = (format!("\"schema\":{SCHEMA}"), format!("\"schema\":{}", SCHEMA + 1));
        let text = save(&played(3), 0).replace(&this, &next);
        let damaged = |error| matches!(error, SaveError::Envelope(EnvelopeError::Damaged { .. }));
        assert!(load(&text).is_err_and(damaged));
    }

    #[test]
    fn a_save_in_which_any_byte_was_changed_is_refused() {
        let text = save(&played(40), 1_700_000_000_000);
        for index in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= 1 << (index % 7);
            let changed = String::from_utf8(bytes).unwrap();
            assert!(load(&changed).is_err(), "byte {index}");
        }
    }

    #[test]
    fn a_glance_tells_when_and_whether_it_is_over() {
        let over = glance(&save(&played(5000), 7)).unwrap();
        assert_eq!(over, SaveSummary { saved_at: 7, is_begun: true, is_over: true });
        let begun = glance(&save(&played(0), 7)).unwrap();
        assert_eq!(begun, SaveSummary { saved_at: 7, is_begun: false, is_over: false });
    }

    #[test]
    fn a_save_cut_short_anywhere_is_refused() {
        let text = save(&played(40), 0);
        for end in (0..text.len()).step_by(7) {
            assert!(load(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_changed_score_is_refused_at_its_place() {
        let change = |payload: &mut serde_json::Value| {
            payload["record"]["log"][1]["scores"][0] = 99.into();
        };
        let wrong = load(&resealed(&save(&played(3), 0), SCHEMA, change));
        assert!(matches!(
            wrong,
            Err(SaveError::Match(MatchError::Record(RecordError::Scores { index: 1, .. })))
        ));
    }

    #[test]
    fn a_holder_too_few_is_refused() {
        let change = |payload: &mut serde_json::Value| {
            payload["holders"].as_array_mut().unwrap().pop();
        };
        let wrong = load(&resealed(&save(&played(0), 0), SCHEMA, change));
        let expected = MatchError::Holders { seats: 3, controllers: 2 };
        assert!(matches!(wrong, Err(SaveError::Match(error)) if error == expected));
    }

    #[test]
    fn the_record_in_a_save_is_the_record_of_the_match() {
        let game_match = played(40);
        let (record, _) = Record::verify(&record_in(&save(&game_match, 0)).unwrap()).unwrap();
        assert_eq!(record, game_match.record());
    }
}
