//! Legal actions: listing them and drawing one at random.

use super::{
    action::{Action, Phase},
    animal::Animal,
    clouds::JOKER_COST,
    domino::Domino,
    gap::GapList,
    plant::{Kinds, PlacedPlant},
    space::{Ring, Space},
    table::Table,
};
use rand::{Rng, RngExt};

impl Table {
    /// Calls `found` with each legal action of the current player. Lists doubles one way only.
    pub(super) fn each_legal(&self, hand: &[Domino], mut found: impl FnMut(Action)) {
        self.each_phase_action(hand, &mut found);
        if self.turn.phase != Phase::Over {
            self.cloud_actions().for_each(found);
        }
    }

    fn each_phase_action(&self, hand: &[Domino], mut found: impl FnMut(Action)) {
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
                let kinds = self.kinds_left();
                for at in self.plant_spaces() {
                    kinds.iter().for_each(|(stock, plant)| {
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

    /// Iterates over the current player's cloud actions, except the extra turn.
    fn cloud_actions(&self) -> impl Iterator<Item = Action> {
        let seat = self.turn.seat;
        let (others, plants) = match self.clouds(seat) {
            0 => (0, 0),
            clouds if clouds < JOKER_COST => (0, self.land.plant_count),
            _ => (Animal::COUNT, self.land.plant_count),
        };
        let (before, from) = Animal::ALL.split_at(self.joker().index());
        let others = before.iter().chain(&from[1..]).take(others);
        let returnable = self.returnable();
        let is_returnable = move |&(_, PlacedPlant { plant, owner }): &(Space, PlacedPlant)| {
            owner.stock_of(seat).is_some_and(|stock| returnable[stock.index()][plant.index()] > 0)
        };
        let plants = self.plants().take(plants).filter(is_returnable);
        others
            .map(|&animal| Action::ChangeJoker { animal })
            .chain(plants.map(|(at, _)| Action::ReturnPlant { at }))
    }

    /// Draws a legal action, each equally likely; `None` when the game is over.
    ///
    /// It counts the actions instead of listing them, and builds only the one drawn.
    pub(super) fn random_legal(&self, hand: &[Domino], rng: &mut impl Rng) -> Option<Action> {
        match self.turn.phase {
            Phase::Domino => Some(self.random_in_domino_phase(hand, rng)),
            Phase::Mushroom => {
                let spaces = self.mushroom_spaces();
                self.drawn_or_cloud_action(spaces.len() as u32 + 1, rng, |drawn| {
                    let at = spaces.iter().nth(drawn as usize);
                    at.map_or(Action::SkipMushroom, |at| Action::PlaceMushroom { at })
                })
            }
            Phase::Plant => {
                let ways = self.plantings();
                self.drawn_or_cloud_action(ways.len() + 1, rng, |drawn| {
                    ways.nth(drawn).unwrap_or(Action::SkipPlant)
                })
            }
            Phase::Finish => self.drawn_or_cloud_action(1, rng, |_| Action::Finish),
            Phase::End => {
                let count = 1 + u32::from(self.check_extra_turn().is_ok());
                self.drawn_or_cloud_action(count, rng, |drawn| match drawn {
                    0 => Action::EndTurn,
                    _ => Action::ExtraTurn,
                })
            }
            Phase::Over => None,
        }
    }

    /// Draws from `of_phase` actions, which `name` builds by number, and the cloud actions.
    fn drawn_or_cloud_action(
        &self,
        of_phase: u32,
        rng: &mut impl Rng,
        name: impl FnOnce(u32) -> Action,
    ) -> Option<Action> {
        let drawn = rng.random_range(0..of_phase + self.count_cloud_actions());
        match drawn.checked_sub(of_phase) {
            Some(cloud_action) => self.cloud_actions().nth(cloud_action as usize),
            None => Some(name(drawn)),
        }
    }

    /// Draws by rejection sampling, until the draw is legal. It draws from all dominoes in all
    /// promising gaps, legal or not, and from the other actions. Each legal action is equally
    /// likely, and nothing needs to be counted. Discards are always legal, so it ends soon.
    fn random_in_domino_phase(&self, hand: &[Domino], rng: &mut impl Rng) -> Action {
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
                    None => self.cloud_actions().nth((other - discards) as usize),
                };
                if let Some(action) = action {
                    return action;
                }
                continue;
            }
            // Dividing by a constant takes a tenth of the time.
            let (gap, way) = match ways {
                2 => (drawn / 2, drawn % 2),
                4 => (drawn / 4, drawn % 4),
                _ => (drawn / 6, drawn % 6),
            };
            let domino = hand[(way / 2) as usize];
            let turned = way % 2 == 1;
            let at = gaps[gap as usize].spaces(turned);
            let [first, second] = domino.halves();
            // No branch between the two: it would be mispredicted half of the time.
            let fits = self.brook.allows(at[0], first) & self.brook.allows(at[1], second);
            if fits && !(turned && domino.is_double()) {
                return Action::PlaceDomino { domino, at };
            }
        }
    }

    /// Returns all placements of plants, in listing order.
    fn plantings(&self) -> Plantings {
        Plantings { spaces: self.plant_rings(), kinds: self.kinds_left() }
    }

    fn count_cloud_actions(&self) -> u32 {
        let clouds = self.clouds(self.turn.seat);
        if clouds == 0 {
            return 0;
        }
        let jokers = if clouds >= JOKER_COST { Animal::COUNT as u32 - 1 } else { 0 };
        let returnable = self.returnable();
        jokers + returnable.as_flattened().iter().map(|&count| u32::from(count)).sum::<u32>()
    }
}

/// The placements of plants: each of the kinds on each of the spaces.
struct Plantings {
    spaces: [Ring; 2],
    kinds: Kinds,
}

impl Plantings {
    fn len(&self) -> u32 {
        let [first, second] = self.spaces;
        (first.len() + second.len()) * self.kinds.len()
    }

    fn nth(&self, wanted: u32) -> Option<Action> {
        let kinds = self.kinds.len();
        let (space, kind) = (wanted.checked_div(kinds)?, wanted.checked_rem(kinds)?);
        let [first, second] = self.spaces;
        let at = match space.checked_sub(first.len()) {
            Some(space) => second.nth(space)?,
            None => first.nth(space)?,
        };
        let (stock, plant) = self.kinds.nth(kind)?;
        Some(Action::PlacePlant { plant, stock, at })
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Action, Board, Color, Game, Player, Setup};
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    use std::{
        collections::{HashMap, HashSet},
        sync::Arc,
    };

    fn game(json: &str, steps: usize, rng: &mut ChaCha8Rng) -> Game {
        let board = Arc::new(Board::from_json(json).expect("a sound board"));
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
            let game = game(include_str!("../../public/boards/valley.json"), steps, &mut rng);
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

    #[test]
    fn a_domino_is_drawn_for_the_last_row_of_the_tallest_board_too() {
        let rows = [".."; 26].map(|row| format!("{row:?}")).join(",");
        let json = format!(
            r#"{{"format":"renature-board","version":1,"id":"tall","name":"Tall","rules":"valley",
            "rows":[{rows}],"starts":["a26"],"clouds":{{}},"stumps":[]}}"#
        );
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let game = game(&json, 0, &mut rng);
        let drawn = (0..400).map(|_| game.random_action(&mut rng));
        let drawn: HashSet<Action> = drawn.flatten().collect();
        assert_eq!(drawn, game.legal_actions().into_iter().collect());
    }
}
