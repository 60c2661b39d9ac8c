//! Boards as JSON (RECORD: Board).

use super::{
    area::AreaToken,
    board::{Board, BoardError, BoardPlan, RuleSet},
    space::Space,
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, MapAccess, Visitor},
};
use std::{collections::BTreeMap, fmt, marker::PhantomData};

/// Why a text is not a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFileError {
    /// The JSON is broken, or something in it has the wrong form.
    #[error("{0}")]
    Form(String),
    /// Everything has its form, but the board contradicts the format.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Board {
    /// Reads a board.
    ///
    /// # Errors
    /// The first thing that is missing or wrong, with its place.
    pub fn from_json(text: &str) -> Result<Board, BoardFileError> {
        let mut json = serde_json::Deserializer::from_str(text);
        let plan: BoardFile = serde_path_to_error::deserialize(&mut json)
            .map_err(|error| BoardFileError::Form(located(&error)))?;
        json.end().map_err(|error| BoardFileError::Form(error.to_string()))?;
        Ok(Board::new(plan.into())?)
    }

    /// Writes the board.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&BoardFile::from(self.plan())).unwrap_or_default()
    }
}

/// One sentence with the place in front, where there is one.
pub(super) fn located(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    match error.path().to_string().as_str() {
        "." => error.inner().to_string(),
        path => format!("{path}: {}", error.inner()),
    }
}

/// The board as it stands in a file.
#[derive(Deserialize, Serialize)]
pub(super) struct BoardFile {
    format: BoardFormat,
    version: Version<1>,
    id: String,
    name: String,
    rules: RulesName,
    rows: Vec<String>,
    starts: Vec<Space>,
    #[serde(deserialize_with = "without_repeats")]
    clouds: BTreeMap<Space, u32>,
    #[serde(default)]
    stumps: Vec<Space>,
    #[serde(default)]
    tokens: Vec<AreaToken>,
}

#[derive(Deserialize, Serialize)]
enum BoardFormat {
    #[serde(rename = "renature-board")]
    RenatureBoard,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum RulesName {
    Base,
    Valley,
}

impl From<BoardFile> for BoardPlan {
    fn from(file: BoardFile) -> BoardPlan {
        BoardPlan {
            id: file.id,
            name: file.name,
            rules: match file.rules {
                RulesName::Base => RuleSet::Base,
                RulesName::Valley => RuleSet::Valley,
            },
            rows: file.rows,
            starts: file.starts,
            clouds: file.clouds,
            stumps: file.stumps,
            tokens: file.tokens,
        }
    }
}

impl From<&BoardPlan> for BoardFile {
    fn from(plan: &BoardPlan) -> BoardFile {
        let plan = plan.clone();
        BoardFile {
            format: BoardFormat::RenatureBoard,
            version: Version,
            id: plan.id,
            name: plan.name,
            rules: match plan.rules {
                RuleSet::Base => RulesName::Base,
                RuleSet::Valley => RulesName::Valley,
            },
            rows: plan.rows,
            starts: plan.starts,
            clouds: plan.clouds,
            stumps: plan.stumps,
            tokens: plan.tokens,
        }
    }
}

/// A version number that must be exactly `N`.
pub(super) struct Version<const N: u64>;

impl<'de, const N: u64> Deserialize<'de> for Version<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u64::deserialize(deserializer)? {
            version if version == N => Ok(Version),
            other => Err(de::Error::custom(format!("version {other} is not known, only {N}"))),
        }
    }
}

impl<const N: u64> Serialize for Version<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(N)
    }
}

/// Reads a map and refuses a key that stands twice, which plain maps would silently overwrite.
pub(super) fn without_repeats<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
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
            while let Some(key) = map.next_key::<K>()? {
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
