//! The envelope of everything that is kept: it says what it is, when it was kept, and whether it
//! is whole. Its own form never changes, so that any version can tell a newer save from a broken
//! one.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What is kept, with its stamp.
#[derive(Serialize, Deserialize, Debug)]
pub struct Envelope {
    /// Whose it is, and what.
    app: String,
    /// The schema of the payload.
    pub schema: u32,
    /// When it was kept, in milliseconds since 1970.
    pub saved_at: u64,
    checksum: String,
    /// What is kept, as JSON.
    pub payload: Box<RawValue>,
}

/// Why a text is not a whole envelope.
#[derive(Debug, thiserror::Error)]
pub enum EnvelopeError {
    /// Not the JSON of an envelope.
    #[error("the save is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// Something else.
    #[error("the save is another program's")]
    Foreign,
    /// Not what was kept.
    #[error("the save is damaged: its checksum is {stated}, not {actual}")]
    Damaged {
        /// The checksum of what is there.
        actual: String,
        /// The checksum of what was kept.
        stated: String,
    },
}

impl Envelope {
    /// Puts the payload into an envelope and gives its text.
    ///
    /// # Errors
    /// The payload can't be written as JSON.
    pub fn seal(
        app: &str,
        schema: u32,
        saved_at: u64,
        payload: &impl Serialize,
    ) -> Result<String, serde_json::Error> {
        let payload = serde_json::value::to_raw_value(payload)?;
        let checksum = checksum(schema, saved_at, &payload);
        serde_json::to_string(&Envelope { app: app.into(), schema, saved_at, checksum, payload })
    }

    /// Opens the envelope in the text.
    ///
    /// # Errors
    /// It is none, another program's, or not what was kept.
    pub fn open(app: &str, text: &str) -> Result<Envelope, EnvelopeError> {
        let envelope: Envelope = serde_json::from_str(text)?;
        if envelope.app != app {
            return Err(EnvelopeError::Foreign);
        }
        let actual = checksum(envelope.schema, envelope.saved_at, &envelope.payload);
        if envelope.checksum == actual {
            Ok(envelope)
        } else {
            Err(EnvelopeError::Damaged { actual, stated: envelope.checksum })
        }
    }
}

fn checksum(schema: u32, saved_at: u64, payload: &RawValue) -> String {
    let stamp = format!("{schema} {saved_at} ");
    format!("{:016x}", fingerprint([stamp.as_bytes(), payload.get().as_bytes()]))
}

/// A number that differs for any two texts of which one byte differs: FNV-1a of 64 bits. A table
/// for anything stronger would be larger than all that it guards.
pub fn fingerprint<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    parts.into_iter().flatten().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_comes_back() {
        let text = Envelope::seal("kite", 3, 1_700_000_000_000, &[1, 2]).unwrap();
        let envelope = Envelope::open("kite", &text).unwrap();
        assert_eq!((envelope.schema, envelope.saved_at), (3, 1_700_000_000_000));
        assert_eq!(envelope.payload.get(), "[1,2]");
    }

    #[test]
    fn any_other_byte_anywhere_is_noticed() {
        let text = Envelope::seal("kite", 3, 1_700_000_000_000, &["abc", "d"]).unwrap();
        for index in 0..text.len() {
            for other in b' '..=b'~' {
                let mut bytes = text.clone().into_bytes();
                if std::mem::replace(&mut bytes[index], other) != other {
                    let changed = String::from_utf8(bytes).unwrap();
                    assert!(Envelope::open("kite", &changed).is_err(), "{changed}");
                }
            }
        }
    }

    #[test]
    fn the_envelope_of_another_program_is_foreign() {
        let text = Envelope::seal("kite", 3, 0, &1).unwrap();
        assert!(matches!(Envelope::open("boat", &text), Err(EnvelopeError::Foreign)));
    }

    /// The published value for these bytes.
    #[test]
    fn the_fingerprint_is_the_one_that_all_know() {
        assert_eq!(fingerprint([b"foo".as_slice(), b"bar"]), 0x85944171f73967e8);
    }
}
