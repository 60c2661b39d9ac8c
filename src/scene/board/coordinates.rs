//! The letters and numbers on the board's rim.

use crate::{rules::Board, session::Preferences};

/// The letters and numbers on the board's rim, which name the spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coordinates {
    /// The letters of the columns, from the left.
    pub columns: String,
    /// The numbers of the rows, from the top.
    pub rows: Vec<String>,
}

impl Coordinates {
    /// Returns the board's coordinates, unless the player has switched them off.
    pub fn new(board: &Board, preferences: Preferences) -> Option<Coordinates> {
        let columns = (b'a'..).take(board.width()).map(char::from).collect();
        let rows = (1..=board.height()).map(|row| row.to_string()).collect();
        preferences.coordinates.then_some(Coordinates { columns, rows })
    }
}
