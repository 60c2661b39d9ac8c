//! The errors of a board.

use super::space::Space;

/// The error of a board. Its text names the place in the file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// No rows or no columns.
    #[error("rows: the board has no spaces")]
    Empty,
    /// More than 26 rows.
    #[error("rows: {0} rows; a board has at most 26")]
    TooManyRows(usize),
    /// A row of more than 26 spaces.
    #[error("rows[{row}]: {length} spaces; a row has at most 26")]
    RowTooLong {
        /// The row, from 0.
        row: usize,
        /// Its length in characters.
        length: usize,
    },
    /// Rows of different lengths.
    #[error("rows[{row}]: {length} spaces, but the first row has {expected}")]
    RowLength {
        /// The row, from 0.
        row: usize,
        /// Its length in characters.
        length: usize,
        /// The length of the first row.
        expected: usize,
    },
    /// A character without a meaning.
    #[error("rows[{row}]: `{character}` is neither `.`, `#` nor a letter")]
    Character {
        /// The row, from 0.
        row: usize,
        /// The character.
        character: char,
    },
    /// An area in several pieces.
    #[error("rows: area {0} is not connected")]
    AreaInPieces(char),
    /// Two areas touch.
    #[error("rows: areas {0} and {1} are beside each other at {2}")]
    AreasTouch(char, char, Space),
    /// A starting space that is no brook space.
    #[error("starts[{0}]: {1} is not a brook space")]
    StartOffBrook(usize, Space),
    /// A starting space named twice.
    #[error("starts[{0}]: {1} is named twice")]
    StartTwice(usize, Space),
    /// A cloud where none may lie.
    #[error("clouds.{0}: clouds lie on {1} spaces")]
    CloudOffPlace(Space, &'static str),
    /// Clouds on meadow and on area spaces.
    #[error("clouds.{0}: clouds lie all on meadow or all on area spaces")]
    CloudsMixed(Space),
    /// A cloud count of 0.
    #[error("clouds.{0}: the count is at least 1")]
    NoCloud(Space),
    /// Stumps on a base board.
    #[error("stumps: only a Valley board has stumps")]
    StumpsOnBase,
    /// A stump that is not on a meadow space.
    #[error("stumps[{0}]: {1} is not a meadow space")]
    StumpOffMeadow(usize, Space),
    /// A stump named twice.
    #[error("stumps[{0}]: {1} is named twice")]
    StumpTwice(usize, Space),
    /// Area tokens on a Valley board.
    #[error("tokens: a Valley board has no area tokens")]
    TokensOnValley,
    /// Not enough area tokens of a size.
    #[error("tokens: {tokens} of main {size} for {areas} areas of that size")]
    TooFewTokens {
        /// The size of the areas.
        size: usize,
        /// The number of areas of that size.
        areas: usize,
        /// The number of tokens of that size.
        tokens: usize,
    },
}
