//! The questions of the command field, and their answers.

use super::error::CommandError;
use crate::{
    rules::AreaId,
    scene::{
        area::AreaScene,
        words::summary::{hand_text, last_moves_text, scores_and_clouds_text},
    },
    session::Match,
    text::Text,
};

/// A question about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// All areas, in a table of their own.
    Areas,
    /// One area.
    Area(AreaId),
    /// The points of all players.
    Scores,
    /// The moves since the player's last turn.
    Moves,
    /// The dominoes of the viewer.
    Hand,
    /// The commands.
    Help,
}

impl Query {
    /// Returns the answer in words; `None` for the areas, which have a table, and for the list of
    /// commands.
    pub fn answer(self, game_match: &Match, text: &'static Text) -> Option<String> {
        match self {
            Query::Area(area) => Some(AreaScene::new(game_match, text, area).sentences(text)),
            Query::Scores => Some(scores_and_clouds_text(game_match, text)),
            Query::Moves => Some(last_moves_text(game_match, text)),
            Query::Hand => Some(hand_text(game_match, text)),
            Query::Areas | Query::Help => None,
        }
    }
}

/// Returns the question about the area with this letter; about all areas without one.
pub(super) fn area(game_match: &Match, letter: Option<char>) -> Result<Query, CommandError> {
    let Some(letter) = letter else { return Ok(Query::Areas) };
    let table = game_match.game().table();
    let forms = [letter, letter.to_ascii_uppercase(), letter.to_ascii_lowercase()];
    let area = forms.into_iter().find_map(|letter| table.board().area_named(letter));
    let area = area.ok_or(CommandError::NoArea(forms[1]))?;
    Ok(Query::Area(table.joined_area(area)))
}
