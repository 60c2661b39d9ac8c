//! A match as saved text.

use super::migration::{APP, SCHEMA, open_save};
use crate::{
    rules::{Record, Seat},
    session::{
        Controller, Match, MatchError, Revisions,
        store::envelope::{Envelope, EnvelopeError},
    },
};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::value::RawValue;

/// The content of a save. A field that is added needs a default, or a schema of its own.
#[derive(Serialize, Deserialize)]
struct Payload {
    #[serde(rename = "holders")]
    controllers: Vec<Controller>,
    at_screen: Option<usize>,
    #[serde(default)]
    revisions: Revisions,
    record: Box<RawValue>,
}

/// The part of a save that can be read without replaying its match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveSummary {
    /// The time of the save, in milliseconds since 1970.
    pub saved_at: u64,
    /// True if any action was taken.
    pub is_begun: bool,
    /// True if the match is over.
    pub is_over: bool,
}

/// The reason why a save can't be read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Not an intact save of this program.
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    /// The payload does not have the fields of its schema.
    #[error("the save is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// Written by a later version of the program.
    #[error("the save has schema {0}; this version reads {SCHEMA} at most")]
    Newer(u32),
    /// The record or the list of controllers is wrong.
    #[error("the saved match is wrong: {0}")]
    Match(#[from] MatchError),
}

/// Returns the match as text, which [`load`] reads.
///
/// `saved_at` is the time in milliseconds since 1970.
pub fn save(game_match: &Match, saved_at: u64) -> String {
    let record = RawValue::from_string(game_match.record().to_json().trim_end().to_owned());
    let seats = game_match.game().table().seats();
    let payload = Payload {
        controllers: seats.map(|seat| game_match.controller(seat)).collect(),
        at_screen: game_match.at_screen().map(Seat::index),
        revisions: game_match.revisions(),
        record: record.unwrap_or_default(),
    };
    // Every field of a payload can be serialized.
    Envelope::seal(APP, SCHEMA, saved_at, &payload).unwrap_or_default()
}

/// Restores the saved match exactly as it stood.
///
/// # Errors
/// The text is no intact save, is of a later version, or holds an illegal match.
pub fn load(text: &str) -> Result<Match, SaveError> {
    let payload: Payload = serde_json::from_str(unseal(text)?.payload.get())?;
    let record = Record::from_json(payload.record.get()).map_err(MatchError::Record)?;
    let at_screen = payload.at_screen.and_then(Seat::new);
    let game_match = Match::from_record(&record, payload.controllers, at_screen)?;
    Ok(game_match.with_revisions(payload.revisions))
}

/// Returns the JSON of the record in a save, even if the match can't be loaded.
pub fn record_in(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct AnySchema {
        payload: Option<RecordPayload>,
        record: Option<Box<RawValue>>,
    }
    #[derive(Deserialize)]
    struct RecordPayload {
        record: Box<RawValue>,
    }
    // The checksum is not verified: a damaged save may still hold a readable record.
    let AnySchema { payload, record } = serde_json::from_str(text).ok()?;
    payload.map(|payload| payload.record).or(record).map(|record| record.get().to_owned())
}

/// Reads the summary of a save; `None` if the save can't be read.
pub(in crate::session) fn summarize(text: &str) -> Option<SaveSummary> {
    #[derive(Deserialize)]
    struct SummaryPayload {
        record: SummaryRecord,
    }
    #[derive(Deserialize)]
    struct SummaryRecord {
        log: Vec<IgnoredAny>,
        result: Option<IgnoredAny>,
    }
    let envelope = unseal(text).ok()?;
    let SummaryPayload { record } = serde_json::from_str(envelope.payload.get()).ok()?;
    let (is_begun, is_over) = (!record.log.is_empty(), record.result.is_some());
    Some(SaveSummary { saved_at: envelope.saved_at, is_begun, is_over })
}

/// Returns true if the text can be loaded, by this version or by a later one.
pub(in crate::session) fn is_readable(text: &str) -> bool {
    matches!(load(text), Ok(_) | Err(SaveError::Newer(_)))
}

/// Returns true if the text is whole: a save of this version, an older or a later one.
pub(in crate::session) fn is_whole(text: &str) -> bool {
    open_save(text).is_ok()
}

/// Opens a save of this schema or an older one.
fn unseal(text: &str) -> Result<Envelope, SaveError> {
    let envelope = open_save(text)?;
    if envelope.schema > SCHEMA { Err(SaveError::Newer(envelope.schema)) } else { Ok(envelope) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::BotKind,
        rules::RecordError,
        session::testing::{MatchBuilder, resealed},
    };

    fn played(actions: usize) -> Match {
        let controllers =
            [Controller::Person, Controller::Bot(BotKind::Greedy), Controller::Person];
        MatchBuilder::new("brook").controllers(&controllers).seed(11).played(actions)
    }

    #[test]
    fn loaded_match_equals_the_saved_one() {
        for actions in [0, 1, 17, 300, 5000] {
            let game_match = played(actions);
            assert_eq!(load(&save(&game_match, 0)).unwrap(), game_match);
        }
    }

    #[test]
    fn save_of_a_later_version_is_refused() {
        let text = resealed(&save(&played(3), 0), SCHEMA + 1, |_| {});
        assert!(matches!(load(&text), Err(SaveError::Newer(newer)) if newer == SCHEMA + 1));
    }

    #[test]
    fn save_with_only_its_schema_changed_is_damaged() {
        let (this, next) = (format!("\"schema\":{SCHEMA}"), format!("\"schema\":{}", SCHEMA + 1));
        let text = save(&played(3), 0).replace(&this, &next);
        let damaged = |error| matches!(error, SaveError::Envelope(EnvelopeError::Damaged { .. }));
        assert!(load(&text).is_err_and(damaged));
    }

    #[test]
    fn save_with_any_changed_byte_is_refused() {
        let text = save(&played(40), 1_700_000_000_000);
        for index in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= 1 << (index % 7);
            let changed = String::from_utf8(bytes).unwrap();
            assert!(load(&changed).is_err(), "byte {index}");
        }
    }

    #[test]
    fn summary_gives_time_and_progress() {
        let over = summarize(&save(&played(5000), 7)).unwrap();
        assert_eq!(over, SaveSummary { saved_at: 7, is_begun: true, is_over: true });
        let begun = summarize(&save(&played(0), 7)).unwrap();
        assert_eq!(begun, SaveSummary { saved_at: 7, is_begun: false, is_over: false });
    }

    #[test]
    fn save_cut_short_anywhere_is_refused() {
        let text = save(&played(40), 0);
        for end in (0..text.len()).step_by(7) {
            assert!(load(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn changed_score_is_refused_at_its_index() {
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
    fn missing_controller_is_refused() {
        let change = |payload: &mut serde_json::Value| {
            payload["holders"].as_array_mut().unwrap().pop();
        };
        let wrong = load(&resealed(&save(&played(0), 0), SCHEMA, change));
        let expected = MatchError::Controllers { seats: 3, controllers: 2 };
        assert!(matches!(wrong, Err(SaveError::Match(error)) if error == expected));
    }

    #[test]
    fn record_in_a_save_is_the_record_of_the_match() {
        let game_match = played(40);
        let (record, _) = Record::verify(&record_in(&save(&game_match, 0)).unwrap()).unwrap();
        assert_eq!(record, game_match.record());
    }
}
