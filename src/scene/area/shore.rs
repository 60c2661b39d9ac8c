//! The free brook spaces beside an area: those that keep it open, and those that do not.

use crate::{
    rules::{AreaId, RuleSet, SpaceSet, Table},
    text::Text,
};

/// The free brook spaces beside an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shore {
    /// The spaces that keep the area open.
    pub open: SpaceSet,
    /// The spaces that no domino can cover any more.
    pub isolated: SpaceSet,
}

impl Shore {
    /// Returns the shore of the shown area, or [`closing_gaps`] if none is shown.
    pub fn new(table: &Table, shown: Option<AreaId>) -> Shore {
        let Some(area) = shown else {
            return Shore { isolated: closing_gaps(table), ..Shore::default() };
        };
        let closes = table.board().rules() == RuleSet::Base && !table.is_scored(area);
        let open = if closes { table.open_shore(area) } else { SpaceSet::EMPTY };
        Shore { open, isolated: isolated_shore(table, area) }
    }
}

/// The most open spaces of an area that are named one by one.
const MAX_NAMED_SPACES: usize = 4;

/// Names the brook spaces that keep the area open, after a colon. The text is empty if they are
/// many, in Valley, and for a scored area.
pub(super) fn open_space_names(table: &Table, text: &Text, area: AreaId) -> String {
    let open = Shore::new(table, Some(area)).open;
    let names: Vec<String> = open.iter().map(|at| at.to_string()).collect();
    match names.len() {
        1..=MAX_NAMED_SPACES => format!("{}{}", text.colon, names.join(", ")),
        _ => String::new(),
    }
}

/// Returns the free brook spaces beside the area that no domino can cover any more.
///
/// They have no free neighbour, and do not keep the area open.
pub fn isolated_shore(table: &Table, area: AreaId) -> SpaceSet {
    table.spaces_of(area).neighbors() & table.isolated_brook()
}

/// Returns the isolated brook spaces beside the areas that finishing would score.
pub fn closing_gaps(table: &Table) -> SpaceSet {
    let gaps = table.closing().iter().map(|area| isolated_shore(table, area));
    gaps.fold(SpaceSet::EMPTY, |all, gaps| all | gaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::testing::{fixtures::at, sketch::Sketch};

    #[test]
    fn gaps_are_the_isolated_spaces_of_closing_areas() {
        let isolated = Sketch::base("A . * * .").holds(0, "owl-fox");
        let game_match = isolated.play("place owl-fox c1 d1; no plant");
        let gaps = closing_gaps(game_match.game().table());
        assert_eq!(gaps, SpaceSet::from_space(at("b1")));
        let covered = Sketch::base("A * * . .").holds(0, "owl-fox");
        let game_match = covered.play("place owl-fox b1 c1; no plant");
        assert!(closing_gaps(game_match.game().table()).is_empty());
    }

    #[test]
    fn shore_of_an_open_area_keeps_it_open() {
        let game_match = Sketch::base("A . * * .").play("");
        let table = game_match.game().table();
        let shore = Shore::new(table, table.area_on(at("a1")));
        assert_eq!(shore.open, SpaceSet::from_space(at("b1")));
        assert!(shore.isolated.is_empty());
    }
}
