//! Closing areas and scoring them (RULINGS: Closing, Scoring an area).

use super::{
    area::{AreaId, AreaSet},
    board::RuleSet,
    event::{Event, Witness},
    seat::Seat,
    space::{Space, SpaceSet},
    table::Table,
};

impl Table {
    /// Whether every brook space beside the printed area is covered or isolated, the others being
    /// these; the base game's.
    fn is_closed(&self, area: AreaId, open: &SpaceSet) -> bool {
        let printed = self.board.area(area);
        let shore = printed.shore.words();
        let open = |word: usize| shore[word] & open.words()[word];
        // Faster than to stop at the first: when that will be cannot be foreseen.
        printed.shore_span.clone().fold(0, |all, word| all | open(word)) == 0
    }

    /// The areas that `finish` would score now.
    pub fn closing(&self) -> AreaSet {
        match self.turn.domino {
            Some(at) if self.board.rules() == RuleSet::Base => self.closed_by(at),
            _ => AreaSet::EMPTY,
        }
    }

    /// Only areas near the domino can have been closed by it, or those closed from the start.
    fn closed_by(&self, at: [Space; 2]) -> AreaSet {
        let mut near = self.board.closed_at_start;
        for space in at {
            near = near.union(self.board.closable_from[space.index()]);
        }
        let candidates = near.intersection(self.unscored);
        let open = self.open_brook();
        candidates.iter().filter(|&area| self.is_closed(area, &open)).collect()
    }

    pub(super) fn score_closed(&mut self, witness: &mut impl Witness) {
        let seat = self.turn.seat;
        for area in self.closing().iter() {
            self.score_area(area, Some(seat), witness);
            self.own().collected.insert(area);
        }
    }

    pub(super) fn score_area(
        &mut self,
        area: AreaId,
        closed_by: Option<Seat>,
        witness: &mut impl Witness,
    ) {
        let majority = self.majority(area);
        for (seat, points) in self.seats.iter_mut().zip(majority.points()) {
            seat.score += points;
        }
        self.unscored.remove(area);
        witness.see(|| Event::AreaScored { closed_by, area, parts: self.parts(area), majority });
    }
}
