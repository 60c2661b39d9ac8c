//! The ways to plant after a domino, with the points that each gives in this turn.

use crate::rules::{Action, AreaId, Plant, SpaceSet, Stock, Table};

/// A way to plant, or the choice to plant nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planting {
    /// The action of the plant phase.
    pub action: Action,
    /// The plant and its stock; `None` if nothing is planted.
    pub planted: Option<(Plant, Stock)>,
    /// The points for placing the plant.
    pub plant_points: i64,
    /// The points from the areas that the turn closes.
    pub closing_points: i64,
}

/// Iterates over the ways to plant for the player whose turn it is; the last plants nothing.
pub fn plantings(table: &Table) -> impl Iterator<Item = Planting> {
    let seat = table.seat();
    let closing = table.closing();
    let earned = move |area: AreaId| table.majority(area).points_of(seat);
    let all_earned: i64 = closing.iter().map(earned).sum();
    let kinds = Stock::ALL
        .into_iter()
        .flat_map(|stock| Plant::ALL.map(|plant| (plant, stock)))
        .filter(move |&(plant, stock)| table.plants_left(seat, stock, plant) > 0);
    let spaces: SpaceSet = table.plant_spaces().collect();
    let planted = kinds.flat_map(move |(plant, stock)| {
        spaces.iter().filter_map(move |at| {
            let area = table.area_on(at)?;
            let mut closing_points = all_earned;
            if closing.contains(area) {
                let majority = table.majority(area).plus(stock.owner(seat), plant);
                closing_points += majority.points_of(seat) - earned(area);
            }
            Some(Planting {
                action: Action::PlacePlant { plant, stock, at },
                planted: Some((plant, stock)),
                plant_points: table.plant_points(plant, area),
                closing_points,
            })
        })
    });
    let nothing = Planting {
        action: Action::SkipPlant,
        planted: None,
        plant_points: 0,
        closing_points: all_earned,
    };
    planted.chain([nothing])
}
