//! The log panel.

use crate::text::words::number::signed;

/// The texts around the log's sentences.
#[derive(Clone, Copy)]
pub struct LogText {
    /// The heading.
    pub title: &'static str,
    /// The button's short label, the end of the heading or its beginning.
    pub short_title: &'static str,
    /// The text before the first action.
    pub empty: &'static str,
    /// The heading of a turn, by its number.
    pub turn: fn(usize) -> String,
    /// The heading of the final scoring.
    pub final_scoring: &'static str,
    /// The points that a turn gave, with their sign.
    pub points: fn(i64) -> String,
    /// The button that opens the log as a sheet where only a few lines have room.
    pub enlarge: &'static str,
    /// The button that closes the log.
    pub close: &'static str,
    /// The button that goes to the newest line.
    pub newest: &'static str,
}

impl LogText {
    pub(in crate::text) const ENGLISH: LogText = LogText {
        title: "Game log",
        short_title: "Log",
        empty: "Nothing yet: the first domino is still to come.",
        turn: |number| format!("turn {number}"),
        final_scoring: "Final scoring",
        points: |points| match points {
            1 | -1 => format!("{} point", signed(points)),
            _ => format!("{} points", signed(points)),
        },
        enlarge: "Show the whole log",
        close: "Close the log",
        newest: "Newest",
    };
}
