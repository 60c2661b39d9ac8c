//! The questions of the command field, and their answers.

use super::{choice::choose, error::CommandError, phrase::Phrase};
use crate::{
    rules::{AreaId, Phase, Space, SpaceSet, sort_small_by_key},
    scene::{
        area::AreaScene,
        board::{Highlights, space_labels},
        input::Selection,
        words::summary::{hand_text, last_moves_text},
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
    /// One space.
    Space(Space),
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
    /// Returns the answer in words; `None` for the areas, which have a table, for the scores, which
    /// the table knows while they are counted, and for the list of commands.
    pub fn answer(
        self,
        game_match: &Match,
        text: &'static Text,
        selection: Selection,
    ) -> Option<String> {
        match self {
            Query::Area(area) => {
                let spaces = spaces_text(text, game_match.game().table().spaces_of(area));
                Some(format!("{} {spaces}", AreaScene::new(game_match, text, area).sentences(text)))
            }
            Query::Space(at) => Some(space_text(game_match, text, selection, at)),
            Query::Moves => Some(last_moves_text(game_match, text)),
            Query::Hand => Some(hand_text(game_match, text)),
            Query::Areas | Query::Scores | Query::Help => None,
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

/// Names the spaces of an area, column by column: `Area spaces: h5, h6, i5 to i7.`
fn spaces_text(text: &Text, spaces: SpaceSet) -> String {
    let t = &text.table.areas;
    let mut all: Vec<Space> = spaces.iter().collect();
    sort_small_by_key(&mut all, |at| (at.column(), at.row()));
    let is_next =
        |one: &Space, next: &Space| one.column() == next.column() && one.row() + 1 == next.row();
    let mut parts: Vec<String> = Vec::new();
    for run in all.chunk_by(is_next) {
        match run {
            [first, _, .., last] => parts.push((t.run)(&first.to_string(), &last.to_string())),
            few => parts.extend(few.iter().map(Space::to_string)),
        }
    }
    format!("{}{}{}.", t.spaces, text.colon, parts.join(", "))
}

/// Describes the space as the board does, and lists the plants that can be placed there now.
fn space_text(game_match: &Match, text: &'static Text, selection: Selection, at: Space) -> String {
    let highlights = Highlights::new(game_match, selection);
    let space = SpaceSet::from_space(at);
    let label = space_labels(game_match, text, space, selection, &highlights).concat();
    let is_planting = game_match.game().table().phase() == Phase::Plant;
    let phrase = Phrase { spaces: vec![at], ..Phrase::default() };
    match choose(&phrase, game_match) {
        Err(several @ CommandError::SeveralActions(_)) if is_planting => {
            format!("{label}. {}", several.words(game_match, text))
        }
        _ => format!("{label}."),
    }
}
