//! Importing files and pasted texts.

/// The texts about imported files and texts.
#[derive(Clone, Copy)]
pub struct ImportingText {
    /// A file was not opened: its name and one of the reasons below.
    pub refused: fn(&str, &str) -> String,
    /// The technical detail in English, as a sentence after it, with the space between them.
    pub detail: fn(&str) -> String,
    /// The file is of another program.
    pub foreign: &'static str,
    /// The file is of another version of the page.
    pub version: &'static str,
    /// The file is incomplete or was changed.
    pub damaged: &'static str,
    /// The record's board contradicts itself.
    pub wrong_board: &'static str,
    /// The record's players, dominoes or area tokens contradict the rules.
    pub wrong_setup: &'static str,
    /// An action out of turn: its number, the seat whose turn it was, the seat that acted.
    pub wrong_turn: fn(usize, usize, usize) -> String,
    /// An action that is not legal: its number and the reason.
    pub illegal: fn(usize, &str) -> String,
    /// Wrong scores: the number of the action, the scores after it, those in the file.
    pub wrong_scores: fn(usize, &str, &str) -> String,
    /// A result of a game that is not over.
    pub result_too_early: &'static str,
    /// No result of a game that is over.
    pub result_missing: &'static str,
    /// A result that differs from the game's.
    pub wrong_result: &'static str,
    /// The file could not be read.
    pub unreadable: &'static str,
    /// The name of a pasted text, in place of a file name.
    pub pasted: &'static str,
    /// A file or text is too large: its name and the limit in megabytes.
    pub too_large: fn(&str, usize) -> String,
}

impl ImportingText {
    pub(in crate::text) const ENGLISH: ImportingText = ImportingText {
        refused: |file, reason| format!("“{file}” was not opened: {reason}."),
        detail: |detail| format!(" Technical detail: {detail}."),
        foreign: "it is not a file of Renature",
        version: "another version of this page made it",
        damaged: "parts of it are missing or changed",
        wrong_board: "nobody can play on its board",
        wrong_setup: "no game can begin with its players, dominoes and area tokens",
        wrong_turn: |number, turn, seat| {
            format!("action {number} is by seat {seat}, but it is the turn of seat {turn}")
        },
        illegal: |number, reason| format!("action {number} breaks the rules (“{reason}”)"),
        wrong_scores: |number, actual, stated| {
            format!("after action {number} the scores are {actual}, not {stated}")
        },
        result_too_early: "it has a result, but its game is not over",
        result_missing: "its game is over, but it has no result",
        wrong_result: "its game ends with another result",
        unreadable: "it can’t be read as text",
        pasted: "the pasted text",
        too_large: |file, megabytes| {
            format!(
                "“{file}” was not opened: it has more than {megabytes} MB, the most that this page reads."
            )
        },
    };
}
