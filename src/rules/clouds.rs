//! Clouds: taking them and spending them (RULINGS: Cloud actions).

use super::{
    animal::Animal,
    event::{Event, EventSink},
    illegal::Illegal,
    plant::{PlacedPlant, Plant, Stock},
    seat::Seat,
    space::Space,
    table::{CLOUD_SPACES, Table},
    turn::Turn,
};

/// The cost of changing the joker, in clouds.
pub const JOKER_COST: u8 = 2;

/// The cost of an extra turn, in clouds.
pub const EXTRA_TURN_COST: u8 = 3;

impl Table {
    /// Moves the clouds on the space to the player board, as many as fit. The rest goes to the box.
    pub(super) fn take_clouds(&mut self, at: Space, events: &mut impl EventSink) {
        if !self.cloudy.contains(at) {
            return;
        }
        let lying = self.clouds_on(at);
        self.cloudy.remove(at);
        let seat = self.turn.seat;
        let own = self.current_board();
        let taken = lying.min(u32::from(CLOUD_SPACES - own.clouds)) as u8;
        own.clouds += taken;
        events.emit(|| Event::CloudsTaken { seat, at, taken, lost: lying - u32::from(taken) });
    }

    /// Checks that the current player has so many clouds.
    ///
    /// # Errors
    /// The player has fewer.
    pub fn check_clouds(&self, needed: u8) -> Result<(), Illegal> {
        let have = self.clouds(self.turn.seat);
        if have < needed { Err(Illegal::TooFewClouds { needed, have }) } else { Ok(()) }
    }

    /// Checks that the current player can make the animal the joker.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_joker(&self, animal: Animal) -> Result<(), Illegal> {
        if animal == self.joker() {
            return Err(Illegal::AlreadyJoker(animal));
        }
        self.check_clouds(JOKER_COST)
    }

    /// Checks that the current player can buy an extra turn. Ignores the phase.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_extra_turn(&self) -> Result<(), Illegal> {
        if self.hand_size(self.turn.seat) == 0 {
            return Err(Illegal::EmptyHand);
        }
        self.check_clouds(EXTRA_TURN_COST)
    }

    /// Checks that the current player can take back the plant on the space.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_return(&self, at: Space) -> Result<(), Illegal> {
        let PlacedPlant { plant, owner } = self.plant_on(at).ok_or(Illegal::NoPlantThere(at))?;
        let stock = owner.stock_of(self.turn.seat).ok_or(Illegal::NotYours(at))?;
        if !self.has_room(self.turn.seat, stock, plant) {
            return Err(Illegal::NoRoom(plant, stock));
        }
        self.check_clouds(plant.value())
    }

    /// Returns true if the player board has a free space for the plant.
    pub fn has_room(&self, seat: Seat, stock: Stock, plant: Plant) -> bool {
        self.plants_left(seat, stock, plant) < self.player_boards.plants_each(stock, plant)
    }

    pub(super) fn change_joker(&mut self, animal: Animal, events: &mut impl EventSink) {
        let (seat, from) = (self.turn.seat, self.joker());
        self.current_board().clouds -= JOKER_COST;
        self.brook.change_joker(animal, self.board.words);
        events.emit(|| Event::JokerChanged { seat, from, to: animal });
    }

    /// Takes back a plant; [`Table::check_return`] must have passed.
    pub(super) fn return_plant(&mut self, at: Space, events: &mut impl EventSink) {
        let seat = self.turn.seat;
        let plants = self.land.plants[..self.land.plant_count].iter();
        let Some(index) = plants.into_iter().position(|&(space, _)| space == at) else { return };
        let (_, PlacedPlant { plant, owner }) = self.land.plants[index];
        let (Some(area), Some(stock)) = (self.area_on(at), owner.stock_of(seat)) else { return };
        let own = self.current_board();
        own.clouds -= plant.value();
        own.plants[stock.index()][plant.index()] += 1;
        let land = &mut self.land;
        land.plant_count -= 1;
        land.plants.swap(index, land.plant_count);
        land.planted.remove(at);
        if stock == Stock::Neutral {
            land.neutral[plant.index()] -= 1;
        }
        let counts = &mut land.counts[area.index()];
        counts.kinds[plant.index()] -= 1;
        counts.totals[owner.index()] -= plant.value();
        events.emit(|| Event::PlantReturned { seat, plant, owner, at });
    }

    pub(super) fn buy_extra_turn(&mut self, events: &mut impl EventSink) {
        let seat = self.turn.seat;
        self.current_board().clouds -= EXTRA_TURN_COST;
        events.emit(|| Event::ExtraTurn { seat });
        self.turn = Turn::new(seat);
    }

    /// Counts the plants that the current player could take back, by stock and kind.
    pub(super) fn returnable(&self) -> [[u8; Plant::COUNT]; 2] {
        let own = &self.seats[self.turn.seat.index()];
        Stock::ALL.map(|stock| {
            Plant::ALL.map(|plant| {
                let left = own.plants[stock.index()][plant.index()];
                let missing = self.player_boards.plants_each(stock, plant) - left;
                let on_board = match stock {
                    Stock::Own => missing,
                    Stock::Neutral => self.land.neutral[plant.index()],
                };
                on_board * u8::from(missing > 0 && own.clouds >= plant.value())
            })
        })
    }
}
