//! Records as JSON (RECORD: Game record).

use super::{
    action_file::{ActionFile, read_action},
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
use serde_json::{ser::Formatter, value::RawValue};
use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::Arc,
};

impl Record {
    /// Reads a record and checks its form and its board. [`Record::replay`] checks the game.
    ///
    /// # Errors
    /// The first thing that is missing or wrong, with its place.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        json::read::<RecordFile<Box<RawValue>>>(text)?.record()
    }

    /// Returns the record as JSON, with a line for each player, list of dominoes and action.
    pub fn to_json(&self) -> String {
        let mut text = Vec::new();
        let mut json = serde_json::Serializer::with_formatter(&mut text, Lines { depth: 0 });
        // Writing a record to memory cannot fail.
        let _ = RecordFile::from(self).serialize(&mut json);
        text.push(b'\n');
        String::from_utf8(text).unwrap_or_default()
    }
}

/// A record as written in a file. Actions are read in a second step, because their `type` decides
/// which fields count.
#[derive(Deserialize, Serialize)]
struct RecordFile<A> {
    format: RecordFormat,
    version: Version<1>,
    board: Object<BoardFile>,
    players: Vec<Object<PlayerFile>>,
    #[serde(deserialize_with = "deserialize_unique_map")]
    area_tokens: BTreeMap<char, Object<AreaToken>>,
    dominoes: Vec<Vec<Domino>>,
    log: Vec<Object<EntryFile<A>>>,
    #[serde(
        default,
        deserialize_with = "deserialize_some",
        skip_serializing_if = "Option::is_none"
    )]
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

impl RecordFile<Box<RawValue>> {
    fn record(self) -> Result<Record, RecordError> {
        let log = self.log.into_iter().enumerate();
        Ok(Record {
            setup: Setup {
                board: Arc::new(self.board.0.board()?),
                players: self
                    .players
                    .into_iter()
                    .map(|Object(PlayerFile { name, color })| Player { name, color })
                    .collect(),
                area_tokens: small_map(
                    self.area_tokens.into_iter().map(|(letter, Object(token))| (letter, token)),
                ),
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

impl From<&Record> for RecordFile<ActionFile> {
    fn from(record: &Record) -> RecordFile<ActionFile> {
        let Record { setup, log, result } = record.clone();
        RecordFile {
            format: RecordFormat,
            version: Version,
            board: Object(BoardFile::from(setup.board.plan())),
            players: setup
                .players
                .into_iter()
                .map(|Player { name, color }| Object(PlayerFile { name, color }))
                .collect(),
            area_tokens: small_map(
                setup.area_tokens.into_iter().map(|(letter, token)| (letter, Object(token))),
            ),
            dominoes: setup.dominoes,
            log: log
                .into_iter()
                .map(|LogEntry { seat, action, scores }| {
                    Object(EntryFile { seat, action: action.into(), scores })
                })
                .collect(),
            result: result.map(|Outcome { scores, area_tokens, winners }| {
                Object(OutcomeFile { scores, area_tokens, winners })
            }),
        }
    }
}

/// A JSON formatter that puts each field of the record and each element of its lists on a line.
struct Lines {
    depth: usize,
}

impl Lines {
    fn begin<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(bracket)
    }

    fn end<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(bracket)
    }

    fn item<W: ?Sized + Write>(
        &self,
        writer: &mut W,
        first: bool,
        on_a_line: bool,
    ) -> io::Result<()> {
        let comma: &[u8] = if first { b"" } else { b"," };
        writer.write_all(comma)?;
        writer.write_all(if on_a_line { b"\n" } else { b"" })
    }
}

impl Formatter for Lines {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(writer, b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer, b"}")
    }

    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(writer, b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer, b"]")
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.item(writer, first, self.depth == 1)
    }

    fn begin_array_value<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.item(writer, first, self.depth == 2)
    }
}
