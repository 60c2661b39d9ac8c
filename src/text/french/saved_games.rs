//! The saved games, in French.

use crate::text::app::saved_games::SavedGamesText;

impl SavedGamesText {
    pub(in crate::text) const FRENCH: SavedGamesText = SavedGamesText::ENGLISH;
}
