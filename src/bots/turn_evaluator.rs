//! The gain of each planting, computed without evaluating the whole table for each.

use super::{
    features::{self, AreaState, Plants},
    weights::{FeatureWeights, SeatValues},
};
use crate::rules::{
    Action, AreaId, AreaSet, Board, CLOUD_SPACES, Owner, Phase, Plant, RuleSet, Seat, Space, Stock,
    Table,
};
use arrayvec::ArrayVec;

/// For each brook space the areas that a domino there may affect. They lie beside it or beside one
/// of its neighbours.
pub struct NearbyAreas {
    by_space: Vec<AreaSet>,
}

impl NearbyAreas {
    /// Computes the sets for a board.
    pub fn new(board: &Board) -> NearbyAreas {
        let mut by_space = vec![AreaSet::EMPTY; Space::COUNT];
        for (area, printed) in board.areas() {
            for space in (printed.shore | printed.shore.neighbors()).iter() {
                by_space[space.index()].insert(area);
            }
        }
        NearbyAreas { by_space }
    }

    fn of_domino(&self, at: [Space; 2]) -> AreaSet {
        self.by_space[at[0].index()].union(self.by_space[at[1].index()])
    }
}

/// Computes gains for the seat whose turn it is. All its dominoes share one evaluator.
pub struct TurnEvaluator<'a> {
    nearby: &'a NearbyAreas,
    weights: &'a FeatureWeights,
    seat: Seat,
    seats: usize,
    /// The seat that moves after this turn.
    next: Seat,
    /// The lead that each area gave before the domino, computed on demand.
    leads_before: [Option<f32>; AreaId::MAX],
    /// The change in the value of the plants left, by the plant set in the turn.
    plant_gains: [[f32; Plant::COUNT]; 2],
    /// The same without a plant.
    unplanted_gain: f32,
    /// The value of each number of clouds.
    cloud_values: [f32; CLOUD_SPACES as usize + 1],
    clouds_before: u8,
}

impl<'a> TurnEvaluator<'a> {
    /// Starts from the table before the domino or, if that is placed already, before the plant.
    pub fn new(nearby: &'a NearbyAreas, weights: &'a FeatureWeights, table: &Table) -> Self {
        let seat = table.seat();
        let held = features::dominoes_of(table, seat);
        let left = held.saturating_sub(usize::from(table.phase() == Phase::Domino));
        let value = |plants: &Plants, dominoes: usize| {
            let mut sum = 0.0;
            features::for_each_of_plants(plants, dominoes, |feature, amount| {
                sum += weights[feature] * amount;
            });
            sum
        };
        let plants = table.all_plants_left(seat);
        let now = value(&plants, held);
        let gain = |stock: Stock, plant: Plant| {
            let mut plants = plants;
            let count = &mut plants[stock.index()][plant.index()];
            *count = count.saturating_sub(1);
            value(&plants, left) - now
        };
        TurnEvaluator {
            nearby,
            weights,
            seat,
            seats: table.players().get(),
            next: table.players().after(seat),
            leads_before: [None; AreaId::MAX],
            plant_gains: Stock::ALL.map(|stock| Plant::ALL.map(|plant| gain(stock, plant))),
            unplanted_gain: value(&plants, left) - now,
            cloud_values: std::array::from_fn(|clouds| {
                let mut sum = 0.0;
                features::for_each_of_clouds(clouds as u8, |feature, amount| {
                    sum += weights[feature] * amount;
                });
                sum
            }),
            clouds_before: table.clouds(seat),
        }
    }

    /// The points by which the seat is ahead of the others' mean.
    fn lead(&self, values: &SeatValues) -> f32 {
        lead(values, self.seat, self.seats)
    }

    /// Calls `found` with each way to plant, none included, and its gain. The gain is the growth of
    /// the lead since `before`, the table before the domino. `table` is in the plant phase.
    pub fn for_each_planting(
        &mut self,
        before: &Table,
        table: &Table,
        mut found: impl FnMut(f32, Action),
    ) {
        let Some(at) = table.domino_of_turn() else { return };
        let open = table.open_brook();
        let mut affected: ArrayVec<(AreaId, AreaState, f32), { AreaId::MAX }> = ArrayVec::new();
        let mut common = self.cloud_value(table.clouds(self.seat));
        common -= self.cloud_value(self.clouds_before);
        let near: AreaSet =
            self.nearby.of_domino(at).iter().map(|area| table.joined_area(area)).collect();
        for area in near.iter().filter(|&area| !table.is_scored(area)) {
            let state = AreaState::from_table(table, area, &open);
            let after = self.area_lead(table, &state);
            common += after - self.area_lead_before(before, area);
            affected.push((area, state, after));
        }
        found(common + self.unplanted_gain, Action::SkipPlant);
        let mut tried: ArrayVec<(AreaId, bool, u32), 8> = ArrayVec::new();
        for space in table.plant_spaces() {
            let Some(area) = table.area_on(space) else { continue };
            let reached = space.neighbors().any(|near| open.contains(near));
            let clouds = table.clouds_on(space);
            if tried.contains(&(area, reached, clouds))
                || tried.try_push((area, reached, clouds)).is_err()
            {
                continue;
            }
            let known = affected.iter().find(|(near, _, _)| *near == area);
            let state = match known {
                Some((_, state, after)) => Some((*state, *after)),
                None if table.is_scored(area) => None,
                None => {
                    let state = AreaState::from_table(table, area, &open);
                    Some((state, self.area_lead(table, &state)))
                }
            };
            let mut here = common;
            if clouds > 0 {
                let own = table.clouds(self.seat);
                let more = clouds.min(u32::from(CLOUD_SPACES.saturating_sub(own))) as u8;
                here += self.cloud_value(own + more) - self.cloud_value(own);
            }
            for stock in Stock::ALL {
                for plant in Plant::ALL {
                    if table.plants_left(self.seat, stock, plant) == 0 {
                        continue;
                    }
                    let mut gain = here + self.plant_gains[stock.index()][plant.index()];
                    gain += table.plant_points(plant, area) as f32;
                    if let Some((state, after)) = &state {
                        let planted = after_planting(state, stock.owner(self.seat), plant, reached);
                        gain += self.area_lead(table, &planted) - after;
                    }
                    found(gain, Action::PlacePlant { plant, stock, at: space });
                }
            }
        }
    }

    /// The gain of discarding a domino.
    pub fn discard_gain(&self) -> f32 {
        self.unplanted_gain
    }

    fn cloud_value(&self, clouds: u8) -> f32 {
        self.cloud_values[usize::from(clouds.min(CLOUD_SPACES))]
    }

    fn area_lead_before(&mut self, before: &Table, area: AreaId) -> f32 {
        if let Some(known) = self.leads_before[area.index()] {
            return known;
        }
        let state = AreaState::from_table(before, area, &before.open_brook());
        let lead = self.weighted_lead(&state);
        self.leads_before[area.index()] = Some(lead);
        lead
    }

    /// The lead that the area gives. A closed area gives its points for certain, and its token to
    /// the seat.
    fn area_lead(&self, table: &Table, state: &AreaState) -> f32 {
        if state.open > 0 || table.board().rules() == RuleSet::Valley {
            return self.weighted_lead(state);
        }
        let points = state.majority.points().map(|points| points as f32);
        let token = self.weights[features::TOKENS]
            + self.weights[features::TOKEN_MAIN] * state.majority.prize.main as f32;
        self.lead(&points) + token
    }

    fn weighted_lead(&self, state: &AreaState) -> f32 {
        let mut values = [0.0; Seat::MAX];
        state.for_each(self.seats, self.next, |seat, feature, amount| {
            values[seat] += self.weights[feature] * amount;
        });
        self.lead(&values)
    }
}

/// Returns the points by which the seat is ahead of the others' mean.
pub fn lead(values: &SeatValues, seat: Seat, seats: usize) -> f32 {
    let own = values[seat.index()];
    let all: f32 = values[..seats].iter().sum();
    own - (all - own) / (seats - 1) as f32
}

fn after_planting(state: &AreaState, owner: Owner, plant: Plant, reached: bool) -> AreaState {
    let reachable = state.reachable.saturating_sub(usize::from(reached));
    AreaState::new(state.open, reachable, state.majority.plus(owner, plant))
}
