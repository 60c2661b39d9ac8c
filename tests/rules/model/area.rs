//! Areas: their spaces, closing and scoring.

use super::{Model, Owner, neighbors};
use renature::rules::{AreaToken, Space};
use std::collections::{BTreeMap, BTreeSet};

impl Model {
    /// Returns the connected area spaces and mushrooms around this one.
    pub fn area_around(&self, space: Space) -> BTreeSet<Space> {
        let (mut area, mut edge) = (BTreeSet::new(), vec![space]);
        while let Some(space) = edge.pop() {
            if self.is_soil(space) && area.insert(space) {
                edge.extend(neighbors(space));
            }
        }
        area
    }

    /// Returns all current areas.
    pub fn areas(&self) -> BTreeSet<BTreeSet<Space>> {
        let soil = self.letters.keys().chain(&self.mushrooms);
        soil.map(|&space| self.area_around(space)).collect()
    }

    fn spaces_of(&self, letter: char) -> BTreeSet<Space> {
        self.letters.iter().filter(|&(_, &at)| at == letter).map(|(&space, _)| space).collect()
    }

    pub(super) fn is_closed(&self, letter: char) -> bool {
        let spaces = self.spaces_of(letter);
        let mut shore = spaces.iter().flat_map(|&space| neighbors(space));
        !shore.any(|space| self.is_open(space))
    }

    pub(super) fn score_token(&mut self, letter: char) -> AreaToken {
        let token = self.tokens.remove(&letter).unwrap();
        self.score_area(&self.spaces_of(letter), token.main.into(), token.minor.into());
        token
    }

    /// Returns the colours that are left in the area after ties cancel, the highest first.
    pub fn ranking(&self, spaces: &BTreeSet<Space>) -> Vec<Owner> {
        let mut totals: BTreeMap<Owner, u32> = BTreeMap::new();
        for (plant, owner) in spaces.iter().filter_map(|space| self.plants.get(space)) {
            *totals.entry(*owner).or_default() += u32::from(plant.value());
        }
        let mut by_total: BTreeMap<u32, Vec<Owner>> = BTreeMap::new();
        for (owner, total) in totals {
            by_total.entry(total).or_default().push(owner);
        }
        by_total.into_values().rev().filter(|tied| tied.len() == 1).flatten().collect()
    }

    pub(super) fn score_area(&mut self, spaces: &BTreeSet<Space>, main: i64, minor: i64) {
        match self.ranking(spaces)[..] {
            [] => {}
            [only] => self.award(only, main + minor),
            [first, second, ..] => {
                self.award(first, main);
                self.award(second, minor);
            }
        }
    }

    fn award(&mut self, owner: Owner, points: i64) {
        if let Some(seat) = owner {
            self.seats[seat].score += points;
        }
    }
}
