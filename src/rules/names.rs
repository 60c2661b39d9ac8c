//! Reading and writing the small nouns by their names in files.

use super::{Animal, Color, Domino, Plant, Space};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;

macro_rules! by_name {
    ($($noun:ty),+) => {$(
        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = Cow::<'_, str>::deserialize(deserializer)?;
                name.parse().map_err(de::Error::custom)
            }
        }

        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

by_name!(Animal, Color, Domino, Plant, Space);
