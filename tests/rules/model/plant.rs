//! Plants, the clouds on their spaces, and the clouds to take them back.

use super::{Model, neighbors, player_board::starting_plants};
use renature::rules::{Phase, Plant, Space, Stock};

impl Model {
    pub(super) fn may_plant(&self, plant: Plant, stock: Stock, at: Space) -> bool {
        self.is_soil(at)
            && !self.plants.contains_key(&at)
            && self.domino.is_some_and(|halves| {
                halves.into_iter().any(|half| neighbors(half).any(|near| near == at))
            })
            && self.seats[self.seat].plants[&(stock == Stock::Own, plant)] > 0
    }

    pub(super) fn plant(&mut self, plant: Plant, stock: Stock, at: Space) {
        self.take_clouds(at);
        let others = self.area_around(at);
        let counted = others
            .iter()
            .filter_map(|space| self.plants.get(space))
            .filter(|(other, _)| other.value() <= plant.value());
        let points = 1 + counted.count() as i64;
        let seat = self.seat;
        let own = self.own();
        own.score += points;
        *own.plants.get_mut(&(stock == Stock::Own, plant)).unwrap() -= 1;
        self.plants.insert(at, (plant, (stock == Stock::Own).then_some(seat)));
        self.phase = Phase::Finish;
    }

    pub(super) fn take_clouds(&mut self, space: Space) {
        let lying = self.clouds.remove(&space).unwrap_or(0);
        let own = self.own();
        own.clouds = (own.clouds + lying).min(6);
    }

    pub(super) fn may_return(&self, at: Space) -> bool {
        let own = &self.seats[self.seat];
        self.plants.get(&at).is_some_and(|&(plant, owner)| {
            let key = (owner.is_some(), plant);
            (owner.is_none() || owner == Some(self.seat))
                && own.clouds >= u32::from(plant.value())
                && own.plants[&key] < starting_plants(self.seats.len())[&key]
        })
    }

    pub(super) fn return_plant(&mut self, at: Space) {
        let (plant, owner) = self.plants.remove(&at).unwrap();
        let own = self.own();
        own.clouds -= u32::from(plant.value());
        *own.plants.get_mut(&(owner.is_some(), plant)).unwrap() += 1;
    }
}
