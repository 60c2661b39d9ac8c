//! The features of the evaluation: numbers for each seat that are weighted and summed.

use crate::rules::{
    AreaId, CLOUD_SPACES, EXTRA_TURN_COST, JOKER_COST, Majority, Plant, Seat, SpaceSet, Stock,
    Table,
};

/// The number of features of a seat.
pub const FEATURES: usize = AREAS + 2 * STAGES;

/// Index: the clouds on the player board.
pub const CLOUDS: usize = 0;
/// Index: 1 if they pay for a new joker.
pub const JOKER_PAID: usize = 1;
/// Index: 1 if they pay for an extra turn.
pub const EXTRA_PAID: usize = 2;
/// First index: plants left by stock and kind, eight in a row.
pub const PLANTS: usize = 3;
/// Index: the least value of the plants that must stay unplanted for lack of dominoes.
pub const DOOMED: usize = 11;
/// Index: dominoes left, those of the reserve included.
pub const DOMINOES: usize = 12;
/// Index: area tokens collected.
pub const TOKENS: usize = 13;
/// Index: the main points of those tokens.
pub const TOKEN_MAIN: usize = 14;
/// Index: 1 for the seat that moves next.
pub const TO_MOVE: usize = 15;
/// Index, for the seat that moves next: areas that one domino may close.
pub const CLOSABLE: usize = 16;
/// Index, for the seat that moves next: the main points of those that can still be planted in.
pub const CONTESTED: usize = 17;
/// First index: for each stage of an area the points if it were scored now. Then, for each stage,
/// the main points in proportion to the seat's share of the plants.
pub const AREAS: usize = 18;

/// The number of stages of an area. In stage 0 nobody can plant in it any more; in stage 5 there
/// are many ways to reach it.
pub const STAGES: usize = 6;

/// The state of an area, as far as the evaluation needs it.
#[derive(Clone, Copy)]
pub struct AreaState {
    /// Its stage, below [`STAGES`].
    pub stage: usize,
    /// The brook spaces that keep it from being closed.
    pub open: usize,
    /// The free spaces of it that can still be reached with a domino.
    pub reachable: usize,
    /// The current majority.
    pub majority: Majority,
}

impl AreaState {
    /// Reads the state of an area from the table. `open_brook` has the brook spaces that can still
    /// receive half a domino.
    pub fn from_table(table: &Table, area: AreaId, open_brook: &SpaceSet) -> AreaState {
        let (open, reachable) = table.openings(area, open_brook);
        AreaState::new(open, reachable, table.majority(area))
    }

    /// Computes the stage from the other fields.
    pub fn new(open: usize, reachable: usize, majority: Majority) -> AreaState {
        let stage = match open.min(reachable) {
            few @ 0..=3 => few,
            4..=5 => 4,
            _ => 5,
        };
        AreaState { stage, open, reachable, majority }
    }

    /// Calls `add` with the features that the area adds to: seat, feature, amount.
    pub fn for_each(&self, seats: usize, mover: Seat, mut add: impl FnMut(usize, usize, f32)) {
        let points = self.majority.points();
        let totals = &self.majority.totals;
        let sum: u16 = totals.iter().sum();
        let main = self.majority.prize.main as f32;
        let share = main / (f32::from(sum) + 2.0);
        for seat in 0..seats {
            if points[seat] != 0 {
                add(seat, AREAS + self.stage, points[seat] as f32);
            }
            if totals[seat] > 0 {
                add(seat, AREAS + STAGES + self.stage, share * f32::from(totals[seat]));
            }
        }
        if self.open > 0 && self.open <= 2 {
            add(mover.index(), CLOSABLE, 1.0);
            if self.reachable > 0 {
                add(mover.index(), CONTESTED, main);
            }
        }
    }
}

/// Calls `add` with the features that clouds add to.
pub fn for_each_of_clouds(clouds: u8, mut add: impl FnMut(usize, f32)) {
    add(CLOUDS, f32::from(clouds.min(CLOUD_SPACES)));
    if clouds >= JOKER_COST {
        add(JOKER_PAID, 1.0);
    }
    if clouds >= EXTRA_TURN_COST {
        add(EXTRA_PAID, 1.0);
    }
}

/// The plants left, by stock and kind.
pub type Plants = [[u8; Plant::COUNT]; 2];

/// Calls `add` with the features that the plants left add to, for that many dominoes left.
pub fn for_each_of_plants(plants: &Plants, dominoes: usize, mut add: impl FnMut(usize, f32)) {
    let mut excess = -(dominoes as i32);
    for (stock, kinds) in plants.iter().enumerate() {
        for (kind, &count) in kinds.iter().enumerate() {
            add(PLANTS + stock * Plant::COUNT + kind, f32::from(count));
            excess += i32::from(count);
        }
    }
    let mut doomed = 0;
    for plant in Plant::ALL {
        let count = i32::from(plants[0][plant.index()] + plants[1][plant.index()]);
        let unplanted = count.min(excess.max(0));
        doomed += unplanted * i32::from(plant.value());
        excess -= unplanted;
    }
    add(DOOMED, doomed as f32);
}

/// The name of each feature, in the order of a file of weights.
pub fn names() -> [String; FEATURES] {
    std::array::from_fn(|feature| {
        let stage = |first: usize| feature - first;
        match feature {
            CLOUDS => "clouds".into(),
            JOKER_PAID => "clouds for a new joker".into(),
            EXTRA_PAID => "clouds for an extra turn".into(),
            DOOMED => "value of plants without a domino".into(),
            DOMINOES => "dominoes".into(),
            TOKENS => "area tokens".into(),
            TOKEN_MAIN => "main points of area tokens".into(),
            TO_MOVE => "next to move".into(),
            CLOSABLE => "next to move: areas nearly closed".into(),
            CONTESTED => "next to move: main points of those with room".into(),
            PLANTS..DOOMED => {
                let kind = feature - PLANTS;
                let (stock, plant) = (kind / Plant::COUNT, kind % Plant::COUNT);
                format!("{} {}", Stock::ALL[stock].name(), Plant::ALL[plant].name())
            }
            _ if feature < AREAS + STAGES => {
                format!("points if scored now, stage {}", stage(AREAS))
            }
            _ => format!("share of main points, stage {}", stage(AREAS + STAGES)),
        }
    })
}

/// Calls `add` with all features of all seats: seat, feature, amount. `mover` moves next.
pub fn for_each(table: &Table, mover: Seat, mut add: impl FnMut(usize, usize, f32)) {
    let open = table.open_brook();
    let seats = table.players().get();
    for seat in table.seats() {
        let index = seat.index();
        for_each_of_clouds(table.clouds(seat), |feature, amount| add(index, feature, amount));
        let dominoes = dominoes_of(table, seat);
        let plants = table.all_plants_left(seat);
        for_each_of_plants(&plants, dominoes, |feature, amount| add(index, feature, amount));
        add(index, DOMINOES, dominoes as f32);
        for area in table.collected(seat).iter() {
            add(index, TOKENS, 1.0);
            add(index, TOKEN_MAIN, table.prize(area).main as f32);
        }
    }
    add(mover.index(), TO_MOVE, 1.0);
    for area in table.areas().filter(|&area| !table.is_scored(area)) {
        AreaState::from_table(table, area, &open).for_each(seats, mover, &mut add);
    }
}

/// The dominoes that the seat has left, in hand and in reserve.
pub fn dominoes_of(table: &Table, seat: Seat) -> usize {
    table.hand_size(seat) + table.reserve(seat)
}

/// The fraction of dominoes left: 1 at the start of the game, 0 at the end.
pub fn fraction_left(table: &Table) -> f32 {
    let left: usize = table.seats().map(|seat| dominoes_of(table, seat)).sum();
    left as f32 / (table.players().get() * table.players().dominoes_each()) as f32
}
