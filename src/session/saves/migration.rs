//! The schemas of saves, and pure functions that bring each up to the next. `tests/saves/` keeps a
//! save of every schema.
//!
//! | schema | content |
//! |---|---|
//! | 1 | the match without an envelope: no checksum |
//! | 2 | the match in its envelope |

use crate::session::store::envelope::{Envelope, EnvelopeError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The kind of a save in its envelope.
pub(in crate::session) const APP: &str = "renature";

/// The schema that this version writes; older ones are migrated up to it.
pub(in crate::session) const SCHEMA: u32 = 2;

/// Opens a save of any schema, migrated to [`SCHEMA`] if it is older.
///
/// # Errors
/// The text is no save, or is damaged.
pub(in crate::session) fn open_save(text: &str) -> Result<Envelope, EnvelopeError> {
    let opened = Envelope::open(APP, text);
    if !matches!(opened, Err(EnvelopeError::Form(_))) {
        return opened;
    }
    match serde_json::from_str::<Schema1>(text) {
        Ok(save) if save.app == APP && save.schema == 1 => {
            Envelope::open(APP, &schema_2_from_1(save)?)
        }
        _ => opened,
    }
}

#[derive(Deserialize)]
struct Schema1 {
    app: String,
    schema: u32,
    saved_at: f64,
    #[serde(rename = "holders")]
    controllers: Box<RawValue>,
    at_screen: Box<RawValue>,
    /// Missing in the earliest saves.
    revisions: Option<Box<RawValue>>,
    record: Box<RawValue>,
}

/// Seals the same fields in an envelope.
fn schema_2_from_1(save: Schema1) -> Result<String, serde_json::Error> {
    #[derive(Serialize)]
    struct Schema2 {
        #[serde(rename = "holders")]
        controllers: Box<RawValue>,
        at_screen: Box<RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        revisions: Option<Box<RawValue>>,
        record: Box<RawValue>,
    }
    let Schema1 { saved_at, controllers, at_screen, revisions, record, .. } = save;
    let payload = Schema2 { controllers, at_screen, revisions, record };
    // The cast moves a time outside the range of `u64` to the nearest one inside.
    Envelope::seal(APP, 2, saved_at as u64, &payload)
}
