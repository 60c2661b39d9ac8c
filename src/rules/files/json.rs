//! Strict reading of JSON: structs only from objects, no repeated keys, errors with their path.

use super::{json_path::json_path, one_line::OneLine};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        self, MapAccess, Visitor,
        value::{MapAccessDeserializer, StringDeserializer},
    },
};
use serde_json::error::Category;
use std::{collections::BTreeMap, fmt, marker::PhantomData};

/// An error in the form of a file, with its path.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{path}{separator}{reason}",
    path = OneLine::shortened(.path), reason = OneLine::shortened(.reason),
    separator = if .path.is_empty() { "" } else { ": " })]
pub struct FormError {
    /// The path to it, like `log[3].action.at[0]`; empty for the file as a whole.
    pub path: String,
    /// The reason.
    pub reason: String,
}

impl FormError {
    fn new(text: &str, error: &serde_json::Error) -> FormError {
        let path = json_path(text, error);
        let mut reason = error.to_string();
        if error.classify() == Category::Data {
            // The path says where better than a line and a column do.
            let position = format!(" at line {} column {}", error.line(), error.column());
            reason.truncate(reason.strip_suffix(&position).map_or(reason.len(), str::len));
        }
        FormError { path, reason: in_plain_words(reason) }
    }

    /// Returns the error for a file that contains this one at the path.
    pub(in crate::rules) fn within(self, path: &str) -> FormError {
        let path = match self.path.as_str() {
            "" => path.to_owned(),
            inner if inner.starts_with('[') => format!("{path}{inner}"),
            inner => format!("{path}.{inner}"),
        };
        FormError { path, ..self }
    }
}

/// Replaces Rust's type names in serde's message by plain English.
fn in_plain_words(reason: String) -> String {
    let Some((found, expected)) = reason.rsplit_once(", expected ") else { return reason };
    let expected = match expected {
        "i32" => "an integer from -2147483648 to 2147483647",
        "u32" => "an integer from 0 to 4294967295",
        "i64" => "an integer",
        "u64" | "usize" => "an integer from 0 up",
        "a sequence" => "a list",
        other => other,
    };
    format!("{found}, expected {expected}")
}

/// Reads the whole text as one JSON object.
pub(in crate::rules) fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, FormError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let Object(value) =
        Object::deserialize(&mut json).map_err(|error| FormError::new(text, &error))?;
    json.end().map_err(|error| FormError { path: String::new(), reason: error.to_string() })?;
    Ok(value)
}

/// A struct read from a JSON object only; derived structs also accept a list of field values.
#[derive(Clone, Copy, Serialize)]
#[serde(transparent)]
pub(in crate::rules) struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Fields(PhantomData)).map(Object)
    }
}

/// Reads a map and refuses a repeated key, which plain maps would silently overwrite.
pub(in crate::rules) fn deserialize_unique_map<'de, D, K, V>(
    deserializer: D,
) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + fmt::Display,
    V: Deserialize<'de>,
{
    struct Entries<K, V>(PhantomData<(K, V)>);

    impl<'de, K, V> Visitor<'de> for Entries<K, V>
    where
        K: Deserialize<'de> + Ord + fmt::Display,
        V: Deserialize<'de>,
    {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut entries = BTreeMap::new();
            while let Some(name) = map.next_key::<String>()? {
                let key = K::deserialize(StringDeserializer::new(name))?;
                if entries.contains_key(&key) {
                    return Err(de::Error::custom(format!("`{key}` stands twice")));
                }
                entries.insert(key, map.next_value()?);
            }
            Ok(entries)
        }
    }

    deserializer.deserialize_map(Entries(PhantomData))
}

/// Reads an optional field and refuses `null`; only absence means `None`.
pub(in crate::rules) fn deserialize_some<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Reads a string and parses it. A parse error gets the path of the string.
pub(in crate::rules) fn deserialize_str<'de, D, T, E>(
    deserializer: D,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    E: fmt::Display,
{
    struct Parsed<F>(F);

    impl<T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Parsed<F> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<X: de::Error>(self, text: &str) -> Result<T, X> {
            (self.0)(text).map_err(X::custom)
        }
    }

    deserializer.deserialize_str(Parsed(read))
}

/// Returns the error for a name that is none of `names`.
pub(in crate::rules) fn unknown(name: &str, names: &'static [&'static str]) -> de::value::Error {
    de::Error::unknown_variant(name, names)
}

/// Reads a whole number and converts it, like [`deserialize_str`].
pub(in crate::rules) fn deserialize_u64<'de, D, T>(
    deserializer: D,
    read: impl FnOnce(u64) -> Result<T, String>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    struct Converted<F>(F);

    impl<T, F: FnOnce(u64) -> Result<T, String>> Visitor<'_> for Converted<F> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("u64")
        }

        fn visit_u64<X: de::Error>(self, number: u64) -> Result<T, X> {
            (self.0)(number).map_err(X::custom)
        }

        fn visit_i64<X: de::Error>(self, number: i64) -> Result<T, X> {
            Err(X::invalid_value(de::Unexpected::Signed(number), &self))
        }
    }

    deserializer.deserialize_u64(Converted(read))
}

/// A version number that must be exactly `N`.
#[derive(Clone)]
pub(in crate::rules) struct Version<const N: u64>;

impl<'de, const N: u64> Deserialize<'de> for Version<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_u64(deserializer, |version| match version {
            version if version == N => Ok(Version),
            other => Err(format!("version {other} is not known, only {N}")),
        })
    }
}

impl<const N: u64> Serialize for Version<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(N)
    }
}
