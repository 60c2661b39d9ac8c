//! What is legal: listing all actions, and drawing one at random.

use super::{
    action::{Action, Phase},
    animal::Animal,
    board::RuleSet,
    clouds::JOKER_COST,
    domino::Domino,
    plant::{Plant, Stock},
    table::Table,
};
use rand::{Rng, RngExt};

impl Table {
    /// Calls back with each legal action of the player whose turn it is, who holds this hand.
    /// A double is listed one way in each place.
    pub(super) fn each_legal(&self, hand: &[Domino], mut found: impl FnMut(Action)) {
        match self.turn.phase {
            Phase::Domino => {
                for &domino in hand {
                    self.each_placement(domino, |at| found(Action::PlaceDomino { domino, at }));
                    found(Action::DiscardDomino { domino });
                }
            }
            Phase::Mushroom => {
                self.mushroom_spaces().iter().for_each(|at| found(Action::PlaceMushroom { at }));
                found(Action::SkipMushroom);
            }
            Phase::Plant => {
                for at in self.plant_spaces().iter() {
                    self.each_kind_left(|stock, plant| {
                        found(Action::PlacePlant { plant, stock, at });
                    });
                }
                found(Action::SkipPlant);
            }
            Phase::Finish => found(Action::Finish),
            Phase::End => {
                found(Action::EndTurn);
                if self.check_extra_turn().is_ok() {
                    found(Action::ExtraTurn);
                }
            }
            Phase::Over => return,
        }
        self.each_cloud_action(found);
    }

    fn each_kind_left(&self, mut found: impl FnMut(Stock, Plant)) {
        for stock in Stock::ALL {
            for plant in Plant::ALL {
                if self.plants_left(self.turn.seat, stock, plant) > 0 {
                    found(stock, plant);
                }
            }
        }
    }

    fn each_cloud_action(&self, mut found: impl FnMut(Action)) {
        let seat = self.turn.seat;
        let clouds = self.clouds(seat);
        if clouds >= JOKER_COST {
            for animal in Animal::ALL.into_iter().filter(|&animal| animal != self.joker()) {
                found(Action::ChangeJoker { animal });
            }
        }
        if clouds > 0 {
            for (at, standing) in self.plants() {
                let returnable = |stock| self.returnable(stock, standing.plant) > 0;
                if standing.owner.stock_of(seat).is_some_and(returnable) {
                    found(Action::ReturnPlant { at });
                }
            }
        }
    }

    /// Draws one of the legal actions, each equally likely; none when the game is over.
    pub(super) fn random_legal(&self, hand: &[Domino], rng: &mut impl Rng) -> Option<Action> {
        if self.turn.phase == Phase::Plant {
            return Some(self.random_plant(rng));
        }
        let (mut seen, mut drawn) = (0, None);
        let mut count = 0;
        self.each_legal(hand, |_| count += 1);
        if count == 0 {
            return None;
        }
        let wanted = rng.random_range(0..count);
        self.each_legal(hand, |action| {
            if seen == wanted {
                drawn = Some(action);
            }
            seen += 1;
        });
        drawn
    }

    /// Planting has many alternatives that are all products of a space and a kind, so that one
    /// can be drawn without listing them.
    fn random_plant(&self, rng: &mut impl Rng) -> Action {
        let spaces = self.plant_spaces();
        let mut kinds = [(Stock::Own, Plant::Turf); 2 * Plant::COUNT];
        let mut kind_count = 0;
        self.each_kind_left(|stock, plant| {
            kinds[kind_count] = (stock, plant);
            kind_count += 1;
        });
        let (mut cloud_actions, mut wanted_action) = (0, Action::SkipPlant);
        self.each_cloud_action(|_| cloud_actions += 1);
        let plantings = spaces.len() * kind_count;
        let wanted = rng.random_range(0..plantings + 1 + cloud_actions);
        if wanted < plantings {
            let (stock, plant) = kinds[wanted % kind_count];
            if let Some(at) = spaces.iter().nth(wanted / kind_count) {
                return Action::PlacePlant { plant, stock, at };
            }
        }
        let mut seen = plantings;
        self.each_cloud_action(|action| {
            seen += 1;
            if seen == wanted {
                wanted_action = action;
            }
        });
        wanted_action
    }

    /// Whether a stump under the domino of this turn waits for its mushroom.
    pub(super) fn awaits_mushroom(&self) -> bool {
        self.board.rules() == RuleSet::Valley
            && self.turn.stumps > 0
            && self.mushrooms_left() > 0
            && !self.mushroom_spaces().is_empty()
    }
}
