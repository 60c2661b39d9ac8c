//! The setup of a game: players and deal.

use super::{
    area::{Area, AreaId, AreaToken, Prize},
    board::{Board, RuleSet},
    domino::{Domino, DominoSet},
    game::{Game, Hidden},
    plant::{Plant, Stock},
    seat::{Color, PlayerCount},
    short_list::small_map,
    table::{HAND, Table},
};
use rand::{Rng, seq::SliceRandom};
use std::{collections::BTreeMap, sync::Arc};

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Any text. It may be empty or another player's name.
    pub name: String,
    /// A colour that no other player has.
    pub color: Color,
}

/// Everything decided before the first turn. [`Setup::start`] checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The board.
    pub board: Arc<Board>,
    /// The players in seat order; the first begins.
    pub players: Vec<Player>,
    /// The token in each area, by the area's letter; none in Valley.
    pub area_tokens: BTreeMap<char, AreaToken>,
    /// Each seat's dominoes in drawing order; the first three are the opening hand.
    pub dominoes: Vec<Vec<Domino>>,
}

/// The error of a setup. Its text names the place in the record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Not 2, 3 or 4 players.
    #[error("players: {0}; there are 2, 3 or 4")]
    PlayerCount(usize),
    /// Two players of one colour.
    #[error("players[{0}].color: {1} is taken already")]
    ColorTwice(usize, Color),
    /// Not one list of dominoes a seat.
    #[error("dominoes: {lists} lists for {players} players")]
    DominoLists {
        /// The number of lists.
        lists: usize,
        /// The number of players.
        players: usize,
    },
    /// A seat has too few or too many dominoes.
    #[error("dominoes[{seat}]: {dealt} dominoes; each player gets {expected}")]
    DominoCount {
        /// The seat.
        seat: usize,
        /// The number dealt.
        dealt: usize,
        /// The number that it should be.
        expected: usize,
    },
    /// A domino was dealt twice.
    #[error("dominoes[{seat}][{index}]: {domino} is dealt twice")]
    DominoTwice {
        /// The seat with the second one.
        seat: usize,
        /// Its position in the list.
        index: usize,
        /// The domino.
        domino: Domino,
    },
    /// Area tokens in Valley.
    #[error("area_tokens: there are none in Valley")]
    TokensInValley,
    /// An area without a token.
    #[error("area_tokens: area {0} has none")]
    TokenMissing(char),
    /// A token for an area that the board does not have.
    #[error("area_tokens.{0}: the board has no such area")]
    NoSuchArea(char),
    /// A token whose main points differ from the area's size.
    #[error("area_tokens.{letter}: main {main} in an area of size {size}")]
    TokenSize {
        /// The area.
        letter: char,
        /// The token's main points.
        main: i32,
        /// The area's size.
        size: usize,
    },
    /// A token that the board does not have, or not that often.
    #[error("area_tokens.{0}: the board has no such token left")]
    NoSuchToken(char),
}

impl PlayerCount {
    /// The number of plants with which a player board starts, and of spaces for them (RULINGS:
    /// Material).
    pub const fn plants_each(self, stock: Stock, plant: Plant) -> u8 {
        const PLANTS: [[[u8; Plant::COUNT]; 2]; 3] = [
            [[9, 4, 2, 2], [3, 2, 2, 2]],
            [[5, 3, 2, 1], [2, 1, 1, 1]],
            [[3, 2, 1, 1], [1, 1, 1, 1]],
        ];
        PLANTS[self as usize][stock.index()][plant.index()]
    }

    /// Returns the numbers of [`PlayerCount::plants_each`] by stock and kind.
    pub(super) fn all_plants(self) -> [[u8; Plant::COUNT]; 2] {
        Stock::ALL.map(|stock| Plant::ALL.map(|plant| self.plants_each(stock, plant)))
    }
}

impl Setup {
    /// Deals dominoes and area tokens at random (RULINGS: Material). Deals no dominoes unless there
    /// are 2, 3 or 4 players, and [`Setup::start`] will refuse.
    pub fn deal(board: Arc<Board>, players: Vec<Player>, rng: &mut impl Rng) -> Setup {
        let each = PlayerCount::new(players.len()).map_or(0, PlayerCount::dominoes_each);
        let mut all: Vec<Domino> = Domino::all().collect();
        all.shuffle(rng);
        let dominoes = (0..players.len())
            .map(|seat| all.iter().skip(seat * each).take(each).copied().collect())
            .collect();
        let mut pool = board.plan().tokens.clone();
        pool.shuffle(rng);
        let mut draw = |area: &Area| {
            let index = pool.iter().position(|token| token.main == area.size() as i32)?;
            Some((area.letter, pool.swap_remove(index)))
        };
        let area_tokens = match board.rules() {
            RuleSet::Base => small_map(board.areas().filter_map(|(_, area)| draw(area))),
            RuleSet::Valley => BTreeMap::new(),
        };
        Setup { board, players, area_tokens, dominoes }
    }

    /// Checks the setup and begins the game.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn start(&self) -> Result<Game, SetupError> {
        let count = PlayerCount::new(self.players.len())
            .ok_or(SetupError::PlayerCount(self.players.len()))?;
        for (index, player) in self.players.iter().enumerate() {
            if self.players[..index].iter().any(|other| other.color == player.color) {
                return Err(SetupError::ColorTwice(index, player.color));
            }
        }
        self.check_dominoes(count)?;
        self.check_tokens()?;
        Ok(self.begin(count))
    }

    fn check_dominoes(&self, count: PlayerCount) -> Result<(), SetupError> {
        if self.dominoes.len() != count.get() {
            return Err(SetupError::DominoLists {
                lists: self.dominoes.len(),
                players: count.get(),
            });
        }
        let expected = count.dominoes_each();
        let mut seen = DominoSet::default();
        for (seat, list) in self.dominoes.iter().enumerate() {
            if list.len() != expected {
                return Err(SetupError::DominoCount { seat, dealt: list.len(), expected });
            }
            for (index, &domino) in list.iter().enumerate() {
                if !seen.insert(domino) {
                    return Err(SetupError::DominoTwice { seat, index, domino });
                }
            }
        }
        Ok(())
    }

    fn check_tokens(&self) -> Result<(), SetupError> {
        if self.board.rules() == RuleSet::Valley {
            let none = self.area_tokens.is_empty();
            return if none { Ok(()) } else { Err(SetupError::TokensInValley) };
        }
        if let Some(&letter) =
            self.area_tokens.keys().find(|&&letter| self.board.area_named(letter).is_none())
        {
            return Err(SetupError::NoSuchArea(letter));
        }
        let mut pool = self.board.plan().tokens.clone();
        for (_, area) in self.board.areas() {
            let letter = area.letter;
            let token = self.area_tokens.get(&letter).ok_or(SetupError::TokenMissing(letter))?;
            if token.main != area.size() as i32 {
                return Err(SetupError::TokenSize { letter, main: token.main, size: area.size() });
            }
            let index = pool
                .iter()
                .position(|other| other == token)
                .ok_or(SetupError::NoSuchToken(letter))?;
            pool.swap_remove(index);
        }
        Ok(())
    }

    /// Creates the game of a checked setup.
    fn begin(&self, players: PlayerCount) -> Game {
        let mut prizes = [Prize { main: 0, minor: 0 }; AreaId::MAX];
        let mut backs = [0; AreaId::MAX];
        for (area, printed) in self.board.areas() {
            if let Some(token) = self.area_tokens.get(&printed.letter) {
                prizes[area.index()] = token.prize();
                backs[area.index()] = token.back;
            }
        }
        let mut hidden = Hidden { backs, ..Hidden::empty() };
        for (seat, list) in self.dominoes.iter().enumerate() {
            let (hand, reserve) = list.split_at(HAND);
            hidden.hands[seat].copy_from_slice(hand);
            for (held, &domino) in hidden.reserves[seat].iter_mut().zip(reserve.iter().rev()) {
                *held = domino;
            }
        }
        Game { table: Table::new(self.board.clone(), players, prizes), hidden }
    }
}
