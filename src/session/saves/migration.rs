//! Saves of older schemas, each brought up to the next by a pure function. `tests/saves/` keeps a
//! save of every schema that ever was.
//!
//! | schema | what was kept |
//! |---|---|
//! | 1 | the match without an envelope: no checksum |
//! | 2 | the match in its envelope |

use super::save::APP;
use crate::session::store::envelope::{Envelope, EnvelopeError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The envelope of a save of any schema; what is older than this version is brought up to it.
///
/// # Errors
/// It is no save, or not whole.
pub(in crate::session) fn sealed(text: &str) -> Result<Envelope, EnvelopeError> {
    let opened = Envelope::open(APP, text);
    if !matches!(opened, Err(EnvelopeError::Form(_))) {
        return opened;
    }
    match serde_json::from_str::<First>(text) {
        Ok(first) if first.app == APP && first.schema == 1 => {
            Envelope::open(APP, &second_of(first)?)
        }
        _ => opened,
    }
}

/// Schema 1.
#[derive(Deserialize)]
struct First {
    app: String,
    schema: u32,
    saved_at: f64,
    #[serde(rename = "holders")]
    controllers: Box<RawValue>,
    at_screen: Box<RawValue>,
    /// It came later.
    revisions: Option<Box<RawValue>>,
    record: Box<RawValue>,
}

/// Schema 2 has the same fields in an envelope.
fn second_of(first: First) -> Result<String, serde_json::Error> {
    #[derive(Serialize)]
    struct Second {
        #[serde(rename = "holders")]
        controllers: Box<RawValue>,
        at_screen: Box<RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        revisions: Option<Box<RawValue>>,
        record: Box<RawValue>,
    }
    let First { saved_at, controllers, at_screen, revisions, record, .. } = first;
    // A time before 1970 or after the universe becomes the nearest one.
    Envelope::seal(APP, 2, saved_at as u64, &Second { controllers, at_screen, revisions, record })
}
