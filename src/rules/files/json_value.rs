//! A small reader of JSON for what the start screen needs: boards, preferences and the lineup.
//!
//! It does not say what is wrong with a text, as `json.rs` does. But `json.rs` needs serde, which adds
//! 15 kB to the download before the start screen.

/// The deepest nesting that is read, so that no text exhausts the stack.
const MAX_DEPTH: usize = 100;
/// The most fields of an object: each name is compared with all before it.
const MAX_FIELDS: usize = 1_000;

/// A JSON value.
#[derive(Clone, PartialEq, Debug)]
pub enum JsonValue<'a> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number as it is written.
    Number(&'a str),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<JsonValue<'a>>),
    /// An object: names that differ, each with its value.
    Object(Vec<(String, JsonValue<'a>)>),
}

impl<'a> JsonValue<'a> {
    /// Reads the whole text as one value; `None` if it is not JSON, or if an object repeats a
    /// name or has more than a thousand.
    pub fn read(text: &'a str) -> Option<JsonValue<'a>> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(MAX_DEPTH)?;
        reader.next().is_none().then_some(value)
    }

    /// Returns true for an object.
    pub fn is_object(&self) -> bool {
        matches!(self, JsonValue::Object(_))
    }

    /// Returns the value with the name; `None` if there is none or if this is no object.
    pub fn field(&self, name: &str) -> Option<&JsonValue<'a>> {
        let JsonValue::Object(fields) = self else { return None };
        fields.iter().find(|(other, _)| other == name).map(|(_, value)| value)
    }

    /// Returns the string.
    pub fn text(&self) -> Option<&str> {
        if let JsonValue::Text(text) = self { Some(text) } else { None }
    }

    /// Returns the boolean.
    pub fn bool(&self) -> Option<bool> {
        if let JsonValue::Bool(value) = self { Some(*value) } else { None }
    }

    /// Returns the number if it is written as an integer from 0 up.
    pub fn integer(&self) -> Option<u32> {
        if let JsonValue::Number(digits) = self { digits.parse().ok() } else { None }
    }

    /// Returns the elements of the array.
    pub fn list(&self) -> Option<&[JsonValue<'a>]> {
        if let JsonValue::List(elements) = self { Some(elements) } else { None }
    }
}

/// Returns the text as a JSON string, with its quotes.
pub fn quoted(text: &str) -> String {
    let mut json = String::from('"');
    for character in text.chars() {
        let escape = match character {
            '"' => '"',
            '\\' => '\\',
            '\u{8}' => 'b',
            '\t' => 't',
            '\n' => 'n',
            '\u{c}' => 'f',
            '\r' => 'r',
            '\0'..' ' => {
                json.push_str(&format!("\\u{:04x}", character as u32));
                continue;
            }
            _ => {
                json.push(character);
                continue;
            }
        };
        json.extend(['\\', escape]);
    }
    json.push('"');
    json
}

/// The position in a text that is read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Returns the next byte that is not white space.
    fn next(&mut self) -> Option<u8> {
        loop {
            let byte = *self.text.as_bytes().get(self.at)?;
            if !b" \t\n\r".contains(&byte) {
                return Some(byte);
            }
            self.at += 1;
        }
    }

    /// Skips the byte if it is the next one that is not white space.
    fn skips(&mut self, byte: u8) -> bool {
        let skips = self.next() == Some(byte);
        self.at += usize::from(skips);
        skips
    }

    /// Reads a value that may contain values to this depth.
    fn value(&mut self, depth: usize) -> Option<JsonValue<'a>> {
        if self.skips(b'"') {
            self.string().map(JsonValue::Text)
        } else if self.skips(b'[') {
            let mut elements = Vec::new();
            self.separated(b']', depth, &mut |reader, depth| {
                elements.push(reader.value(depth)?);
                Some(())
            })?;
            Some(JsonValue::List(elements))
        } else if self.skips(b'{') {
            let mut fields: Vec<(String, JsonValue<'a>)> = Vec::new();
            self.separated(b'}', depth, &mut |reader, depth| {
                let name = if reader.skips(b'"') { reader.string()? } else { return None };
                let is_known = fields.iter().any(|(other, _)| *other == name);
                if fields.len() == MAX_FIELDS || is_known || !reader.skips(b':') {
                    return None;
                }
                fields.push((name, reader.value(depth)?));
                Some(())
            })?;
            Some(JsonValue::Object(fields))
        } else {
            self.word()
        }
    }

    /// Reads what `each` reads, separated by commas, until the end byte.
    fn separated(
        &mut self,
        end: u8,
        depth: usize,
        each: &mut dyn FnMut(&mut Self, usize) -> Option<()>,
    ) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        if self.skips(end) {
            return Some(());
        }
        loop {
            each(self, depth)?;
            if self.skips(end) {
                return Some(());
            }
            if !self.skips(b',') {
                return None;
            }
        }
    }

    /// Reads a number or a name without quotes.
    fn word(&mut self) -> Option<JsonValue<'a>> {
        let rest = self.text.get(self.at..)?;
        let ends = |byte: u8| !(byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
        let word = rest.get(..rest.bytes().position(ends).unwrap_or(rest.len()))?;
        self.at += word.len();
        match word {
            "null" => Some(JsonValue::Null),
            "true" => Some(JsonValue::Bool(true)),
            "false" => Some(JsonValue::Bool(false)),
            number => is_number(number).then_some(JsonValue::Number(number)),
        }
    }

    /// Reads a string after its opening quote.
    fn string(&mut self) -> Option<String> {
        let mut string = String::new();
        loop {
            let rest = self.text.get(self.at..)?;
            let plain = rest.bytes().position(|byte| byte < b' ' || b"\"\\".contains(&byte))?;
            string.push_str(rest.get(..plain)?);
            self.at += plain + 1;
            match *rest.as_bytes().get(plain)? {
                b'"' => return Some(string),
                b'\\' => string.push(self.escaped()?),
                _ => return None,
            }
        }
    }

    /// Reads what follows a backslash.
    fn escaped(&mut self) -> Option<char> {
        let byte = *self.text.as_bytes().get(self.at)?;
        self.at += 1;
        match byte {
            b'"' | b'\\' | b'/' => Some(char::from(byte)),
            b'b' => Some('\u{8}'),
            b'f' => Some('\u{c}'),
            b'n' => Some('\n'),
            b'r' => Some('\r'),
            b't' => Some('\t'),
            b'u' => {
                let unit = self.unit()?;
                if !(0xd800..0xdc00).contains(&unit) {
                    return char::from_u32(unit);
                }
                self.text.get(self.at..)?.strip_prefix("\\u")?;
                self.at += 2;
                let low = self.unit()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
                char::from_u32(0x10000 + ((unit - 0xd800) << 10) + low)
            }
            _ => None,
        }
    }

    /// Reads the four digits of a UTF-16 unit.
    fn unit(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        let value = |unit: u32, digit: char| Some(unit << 4 | digit.to_digit(16)?);
        digits.chars().try_fold(0, value)
    }
}

/// Returns true if the word is a number of JSON.
fn is_number(word: &str) -> bool {
    let are_digits =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = word.strip_prefix('-').unwrap_or(word);
    let (decimal, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((decimal, exponent)) => {
            (decimal, exponent.strip_prefix(['+', '-']).unwrap_or(exponent))
        }
        None => (unsigned, "0"),
    };
    let (whole, fraction) = decimal.split_once('.').unwrap_or((decimal, "0"));
    [whole, fraction, exponent].into_iter().all(are_digits)
        && (whole == "0" || !whole.starts_with('0'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    /// The value as serde reads it.
    fn value(json: &JsonValue) -> Value {
        match json {
            JsonValue::Null => Value::Null,
            JsonValue::Bool(is_true) => (*is_true).into(),
            JsonValue::Number(number) => serde_json::from_str(number).unwrap(),
            JsonValue::Text(text) => text.as_str().into(),
            JsonValue::List(elements) => elements.iter().map(value).collect(),
            JsonValue::Object(fields) => {
                fields.iter().map(|(name, field)| (name.clone(), value(field))).collect()
            }
        }
    }

    fn assert_read_alike(text: &str) {
        let expected: Option<Value> = serde_json::from_str(text).ok();
        assert_eq!(JsonValue::read(text).as_ref().map(value), expected, "{text}");
    }

    #[test]
    fn sound_and_broken_texts_are_read_as_by_serde() {
        let words = "null true false nul True 0 -0 7 -12 0.5 1e9 2E+3 3e-2 00 01 -01 +1 - 1. .5 1e 1e+ \
            0x1 1_0 [] {} [1,] [,1] [1 [1] 2] {1:2} {\"a\"} {\"a\":} {\"a\":1,} {\"a\":1} \"\\x\" \"a";
        for text in words.split_whitespace() {
            assert_read_alike(text);
            assert_read_alike(&format!(" \t\r\n{text}\n"));
            assert_read_alike(&format!("\u{a0}{text}"));
        }
        assert_read_alike("");
        assert_read_alike("[1 2]");
    }

    #[test]
    fn escapes_are_read_as_by_serde() {
        let strings = [
            r#""\"\\\/\b\f\n\r\t""#,
            r#""\u00e9\u00C9\u0000""#,
            r#""\ud83e\udda6""#,
            r#""\ud83e""#,
            r#""\udda6""#,
            r#""\ud83e\u0041""#,
            r#""\ud83ex\udda6""#,
            r#""\u12""#,
            r#""\u+123""#,
            r#""\u12é""#,
            "\"\u{1}\"",
            "\"\u{7f}é🦦\"",
        ];
        strings.into_iter().for_each(assert_read_alike);
    }

    #[test]
    fn repeated_name_is_refused() {
        assert!(JsonValue::read(r#"{"a":1,"b":{"a":2}}"#).is_some());
        assert_eq!(JsonValue::read(r#"{"a":1,"b":2,"\u0061":3}"#), None);
    }

    #[test]
    fn too_deep_nesting_is_refused() {
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(JsonValue::read(&nested(MAX_DEPTH)).is_some());
        assert_eq!(JsonValue::read(&nested(MAX_DEPTH + 1)), None);
        assert_eq!(JsonValue::read(&"[".repeat(1_000_000)), None);
    }

    #[test]
    fn integer_is_neither_negative_nor_a_fraction() {
        let integer = |text| JsonValue::read(text).and_then(|value| value.integer());
        assert_eq!([integer("0"), integer("4294967295")], [Some(0), Some(u32::MAX)]);
        for other in ["-1", "-0", "1.0", "1e0", "4294967296", "\"1\"", "true"] {
            assert_eq!(integer(other), None, "{other}");
        }
    }

    proptest! {
        #[test]
        fn any_string_is_quoted_as_by_serde(text in any::<String>()) {
            prop_assert_eq!(quoted(&text), serde_json::to_string(&text).unwrap());
        }

        #[test]
        fn texts_like_json_are_read_as_by_serde(
            text in r#"([\[\]{}:,]|"(a|\\n|\\u00[0-9a-g]{2})?"|true|null| -?[0-9]{1,2}(\.5)?(e-?1)? |[.+é])*"#,
        ) {
            // Serde takes the last of repeated names.
            prop_assume!(text.matches('"').count() <= 2 || !text.contains('{'));
            assert_read_alike(&text);
        }

        #[test]
        fn printed_values_are_read(value in nested_value()) {
            assert_read_alike(&value.to_string());
            assert_read_alike(&serde_json::to_string_pretty(&value).unwrap());
        }
    }

    fn nested_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            any::<String>().prop_map(Value::from),
        ];
        leaf.prop_recursive(3, 20, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::hash_map(any::<String>(), inner, 0..4)
                    .prop_map(|fields| fields.into_iter().collect()),
            ]
        })
    }
}
