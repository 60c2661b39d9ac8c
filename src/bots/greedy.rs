//! The greedy bot.

use super::Bot;
use crate::rules::{
    Action, AreaId, Game, Majority, Phase, Plant, PlayerView, SpaceSet, Stock, Table,
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::cmp::Ordering;

/// Plays the turn that gives the most points at once: those of the plant and those of the areas
/// that it closes. It changes the joker where that gives far more, and otherwise keeps its
/// clouds, for each is a point in the end.
pub struct Greedy {
    rng: ChaCha8Rng,
}

impl Greedy {
    /// The same seed makes the same choices among equals.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// One of the best actions, equals being equally likely.
    fn best(&mut self, actions: impl Iterator<Item = (Merit, Action)>) -> Option<Action> {
        let mut best: Option<(Merit, Action)> = None;
        let mut equals = 0;
        for (merit, action) in actions {
            match best.map_or(Ordering::Greater, |(highest, _)| merit.cmp(&highest)) {
                Ordering::Less => continue,
                Ordering::Equal => equals += 1,
                Ordering::Greater => equals = 1,
            }
            if self.rng.random_range(0..equals) == 0 {
                best = Some((merit, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Tries out the actions of the phase and, before a domino is placed, all jokers.
    fn best_try(&mut self, view: &PlayerView, phase: Phase) -> Option<Action> {
        let game = view.deal(&mut self.rng);
        let tries = view.legal_actions().into_iter().filter(|action| match action {
            Action::ChangeJoker { .. } => phase == Phase::Domino,
            action => action.phase() == Some(phase),
        });
        self.best(tries.map(|action| (Merit::of(&game, action), action)))
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        if view.table().seat() != view.seat() {
            return None;
        }
        match view.table().phase() {
            phase @ (Phase::Domino | Phase::Mushroom) => self.best_try(view, phase),
            Phase::Plant => self.best(plantings(view.table())),
            Phase::Finish => Some(Action::Finish),
            Phase::End => Some(Action::EndTurn),
            Phase::Over => None,
        }
    }
}

/// How many points more a turn must give for a new joker: two for the clouds, the rest because
/// they could do more later. Of 3, 4, 5, 7 and 10 this price won most games against never paying.
const JOKER_PRICE: i64 = 5;

/// How good a turn is, compared field by field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Merit {
    /// The points at once.
    points: i64,
    /// Whether a domino is placed: it brings nobody anything in the box.
    placed: bool,
    /// The value of the plant, which would be lost in the end; 0 without a plant.
    value: u8,
    /// Whether the plant counts for the player.
    own: bool,
}

impl Merit {
    /// Of the turn that begins with the action: with the best plant, and without any more
    /// mushrooms. The game agrees with the view; what is hidden in it plays no part.
    fn of(game: &Game, action: Action) -> Merit {
        let mut game = game.clone();
        if game.advance(action).is_err() {
            return Merit::default();
        }
        while game.table().phase() == Phase::Mushroom {
            if game.advance(Action::SkipMushroom).is_err() {
                break;
            }
        }
        match game.table().phase() {
            Phase::Plant => {
                plantings(game.table()).map(|(merit, _)| merit).max().unwrap_or_default()
            }
            Phase::Domino => Merit::with_new_joker(&game),
            _ => Merit::default(),
        }
    }

    /// Of the best turn, now that the joker has been paid for.
    fn with_new_joker(game: &Game) -> Merit {
        let dominoes =
            game.legal_actions().into_iter().filter(|action| action.phase() == Some(Phase::Domino));
        let best = dominoes.map(|action| Merit::of(game, action)).max().unwrap_or_default();
        Merit { points: best.points - JOKER_PRICE, ..best }
    }
}

/// The ways to plant, none included, with what each gives until the end of the turn.
fn plantings(table: &Table) -> impl Iterator<Item = (Merit, Action)> {
    let seat = table.seat();
    let closing = table.closing();
    let earned = move |area: AreaId| table.majority(area).points_of(seat);
    let all_earned: i64 = closing.iter().map(earned).sum();
    let kinds = Stock::ALL
        .into_iter()
        .flat_map(|stock| Plant::ALL.map(|plant| (stock, plant)))
        .filter(move |&(stock, plant)| table.plants_left(seat, stock, plant) > 0);
    let spaces: SpaceSet = table.plant_spaces().collect();
    let planted = kinds.flat_map(move |(stock, plant)| {
        spaces.iter().filter_map(move |at| {
            let area = table.area_on(at)?;
            let mut points = table.plant_points(plant, area) + all_earned;
            if closing.contains(area) {
                let majority = planted_with(table.majority(area), stock, plant, table);
                points += majority.points_of(seat) - earned(area);
            }
            let merit =
                Merit { points, placed: true, value: plant.value(), own: stock == Stock::Own };
            Some((merit, Action::PlacePlant { plant, stock, at }))
        })
    });
    let unplanted = Merit { points: all_earned, placed: true, ..Merit::default() };
    planted.chain([(unplanted, Action::SkipPlant)])
}

/// The majority once the player whose turn it is has planted this in the area.
fn planted_with(majority: Majority, stock: Stock, plant: Plant, table: &Table) -> Majority {
    let mut totals = majority.totals;
    totals[stock.owner(table.seat()).index()] += u16::from(plant.value());
    Majority::new(totals, majority.prize)
}
