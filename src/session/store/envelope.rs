//! The envelope around everything in storage: its kind, its time and its checksum. The envelope's
//! own form never changes, so any version can distinguish a newer save from a damaged one.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A payload with its kind, schema, time and checksum.
#[derive(Serialize, Deserialize, Debug)]
pub struct Envelope {
    /// The program and the kind of payload.
    app: String,
    /// The schema of the payload.
    pub schema: u32,
    /// The time of the save, in milliseconds since 1970.
    pub saved_at: u64,
    checksum: String,
    /// The payload, as JSON.
    pub payload: Box<RawValue>,
}

/// The reason why a text is not an intact envelope.
#[derive(Debug, thiserror::Error)]
pub enum EnvelopeError {
    /// Not the JSON of an envelope.
    #[error("the save is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// An envelope of another program, or of another kind.
    #[error("the save is another program's")]
    Foreign,
    /// The checksum does not match.
    #[error("the save is damaged: its checksum is {stated}, not {actual}")]
    Damaged {
        /// The checksum computed from the payload.
        actual: String,
        /// The checksum written in the envelope.
        stated: String,
    },
}

impl Envelope {
    /// Returns the text of an envelope around the payload.
    ///
    /// # Errors
    /// The payload can't be serialized as JSON.
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

    /// Parses an envelope and verifies its kind and its checksum.
    ///
    /// # Errors
    /// The text is no envelope, is of another kind, or is damaged.
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

/// The 64-bit FNV-1a hash: it differs for any two texts that differ in one byte. The table of a
/// stronger checksum would be larger than the data it guards.
pub fn fingerprint<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    parts.into_iter().flatten().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_payload_is_opened() {
        let text = Envelope::seal("kite", 3, 1_700_000_000_000, &[1, 2]).unwrap();
        let envelope = Envelope::open("kite", &text).unwrap();
        assert_eq!((envelope.schema, envelope.saved_at), (3, 1_700_000_000_000));
        assert_eq!(envelope.payload.get(), "[1,2]");
    }

    #[test]
    fn any_changed_byte_is_refused() {
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
    fn envelope_of_another_program_is_foreign() {
        let text = Envelope::seal("kite", 3, 0, &1).unwrap();
        assert!(matches!(Envelope::open("boat", &text), Err(EnvelopeError::Foreign)));
    }

    /// The expected value is the published one for these bytes.
    #[test]
    fn fingerprint_is_fnv_1a() {
        assert_eq!(fingerprint([b"foo".as_slice(), b"bar"]), 0x85944171f73967e8);
    }
}
