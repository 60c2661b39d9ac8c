//! The letters and numbers on the board's rim, by which its spaces are named.

use crate::{rules::Board, session::Preferences};

/// What stands on the rim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coordinates {
    /// The letters of the columns, from the left.
    pub columns: String,
    /// The numbers of the rows, from above.
    pub rows: Vec<String>,
}

impl Coordinates {
    /// Those of the board, unless they are switched off.
    pub fn of(board: &Board, preferences: Preferences) -> Option<Coordinates> {
        let columns = (b'a'..).take(board.width()).map(char::from).collect();
        let rows = (1..=board.height()).map(|row| row.to_string()).collect();
        preferences.coordinates.then_some(Coordinates { columns, rows })
    }
}
