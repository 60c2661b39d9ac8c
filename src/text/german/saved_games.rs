//! The saved games, in German.

use crate::text::app::saved_games::SavedGamesText;

impl SavedGamesText {
    pub(in crate::text) const GERMAN: SavedGamesText = SavedGamesText::ENGLISH;
}
