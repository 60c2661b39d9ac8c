//! The spaces for a plant, before and after the domino of the turn is placed.

use crate::rules::{AreaId, CLOUD_SPACES, Plant, Space, SpaceSet, Stock, Table};

/// Returns the free area spaces beside the domino of this turn; none if the player has no plant
/// left.
pub fn plant_spaces(table: &Table) -> SpaceSet {
    if has_plants(table) { table.plant_spaces().collect() } else { SpaceSet::EMPTY }
}

/// Returns the free area spaces beside a domino on these spaces.
pub fn spaces_beside(table: &Table, at: [Space; 2]) -> SpaceSet {
    let beside = at.into_iter().flat_map(Space::neighbors);
    beside.filter(|&near| table.soil().contains(near) && !table.planted().contains(near)).collect()
}

/// Returns the spaces for a plant that can be placed together with a domino on these spaces.
///
/// Empty if a mushroom could come in between, or if the player has no plant left.
pub fn spaces_with_domino(table: &Table, at: [Space; 2]) -> SpaceSet {
    if brings_mushroom(table, at) || !has_plants(table) {
        return SpaceSet::EMPTY;
    }
    spaces_beside(table, at)
}

/// Returns true if a domino on these spaces covers a stump, and mushrooms are left.
pub fn brings_mushroom(table: &Table, at: [Space; 2]) -> bool {
    table.mushrooms_left() > 0 && at.into_iter().any(|space| table.stumps().contains(space))
}

/// Returns true if the current player has a plant left.
pub fn has_plants(table: &Table) -> bool {
    let seat = table.seat();
    let left = |stock| Plant::ALL.iter().any(|&plant| table.plants_left(seat, stock, plant) > 0);
    Stock::ALL.into_iter().any(left)
}

/// Returns the least and the most points that a plant left to the current player scores in the area.
pub fn points_range(table: &Table, area: AreaId) -> Option<[i64; 2]> {
    let seat = table.seat();
    let is_left =
        |plant: &Plant| Stock::ALL.iter().any(|&stock| table.plants_left(seat, stock, *plant) > 0);
    let points =
        Plant::ALL.into_iter().filter(is_left).map(|plant| table.plant_points(plant, area));
    Some([points.clone().min()?, points.max()?])
}

/// Returns the space on which a plant scores the most points now, the first of several.
pub fn best_space(table: &Table, spaces: SpaceSet) -> Option<Space> {
    let points = |at: Space| Some(points_range(table, table.area_on(at)?)?[1]);
    let all = spaces.iter().map(|at| (points(at), at));
    all.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, at)| at)
}

/// Returns how many of the clouds on the spaces the current player takes, and how many are lost for
/// want of room.
pub fn taken_and_lost_clouds(table: &Table, spaces: impl IntoIterator<Item = Space>) -> [u32; 2] {
    let there: u32 = spaces.into_iter().map(|at| table.clouds_on(at)).sum();
    let room = CLOUD_SPACES.saturating_sub(table.clouds(table.seat()));
    let taken = there.min(room.into());
    [taken, there - taken]
}

/// Returns the clouds that the current player loses by taking those on the spaces.
pub fn lost_clouds(table: &Table, spaces: impl IntoIterator<Item = Space>) -> u32 {
    let [_, lost] = taken_and_lost_clouds(table, spaces);
    lost
}

/// Returns the plants that the current player can take back.
pub fn returnable(table: &Table) -> SpaceSet {
    table.plants().map(|(at, _)| at).filter(|&at| table.check_return(at).is_ok()).collect()
}
