//! What the turns that begin at one moment lead to, without carrying each of them out.

use super::{
    features::{self, AreaState, Plants},
    weights::{Moment, Values},
};
use crate::rules::{
    Action, AreaId, AreaSet, Board, CLOUD_SPACES, Majority, Phase, Plant, RuleSet, Seat, Space,
    Stock, Table,
};
use arrayvec::ArrayVec;

/// For each brook space the areas that a domino on it may bring nearer to closing.
pub struct Atlas {
    near: Vec<AreaSet>,
}

impl Atlas {
    /// Of the board.
    pub fn of(board: &Board) -> Atlas {
        let mut near = vec![AreaSet::EMPTY; Space::COUNT];
        for (area, printed) in board.areas() {
            for space in (printed.shore | printed.shore.neighbors()).iter() {
                near[space.index()].insert(area);
            }
        }
        Atlas { near }
    }

    fn near(&self, at: [Space; 2]) -> AreaSet {
        self.near[at[0].index()].union(self.near[at[1].index()])
    }
}

/// The outlook of the seat whose turn it is: worked out once, then used for all its dominoes.
pub struct Outlook<'a> {
    atlas: &'a Atlas,
    moment: &'a Moment,
    seat: Seat,
    seats: usize,
    /// Who moves after this turn.
    next: Seat,
    /// What the areas were worth before the domino, as far as anybody asked.
    before: [Option<f32>; AreaId::MAX],
    /// By how much the plants left change in worth, by the plant set in the turn.
    stocks: [[f32; Plant::COUNT]; 2],
    /// The same without a plant.
    unplanted: f32,
    clouds: [f32; CLOUD_SPACES as usize + 1],
    clouds_before: u8,
}

impl<'a> Outlook<'a> {
    /// From the table as it is before the domino or, if it lies already, before the plant.
    pub fn new(atlas: &'a Atlas, moment: &'a Moment, table: &Table) -> Outlook<'a> {
        let seat = table.seat();
        let held = features::dominoes_of(table, seat);
        let left = held.saturating_sub(usize::from(table.phase() == Phase::Domino));
        let worth = |plants: &Plants, dominoes: usize| {
            let mut sum = 0.0;
            features::each_of_plants(plants, dominoes, |feature, amount| {
                sum += moment[feature] * amount;
            });
            sum
        };
        let plants = features::plants_of(table, seat);
        let now = worth(&plants, held);
        let without = |stock: Stock, plant: Plant| {
            let mut plants = plants;
            let count = &mut plants[stock.index()][plant.index()];
            *count = count.saturating_sub(1);
            worth(&plants, left) - now
        };
        Outlook {
            atlas,
            moment,
            seat,
            seats: table.players().get(),
            next: table.players().after(seat),
            before: [None; AreaId::MAX],
            stocks: Stock::ALL.map(|stock| Plant::ALL.map(|plant| without(stock, plant))),
            unplanted: worth(&plants, left) - now,
            clouds: std::array::from_fn(|clouds| {
                let mut sum = 0.0;
                features::each_of_clouds(clouds as u8, |feature, amount| {
                    sum += moment[feature] * amount;
                });
                sum
            }),
            clouds_before: table.clouds(seat),
        }
    }

    /// How far the seat is ahead of the others' mean.
    pub fn lead(&self, values: &Values) -> f32 {
        lead(values, self.seat, self.seats)
    }

    /// Calls back with the ways to plant, none included, and by how much the lead grows over that
    /// before the domino; the table has come to planting.
    pub fn each_planting(
        &mut self,
        before: &Table,
        table: &Table,
        mut found: impl FnMut(f32, Action),
    ) {
        let Some(at) = table.domino_of_turn() else { return };
        let open = table.open_brook();
        let mut shaken: ArrayVec<(AreaId, AreaState, f32), { AreaId::MAX }> = ArrayVec::new();
        let mut common = self.cloud_worth(table.clouds(self.seat));
        common -= self.cloud_worth(self.clouds_before);
        let near: AreaSet = self.atlas.near(at).iter().map(|area| table.area_now(area)).collect();
        for area in near.iter().filter(|&area| !table.is_scored(area)) {
            let state = AreaState::of(table, area, &open);
            let after = self.area_lead(table, &state);
            common += after - self.area_before(before, area);
            shaken.push((area, state, after));
        }
        found(common + self.unplanted, Action::SkipPlant);
        let mut tried: ArrayVec<(AreaId, bool, u32), 8> = ArrayVec::new();
        for space in table.plant_spaces() {
            let Some(area) = table.area_on(space) else { continue };
            let reached = space.neighbors().any(|near| open.contains(near));
            let lying = table.clouds_on(space);
            if tried.contains(&(area, reached, lying))
                || tried.try_push((area, reached, lying)).is_err()
            {
                continue;
            }
            let standing = shaken.iter().find(|(near, _, _)| *near == area);
            let standing = match standing {
                Some((_, state, after)) => Some((*state, *after)),
                None if table.is_scored(area) => None,
                None => {
                    let state = AreaState::of(table, area, &open);
                    Some((state, self.area_lead(table, &state)))
                }
            };
            let mut here = common;
            if lying > 0 {
                let own = table.clouds(self.seat);
                let more = lying.min(u32::from(CLOUD_SPACES.saturating_sub(own))) as u8;
                here += self.cloud_worth(own + more) - self.cloud_worth(own);
            }
            for stock in Stock::ALL {
                for plant in Plant::ALL {
                    if table.plants_left(self.seat, stock, plant) == 0 {
                        continue;
                    }
                    let mut gain = here + self.stocks[stock.index()][plant.index()];
                    gain += table.plant_points(plant, area) as f32;
                    if let Some((state, after)) = &standing {
                        let planted =
                            planted(state, stock.owner(self.seat).index(), plant, reached);
                        gain += self.area_lead(table, &planted) - after;
                    }
                    found(gain, Action::PlacePlant { plant, stock, at: space });
                }
            }
        }
    }

    /// The same for putting a domino into the box.
    pub fn discarded(&self) -> f32 {
        self.unplanted
    }

    fn cloud_worth(&self, clouds: u8) -> f32 {
        self.clouds[usize::from(clouds.min(CLOUD_SPACES))]
    }

    fn area_before(&mut self, before: &Table, area: AreaId) -> f32 {
        if let Some(known) = self.before[area.index()] {
            return known;
        }
        let state = AreaState::of(before, area, &before.open_brook());
        let lead = self.weighed(&state);
        self.before[area.index()] = Some(lead);
        lead
    }

    /// What the area adds to the lead; if it is closed, that is sure, and its token is the seat's.
    fn area_lead(&self, table: &Table, state: &AreaState) -> f32 {
        if state.open > 0 || table.board().rules() == RuleSet::Valley {
            return self.weighed(state);
        }
        let points = state.majority.points().map(|points| points as f32);
        let token = self.moment[features::TOKENS]
            + self.moment[features::TOKEN_MAIN] * state.majority.prize.main as f32;
        self.lead(&points) + token
    }

    fn weighed(&self, state: &AreaState) -> f32 {
        let mut values = [0.0; Seat::MAX];
        state.each(self.seats, self.next, |seat, feature, amount| {
            values[seat] += self.moment[feature] * amount;
        });
        self.lead(&values)
    }
}

/// How far the seat is ahead of the others' mean.
pub fn lead(values: &Values, seat: Seat, seats: usize) -> f32 {
    let own = values[seat.index()];
    let all: f32 = values[..seats].iter().sum();
    own - (all - own) / (seats - 1) as f32
}

fn planted(state: &AreaState, owner: usize, plant: Plant, reached: bool) -> AreaState {
    let mut totals = state.majority.totals;
    totals[owner] += u16::from(plant.value());
    let reachable = state.reachable.saturating_sub(usize::from(reached));
    AreaState::new(state.open, reachable, Majority::new(totals, state.majority.prize))
}
