//! The marks that tell players apart where colours may not: one on everything that is a player's.

use crate::{rules::Color, session::Preferences};

/// A player's mark, or that of neutral pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerMark {
    index: usize,
}

impl PlayerMark {
    /// How many there are: one for each colour and one for neutral.
    pub const COUNT: usize = Color::ALL.len() + 1;

    /// The mark of the colour; without one, of neutral.
    pub fn of(color: Option<Color>) -> PlayerMark {
        PlayerMark { index: color.map_or(Color::ALL.len(), |color| color as usize) }
    }

    /// The mark that pieces of this colour bear: none but in colour-blind mode.
    pub fn borne(color: Option<Color>, preferences: Preferences) -> Option<PlayerMark> {
        preferences.colorblind.then(|| PlayerMark::of(color))
    }

    /// Its number, below [`PlayerMark::COUNT`].
    pub const fn index(self) -> usize {
        self.index
    }
}
