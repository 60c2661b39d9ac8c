//! What is marked on the board: where a tap does something, what would be placed, what it gives.

use super::mushroom_joins::Joins;
use crate::{
    rules::{AreaId, Color, Domino, Phase, Plant, Space, SpaceSet, Table},
    scene::{
        area::plant_choices::best_points,
        input::{
            placement::ways,
            selection::{Selection, domino_spaces, may_act, plant_spaces, returnable},
        },
        words::names::owner_color,
    },
    session::Match,
};

/// What would be placed.
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
        /// How many ways it can be turned about the space tapped.
        ways: usize,
        /// The space tapped.
        pivot: Space,
    },
    /// A plant.
    Plant {
        /// Where.
        at: Space,
        /// Its kind.
        plant: Plant,
        /// Its colour; nothing for neutral.
        color: Option<Color>,
    },
    /// A mushroom.
    Mushroom(Space),
}

/// What a small label beside a space says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// Points that a plant scores there.
    Points(i64),
    /// Clouds that something costs there.
    Clouds(u8),
    /// Spaces that an area has.
    Size(usize),
}

/// Everything that is marked on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Highlights {
    /// Where a tap does something now.
    pub legal: SpaceSet,
    /// The spaces that what is chosen would cover.
    pub chosen: SpaceSet,
    /// What would be placed.
    pub ghost: Ghost,
    /// The labels beside spaces.
    pub labels: Vec<(Space, Label)>,
    /// Areas that would be planted, scored or joined, each as it would then be.
    pub previewed: Vec<SpaceSet>,
    /// Where a mushroom would join areas.
    pub joins: Joins,
}

impl Highlights {
    /// What is to be marked now.
    pub fn of(game_match: &Match, selection: Selection) -> Highlights {
        if may_act(game_match).is_err() {
            return Highlights::default();
        }
        let table = game_match.game().table();
        match (selection, table.phase()) {
            (Selection::Returning, _) => returning(table),
            (Selection::Domino(domino) | Selection::Turned { domino, .. }, _) => {
                Highlights { legal: domino_spaces(table, domino), ..Highlights::default() }
            }
            (Selection::Laid { domino, at, pivot }, _) => Highlights {
                legal: domino_spaces(table, domino),
                chosen: at.into_iter().collect(),
                ghost: Ghost::Domino { domino, at, pivot, ways: ways(table, domino, pivot).len() },
                ..Highlights::default()
            },
            (_, Phase::Mushroom) => mushroom(game_match, selection),
            (_, Phase::Plant) => planting(game_match, selection),
            (_, Phase::Finish) => {
                let closing = table.closing().iter().map(|area| table.spaces_of(area));
                Highlights { previewed: closing.collect(), ..Highlights::default() }
            }
            _ => Highlights::default(),
        }
    }
}

fn returning(table: &Table) -> Highlights {
    let legal = returnable(table);
    let cost = |at| table.plant_on(at).map(|standing| (at, Label::Clouds(standing.plant.value())));
    Highlights { legal, labels: legal.iter().filter_map(cost).collect(), ..Highlights::default() }
}

fn mushroom(game_match: &Match, selection: Selection) -> Highlights {
    let table = game_match.game().table();
    let (legal, joins) = (table.mushroom_spaces(), Joins::of(game_match));
    let mut highlights = Highlights { legal, joins, ..Highlights::default() };
    let is_told =
        |highlights: &Highlights, at| highlights.joins.sizes.iter().any(|&(space, _)| space == at);
    if let Selection::Mushroom(at) = selection {
        let (areas, size) = table.joined_by(at);
        highlights.chosen.insert(at);
        highlights.ghost = Ghost::Mushroom(at);
        let joined =
            areas.iter().fold(SpaceSet::from_space(at), |all, area| all | table.spaces_of(area));
        highlights.previewed.push(joined);
        if !is_told(&highlights, at) {
            highlights.labels.push((at, Label::Size(size)));
        }
    }
    highlights
}

fn planting(game_match: &Match, selection: Selection) -> Highlights {
    let table = game_match.game().table();
    let legal = plant_spaces(table);
    let mut highlights = Highlights { legal, ..Highlights::default() };
    let kind = match selection {
        Selection::Planted { plant, .. } => Some(plant),
        _ => None,
    };
    highlights.chosen = selection.plant_space().into_iter().collect();
    if let Selection::Planted { at, plant, stock } = selection {
        let owner = stock.owner(table.seat());
        highlights.ghost = Ghost::Plant { at, plant, color: owner_color(game_match, owner) };
    }
    let points = |at: Space| {
        let area: AreaId = table.area_on(at)?;
        let points = match kind {
            Some(plant) => Some(table.plant_points(plant, area)),
            None => best_points(table, area),
        };
        Some((at, Label::Points(points?)))
    };
    highlights.labels = legal.iter().filter_map(points).collect();
    let area = selection.plant_space().and_then(|at| table.area_on(at));
    highlights.previewed = area.into_iter().map(|area| table.spaces_of(area)).collect();
    highlights
}
