//! Reading and writing of simple values by their names.

use super::json::{deserialize_str, deserialize_u64};
use crate::rules::{Animal, Color, Domino, Plant, RuleSet, Seat, Space, Stock};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! by_display {
    ($($noun:ty),+) => {$(
        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserialize_str(deserializer, str::parse::<$noun>)
            }
        }

        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

by_display!(Animal, Color, Domino, Plant, Space);

/// Implements reading and writing of values with fixed names. A derived enum would also accept an
/// object like `{"base": null}`.
macro_rules! by_name {
    ($noun:ty, $($name:literal => $value:path),+) => {
        impl<'de> serde::Deserialize<'de> for $noun {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::rules::files::json::deserialize_str(from, |name| match name {
                    $($name => Ok($value),)+
                    other => Err($crate::rules::files::json::unknown(other, &[$($name),+])),
                })
            }
        }

        impl serde::Serialize for $noun {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(match self {
                    $($value => $name,)+
                })
            }
        }
    };
}

pub(in crate::rules) use by_name;

by_name!(RuleSet, "base" => RuleSet::Base, "valley" => RuleSet::Valley);
by_name!(Stock, "own" => Stock::Own, "neutral" => Stock::Neutral);

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_u64(deserializer, |number| {
            let seat = usize::try_from(number).ok().and_then(Seat::new);
            seat.ok_or_else(|| format!("there is no seat {number}"))
        })
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(serializer)
    }
}
