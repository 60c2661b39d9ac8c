//! A second, slow engine without lookup tables, which derives everything from the pieces on the
//! table. It follows `docs/rulings.md` sentence by sentence and shares only the basic types with
//! the first.

mod area;
mod domino;
mod mushroom;
mod plant;
mod player_board;
mod turn;

use player_board::{PlayerBoard, starting_plants};
use renature::rules::{Action, Animal, AreaToken, Phase, Plant, RuleSet, Setup, Space};
use std::collections::{BTreeMap, BTreeSet};

/// The owner of a plant: the seat, or `None` for neutral.
pub type Owner = Option<usize>;

/// A running game.
#[derive(Clone, Debug)]
pub struct Model {
    pub rules: RuleSet,
    pub brook: BTreeSet<Space>,
    pub letters: BTreeMap<Space, char>,
    pub starts: BTreeSet<Space>,
    pub animals: BTreeMap<Space, Animal>,
    pub plants: BTreeMap<Space, (Plant, Owner)>,
    pub clouds: BTreeMap<Space, u32>,
    pub stumps: BTreeSet<Space>,
    pub mushrooms: BTreeSet<Space>,
    pub tokens: BTreeMap<char, AreaToken>,
    pub joker: Animal,
    pub seats: Vec<PlayerBoard>,
    pub seat: usize,
    pub phase: Phase,
    pub domino: Option<[Space; 2]>,
    pub stumps_unanswered: u32,
    pub winners: Vec<usize>,
}

impl Model {
    pub fn new(setup: &Setup) -> Model {
        let plan = setup.board.plan();
        let mut model = Model {
            rules: plan.rules,
            brook: BTreeSet::new(),
            letters: BTreeMap::new(),
            starts: plan.starts.iter().copied().collect(),
            animals: BTreeMap::new(),
            plants: BTreeMap::new(),
            clouds: plan.clouds.clone(),
            stumps: plan.stumps.iter().copied().collect(),
            mushrooms: BTreeSet::new(),
            tokens: setup.area_tokens.clone(),
            joker: Animal::Butterfly,
            seats: Vec::new(),
            seat: 0,
            phase: Phase::Domino,
            domino: None,
            stumps_unanswered: 0,
            winners: Vec::new(),
        };
        for (row, line) in plan.rows.iter().enumerate() {
            for (column, character) in line.chars().enumerate() {
                let space = Space::new(column, row).unwrap();
                match character {
                    '.' => drop(model.brook.insert(space)),
                    '#' => {}
                    letter => drop(model.letters.insert(space, letter)),
                }
            }
        }
        for (seat, dominoes) in setup.dominoes.iter().enumerate() {
            model.seats.push(PlayerBoard {
                score: [4, 3, 2, 1][seat],
                clouds: 6,
                plants: starting_plants(setup.dominoes.len()),
                hand: dominoes[..3].to_vec(),
                reserve: dominoes[3..].to_vec(),
                tokens: Vec::new(),
            });
        }
        model
    }

    pub fn is_valley(&self) -> bool {
        self.rules == RuleSet::Valley
    }

    fn own(&mut self) -> &mut PlayerBoard {
        &mut self.seats[self.seat]
    }

    pub fn is_free(&self, space: Space) -> bool {
        self.brook.contains(&space)
            && !self.animals.contains_key(&space)
            && !self.mushrooms.contains(&space)
    }

    /// Returns true if the space is free and not isolated: a free brook space is beside it.
    fn is_open(&self, space: Space) -> bool {
        self.is_free(space) && neighbors(space).any(|near| self.is_free(near))
    }

    fn is_soil(&self, space: Space) -> bool {
        self.letters.contains_key(&space) || self.mushrooms.contains(&space)
    }

    /// Returns true if the action is legal now.
    pub fn allows(&self, action: Action) -> bool {
        let own = &self.seats[self.seat];
        match action {
            Action::PlaceDomino { domino, at } => {
                self.phase == Phase::Domino
                    && own.hand.contains(&domino)
                    && self.may_lie(domino, at)
            }
            Action::DiscardDomino { domino } => {
                self.phase == Phase::Domino && own.hand.contains(&domino)
            }
            Action::PlaceMushroom { at } => self.phase == Phase::Mushroom && self.may_grow(at),
            Action::SkipMushroom => self.phase == Phase::Mushroom,
            Action::PlacePlant { plant, stock, at } => {
                self.phase == Phase::Plant && self.may_plant(plant, stock, at)
            }
            Action::SkipPlant => self.phase == Phase::Plant,
            Action::Finish => self.phase == Phase::Finish,
            Action::EndTurn => self.phase == Phase::End,
            Action::ExtraTurn => {
                self.phase == Phase::End && own.clouds >= 3 && !own.hand.is_empty()
            }
            Action::ChangeJoker { animal } => {
                self.phase != Phase::Over && own.clouds >= 2 && animal != self.joker
            }
            Action::ReturnPlant { at } => self.phase != Phase::Over && self.may_return(at),
        }
    }

    /// Applies a legal action.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::PlaceDomino { domino, at } => self.place(domino, at),
            Action::DiscardDomino { domino } => {
                self.own().hand.retain(|&held| held != domino);
                self.phase = Phase::Finish;
            }
            Action::PlaceMushroom { at } => {
                self.stumps_unanswered -= 1;
                self.clouds.remove(&at);
                self.stumps.remove(&at);
                self.mushrooms.insert(at);
                self.go_on();
            }
            Action::SkipMushroom => {
                self.stumps_unanswered -= 1;
                self.go_on();
            }
            Action::PlacePlant { plant, stock, at } => self.plant(plant, stock, at),
            Action::SkipPlant => self.phase = Phase::Finish,
            Action::Finish => self.finish(),
            Action::EndTurn => self.end_turn(),
            Action::ExtraTurn => {
                self.own().clouds -= 3;
                self.begin_turn(self.seat);
            }
            Action::ChangeJoker { animal } => {
                self.own().clouds -= 2;
                self.joker = animal;
            }
            Action::ReturnPlant { at } => self.return_plant(at),
        }
    }
}

/// Returns the orthogonal neighbours of the space.
fn neighbors(space: Space) -> impl Iterator<Item = Space> {
    let (column, row) = (space.column() as isize, space.row() as isize);
    [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        .into_iter()
        .filter_map(|(column, row)| Space::new(column.try_into().ok()?, row.try_into().ok()?))
}
