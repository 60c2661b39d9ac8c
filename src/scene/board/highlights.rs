//! The highlights of the board: legal spaces, the ghost, labels and previews.

use super::mushroom_joins::JoiningSpaces;
use crate::{
    rules::{Action, AreaId, Color, Domino, Phase, Plant, Space, SpaceSet, Table},
    scene::{
        input::{
            Selection, domino_spaces, goal_spaces, may_act, placements_over, plant_spaces,
            planting::{returnable, spaces_with_domino},
            points_range,
        },
        words::owner_color,
    },
    session::Match,
};
use std::cmp::Reverse;

/// The ghost of a piece: a preview of its placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ghost {
    /// Nothing.
    #[default]
    Nothing,
    /// A domino.
    Domino {
        /// The domino.
        domino: Domino,
        /// The spaces of its first and second animal.
        at: [Space; 2],
        /// The number of placements that cover the pivot.
        ways: usize,
        /// The space that was tapped.
        pivot: Space,
    },
    /// A plant.
    Plant {
        /// Its space.
        at: Space,
        /// Its kind.
        plant: Plant,
        /// Its colour; `None` for neutral.
        color: Option<Color>,
    },
    /// A mushroom.
    Mushroom(Space),
}

/// A small label on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// The points that a plant scores there.
    Points {
        /// The least of the plants left.
        least: i64,
        /// The most of the plants left.
        most: i64,
    },
    /// The clouds that it costs to take the plant back.
    Clouds(u8),
    /// The number of spaces that the joined area would have.
    Size(usize),
}

/// All highlights of the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Highlights {
    /// The spaces where a tap does something now.
    pub legal: SpaceSet,
    /// The spaces that the ghost or the chosen plant space covers.
    pub chosen: SpaceSet,
    /// The ghost of a piece: a preview of its placement.
    pub ghost: Ghost,
    /// The labels on spaces.
    pub labels: Vec<(Space, Label)>,
    /// The areas that would be planted, scored or joined, as they would then be.
    pub previewed: Vec<SpaceSet>,
    /// The spaces where a mushroom would join areas.
    pub joins: JoiningSpaces,
}

/// The distance, in columns and rows, within which a zoomed board shows other spaces.
const IN_VIEW: usize = 4;

impl Highlights {
    /// Returns the legal space with the most others near it, where a zoom shows the most choices.
    pub fn densest(&self) -> Option<Space> {
        let is_near = |one: Space, other: Space| {
            one.column().abs_diff(other.column()) <= IN_VIEW
                && one.row().abs_diff(other.row()) <= IN_VIEW
        };
        let neighbors = |at: Space| self.legal.iter().filter(|&other| is_near(at, other)).count();
        // Of equals the first one: a zoom at the same position shows the same.
        self.legal.iter().min_by_key(|&at| Reverse(neighbors(at)))
    }

    /// Returns the highlights of the match with this selection.
    pub fn new(game_match: &Match, selection: Selection) -> Highlights {
        if may_act(game_match).is_err() {
            return Highlights::default();
        }
        let table = game_match.game().table();
        match (selection, table.phase()) {
            (Selection::Returning, _) => returning(table),
            (Selection::Domino(domino) | Selection::RotatedDomino { domino, .. }, _) => {
                Highlights { legal: domino_spaces(table, domino), ..Highlights::default() }
            }
            (Selection::DominoGhost { domino, at, pivot, plant_at }, _) => {
                let mut highlights = match plant_at {
                    Some(_) => planting(game_match, selection, spaces_with_domino(table, at)),
                    None => Highlights::default(),
                };
                highlights.legal |= domino_spaces(table, domino);
                highlights.chosen |= at.into_iter().collect();
                let ways = placements_over(table, domino, pivot).len();
                highlights.ghost = Ghost::Domino { domino, at, pivot, ways };
                highlights
            }
            (_, Phase::Mushroom) => mushroom(game_match, selection),
            (_, Phase::Plant) => planting(game_match, selection, plant_spaces(table)),
            (_, Phase::Finish) => {
                let closing = table.closing().iter().map(|area| table.spaces_of(area));
                Highlights { previewed: closing.collect(), ..Highlights::default() }
            }
            _ => Highlights::default(),
        }
    }
}

impl Highlights {
    /// Removes the highlights of all spaces that the action is not about, except the ghost and the
    /// chosen ones. The points are those of the action's own plant.
    pub fn keep_only(&mut self, table: &Table, action: Option<Action>) {
        let spaces = action.map(goal_spaces).unwrap_or_default();
        self.legal &= spaces;
        self.labels.retain(|(at, _)| spaces.contains(*at));
        self.joins = JoiningSpaces::default();
        if let Some(Action::PlacePlant { plant, at, .. }) = action
            && let Some(area) = table.area_on(at)
        {
            self.labels.iter_mut().for_each(|(_, label)| {
                let points = table.plant_points(plant, area);
                *label = Label::Points { least: points, most: points };
            });
        }
    }
}

fn returning(table: &Table) -> Highlights {
    let legal = returnable(table);
    let cost = |at| table.plant_on(at).map(|placed| (at, Label::Clouds(placed.plant.value())));
    Highlights { legal, labels: legal.iter().filter_map(cost).collect(), ..Highlights::default() }
}

fn mushroom(game_match: &Match, selection: Selection) -> Highlights {
    let table = game_match.game().table();
    let (legal, joins) = (table.mushroom_spaces(), JoiningSpaces::new(game_match));
    let mut highlights = Highlights { legal, joins, ..Highlights::default() };
    if let Selection::MushroomGhost(at) = selection {
        let (areas, size) = table.joined_by(at);
        highlights.chosen.insert(at);
        highlights.ghost = Ghost::Mushroom(at);
        let joined =
            areas.iter().fold(SpaceSet::from_space(at), |all, area| all | table.spaces_of(area));
        highlights.previewed.push(joined);
        if !highlights.joins.badged.contains(at) {
            highlights.labels.push((at, Label::Size(size)));
        }
    }
    highlights
}

fn planting(game_match: &Match, selection: Selection, legal: SpaceSet) -> Highlights {
    let table = game_match.game().table();
    let mut highlights = Highlights { legal, ..Highlights::default() };
    let kind = match selection {
        Selection::PlantGhost { plant, .. } => Some(plant),
        _ => None,
    };
    highlights.chosen = selection.plant_space().into_iter().collect();
    if let Selection::PlantGhost { at, plant, stock } = selection {
        let owner = stock.owner(table.seat());
        highlights.ghost = Ghost::Plant { at, plant, color: owner_color(game_match, owner) };
    }
    let points = |at: Space| {
        let area: AreaId = table.area_on(at)?;
        let [least, most] = match kind {
            Some(plant) => [table.plant_points(plant, area); 2],
            None => points_range(table, area)?,
        };
        Some((at, Label::Points { least, most }))
    };
    highlights.labels = legal.iter().filter_map(points).collect();
    let area = selection.plant_space().and_then(|at| table.area_on(at));
    highlights.previewed = area.into_iter().map(|area| table.spaces_of(area)).collect();
    highlights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn densest_space_has_most_others_near_it() {
        let spaces = ["a1", "n1", "n2", "m3"].map(|at| at.parse().unwrap());
        let legal = SpaceSet::from_iter(spaces);
        let highlights = Highlights { legal, ..Highlights::default() };
        assert_eq!(highlights.densest(), Some(spaces[1]));
        assert_eq!(Highlights::default().densest(), None);
    }
}
