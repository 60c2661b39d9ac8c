//! What makes a space worth a mushroom: that it joins areas.

use crate::{
    rules::{Color, Owner, Space, SpaceSet},
    scene::words::names::owner_color,
    session::Match,
};

/// The spaces on which a mushroom would make one area of several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Joins {
    /// Each with the spaces that the area would have.
    pub sizes: Vec<(Space, usize)>,
    /// Who would be first in it, where there is somebody.
    pub firsts: Vec<First>,
    /// Where a mushroom would only add to an area, as long as there are spaces where it does more.
    pub lesser: SpaceSet,
}

/// Who would be first, and on which spaces a mushroom would make them so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct First {
    /// Who it is.
    pub owner: Owner,
    /// In which colour; none for neutral.
    pub color: Option<Color>,
    /// Where.
    pub spaces: SpaceSet,
}

impl Joins {
    /// Those on the table.
    pub fn of(game_match: &Match) -> Joins {
        let table = game_match.game().table();
        let (mut joins, mut joining) = (Joins::default(), SpaceSet::EMPTY);
        for at in table.mushroom_spaces().iter() {
            if table.areas_beside(at).len() < 2 {
                continue;
            }
            joining.insert(at);
            joins.sizes.push((at, table.joined_by(at).1));
            if let Some(first) = table.majority_joined(at).first {
                joins.lead(first, owner_color(game_match, first), at);
            }
        }
        if !joining.is_empty() {
            joins.lesser = table.mushroom_spaces() & !joining;
        }
        joins
    }

    /// Who would be first in the area that a mushroom on the space would make.
    pub fn first_at(&self, at: Space) -> Option<Owner> {
        self.firsts.iter().find(|first| first.spaces.contains(at)).map(|first| first.owner)
    }

    fn lead(&mut self, owner: Owner, color: Option<Color>, at: Space) {
        match self.firsts.iter_mut().find(|first| first.owner == owner) {
            Some(first) => first.spaces |= SpaceSet::from_space(at),
            None => self.firsts.push(First { owner, color, spaces: SpaceSet::from_space(at) }),
        }
    }
}
