//! A second engine: slow, without a single clever table, every rule worked out from scratch from
//! what lies on the table. It follows `docs/RULINGS.md` sentence by sentence and shares nothing
//! with the first but the nouns.

use renature::rules::{
    Action, Animal, AreaToken, Domino, Phase, Plant, RuleSet, Setup, Space, Stock,
};
use std::collections::{BTreeMap, BTreeSet};

/// Whose colour a plant has: a seat's, or neutral.
pub type Colour = Option<usize>;

/// What lies before a player.
#[derive(Clone, Debug)]
pub struct PlayerBoard {
    pub score: i64,
    pub clouds: u32,
    pub plants: BTreeMap<(bool, Plant), u8>,
    pub hand: Vec<Domino>,
    pub reserve: Vec<Domino>,
    pub tokens: Vec<AreaToken>,
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Model {
    pub rules: RuleSet,
    pub brook: BTreeSet<Space>,
    pub letters: BTreeMap<Space, char>,
    pub starts: BTreeSet<Space>,
    pub animals: BTreeMap<Space, Animal>,
    pub plants: BTreeMap<Space, (Plant, Colour)>,
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

    /// Free, with a free brook space beside it: not isolated.
    fn is_open(&self, space: Space) -> bool {
        self.is_free(space) && beside(space).any(|near| self.is_free(near))
    }

    fn is_soil(&self, space: Space) -> bool {
        self.letters.contains_key(&space) || self.mushrooms.contains(&space)
    }

    fn matches(&self, one: Animal, other: Animal) -> bool {
        one == other || one == self.joker || other == self.joker
    }

    /// The connected area spaces and mushrooms around this one.
    pub fn area_around(&self, space: Space) -> BTreeSet<Space> {
        let (mut area, mut edge) = (BTreeSet::new(), vec![space]);
        while let Some(space) = edge.pop() {
            if self.is_soil(space) && area.insert(space) {
                edge.extend(beside(space));
            }
        }
        area
    }

    /// All areas as they are now.
    pub fn areas(&self) -> BTreeSet<BTreeSet<Space>> {
        let soil = self.letters.keys().chain(&self.mushrooms);
        soil.map(|&space| self.area_around(space)).collect()
    }

    fn spaces_of(&self, letter: char) -> BTreeSet<Space> {
        self.letters.iter().filter(|&(_, &at)| at == letter).map(|(&space, _)| space).collect()
    }

    // Placing a domino.

    fn may_lie(&self, domino: Domino, at: [Space; 2]) -> bool {
        let fits = |(space, animal): (Space, Animal)| {
            let around = || beside(space).filter_map(|near| self.animals.get(&near));
            around().all(|&other| self.matches(animal, other))
        };
        let holds = |(space, animal): (Space, Animal)| {
            let mut around = beside(space).filter_map(|near| self.animals.get(&near));
            self.starts.contains(&space) || around.any(|&other| self.matches(animal, other))
        };
        let halves = || at.into_iter().zip(domino.halves());
        at.into_iter().all(|space| self.is_free(space))
            && beside(at[0]).any(|near| near == at[1])
            && halves().all(fits)
            && halves().any(holds)
    }

    fn place(&mut self, domino: Domino, at: [Space; 2]) {
        self.own().hand.retain(|&held| held != domino);
        self.domino = Some(at);
        for (space, animal) in at.into_iter().zip(domino.halves()) {
            self.animals.insert(space, animal);
        }
        for space in at {
            self.take_clouds(space);
            self.stumps_unanswered += u32::from(self.stumps.remove(&space));
        }
        self.go_on();
    }

    fn take_clouds(&mut self, space: Space) {
        let lying = self.clouds.remove(&space).unwrap_or(0);
        let own = self.own();
        own.clouds = (own.clouds + lying).min(6);
    }

    // Mushrooms.

    fn may_grow(&self, at: Space) -> bool {
        self.is_free(at) && beside(at).any(|near| self.is_soil(near))
    }

    fn go_on(&mut self) {
        let possible = self.is_valley()
            && self.mushrooms.len() < 8
            && self.brook.iter().any(|&space| self.may_grow(space));
        if self.stumps_unanswered > 0 && possible {
            self.phase = Phase::Mushroom;
        } else {
            self.stumps_unanswered = 0;
            self.phase = Phase::Plant;
        }
    }

    // Planting.

    fn may_plant(&self, plant: Plant, stock: Stock, at: Space) -> bool {
        self.is_soil(at)
            && !self.plants.contains_key(&at)
            && self.domino.is_some_and(|halves| {
                halves.into_iter().any(|half| beside(half).any(|near| near == at))
            })
            && self.seats[self.seat].plants[&(stock == Stock::Own, plant)] > 0
    }

    fn plant(&mut self, plant: Plant, stock: Stock, at: Space) {
        self.take_clouds(at);
        let others = self.area_around(at);
        let counted = others
            .iter()
            .filter_map(|space| self.plants.get(space))
            .filter(|(other, _)| other.value() <= plant.value());
        let points = 1 + counted.count() as i64;
        let seat = self.seat;
        let own = self.own();
        own.score += points;
        *own.plants.get_mut(&(stock == Stock::Own, plant)).unwrap() -= 1;
        self.plants.insert(at, (plant, (stock == Stock::Own).then_some(seat)));
        self.phase = Phase::Finish;
    }

    // Closing and scoring.

    fn is_closed(&self, letter: char) -> bool {
        let spaces = self.spaces_of(letter);
        let mut shore = spaces.iter().flat_map(|&space| beside(space));
        !shore.any(|space| self.is_open(space))
    }

    fn finish(&mut self) {
        if self.domino.is_some() && !self.is_valley() {
            let left = self.tokens.keys().copied();
            let closed: Vec<char> = left.filter(|&letter| self.is_closed(letter)).collect();
            for letter in closed {
                let token = self.score_token(letter);
                self.own().tokens.push(token);
            }
        }
        let own = self.own();
        if !own.reserve.is_empty() {
            let drawn = own.reserve.remove(0);
            own.hand.push(drawn);
        }
        self.phase = Phase::End;
    }

    fn score_token(&mut self, letter: char) -> AreaToken {
        let token = self.tokens.remove(&letter).unwrap();
        self.score_area(&self.spaces_of(letter), token.main.into(), token.minor.into());
        token
    }

    /// The colours that are left in the area once ties have cancelled, the highest first.
    pub fn ranking(&self, spaces: &BTreeSet<Space>) -> Vec<Colour> {
        let mut totals: BTreeMap<Colour, u32> = BTreeMap::new();
        for (plant, colour) in spaces.iter().filter_map(|space| self.plants.get(space)) {
            *totals.entry(*colour).or_default() += u32::from(plant.value());
        }
        let mut by_total: BTreeMap<u32, Vec<Colour>> = BTreeMap::new();
        for (colour, total) in totals {
            by_total.entry(total).or_default().push(colour);
        }
        by_total.into_values().rev().filter(|tied| tied.len() == 1).flatten().collect()
    }

    fn score_area(&mut self, spaces: &BTreeSet<Space>, main: i64, minor: i64) {
        match self.ranking(spaces)[..] {
            [] => {}
            [only] => self.award(only, main + minor),
            [first, second, ..] => {
                self.award(first, main);
                self.award(second, minor);
            }
        }
    }

    fn award(&mut self, colour: Colour, points: i64) {
        if let Some(seat) = colour {
            self.seats[seat].score += points;
        }
    }

    // Cloud actions.

    fn may_return(&self, at: Space) -> bool {
        let own = &self.seats[self.seat];
        self.plants.get(&at).is_some_and(|&(plant, colour)| {
            let key = (colour.is_some(), plant);
            (colour.is_none() || colour == Some(self.seat))
                && own.clouds >= u32::from(plant.value())
                && own.plants[&key] < starting_plants(self.seats.len())[&key]
        })
    }

    fn return_plant(&mut self, at: Space) {
        let (plant, colour) = self.plants.remove(&at).unwrap();
        let own = self.own();
        own.clouds -= u32::from(plant.value());
        *own.plants.get_mut(&(colour.is_some(), plant)).unwrap() += 1;
    }

    // Turns and the end.

    fn begin_turn(&mut self, seat: usize) {
        self.seat = seat;
        self.domino = None;
        self.phase = Phase::Domino;
    }

    fn end_turn(&mut self) {
        let players = self.seats.len();
        let mut order = (1..=players).map(|step| (self.seat + step) % players);
        match order.find(|&seat| !self.seats[seat].hand.is_empty()) {
            Some(seat) => self.begin_turn(seat),
            None => self.end(),
        }
    }

    fn end(&mut self) {
        let areas = self.areas();
        if self.is_valley() {
            for area in &areas {
                let size = area.len() as i64;
                self.score_area(area, size, size / 2);
            }
        } else {
            while let Some(&letter) = self.tokens.keys().next() {
                self.score_token(letter);
            }
        }
        for own in &mut self.seats {
            own.score += i64::from(own.clouds);
            let left = own.plants.iter();
            own.score -= left.map(|((_, plant), &n)| i64::from(plant.value() * n)).sum::<i64>();
            own.score += own.tokens.iter().map(|token| i64::from(token.back)).sum::<i64>();
        }
        self.phase = Phase::Over;
        let best = |ranks: &[(i64, usize)]| -> Vec<usize> {
            let most = ranks.iter().max();
            (0..ranks.len()).filter(|&seat| ranks.get(seat) == most).collect()
        };
        let largest = areas.iter().map(BTreeSet::len).max();
        let rank = |seat: usize| {
            let leads = areas.iter().filter(|area| {
                Some(area.len()) == largest && self.ranking(area).first() == Some(&Some(seat))
            });
            let own = &self.seats[seat];
            (own.score, if self.is_valley() { leads.count() } else { own.tokens.len() })
        };
        self.winners = best(&(0..self.seats.len()).map(rank).collect::<Vec<_>>());
    }

    // Actions.

    /// Whether the action is legal now.
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

    /// Carries out a legal action.
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

/// The spaces beside this one.
fn beside(space: Space) -> impl Iterator<Item = Space> {
    let (column, row) = (space.column() as isize, space.row() as isize);
    [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        .into_iter()
        .filter_map(|(column, row)| Space::new(column.try_into().ok()?, row.try_into().ok()?))
}

/// By own colour (else neutral) and kind.
fn starting_plants(players: usize) -> BTreeMap<(bool, Plant), u8> {
    let (own, neutral) = match players {
        2 => ([9, 4, 2, 2], [3, 2, 2, 2]),
        3 => ([5, 3, 2, 1], [2, 1, 1, 1]),
        _ => ([3, 2, 1, 1], [1, 1, 1, 1]),
    };
    let own = Plant::ALL.into_iter().zip(own).map(|(plant, count)| ((true, plant), count));
    let neutral = Plant::ALL.into_iter().zip(neutral).map(|(plant, count)| ((false, plant), count));
    own.chain(neutral).collect()
}
