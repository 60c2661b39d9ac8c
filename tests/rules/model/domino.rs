//! Placing a domino.

use super::{Model, neighbors};
use renature::rules::{Animal, Domino, Space};

impl Model {
    fn matches(&self, one: Animal, other: Animal) -> bool {
        one == other || one == self.joker || other == self.joker
    }

    pub(super) fn may_lie(&self, domino: Domino, at: [Space; 2]) -> bool {
        let fits = |(space, animal): (Space, Animal)| {
            let around = || neighbors(space).filter_map(|near| self.animals.get(&near));
            around().all(|&other| self.matches(animal, other))
        };
        let holds = |(space, animal): (Space, Animal)| {
            let mut around = neighbors(space).filter_map(|near| self.animals.get(&near));
            self.starts.contains(&space) || around.any(|&other| self.matches(animal, other))
        };
        let halves = || at.into_iter().zip(domino.halves());
        at.into_iter().all(|space| self.is_free(space))
            && neighbors(at[0]).any(|near| near == at[1])
            && halves().all(fits)
            && halves().any(holds)
    }

    pub(super) fn place(&mut self, domino: Domino, at: [Space; 2]) {
        self.own().hand.retain(|&held| held != domino);
        self.domino = Some(at);
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            self.animals.insert(space, animal);
        }
        for space in at {
            self.take_clouds(space);
            self.stumps_unanswered += u32::from(self.stumps.remove(&space));
        }
        self.go_on();
    }
}
