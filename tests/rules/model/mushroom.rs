//! Mushrooms.

use super::{Model, neighbors};
use renature::rules::{Phase, Space};

impl Model {
    pub(super) fn may_grow(&self, at: Space) -> bool {
        self.is_free(at) && neighbors(at).any(|near| self.is_soil(near))
    }

    pub(super) fn go_on(&mut self) {
        let possible = self.is_valley()
            && self.mushrooms.len() < 8
            && self.brook.iter().any(|&space| self.may_grow(space));
        if self.stumps_unanswered > 0 && possible {
            self.phase = Phase::Mushroom;
        } else {
            self.stumps_unanswered = 0;
            self.phase = Phase::Plant;
        }
    }
}
