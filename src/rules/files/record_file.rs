//! Records as JSON (RECORD: Game record).

use super::{
    action_file::read_action,
    board_file::BoardFile,
    json::{self, FormError, Object, Version, deserialize_some, deserialize_unique_map},
    names::by_name,
    record::{LogEntry, Outcome, Record},
    record_error::RecordError,
};
use crate::rules::{
    area::AreaToken,
    domino::Domino,
    seat::{Color, Seat},
    setup::{Player, Setup},
    short_list::small_map,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::{collections::BTreeMap, sync::Arc};

impl Record {
    /// Reads a record and checks its form and its board. [`Record::replay`] checks the game.
    ///
    /// # Errors
    /// The first thing that is missing or wrong, with its place.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        json::read::<RecordFile>(text)?.record()
    }

    /// Returns the record as JSON, with a line for each player, list of dominoes and action.
    pub fn to_json(&self) -> String {
        let Record { setup, log, result } = self.clone();
        let players = setup.players.into_iter();
        let players = players.map(|Player { name, color }| json_of(&PlayerFile { name, color }));
        let log = log
            .into_iter()
            .map(|LogEntry { seat, action, scores }| json_of(&EntryFile { seat, action, scores }));
        let result = result.map(|Outcome { scores, area_tokens, winners }| {
            ("result", json_of(&OutcomeFile { scores, area_tokens, winners }))
        });
        let fields = [
            ("format", json_of(&RecordFormat)),
            ("version", json_of(&Version::<1>)),
            ("board", setup.board.to_json()),
            ("players", format!("[{}]", lines(players))),
            ("area_tokens", json_of(&setup.area_tokens)),
            ("dominoes", format!("[{}]", lines(setup.dominoes.iter().map(json_of)))),
            ("log", format!("[{}]", lines(log))),
        ];
        let fields = fields.into_iter().chain(result);
        format!("{{{}}}\n", lines(fields.map(|(name, value)| format!("\"{name}\":{value}"))))
    }
}

/// Returns the value as JSON in one line.
fn json_of<T: Serialize>(value: &T) -> String {
    // Writing to memory cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// Returns the items separated by commas, each on a line of its own.
fn lines(items: impl Iterator<Item = String>) -> String {
    items.map(|item| format!("\n{item}")).collect::<Vec<_>>().join(",")
}

/// A record as written in a file. Actions are read in a second step, because their `type` decides
/// which fields count.
#[derive(Deserialize)]
struct RecordFile {
    format: RecordFormat,
    version: Version<1>,
    board: Object<BoardFile>,
    players: Vec<Object<PlayerFile>>,
    #[serde(deserialize_with = "deserialize_unique_map")]
    area_tokens: BTreeMap<char, Object<AreaToken>>,
    dominoes: Vec<Vec<Domino>>,
    log: Vec<Object<EntryFile<Box<RawValue>>>>,
    #[serde(default, deserialize_with = "deserialize_some")]
    result: Option<Object<OutcomeFile>>,
}

struct RecordFormat;

by_name!(RecordFormat, "renature-record" => RecordFormat);

#[derive(Deserialize, Serialize)]
struct PlayerFile {
    name: String,
    color: Color,
}

#[derive(Deserialize, Serialize)]
struct EntryFile<A> {
    seat: Seat,
    action: A,
    scores: Vec<i64>,
}

#[derive(Deserialize, Serialize)]
struct OutcomeFile {
    scores: Vec<i64>,
    area_tokens: Vec<usize>,
    winners: Vec<Seat>,
}

impl RecordFile {
    fn record(self) -> Result<Record, RecordError> {
        let RecordFile { format: RecordFormat, version: Version, .. } = self;
        let players = self.players.into_iter();
        let area_tokens = self.area_tokens.into_iter();
        let log = self.log.into_iter().enumerate();
        Ok(Record {
            setup: Setup {
                board: Arc::new(self.board.0.board()?),
                players: players
                    .map(|Object(PlayerFile { name, color })| Player { name, color })
                    .collect(),
                area_tokens: small_map(area_tokens.map(|(letter, Object(token))| (letter, token))),
                dominoes: self.dominoes,
            },
            log: log
                .map(|(index, Object(entry))| entry.entry(index))
                .collect::<Result<_, FormError>>()?,
            result: self.result.map(|Object(OutcomeFile { scores, area_tokens, winners })| {
                Outcome { scores, area_tokens, winners }
            }),
        })
    }
}

impl EntryFile<Box<RawValue>> {
    fn entry(self, index: usize) -> Result<LogEntry, FormError> {
        let action = read_action(self.action.get())
            .map_err(|error| error.within(&format!("log[{index}].action")))?;
        Ok(LogEntry { seat: self.seat, action, scores: self.scores })
    }
}
