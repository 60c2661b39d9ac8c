//! Boards as JSON (RECORD: Board).

use super::{
    json::{self, FormError, Object, Version, deserialize_some, deserialize_unique_map},
    names::by_name,
};
use crate::rules::{
    area::AreaToken,
    board::{Board, BoardPlan, RuleSet},
    board_error::BoardError,
    space::Space,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The reason why a text is not a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFileError {
    /// The JSON is broken, or something in it has the wrong form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// The form is right, but the board violates the format.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Board {
    /// Reads a board.
    ///
    /// # Errors
    /// The first thing that is missing or wrong, with its place.
    pub fn from_json(text: &str) -> Result<Board, BoardFileError> {
        json::read::<BoardFile>(text)?.board()
    }

    /// Returns the board as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&BoardFile::from(self.plan())).unwrap_or_default()
    }
}

/// A board as written in a file.
#[derive(Clone, Deserialize, Serialize)]
pub(in crate::rules) struct BoardFile {
    format: BoardFormat,
    version: Version<1>,
    id: String,
    name: String,
    rules: RuleSet,
    rows: Vec<String>,
    starts: Vec<Space>,
    #[serde(deserialize_with = "deserialize_unique_map")]
    clouds: BTreeMap<Space, u32>,
    #[serde(default, deserialize_with = "deserialize_some")]
    stumps: Option<Vec<Space>>,
    #[serde(default, deserialize_with = "deserialize_some")]
    tokens: Option<Vec<Object<AreaToken>>>,
}

#[derive(Clone)]
struct BoardFormat;

by_name!(BoardFormat, "renature-board" => BoardFormat);

impl BoardFile {
    /// Builds the board. A file may leave out stumps or tokens only if its rules have none.
    pub(in crate::rules) fn board(self) -> Result<Board, BoardFileError> {
        let missing =
            |field| FormError { path: String::new(), reason: format!("missing field `{field}`") };
        let stumps = match (self.rules, self.stumps) {
            (RuleSet::Valley, None) => return Err(missing("stumps").into()),
            (_, stumps) => stumps.unwrap_or_default(),
        };
        let tokens = match (self.rules, self.tokens) {
            (RuleSet::Base, None) => return Err(missing("tokens").into()),
            (_, tokens) => tokens.unwrap_or_default(),
        };
        Ok(Board::new(BoardPlan {
            id: self.id,
            name: self.name,
            rules: self.rules,
            rows: self.rows,
            starts: self.starts,
            clouds: self.clouds,
            stumps,
            tokens: tokens.into_iter().map(|Object(token)| token).collect(),
        })?)
    }
}

impl From<&BoardPlan> for BoardFile {
    fn from(plan: &BoardPlan) -> BoardFile {
        let plan = plan.clone();
        BoardFile {
            format: BoardFormat,
            version: Version,
            id: plan.id,
            name: plan.name,
            rules: plan.rules,
            rows: plan.rows,
            starts: plan.starts,
            clouds: plan.clouds,
            stumps: Some(plan.stumps),
            tokens: Some(plan.tokens.into_iter().map(Object).collect()),
        }
    }
}
