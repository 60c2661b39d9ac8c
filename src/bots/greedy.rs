//! The greedy bot.

use super::{Bot, plantings::plantings};
use crate::rules::{Action, Game, Phase, PlayerView, Stock, Table};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::cmp::Ordering;

/// Plays the turn that gives the most points at once, by its plant and by the areas that it closes.
/// It changes the joker if that gives far more. Otherwise it keeps its clouds: each is a point in
/// the end.
pub struct Greedy {
    rng: ChaCha8Rng,
}

impl Greedy {
    /// Creates the bot; the same seed makes the same choices among equals.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// One of the best actions, all of them equally likely.
    fn best(&mut self, actions: impl Iterator<Item = (TurnScore, Action)>) -> Option<Action> {
        let mut best: Option<(TurnScore, Action)> = None;
        let mut equals = 0;
        for (score, action) in actions {
            match best.map_or(Ordering::Greater, |(highest, _)| score.cmp(&highest)) {
                Ordering::Less => continue,
                Ordering::Equal => equals += 1,
                Ordering::Greater => equals = 1,
            }
            if self.rng.random_range(0..equals) == 0 {
                best = Some((score, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// The best action of the phase. Before a domino is placed, it compares new jokers, too.
    fn best_of_phase(&mut self, view: &PlayerView, phase: Phase) -> Option<Action> {
        let game = view.deal(&mut self.rng);
        let actions = view.legal_actions().into_iter().filter(|action| match action {
            Action::ChangeJoker { .. } => phase == Phase::Domino,
            action => action.phase() == Some(phase),
        });
        self.best(actions.map(|action| (TurnScore::starting_with(&game, action), action)))
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        if view.table().seat() != view.seat() {
            return None;
        }
        match view.table().phase() {
            phase @ (Phase::Domino | Phase::Mushroom) => self.best_of_phase(view, phase),
            Phase::Plant => self.best(scored_plantings(view.table())),
            Phase::Finish => Some(Action::Finish),
            Phase::End => Some(Action::EndTurn),
            Phase::Over => None,
        }
    }
}

/// The points that a new joker must gain: two for the clouds, the rest because they could do more
/// later. Of 3, 4, 5, 7 and 10 this price won the most games against never paying.
const JOKER_PRICE: i64 = 5;

/// The quality of a turn, compared field by field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct TurnScore {
    /// The points at once.
    points: i64,
    /// `true` if a domino is placed. A discarded one is worth nothing.
    placed: bool,
    /// The value of the plant, which is lost if never planted; 0 without a plant.
    plant_value: u8,
    /// `true` if the plant counts for the player.
    own_plant: bool,
}

impl TurnScore {
    /// The score of the turn that starts with the action, with the best plant and without further
    /// mushrooms. Nothing hidden in the game affects it.
    fn starting_with(game: &Game, action: Action) -> TurnScore {
        let mut game = game.clone();
        if game.advance(action).is_err() {
            return TurnScore::default();
        }
        while game.table().phase() == Phase::Mushroom {
            if game.advance(Action::SkipMushroom).is_err() {
                break;
            }
        }
        match game.table().phase() {
            Phase::Plant => {
                scored_plantings(game.table()).map(|(score, _)| score).max().unwrap_or_default()
            }
            Phase::Domino => TurnScore::with_new_joker(&game),
            _ => TurnScore::default(),
        }
    }

    /// The score of the best turn after the joker was paid for.
    fn with_new_joker(game: &Game) -> TurnScore {
        let dominoes =
            game.legal_actions().into_iter().filter(|action| action.phase() == Some(Phase::Domino));
        let best =
            dominoes.map(|action| TurnScore::starting_with(game, action)).max().unwrap_or_default();
        TurnScore { points: best.points - JOKER_PRICE, ..best }
    }
}

/// The ways to plant, none included, with the score of each.
fn scored_plantings(table: &Table) -> impl Iterator<Item = (TurnScore, Action)> {
    plantings(table).map(|planting| {
        let score = TurnScore {
            points: planting.plant_points + planting.closing_points,
            placed: true,
            plant_value: planting.planted.map_or(0, |(plant, _)| plant.value()),
            own_plant: planting.planted.is_some_and(|(_, stock)| stock == Stock::Own),
        };
        (score, planting.action)
    })
}
