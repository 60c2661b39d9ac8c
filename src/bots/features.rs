//! What an evaluation looks at: a number of features for each seat, to be weighted and summed.

use crate::rules::{AreaId, CLOUD_SPACES, Majority, Plant, Seat, SpaceSet, Stock, Table};

/// How many features a seat has.
pub const FEATURES: usize = AREAS + 2 * STAGES;

/// The clouds on the player board.
pub const CLOUDS: usize = 0;
/// Whether they pay for a new joker.
pub const JOKER_PAID: usize = 1;
/// Whether they pay for an extra turn.
pub const EXTRA_PAID: usize = 2;
/// Plants left by stock and kind, eight in a row.
pub const PLANTS: usize = 3;
/// The least value of the plants left that no domino is left for.
pub const DOOMED: usize = 11;
/// Dominoes left, those of the reserve included.
pub const DOMINOES: usize = 12;
/// Area tokens collected.
pub const TOKENS: usize = 13;
/// The main points of those tokens.
pub const TOKEN_MAIN: usize = 14;
/// Whose turn it is next.
pub const TO_MOVE: usize = 15;
/// For who moves next: areas that one domino may close.
pub const CLOSABLE: usize = 16;
/// For who moves next: the main points of those in which a plant can still be set.
pub const CONTESTED: usize = 17;
/// For each stage of an area what it would give if it were scored now, then for each stage the
/// share of the seat's plants in its main points.
pub const AREAS: usize = 18;

/// How many stages areas pass through, from those that nobody can plant in any more to those
/// with many ways to reach them.
pub const STAGES: usize = 6;

/// An area as far as its worth goes.
#[derive(Clone, Copy)]
pub struct AreaState {
    /// How far it is from being settled: below [`STAGES`].
    pub stage: usize,
    /// How many brook spaces keep it from being closed.
    pub open: usize,
    /// How many free spaces of it can still be reached with a domino.
    pub reachable: usize,
    /// The majority as it stands.
    pub majority: Majority,
}

impl AreaState {
    /// Of an area of the table, with the brook spaces that can still receive half a domino.
    pub fn of(table: &Table, area: AreaId, open_brook: &SpaceSet) -> AreaState {
        let (open, reachable) = table.openings(area, open_brook);
        AreaState::new(open, reachable, table.majority(area))
    }

    /// Of these numbers.
    pub fn new(open: usize, reachable: usize, majority: Majority) -> AreaState {
        let stage = match open.min(reachable) {
            few @ 0..=3 => few,
            4..=5 => 4,
            _ => 5,
        };
        AreaState { stage, open, reachable, majority }
    }

    /// Calls back with the features that the area adds to: seat, feature, amount.
    pub fn each(&self, seats: usize, mover: Seat, mut add: impl FnMut(usize, usize, f32)) {
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

/// Calls back with the features that clouds add to.
pub fn each_of_clouds(clouds: u8, mut add: impl FnMut(usize, f32)) {
    add(CLOUDS, f32::from(clouds.min(CLOUD_SPACES)));
    if clouds >= 2 {
        add(JOKER_PAID, 1.0);
    }
    if clouds >= 3 {
        add(EXTRA_PAID, 1.0);
    }
}

/// Plants left by stock and kind.
pub type Plants = [[u8; Plant::COUNT]; 2];

/// The plants that the seat has left.
pub fn plants_of(table: &Table, seat: Seat) -> Plants {
    Stock::ALL.map(|stock| Plant::ALL.map(|plant| table.plants_left(seat, stock, plant)))
}

/// Calls back with the features that the plants left add to, for that many dominoes left.
pub fn each_of_plants(plants: &Plants, dominoes: usize, mut add: impl FnMut(usize, f32)) {
    let mut excess = -(dominoes as i32);
    for (stock, kinds) in plants.iter().enumerate() {
        for (kind, &count) in kinds.iter().enumerate() {
            add(PLANTS + stock * Plant::COUNT + kind, f32::from(count));
            excess += i32::from(count);
        }
    }
    let mut doomed = 0;
    for plant in Plant::ALL {
        let both = i32::from(plants[0][plant.index()] + plants[1][plant.index()]);
        let few = both.min(excess.max(0));
        doomed += few * i32::from(plant.value());
        excess -= few;
    }
    add(DOOMED, doomed as f32);
}

/// What each feature is, in the order in which weights are written down.
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

/// Calls back with all features of all seats: seat, feature, amount.
pub fn each(table: &Table, mover: Seat, mut add: impl FnMut(usize, usize, f32)) {
    let open = table.open_brook();
    let seats = table.players().get();
    for seat in table.seats() {
        let index = seat.index();
        each_of_clouds(table.clouds(seat), |feature, amount| add(index, feature, amount));
        let dominoes = dominoes_of(table, seat);
        let plants = plants_of(table, seat);
        each_of_plants(&plants, dominoes, |feature, amount| add(index, feature, amount));
        add(index, DOMINOES, dominoes as f32);
        for area in table.collected(seat).iter() {
            add(index, TOKENS, 1.0);
            add(index, TOKEN_MAIN, table.prize(area).main as f32);
        }
    }
    add(mover.index(), TO_MOVE, 1.0);
    for area in table.areas().filter(|&area| !table.is_scored(area)) {
        AreaState::of(table, area, &open).each(seats, mover, &mut add);
    }
}

/// How many dominoes the seat has left.
pub fn dominoes_of(table: &Table, seat: Seat) -> usize {
    table.hand_size(seat) + table.reserve(seat)
}

/// How much of the game is left: 1 at the start, 0 at the end.
pub fn remaining(table: &Table) -> f32 {
    let left: usize = table.seats().map(|seat| dominoes_of(table, seat)).sum();
    left as f32 / (table.players().get() * table.players().dominoes_each()) as f32
}
