//! Mushrooms and the areas they join (RULINGS: Valley).

use super::{
    action::Phase,
    area::{AreaId, AreaSet, Prize},
    event::{Event, EventSink},
    illegal::Illegal,
    majority::Majority,
    plant::Owner,
    space::{Space, SpaceSet},
    table::Table,
};

impl Table {
    /// Checks that a mushroom can be placed on the space. Ignores the phase and the supply.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_mushroom(&self, at: Space) -> Result<(), Illegal> {
        if !self.brook.free.contains(at) {
            return Err(Illegal::NotMeadow(at));
        }
        if !at.neighbors().any(|near| self.land.soil.contains(near)) {
            return Err(Illegal::NotBesideArea(at));
        }
        Ok(())
    }

    /// Returns the spaces where a mushroom can be placed.
    pub fn mushroom_spaces(&self) -> SpaceSet {
        self.brook.free & self.land.soil.neighbors()
    }

    /// Returns the current areas beside the space. A mushroom on it joins them.
    pub fn areas_beside(&self, at: Space) -> AreaSet {
        at.neighbors().filter_map(|near| self.area_on(near)).collect()
    }

    /// Returns the printed areas that a mushroom on the space would join, and their joint size.
    pub fn joined_by(&self, at: Space) -> (AreaSet, usize) {
        let now = self.areas_beside(at);
        let parts = now.iter().fold(AreaSet::EMPTY, |all, area| all.union(self.parts(area)));
        (parts, 1 + now.iter().map(|area| self.size_of(area)).sum::<usize>())
    }

    /// Returns the majority in the area that a mushroom on the space would make (RULINGS: Scoring
    /// an area).
    pub fn majority_joined(&self, at: Space) -> Majority {
        let mut totals = [0; Owner::COUNT];
        for area in self.areas_beside(at).iter() {
            let added = self.majority(area).totals;
            totals.iter_mut().zip(added).for_each(|(total, more)| *total += more);
        }
        let (_, size) = self.joined_by(at);
        Majority::new(totals, Prize::from_size(size))
    }

    /// Places a mushroom; [`Table::check_mushroom`] must have passed.
    pub(super) fn place_mushroom(&mut self, at: Space, events: &mut impl EventSink) {
        let joins = self.areas_beside(at);
        let Some(first) = joins.iter().next() else { return };
        let lost = self.clouds_on(at);
        self.cloudy.remove(at);
        self.brook.free.remove(at);
        let land = &mut self.land;
        land.stumps.remove(at);
        land.soil.insert(at);
        land.mushrooms[land.mushroom_count] = (at, first.index() as u8);
        land.mushroom_count += 1;
        for other in joins.iter().skip(1) {
            self.join(first, other);
        }
        self.land.counts[first.index()].size += 1;
        let seat = self.turn.seat;
        events.emit(|| {
            let (joined, size) = (self.parts(first), self.size_of(first));
            Event::MushroomPlaced { seat, at, joined, size, lost }
        });
    }

    /// Enters the phase after a domino or a mushroom: Mushroom while one is due, else Plant.
    pub(super) fn enter_mushroom_or_plant(&mut self, events: &mut impl EventSink) {
        if self.awaits_mushroom() {
            self.turn.phase = Phase::Mushroom;
            return;
        }
        if self.turn.stumps > 0 && self.mushrooms_left() > 0 {
            let seat = self.turn.seat;
            events.emit(|| Event::MushroomImpossible { seat });
        }
        self.turn.stumps = 0;
        self.turn.phase = Phase::Plant;
    }

    /// Returns true if a stump under the domino of this turn waits for its mushroom.
    fn awaits_mushroom(&self) -> bool {
        self.turn.stumps > 0 && self.mushrooms_left() > 0 && !self.mushroom_spaces().is_empty()
    }

    fn join(&mut self, first: AreaId, other: AreaId) {
        let land = &mut self.land;
        let gone = std::mem::take(&mut land.counts[other.index()]);
        let counts = &mut land.counts[first.index()];
        counts.size += gone.size;
        for (sum, more) in counts.kinds.iter_mut().zip(gone.kinds) {
            *sum += more;
        }
        for (sum, more) in counts.totals.iter_mut().zip(gone.totals) {
            *sum += more;
        }
        for now in land.joined.iter_mut().filter(|now| **now == other.index() as u8) {
            *now = first.index() as u8;
        }
    }
}
