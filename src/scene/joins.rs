//! What makes a space worth a mushroom: that it joins areas.

use super::names::owner_color;
use crate::{
    rules::{Color, Space, SpaceSet},
    session::Match,
};

/// The spaces on which a mushroom would make one area of several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Joins {
    /// Each with the spaces that the area would have.
    pub sizes: Vec<(Space, usize)>,
    /// The colours that would be first in it, none for neutral, with the spaces where they would.
    pub firsts: Vec<(Option<Color>, SpaceSet)>,
    /// Where a mushroom would only add to an area, as long as there are spaces where it does more.
    pub lesser: SpaceSet,
}

impl Joins {
    /// Those on the table.
    pub fn of(play: &Match) -> Joins {
        let table = play.game().table();
        let (mut joins, mut joining) = (Joins::default(), SpaceSet::EMPTY);
        for at in table.mushroom_spaces().iter() {
            if table.areas_beside(at).len() < 2 {
                continue;
            }
            joining.insert(at);
            joins.sizes.push((at, table.joined_by(at).1));
            if let Some(first) = table.majority_joined(at).first {
                joins.lead(owner_color(play, first), at);
            }
        }
        if !joining.is_empty() {
            joins.lesser = table.mushroom_spaces() & !joining;
        }
        joins
    }

    fn lead(&mut self, color: Option<Color>, at: Space) {
        match self.firsts.iter_mut().find(|(other, _)| *other == color) {
            Some((_, spaces)) => *spaces |= SpaceSet::only(at),
            None => self.firsts.push((color, SpaceSet::only(at))),
        }
    }
}
