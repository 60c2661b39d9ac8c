//! The table: everything that all players see.

use super::{
    action::Phase,
    animal::Animal,
    area::{AreaId, AreaSet, Prize},
    board::{Board, RuleSet},
    brook::Brook,
    domino::{Domino, DominoSet},
    majority::Majority,
    plant::{Owner, PlacedPlant, Plant, Stock},
    seat::{PlayerCount, Seat},
    space::{Space, SpaceSet},
    turn::Turn,
};
use std::sync::Arc;

/// The number of clouds that a player board holds (RULINGS: Material).
pub const CLOUD_SPACES: u8 = 6;

/// The number of dominoes in a full hand.
pub const HAND: usize = 3;

/// The number of mushrooms in Valley.
pub const MUSHROOMS: usize = 8;

/// The public part of a game: board, pieces, scores and the current turn. A [`Game`](super::Game)
/// adds the hidden dominoes and the backs of area tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(super) board: Arc<Board>,
    pub(super) players: PlayerCount,
    /// The number of players for which the player boards are made; only lessons have other boards.
    pub(super) player_boards: PlayerCount,
    pub(super) turn: Turn,
    pub(super) brook: Brook,
    pub(super) land: Land,
    pub(super) seats: [PlayerBoard; Seat::MAX],
    pub(super) prizes: [Prize; AreaId::MAX],
    /// The areas that still have their token.
    pub(super) unscored: AreaSet,
    pub(super) discarded: DominoSet,
    /// The spaces that still have clouds.
    pub(super) cloudy: SpaceSet,
}

/// The area spaces, the plants on them, and the mushrooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Land {
    /// Area spaces, mushrooms included.
    pub soil: SpaceSet,
    pub planted: SpaceSet,
    pub plants: [(Space, PlacedPlant); MAX_PLANTS],
    pub plant_count: usize,
    /// Neutral plants on the board by kind.
    pub neutral: [u8; Plant::COUNT],
    pub counts: [AreaCounts; AreaId::MAX],
    /// The area that each printed area now belongs to.
    pub joined: [u8; AreaId::MAX],
    pub stumps: SpaceSet,
    pub mushrooms: [(Space, u8); MUSHROOMS],
    pub mushroom_count: usize,
}

/// The number of plants of two players together; three and four players have fewer.
const MAX_PLANTS: usize = 52;

/// Returns the score of the seat at the start, 4 to 1 (RULINGS: Material).
pub const fn start_score(seat: Seat) -> i64 {
    4 - seat.index() as i64
}

/// Running counts for an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct AreaCounts {
    pub size: u16,
    pub kinds: [u8; Plant::COUNT],
    pub totals: [u8; Owner::COUNT],
}

/// The public state of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PlayerBoard {
    pub score: i64,
    pub clouds: u8,
    pub plants: [[u8; Plant::COUNT]; 2],
    pub hand: u8,
    pub reserve: u8,
    pub collected: AreaSet,
}

impl Table {
    pub(super) fn new(
        board: Arc<Board>,
        players: PlayerCount,
        prizes: [Prize; AreaId::MAX],
    ) -> Table {
        let mut seats = [PlayerBoard::default(); Seat::MAX];
        for seat in players.seats() {
            seats[seat.index()] = PlayerBoard {
                score: start_score(seat),
                clouds: CLOUD_SPACES,
                plants: players.all_plants(),
                hand: HAND as u8,
                reserve: (players.dominoes_each() - HAND) as u8,
                collected: AreaSet::EMPTY,
            };
        }
        let unscored = match board.rules() {
            RuleSet::Base => board.areas().map(|(area, _)| area).collect(),
            RuleSet::Valley => AreaSet::EMPTY,
        };
        Table {
            turn: Turn::new(Seat::FIRST),
            brook: Brook::new(&board),
            land: Land::new(&board),
            cloudy: *board.cloudy(),
            discarded: DominoSet::default(),
            seats,
            prizes,
            unscored,
            players,
            player_boards: players,
            board,
        }
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The number of players.
    pub fn players(&self) -> PlayerCount {
        self.players
    }

    /// Iterates over the seats in the order of play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        self.players.seats()
    }

    /// The current player; after the end, the player of the last turn.
    pub fn seat(&self) -> Seat {
        self.turn.seat
    }

    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        self.turn.phase
    }

    /// Returns true if the game is over and the final scoring done.
    pub fn is_over(&self) -> bool {
        self.turn.phase == Phase::Over
    }

    /// The spaces of the domino placed in this turn, if any.
    pub fn domino_of_turn(&self) -> Option<[Space; 2]> {
        self.turn.domino
    }

    /// The joker animal.
    pub fn joker(&self) -> Animal {
        self.brook.joker
    }

    /// Returns true if the two animals match: they are the same, or one is the joker.
    pub fn matches(&self, one: Animal, other: Animal) -> bool {
        one == other || one == self.joker() || other == self.joker()
    }

    /// The brook spaces without a domino or mushroom.
    pub fn free_brook(&self) -> &SpaceSet {
        &self.brook.free
    }

    /// Iterates over the dominoes on the board, with the spaces of their first and second animal.
    pub fn placed(&self) -> impl Iterator<Item = (Domino, [Space; 2])> {
        Domino::all().filter_map(|domino| Some((domino, self.brook.placed[domino.index()]?)))
    }

    /// The animal on the space, if any.
    pub fn animal_on(&self, space: Space) -> Option<Animal> {
        let (domino, at) = self.placed().find(|(_, at)| at.contains(&space))?;
        Some(domino.halves()[usize::from(at[1] == space)])
    }

    /// The discarded dominoes, seen by all.
    pub fn discarded(&self) -> DominoSet {
        self.discarded
    }

    /// Returns the brook spaces that can still take half a domino: free, with a free neighbour.
    pub fn open_brook(&self) -> SpaceSet {
        self.brook.free.with_neighbor()
    }

    /// Returns the isolated brook spaces: free, but without a free neighbour.
    pub fn isolated_brook(&self) -> SpaceSet {
        self.brook.free & !self.open_brook()
    }

    /// Returns true if no domino can be placed beside the space any more (RULINGS: Words of the
    /// interface).
    pub fn is_irrelevant(&self, space: Space) -> bool {
        !SpaceSet::from_space(space).neighbors().intersects(&self.open_brook())
    }

    /// The area spaces, mushrooms included.
    pub fn soil(&self) -> &SpaceSet {
        &self.land.soil
    }

    /// The spaces with a plant.
    pub fn planted(&self) -> &SpaceSet {
        &self.land.planted
    }

    /// Iterates over the plants on the board, in no particular order.
    pub fn plants(&self) -> impl Iterator<Item = (Space, PlacedPlant)> {
        self.land.plants[..self.land.plant_count].iter().copied()
    }

    /// The plant on the space, if any.
    pub fn plant_on(&self, space: Space) -> Option<PlacedPlant> {
        self.plants().find(|&(at, _)| at == space).map(|(_, placed)| placed)
    }

    /// The number of clouds on the space.
    pub fn clouds_on(&self, space: Space) -> u32 {
        if self.cloudy.contains(space) { self.board.clouds_on(space) } else { 0 }
    }

    /// The spaces with clouds.
    pub fn cloudy(&self) -> &SpaceSet {
        &self.cloudy
    }

    /// The stumps that are not covered.
    pub fn stumps(&self) -> &SpaceSet {
        &self.land.stumps
    }

    /// Iterates over the spaces of the mushrooms, in the order in which they were placed.
    pub fn mushrooms(&self) -> impl Iterator<Item = Space> {
        self.land.mushrooms[..self.land.mushroom_count].iter().map(|&(space, _)| space)
    }

    /// The number of mushrooms in the supply; 0 in the base game.
    pub fn mushrooms_left(&self) -> usize {
        match self.board.rules() {
            RuleSet::Base => 0,
            RuleSet::Valley => MUSHROOMS - self.land.mushroom_count,
        }
    }

    /// The current area of the space, if any. Joined areas have the id of the first letter.
    pub fn area_on(&self, space: Space) -> Option<AreaId> {
        match self.board.area_of(space) {
            Some(area) => Some(self.joined_area(area)),
            None => self.land.mushrooms[..self.land.mushroom_count]
                .iter()
                .find(|&&(at, _)| at == space)
                .map(|&(_, area)| self.joined_area(AreaId::new(area as usize))),
        }
    }

    /// The current area of a printed area: itself, or the area that joined it.
    pub fn joined_area(&self, area: AreaId) -> AreaId {
        AreaId::new(self.land.joined[area.index()] as usize)
    }

    /// Iterates over the current areas, joined ones once.
    pub fn areas(&self) -> impl Iterator<Item = AreaId> {
        self.board.areas().map(|(area, _)| area).filter(|&area| self.joined_area(area) == area)
    }

    /// Returns the printed areas that the current area consists of.
    pub fn parts(&self, area: AreaId) -> AreaSet {
        let now = self.joined_area(area);
        self.board
            .areas()
            .map(|(part, _)| part)
            .filter(|&part| self.joined_area(part) == now)
            .collect()
    }

    /// Returns the current spaces of the area, mushrooms included.
    pub fn spaces_of(&self, area: AreaId) -> SpaceSet {
        let printed = self
            .parts(area)
            .iter()
            .fold(SpaceSet::EMPTY, |all, part| all | self.board.area(part).spaces);
        let now = Some(self.joined_area(area));
        self.mushrooms().filter(|&space| self.area_on(space) == now).collect::<SpaceSet>() | printed
    }

    /// The current number of spaces of the area.
    pub fn size_of(&self, area: AreaId) -> usize {
        self.counts(area).size.into()
    }

    /// Returns true if the area's token is gone. Always false in Valley.
    pub fn is_scored(&self, area: AreaId) -> bool {
        self.board.rules() == RuleSet::Base && !self.unscored.contains(area)
    }

    /// The prize of the area: the front of its token or, in Valley, its size and half of it.
    pub fn prize(&self, area: AreaId) -> Prize {
        match self.board.rules() {
            RuleSet::Base => self.prizes[area.index()],
            RuleSet::Valley => Prize::from_size(self.size_of(area)),
        }
    }

    /// Returns the current majority in the area (RULINGS: Scoring an area).
    pub fn majority(&self, area: AreaId) -> Majority {
        Majority::new(self.counts(area).totals.map(u16::from), self.prize(area))
    }

    /// Returns the brook spaces beside the area that keep it from being closed.
    pub fn open_shore(&self, area: AreaId) -> SpaceSet {
        self.spaces_of(area).neighbors() & self.open_brook()
    }

    /// The score marker of the seat.
    pub fn score(&self, seat: Seat) -> i64 {
        self.seats[seat.index()].score
    }

    /// All score markers in seat order.
    pub fn scores(&self) -> Vec<i64> {
        self.seats().map(|seat| self.score(seat)).collect()
    }

    /// The number of clouds on the seat's player board.
    pub fn clouds(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].clouds
    }

    /// The number of plants of the kind and colour on the seat's player board.
    pub fn plants_left(&self, seat: Seat, stock: Stock, plant: Plant) -> u8 {
        self.seats[seat.index()].plants[stock.index()][plant.index()]
    }

    /// The plants left on the seat's player board, by stock and kind.
    pub fn all_plants_left(&self, seat: Seat) -> [[u8; Plant::COUNT]; 2] {
        self.seats[seat.index()].plants
    }

    /// The number of dominoes in the seat's hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.seats[seat.index()].hand.into()
    }

    /// The number of dominoes in the seat's reserve.
    pub fn reserve(&self, seat: Seat) -> usize {
        self.seats[seat.index()].reserve.into()
    }

    /// True if nobody has a domino after this turn, so that the game ends with it.
    pub fn is_last_turn(&self) -> bool {
        let to_play = usize::from(self.phase() == Phase::Domino);
        let left = |seat| self.hand_size(seat) + self.reserve(seat);
        self.seats().map(left).sum::<usize>() == to_play
    }

    /// The areas whose tokens the seat has collected.
    pub fn collected(&self, seat: Seat) -> AreaSet {
        self.seats[seat.index()].collected
    }

    pub(super) fn counts(&self, area: AreaId) -> &AreaCounts {
        &self.land.counts[self.land.joined[area.index()] as usize]
    }

    pub(super) fn current_board(&mut self) -> &mut PlayerBoard {
        &mut self.seats[self.turn.seat.index()]
    }
}

impl Land {
    fn new(board: &Board) -> Land {
        let nowhere = Space::default();
        let nothing = PlacedPlant { plant: Plant::Turf, owner: Owner::Neutral };
        let mut counts = [AreaCounts::default(); AreaId::MAX];
        for (area, printed) in board.areas() {
            counts[area.index()].size = printed.size() as u16;
        }
        Land {
            soil: *board.soil(),
            planted: SpaceSet::EMPTY,
            plants: [(nowhere, nothing); MAX_PLANTS],
            plant_count: 0,
            neutral: [0; Plant::COUNT],
            counts,
            joined: std::array::from_fn(|index| index as u8),
            stumps: *board.stumps(),
            mushrooms: [(nowhere, 0); MUSHROOMS],
            mushroom_count: 0,
        }
    }
}
