//! The plants to choose from, with the points each would score.

use super::{AreaScene, rank::Rank};
use crate::{
    rules::{Color, Owner, Plant, Stock},
    scene::{
        input::Selection,
        words::{owner_color, plant_name, stock_color_name},
    },
    session::Match,
    text::Text,
};

/// A kind of plant on the player board.
#[derive(Clone, PartialEq, Debug)]
pub struct PlantChoice {
    /// Its kind.
    pub plant: Plant,
    /// Its stock: own or neutral.
    pub stock: Stock,
    /// Its colour; `None` for neutral.
    pub color: Option<Color>,
    /// The number left.
    pub left: u8,
    /// The points on the chosen space; `None` if no space is chosen or no plant is left.
    pub points: Option<i64>,
    /// The player's rank in the area after it, if they have a total there.
    pub rank: Option<Rank>,
    /// The points for this rank.
    pub rank_points: i64,
    /// The player's colour.
    pub own_color: Option<Color>,
    /// The standings of the area after it; `None` if it can't be planted.
    pub standings: Option<String>,
    /// True if its ghost stands on the board.
    pub chosen: bool,
    /// True if it can be chosen now.
    pub open: bool,
    /// The choice in words.
    pub words: String,
}

/// Returns the eight kinds of plants: own, then neutral, each by rising value.
pub fn plant_choices(game_match: &Match, text: &Text, selection: Selection) -> Vec<PlantChoice> {
    let kinds = Stock::ALL.into_iter().flat_map(|stock| Plant::ALL.map(|plant| (stock, plant)));
    kinds.map(|(stock, plant)| choice(game_match, text, selection, stock, plant)).collect()
}

fn choice(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    stock: Stock,
    plant: Plant,
) -> PlantChoice {
    let (table, space) = (game_match.game().table(), selection.plant_space());
    let seat = table.seat();
    let owner = stock.owner(seat);
    let left = table.plants_left(seat, stock, plant);
    let area = space.filter(|_| left > 0).and_then(|at| table.area_on(at));
    let after = area.map(|area| table.majority(area).plus(owner, plant));
    let points = area.map(|area| table.plant_points(plant, area));
    let rank = after
        .filter(|majority| majority.total(Owner::Seat(seat)) > 0)
        .map(|majority| Rank::new(&majority, Owner::Seat(seat)));
    let rank_points = after.map_or(0, |majority| majority.points_of(seat));
    let color = stock_color_name(game_match, text, seat, stock);
    let mut words = (text.table.plant_choice)(color, plant_name(text, plant), left, points);
    let standings = area.zip(after).map(|(area, majority)| {
        AreaScene::with_majority(game_match, text, area, majority).standings().to_owned()
    });
    if let Some(standings) = &standings {
        words = format!("{words}{}{standings}", text.semicolon);
    }
    PlantChoice {
        plant,
        stock,
        color: owner_color(game_match, owner),
        left,
        points,
        rank,
        rank_points,
        own_color: owner_color(game_match, Owner::Seat(seat)),
        standings,
        chosen: matches!(selection, Selection::PlantGhost { plant: kind, stock: from, .. }
            if kind == plant && from == stock),
        open: left > 0 && space.is_some(),
        words,
    }
}
