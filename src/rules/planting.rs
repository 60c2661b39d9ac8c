//! Planting and its points (RULINGS: Planting).

use super::{
    area::AreaId,
    event::{Event, EventSink},
    illegal::Illegal,
    plant::{Kinds, Owner, PlacedPlant, Plant, Stock},
    space::{Ring, Space, SpaceSet},
    table::{Land, Table},
};

impl Table {
    /// Checks that the current player can place the plant on the space. Ignores the phase.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_plant(&self, plant: Plant, stock: Stock, at: Space) -> Result<(), Illegal> {
        if !self.land.soil.contains(at) {
            return Err(Illegal::NotSoil(at));
        }
        if self.land.planted.contains(at) {
            return Err(Illegal::Planted(at));
        }
        if !self.turn.domino.is_some_and(|domino| domino.iter().any(|&half| half.is_beside(at))) {
            return Err(Illegal::NotBesideDomino(at));
        }
        if self.plants_left(self.turn.seat, stock, plant) == 0 {
            return Err(Illegal::NoPlantLeft(plant, stock));
        }
        Ok(())
    }

    /// Iterates over the free area spaces beside the domino of this turn, each once.
    pub fn plant_spaces(&self) -> impl Iterator<Item = Space> {
        // No space is beside both halves, so none comes twice.
        self.plant_rings().into_iter().flat_map(Ring::iter)
    }

    /// Returns the free area spaces beside the first half and those beside the second.
    pub(super) fn plant_rings(&self) -> [Ring; 2] {
        let Some(at) = self.turn.domino else { return [Ring::EMPTY; 2] };
        at.map(|half| half.ring().filtered(&self.land.soil, &self.land.planted))
    }

    /// The kinds of plants that the current player has left.
    pub(super) fn kinds_left(&self) -> Kinds {
        Kinds::from_counts(&self.seats[self.turn.seat.index()].plants)
    }

    /// Returns the points for placing the plant: 1, and 1 for each of equal or lower value there.
    pub fn plant_points(&self, plant: Plant, area: AreaId) -> i64 {
        let kinds = &self.counts(area).kinds[..=plant.index()];
        1 + kinds.iter().map(|&count| i64::from(count)).sum::<i64>()
    }

    /// Returns the spaces of the other plants that [`Table::plant_points`] counts.
    pub fn counted_plants(&self, plant: Plant, area: AreaId) -> SpaceSet {
        let now = Some(self.joined_area(area));
        self.plants()
            .filter(|&(at, other)| other.plant <= plant && self.area_on(at) == now)
            .map(|(at, _)| at)
            .collect()
    }

    /// Places a plant; [`Table::check_plant`] must have passed.
    pub(super) fn place_plant(
        &mut self,
        plant: Plant,
        stock: Stock,
        at: Space,
        events: &mut impl EventSink,
    ) {
        let Some(area) = self.area_on(at) else { return };
        self.take_clouds(at, events);
        let seat = self.turn.seat;
        let owner = stock.owner(seat);
        let points = self.plant_points(plant, area);
        events.emit(|| {
            let counted = self.counted_plants(plant, area);
            Event::PlantPlaced { seat, plant, owner, at, area, counted, points }
        });
        let own = self.current_board();
        own.plants[stock.index()][plant.index()] -= 1;
        own.score += points;
        self.land.add_plant(area, at, PlacedPlant { plant, owner });
    }
}

impl Land {
    /// Puts a plant on a free space of the area.
    pub(super) fn add_plant(&mut self, area: AreaId, at: Space, placed: PlacedPlant) {
        let PlacedPlant { plant, owner } = placed;
        self.planted.insert(at);
        self.plants[self.plant_count] = (at, placed);
        self.plant_count += 1;
        if owner == Owner::Neutral {
            self.neutral[plant.index()] += 1;
        }
        let counts = &mut self.counts[area.index()];
        counts.kinds[plant.index()] += 1;
        counts.totals[owner.index()] += plant.value();
    }
}
