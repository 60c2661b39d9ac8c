//! The spaces where a mushroom would join areas.

use crate::{
    rules::{Color, Owner, Space, SpaceSet, sort_small_by_key},
    scene::words::owner_color,
    session::Match,
};
use std::cmp::Reverse;

/// The most badges on the board: more of them would hide it.
const MAX_BADGES: usize = 8;

/// The spaces where a mushroom would join areas.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JoiningSpaces {
    /// Each space with the size of the joined area.
    pub sizes: Vec<(Space, usize)>,
    /// The spaces with a badge: those of the largest joined areas.
    pub badged: SpaceSet,
    /// The owners who would be first in a joined area.
    pub leaders: Vec<Leader>,
    /// The spaces where a mushroom would only extend an area; empty if no space joins any.
    pub extending: SpaceSet,
}

/// An owner who would be first in a joined area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leader {
    /// The owner.
    pub owner: Owner,
    /// Their colour; `None` for neutral.
    pub color: Option<Color>,
    /// The spaces where a mushroom would make them first.
    pub spaces: SpaceSet,
}

impl JoiningSpaces {
    /// Returns the joining spaces of the match.
    pub fn new(game_match: &Match) -> JoiningSpaces {
        let table = game_match.game().table();
        let (mut joins, mut joining) = (JoiningSpaces::default(), SpaceSet::EMPTY);
        for at in table.mushroom_spaces().iter() {
            if table.areas_beside(at).len() < 2 {
                continue;
            }
            joining.insert(at);
            joins.sizes.push((at, table.joined_by(at).1));
            if let Some(first) = table.majority_joined(at).first {
                joins.add_leader(first, owner_color(game_match, first), at);
            }
        }
        let mut largest = joins.sizes.clone();
        sort_small_by_key(&mut largest, |&(_, size)| Reverse(size));
        joins.badged = largest.into_iter().take(MAX_BADGES).map(|(at, _)| at).collect();
        if !joining.is_empty() {
            joins.extending = table.mushroom_spaces() & !joining;
        }
        joins
    }

    /// Returns the owner who would be first if a mushroom stood on the space.
    pub fn leader_at(&self, at: Space) -> Option<Owner> {
        self.leaders.iter().find(|first| first.spaces.contains(at)).map(|first| first.owner)
    }

    fn add_leader(&mut self, owner: Owner, color: Option<Color>, at: Space) {
        match self.leaders.iter_mut().find(|first| first.owner == owner) {
            Some(first) => first.spaces |= SpaceSet::from_space(at),
            None => self.leaders.push(Leader { owner, color, spaces: SpaceSet::from_space(at) }),
        }
    }
}
