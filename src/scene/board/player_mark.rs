//! The marks of the players in colour-blind mode.

use crate::{rules::Color, session::Preferences};

/// The mark of a player's or of neutral pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerMark {
    index: usize,
}

impl PlayerMark {
    /// The number of marks: one for each colour and one for neutral.
    pub const COUNT: usize = Color::ALL.len() + 1;

    /// Returns the mark of the colour; none is neutral.
    pub fn from_color(color: Option<Color>) -> PlayerMark {
        PlayerMark { index: color.map_or(Color::ALL.len(), |color| color as usize) }
    }

    /// Returns the mark of the colour in colour-blind mode, otherwise none.
    pub fn if_colorblind(color: Option<Color>, preferences: Preferences) -> Option<PlayerMark> {
        preferences.colorblind.then(|| PlayerMark::from_color(color))
    }

    /// Returns the number of the mark, below [`PlayerMark::COUNT`].
    pub const fn index(self) -> usize {
        self.index
    }
}
