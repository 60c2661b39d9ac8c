//! Laying dominoes (RULINGS: Placing a domino).

use super::{
    animal::Animal,
    domino::Domino,
    event::{Event, EventSink},
    gap::Gaps,
    illegal::Illegal,
    space::Space,
    table::Table,
};

impl Table {
    /// Checks that the domino can lie on the spaces, its first animal on the first space.
    ///
    /// # Errors
    /// The reason why not. A mismatch names both animals.
    pub fn check_domino(&self, domino: Domino, at: [Space; 2]) -> Result<(), Illegal> {
        let [first, second] = at;
        if let Some(taken) = at.into_iter().find(|&space| !self.brook.free.contains(space)) {
            return Err(Illegal::NotFree(taken));
        }
        if !first.is_beside(second) {
            return Err(Illegal::Apart(first, second));
        }
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            self.check_half(space, animal)?;
        }
        if at.into_iter().any(|space| self.brook.anchored.contains(space)) {
            Ok(())
        } else {
            Err(Illegal::Unconnected(first, second))
        }
    }

    /// Checks that the animal of a domino's half matches all animals beside the space.
    ///
    /// # Errors
    /// The mismatch.
    pub fn check_half(&self, at: Space, animal: Animal) -> Result<(), Illegal> {
        if self.brook.allows(at, animal) { Ok(()) } else { Err(self.mismatch(at, animal)) }
    }

    fn mismatch(&self, at: Space, animal: Animal) -> Illegal {
        at.neighbors()
            .find_map(|beside| {
                let other = self.animal_on(beside).filter(|&other| !self.matches(animal, other))?;
                Some(Illegal::Mismatch { at, animal, beside, other })
            })
            .unwrap_or(Illegal::NotFree(at))
    }

    /// Returns all legal placements: the spaces of the first and second animal. Doubles lie one
    /// way.
    pub fn placements(&self, domino: Domino) -> Vec<[Space; 2]> {
        let mut all = Vec::new();
        self.each_placement(domino, |at| all.push(at));
        all
    }

    /// Returns true if the domino has a legal placement.
    pub fn fits(&self, domino: Domino) -> bool {
        !self.placements(domino).is_empty()
    }

    fn each_placement(&self, domino: Domino, mut found: impl FnMut([Space; 2])) {
        self.brook.each_fit(&self.gaps(), domino, |fits| fits.each(&mut found));
    }

    /// Returns the gaps in which some domino might lie, ignoring the animals.
    pub(super) fn gaps(&self) -> Gaps {
        self.brook.gaps(self.board.words)
    }

    pub(super) fn place_domino(
        &mut self,
        domino: Domino,
        at: [Space; 2],
        events: &mut impl EventSink,
    ) {
        let seat = self.turn.seat;
        self.brook.place(domino, at);
        self.turn.domino = Some(at);
        events.emit(|| Event::DominoPlaced { seat, domino, at });
        for space in at {
            self.take_clouds(space, events);
            if self.land.stumps.contains(space) {
                self.land.stumps.remove(space);
                if self.mushrooms_left() > 0 {
                    self.turn.stumps += 1;
                    events.emit(|| Event::StumpCovered { seat, at: space });
                }
            }
        }
    }
}
