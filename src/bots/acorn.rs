//! The bot for a child's first games.

use super::{
    Bot,
    plantings::{Planting, plantings},
};
use crate::rules::{Action, Domino, Game, Phase, PlayerView, RuleSet, Stock, Table};
use rand::{
    SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, SliceRandom},
};

/// Plays as a child does at first. It looks at some places for some of its dominoes and takes the
/// one that lets it place the plant it likes best. It overlooks most of what a closing brings, and
/// all that others get. It pays for a new joker only if none of its dominoes fits.
pub struct Acorn {
    rng: ChaCha8Rng,
    attention: Attention,
}

/// What the acorn bot looks at, and what it likes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attention {
    /// The dominoes that it looks at, of those that fit.
    pub dominoes: usize,
    /// The places for these dominoes that it compares.
    pub places: usize,
    /// The same in Valley.
    pub valley_places: usize,
    /// The fewest points from closed areas that it notices.
    pub least_prize: i64,
    /// The points that a plant seems worth, for each point of its value.
    pub value_appeal: i64,
    /// The points that a plant of its own colour seems worth.
    pub own_appeal: i64,
}

impl Attention {
    /// The points that this planting seems worth. Planting nothing is worth only what the closing
    /// brings.
    fn appeal(&self, planting: &Planting) -> i64 {
        let noticed = planting.closing_points >= self.least_prize;
        let prize = if noticed { planting.closing_points } else { 0 };
        let liking = planting.planted.map_or(0, |(plant, stock)| {
            let own = if stock == Stock::Own { self.own_appeal } else { 0 };
            i64::from(plant.value()) * self.value_appeal + own
        });
        planting.plant_points + prize + liking
    }

    /// The points that the best-liked planting seems worth.
    fn best_appeal(&self, table: &Table) -> i64 {
        plantings(table).map(|planting| self.appeal(&planting)).max().unwrap_or_default()
    }
}

impl Acorn {
    /// Creates the bot; the same seed makes the same choices.
    pub fn new(seed: u64, attention: Attention) -> Acorn {
        Acorn { rng: ChaCha8Rng::seed_from_u64(seed), attention }
    }

    /// The best-liked of the places it looks at.
    fn place_domino(&mut self, view: &PlayerView) -> Option<Action> {
        // Nothing hidden in the game affects the choice.
        let game = view.deal(&mut self.rng);
        let mut places = places(&game);
        if places.is_empty() {
            return self.make_room(view, &game);
        }
        let mut dominoes = view.hand().to_vec();
        dominoes.retain(|domino| places.iter().any(|(fitting, _)| fitting == domino));
        dominoes.shuffle(&mut self.rng);
        dominoes.truncate(self.attention.dominoes);
        places.retain(|(domino, _)| dominoes.contains(domino));
        places.shuffle(&mut self.rng);
        places.truncate(match view.table().board().rules() {
            RuleSet::Base => self.attention.places,
            RuleSet::Valley => self.attention.valley_places,
        });
        let appeal = |&(_, action): &(Domino, Action)| {
            let mut placed = game.clone();
            placed.advance(action).is_ok().then(|| self.attention.best_appeal(placed.table()))
        };
        places.into_iter().max_by_key(appeal).map(|(_, action)| action)
    }

    /// A new joker with which a domino fits, or else a discarded domino.
    fn make_room(&mut self, view: &PlayerView, game: &Game) -> Option<Action> {
        let mut actions = view.legal_actions();
        actions.shuffle(&mut self.rng);
        let helps = |&action: &Action| {
            let mut paid = game.clone();
            matches!(action, Action::ChangeJoker { .. })
                && paid.advance(action).is_ok()
                && !places(&paid).is_empty()
        };
        let discards = |action: &Action| matches!(action, Action::DiscardDomino { .. });
        let joker = actions.iter().copied().find(helps);
        joker.or_else(|| actions.iter().copied().find(discards))
    }

    /// A mushroom anywhere.
    fn place_mushroom(&mut self, view: &PlayerView) -> Action {
        let mut actions = view.legal_actions();
        actions.retain(|action| matches!(action, Action::PlaceMushroom { .. }));
        actions.choose(&mut self.rng).copied().unwrap_or(Action::SkipMushroom)
    }

    /// The best-liked plant.
    fn place_plant(&mut self, table: &Table) -> Option<Action> {
        let mut all: Vec<Planting> = plantings(table).collect();
        all.shuffle(&mut self.rng);
        let best = all.into_iter().max_by_key(|planting| self.attention.appeal(planting));
        best.map(|planting| planting.action)
    }
}

impl Bot for Acorn {
    fn choose(&mut self, view: &PlayerView) -> Option<Action> {
        let table = view.table();
        if table.seat() != view.seat() {
            return None;
        }
        match table.phase() {
            Phase::Domino => self.place_domino(view),
            Phase::Mushroom => Some(self.place_mushroom(view)),
            Phase::Plant => self.place_plant(table),
            Phase::Finish => Some(Action::Finish),
            Phase::End => Some(Action::EndTurn),
            Phase::Over => None,
        }
    }
}

/// The ways to place a domino, each with its domino.
fn places(game: &Game) -> Vec<(Domino, Action)> {
    let with_domino = |action| match action {
        Action::PlaceDomino { domino, .. } => Some((domino, action)),
        _ => None,
    };
    game.legal_actions().into_iter().filter_map(with_domino).collect()
}
