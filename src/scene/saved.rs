//! The card of a saved game: its players, its state and a thumbnail of the board.

use super::{
    Narrator,
    history::turn_number,
    words::{MAX_GAME_NAME_CHARS, board_name, owner_color, shortened},
};
use crate::{
    rules::{Color, RuleSet, Seat, Space, SpaceSet, sort_small_by_key},
    session::Match,
    text::Text,
};

/// The card of a saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct SaveCard {
    /// The name of the board.
    pub board: String,
    /// The players in seat order.
    pub players: Vec<CardPlayer>,
    /// The number of the current turn, from 1; `None` when the game is over.
    pub turn: Option<usize>,
    /// The thumbnail of the board.
    pub thumbnail: BoardThumbnail,
}

/// A player on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPlayer {
    /// The player's name.
    pub name: String,
    /// The player's colour.
    pub color: Color,
    /// The score; of a finished game the final one.
    pub score: i64,
    /// True if the player has won.
    pub won: bool,
}

/// A thumbnail of a board, in SVG units of one space. Areas, dominoes and plants are SVG path data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardThumbnail {
    /// The number of columns.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// True for a board of Valley: dominoes lie on a meadow instead of a brook.
    pub is_meadow: bool,
    /// The spaces of all areas.
    pub soil: String,
    /// The spaces with a domino on them.
    pub laid: String,
    /// The spaces with plants by colour; neutral plants have none.
    pub plants: Vec<(Option<Color>, String)>,
}

impl SaveCard {
    /// Creates the card of the match.
    pub fn from_match(game_match: &Match, text: &'static Text) -> SaveCard {
        let table = game_match.game().table();
        let narrator = Narrator::new(game_match.setup(), text);
        let winners = table.winners();
        let player = |seat: Seat| {
            let color = game_match.setup().players.get(seat.index()).map(|player| player.color);
            CardPlayer {
                name: narrator.name(seat).to_owned(),
                color: color.unwrap_or(Color::Orange),
                score: table.score(seat),
                won: winners.contains(&seat),
            }
        };
        SaveCard {
            board: board_name(table.board().name(), &text.start),
            players: table.seats().map(player).collect(),
            turn: (!table.is_over()).then(|| turn_number(game_match)),
            thumbnail: BoardThumbnail::from_match(game_match),
        }
    }

    /// Returns the name on display: the given one, shortened, or else the names of the players.
    pub fn shown_name(&self, given: &str) -> String {
        match given {
            "" => self.default_name(),
            _ => shortened(given, MAX_GAME_NAME_CHARS),
        }
    }

    /// Returns the name of a match that was given none: the names of its players.
    pub fn default_name(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join("\u{a0}· ")
    }
}

impl BoardThumbnail {
    /// Creates the thumbnail of the match's board.
    pub fn from_match(game_match: &Match) -> BoardThumbnail {
        let table = game_match.game().table();
        let board = table.board();
        let mut plants: Vec<(Option<Color>, String)> = Vec::new();
        for (at, plant) in table.plants() {
            let color = owner_color(game_match, plant.owner);
            match plants.iter_mut().find(|(other, _)| *other == color) {
                Some((_, path)) => path.push_str(&rectangle(at, 1)),
                None => plants.push((color, rectangle(at, 1))),
            }
        }
        sort_small_by_key(&mut plants, |(color, _)| *color);
        BoardThumbnail {
            columns: board.width(),
            rows: board.height(),
            is_meadow: board.rules() == RuleSet::Valley,
            soil: spaces_path(*board.soil()),
            laid: spaces_path(table.placed().flat_map(|(_, spaces)| spaces).collect()),
            plants,
        }
    }
}

/// Returns the SVG path of the spaces; neighbours in a row become one rectangle.
fn spaces_path(spaces: SpaceSet) -> String {
    let mut path = String::new();
    let spaces: Vec<Space> = spaces.iter().collect();
    let joined =
        |one: &Space, next: &Space| one.row() == next.row() && one.column() + 1 == next.column();
    for run in spaces.chunk_by(joined) {
        path.push_str(&rectangle(run[0], run.len()));
    }
    path
}

fn rectangle(first: Space, width: usize) -> String {
    format!("M{} {}h{width}v1h-{width}z", first.column(), first.row())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Record,
        session::{Controller, testing::MatchBuilder},
        text::ENGLISH,
    };

    fn finished() -> Match {
        let record = include_str!("../../tests/e2e/games/brook.json");
        let record = Record::from_json(record).unwrap();
        Match::from_record(&record, vec![Controller::Person; 3], None).unwrap()
    }

    #[test]
    fn finished_match_shows_winner_and_scores() {
        let card = SaveCard::from_match(&finished(), &ENGLISH);
        let scores: Vec<i64> = card.players.iter().map(|player| player.score).collect();
        let winners: Vec<usize> = (0..3).filter(|&seat| card.players[seat].won).collect();
        assert_eq!((card.turn, scores, winners), (None, vec![72, 81, 89], vec![2]));
    }

    #[test]
    fn new_match_shows_an_empty_board_and_turn_one() {
        let card = SaveCard::from_match(&MatchBuilder::new("valley").begin(), &ENGLISH);
        assert_eq!(card.turn, Some(1));
        assert_eq!((card.thumbnail.laid.as_str(), card.thumbnail.plants.len()), ("", 0));
        assert!(card.thumbnail.is_meadow && card.players.iter().all(|player| !player.won));
    }

    #[test]
    fn every_plant_has_a_square_in_its_color() {
        let game_match = finished();
        let plants = BoardThumbnail::from_match(&game_match).plants;
        let drawn: usize = plants.iter().map(|(_, path)| path.matches('M').count()).sum();
        assert_eq!(drawn, game_match.game().table().plants().count());
    }

    #[test]
    fn spaces_side_by_side_become_one_rectangle() {
        let spaces = ["c2", "a1", "b1", "d2"].map(|name| name.parse().unwrap());
        assert_eq!(spaces_path(spaces.into_iter().collect()), "M0 0h2v1h-2zM2 1h2v1h-2z");
    }
}
