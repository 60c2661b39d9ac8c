//! Base64url without padding (RFC 4648, section 5): letters, digits, `-` and `_`, which need no
//! escape in a URL.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Encodes the bytes.
pub(in crate::session) fn to_text(bytes: &[u8]) -> String {
    let digits = bytes.chunks(3).flat_map(|chunk| {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | usize::from(*chunk.get(i).unwrap_or(&0)));
        (0..=chunk.len()).map(move |digit| DIGITS[bits >> (18 - 6 * digit) & 63] as char)
    });
    digits.collect()
}

/// Returns the length, in bytes, of the digits with which the text begins.
pub(in crate::session) fn length(text: &str) -> usize {
    text.bytes().position(|byte| !DIGITS.contains(&byte)).unwrap_or(text.len())
}

/// Decodes the text; `None` if it is not base64url.
pub(in crate::session) fn to_bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for index in 0..4 {
            let digit = match chunk.get(index) {
                Some(byte) => DIGITS.iter().position(|digit| digit == byte)?,
                None => 0,
            };
            bits = bits << 6 | digit;
        }
        let [_, whole @ ..] = (bits as u32).to_be_bytes();
        bytes.extend_from_slice(whole.get(..chunk.len().checked_sub(1).filter(|&n| n > 0)?)?);
    }
    // Unused bits that are not zero would give the same bytes a second text.
    (to_text(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_examples_encode_and_decode() {
        let examples =
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")];
        for (bytes, text) in examples {
            assert_eq!(to_text(bytes.as_bytes()), text);
            assert_eq!(to_bytes(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(to_text(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn bad_letters_lengths_and_unused_bits_are_refused() {
        for text in ["Zm9v=", "Zm 9", "Z", "Zm9vZ", "Zh", "ä", "+/"] {
            assert_eq!(to_bytes(text), None, "{text}");
        }
    }
}
