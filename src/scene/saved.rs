//! A saved match as the shelf shows it: who plays, how it stands, and a small picture.

use super::{Narrator, history::log::turn_number};
use crate::{
    rules::{Color, RuleSet, Seat, Space, sort_small_by_key},
    session::Match,
    text::Text,
};

/// A saved match as the shelf shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The name of the board.
    pub board: String,
    /// Who plays, in seat order.
    pub players: Vec<CardPlayer>,
    /// The turn that is played, from 1; none once it is over.
    pub turn: Option<usize>,
    /// What lies on the board.
    pub miniature: BoardThumbnail,
}

/// A player on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPlayer {
    /// Their name.
    pub name: String,
    /// Their colour.
    pub color: Color,
    /// Their score, after the final scoring once it is over.
    pub score: i64,
    /// Whether the victory was theirs.
    pub won: bool,
}

/// What lies on a board, in spaces of 1 by 1; each field is the data of an SVG path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardThumbnail {
    /// How many columns the board has.
    pub columns: usize,
    /// How many rows.
    pub rows: usize,
    /// Whether animals walk on the meadow instead of along the brook.
    pub is_meadow: bool,
    /// Spaces of areas.
    pub soil: String,
    /// Spaces with a domino on them.
    pub laid: String,
    /// Spaces with plants, by their colour; neutral ones have none.
    pub plants: Vec<(Option<Color>, String)>,
}

impl Card {
    /// The card of the match.
    pub fn of(game_match: &Match, text: &'static Text) -> Card {
        let table = game_match.game().table();
        let narrator = Narrator::new(game_match.setup(), text);
        let winners = if table.is_over() { table.winners() } else { Vec::new() };
        let player = |seat: Seat| {
            let color = game_match.setup().players.get(seat.index()).map(|player| player.color);
            CardPlayer {
                name: narrator.name(seat).to_owned(),
                color: color.unwrap_or(Color::Orange),
                score: table.score(seat),
                won: winners.contains(&seat),
            }
        };
        Card {
            board: table.board().name().to_owned(),
            players: table.seats().map(player).collect(),
            turn: (!table.is_over()).then(|| turn_number(game_match)),
            miniature: BoardThumbnail::of(game_match),
        }
    }

    /// What the match goes by unless it was given a name: who plays.
    pub fn usual_name(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join(" · ")
    }
}

impl BoardThumbnail {
    /// What lies on the board of the match.
    pub fn of(game_match: &Match) -> BoardThumbnail {
        let table = game_match.game().table();
        let board = table.board();
        let mut plants: Vec<(Option<Color>, String)> = Vec::new();
        for (at, standing) in table.plants() {
            let seat = standing.owner.seat();
            let player = seat.and_then(|seat| game_match.setup().players.get(seat.index()));
            let color = player.map(|player| player.color);
            match plants.iter_mut().find(|(other, _)| *other == color) {
                Some((_, path)) => path.push_str(&square(at, 1)),
                None => plants.push((color, square(at, 1))),
            }
        }
        sort_small_by_key(&mut plants, |(color, _)| *color);
        BoardThumbnail {
            columns: board.width(),
            rows: board.height(),
            is_meadow: board.rules() == RuleSet::Valley,
            soil: squares(board.soil().iter()),
            laid: squares(table.placed().flat_map(|(_, spaces)| spaces)),
            plants,
        }
    }
}

/// The squares of the spaces; those that follow each other in a row are drawn as one.
fn squares(spaces: impl Iterator<Item = Space>) -> String {
    let mut path = String::new();
    let mut spaces: Vec<Space> = spaces.collect();
    sort_small_by_key(&mut spaces, |space| (space.row(), space.column()));
    let joined =
        |one: &Space, next: &Space| one.row() == next.row() && one.column() + 1 == next.column();
    for run in spaces.chunk_by(joined) {
        path.push_str(&square(run[0], run.len()));
    }
    path
}

fn square(first: Space, wide: usize) -> String {
    format!("M{} {}h{wide}v1h-{wide}z", first.column(), first.row())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Player, Record, Setup},
        session::Controller,
        text::ENGLISH,
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn finished() -> Match {
        let record = include_str!("../../tests/e2e/games/brook.json");
        let record = Record::from_json(record).unwrap();
        Match::from_record(&record, vec![Controller::Person; 3], None).unwrap()
    }

    fn begun() -> Match {
        let board = Board::shipped_named("valley").unwrap();
        let players = [Color::Orange, Color::Blue].map(|color| Player { name: "".into(), color });
        let setup = Setup::deal(board, players.into(), &mut ChaCha8Rng::seed_from_u64(1));
        Match::begin(setup, vec![Controller::Person; 2]).unwrap()
    }

    #[test]
    fn a_finished_match_shows_who_won_with_how_many_points() {
        let card = Card::of(&finished(), &ENGLISH);
        let scores: Vec<i64> = card.players.iter().map(|player| player.score).collect();
        let winners: Vec<usize> = (0..3).filter(|&seat| card.players[seat].won).collect();
        assert_eq!((card.turn, scores, winners), (None, vec![72, 81, 89], vec![2]));
    }

    #[test]
    fn a_match_just_begun_shows_an_empty_board_and_its_first_turn() {
        let card = Card::of(&begun(), &ENGLISH);
        assert_eq!(card.turn, Some(1));
        assert_eq!((card.miniature.laid.as_str(), card.miniature.plants.len()), ("", 0));
        assert!(card.miniature.is_meadow && card.players.iter().all(|player| !player.won));
    }

    #[test]
    fn every_plant_has_a_square_in_its_colour() {
        let game_match = finished();
        let plants = BoardThumbnail::of(&game_match).plants;
        let drawn: usize = plants.iter().map(|(_, path)| path.matches('M').count()).sum();
        assert_eq!(drawn, game_match.game().table().plants().count());
    }

    #[test]
    fn spaces_side_by_side_are_drawn_as_one() {
        let spaces = ["c2", "a1", "b1", "d2"].map(|name| name.parse().unwrap());
        assert_eq!(squares(spaces.into_iter()), "M0 0h2v1h-2zM2 1h2v1h-2z");
    }
}
