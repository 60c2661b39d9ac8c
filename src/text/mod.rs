//! Every word of the page, one typed value a language: a text that is missing does not compile.
//!
//! Each part of the page has a file with its struct and its English value. Texts with something
//! to fill in are functions of plain strings and numbers, so that a language can order and inflect
//! them as it needs.

mod names;
mod table;

pub use names::Names;
pub use table::{AreaText, Buttons, Prompts, RefusedText, SeatText, SpaceText, TableText};

/// All texts in one language.
#[derive(Clone, Copy)]
pub struct Text {
    /// Animals, plants, colours and other nouns.
    pub names: Names,
    /// The table.
    pub table: TableText,
}

/// English.
pub static ENGLISH: Text = Text { names: Names::ENGLISH, table: TableText::ENGLISH };
