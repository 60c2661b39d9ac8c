//! What is legal: listing all actions, and drawing one at random.

use super::{
    action::{Action, Phase},
    animal::Animal,
    clouds::JOKER_COST,
    domino::Domino,
    gap::GapList,
    plant::{Plant, Stock},
    space::{Space, SpaceSet},
    table::Table,
};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

impl Table {
    /// Calls back with each legal action of the player whose turn it is, who holds this hand.
    /// A double is listed one way in each place.
    pub(super) fn each_legal(&self, hand: &[Domino], mut found: impl FnMut(Action)) {
        self.each_of_phase(hand, &mut found);
        if self.turn.phase != Phase::Over {
            self.each_cloud_action(found);
        }
    }

    fn each_of_phase(&self, hand: &[Domino], mut found: impl FnMut(Action)) {
        match self.turn.phase {
            Phase::Domino => {
                let gaps = self.gaps();
                for &domino in hand {
                    self.brook.each_fit(&gaps, domino, |fits| {
                        fits.each(|at| found(Action::PlaceDomino { domino, at }));
                    });
                    found(Action::DiscardDomino { domino });
                }
            }
            Phase::Mushroom => {
                self.mushroom_spaces().iter().for_each(|at| found(Action::PlaceMushroom { at }));
                found(Action::SkipMushroom);
            }
            Phase::Plant => {
                for at in self.plant_spaces() {
                    self.each_kind_left(|stock, plant| {
                        found(Action::PlacePlant { plant, stock, at });
                    });
                }
                found(Action::SkipPlant);
            }
            Phase::Finish => found(Action::Finish),
            Phase::End => {
                found(Action::EndTurn);
                if self.check_extra_turn().is_ok() {
                    found(Action::ExtraTurn);
                }
            }
            Phase::Over => {}
        }
    }

    fn each_kind_left(&self, mut found: impl FnMut(Stock, Plant)) {
        for stock in Stock::ALL {
            for plant in Plant::ALL {
                if self.plants_left(self.turn.seat, stock, plant) > 0 {
                    found(stock, plant);
                }
            }
        }
    }

    fn each_cloud_action(&self, mut found: impl FnMut(Action)) {
        let seat = self.turn.seat;
        if self.clouds(seat) >= JOKER_COST {
            for animal in Animal::ALL.into_iter().filter(|&animal| animal != self.joker()) {
                found(Action::ChangeJoker { animal });
            }
        }
        if self.clouds(seat) > 0 {
            for (at, standing) in self.plants() {
                let returnable = |stock| self.returnable(stock, standing.plant) > 0;
                if standing.owner.stock_of(seat).is_some_and(returnable) {
                    found(Action::ReturnPlant { at });
                }
            }
        }
    }

    /// Draws one of the legal actions, each equally likely; none when the game is over.
    ///
    /// It counts instead of listing: of hundreds of actions only the drawn one is ever made.
    pub(super) fn random_legal(&self, hand: &[Domino], rng: &mut impl Rng) -> Option<Action> {
        if self.turn.phase == Phase::Domino {
            return Some(self.random_with_domino(hand, rng));
        }
        let plantings = self.plantings();
        let mushrooms = match self.turn.phase {
            Phase::Mushroom => self.mushroom_spaces(),
            _ => SpaceSet::EMPTY,
        };
        let of_phase = match self.turn.phase {
            Phase::Domino | Phase::Over => return None,
            Phase::Mushroom => mushrooms.len() as u32 + 1,
            Phase::Plant => plantings.len() + 1,
            Phase::Finish => 1,
            Phase::End => 1 + u32::from(self.check_extra_turn().is_ok()),
        };
        let drawn = rng.random_range(0..of_phase + self.count_cloud_actions());
        if let Some(cloud_action) = drawn.checked_sub(of_phase) {
            return nth(cloud_action, |found| self.each_cloud_action(found));
        }
        Some(match self.turn.phase {
            Phase::Plant => plantings.nth(drawn).unwrap_or(Action::SkipPlant),
            Phase::Mushroom => {
                let at = mushrooms.iter().nth(drawn as usize);
                at.map_or(Action::SkipMushroom, |at| Action::PlaceMushroom { at })
            }
            Phase::Finish => Action::Finish,
            _ if drawn == 0 => Action::EndTurn,
            _ => Action::ExtraTurn,
        })
    }

    /// Draws from all dominoes in all promising gaps, legal or not, and the other actions, until
    /// the draw is legal: so each legal one is equally likely, and nothing needs to be counted.
    /// Discards are always legal, so that it ends soon.
    fn random_with_domino(&self, hand: &[Domino], rng: &mut impl Rng) -> Action {
        let mut gaps = GapList::new();
        self.brook.list_promising(hand, self.board.words, &mut gaps);
        let ways = 2 * hand.len() as u32;
        let placements = gaps.len() as u32 * ways;
        let discards = hand.len() as u32;
        let all = placements + discards + self.count_cloud_actions();
        loop {
            let drawn = rng.random_range(0..all);
            if let Some(other) = drawn.checked_sub(placements) {
                let action = match hand.get(other as usize) {
                    Some(&domino) => Some(Action::DiscardDomino { domino }),
                    None => nth(other - discards, |found| self.each_cloud_action(found)),
                };
                if let Some(action) = action {
                    return action;
                }
                continue;
            }
            // To divide by a number known beforehand takes a tenth of the time.
            let (gap, way) = match ways {
                2 => (drawn / 2, drawn % 2),
                4 => (drawn / 4, drawn % 4),
                _ => (drawn / 6, drawn % 6),
            };
            let domino = hand[(way / 2) as usize];
            let turned = way % 2 == 1;
            let at = gaps[gap as usize].spaces(turned);
            let [first, second] = domino.halves();
            let fits = self.brook.allows(at[0], first) && self.brook.allows(at[1], second);
            if fits && !(turned && domino.is_double()) {
                return Action::PlaceDomino { domino, at };
            }
        }
    }

    /// All ways to plant, in the order in which they are listed; none in other phases.
    fn plantings(&self) -> Plantings {
        let mut plantings = Plantings::default();
        if self.turn.phase == Phase::Plant {
            for half in self.turn.domino.into_iter().flatten() {
                for at in half.neighbors() {
                    if self.land.soil.contains(at) && !self.land.planted.contains(at) {
                        plantings.spaces.push(at);
                    }
                }
            }
            self.each_kind_left(|stock, plant| plantings.kinds.push((stock, plant)));
        }
        plantings
    }

    fn count_cloud_actions(&self) -> u32 {
        let clouds = self.clouds(self.turn.seat);
        if clouds == 0 {
            return 0;
        }
        let jokers = if clouds >= JOKER_COST { Animal::COUNT as u32 - 1 } else { 0 };
        let returns = Stock::ALL
            .into_iter()
            .flat_map(|stock| Plant::ALL.map(|plant| u32::from(self.returnable(stock, plant))));
        jokers + returns.sum::<u32>()
    }
}

/// Ways to plant: each of the kinds on each of the spaces.
#[derive(Default)]
struct Plantings {
    spaces: ArrayVec<Space, 8>,
    kinds: ArrayVec<(Stock, Plant), { 2 * Plant::COUNT }>,
}

impl Plantings {
    fn len(&self) -> u32 {
        (self.spaces.len() * self.kinds.len()) as u32
    }

    fn nth(&self, wanted: u32) -> Option<Action> {
        let mut wanted = wanted as usize;
        for &at in &self.spaces {
            if let Some(&(stock, plant)) = self.kinds.get(wanted) {
                return Some(Action::PlacePlant { plant, stock, at });
            }
            wanted -= self.kinds.len();
        }
        None
    }
}

/// The action that is listed after `wanted` others.
fn nth(wanted: u32, list: impl FnOnce(&mut dyn FnMut(Action))) -> Option<Action> {
    let (mut seen, mut drawn) = (0, None);
    list(&mut |action| {
        if seen == wanted {
            drawn = Some(action);
        }
        seen += 1;
    });
    drawn
}

#[cfg(test)]
mod tests {
    use crate::rules::{Action, Board, Color, Game, Player, Setup};
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    use std::{collections::HashMap, sync::Arc};

    fn game(steps: usize, rng: &mut ChaCha8Rng) -> Game {
        let json = include_str!("../../public/boards/valley.json");
        let board = Arc::new(Board::from_json(json).expect("a shipped board"));
        let players = [Color::Orange, Color::Blue].map(|color| Player { name: "".into(), color });
        let mut game = Setup::deal(board, players.into(), rng).start().expect("a dealt setup");
        for _ in 0..steps {
            let action = game.random_action(rng).expect("a game under way");
            game.advance(action).expect("a drawn action");
        }
        game
    }

    #[test]
    fn each_legal_action_is_drawn_equally_often() {
        const DRAWS: usize = 400;
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        for steps in 0..40 {
            let game = game(steps, &mut rng);
            let legal = game.legal_actions();
            let mut drawn: HashMap<Action, usize> = HashMap::new();
            for _ in 0..DRAWS * legal.len() {
                *drawn
                    .entry(game.random_action(&mut rng).expect("a game under way"))
                    .or_default() += 1;
            }
            assert_eq!(drawn.len(), legal.len(), "after {steps} actions");
            let chi_square: f64 = legal
                .iter()
                .map(|action| (drawn[action] as f64 - DRAWS as f64).powi(2) / DRAWS as f64)
                .sum();
            let freedom = legal.len() as f64 - 1.0;
            assert!(
                chi_square < freedom + 6.0 * (2.0 * freedom).sqrt() + 1.0,
                "after {steps} actions"
            );
        }
    }
}
