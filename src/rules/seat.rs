//! Seats, player counts and the colours of players.

use super::plant::{Plant, Stock};
use std::{fmt, str::FromStr};

/// A player's place in the order of play; seat 0 begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game can have.
    pub const MAX: usize = 4;

    /// The seat that begins.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if it is at most 3.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many people and bots play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerCount {
    /// 26 dominoes each.
    Two,
    /// 18 dominoes each.
    Three,
    /// 13 dominoes each.
    Four,
}

impl PlayerCount {
    /// All counts.
    pub const ALL: [PlayerCount; 3] = [PlayerCount::Two, PlayerCount::Three, PlayerCount::Four];

    /// The count for that many seats, if it is 2, 3 or 4.
    pub const fn new(seats: usize) -> Option<PlayerCount> {
        match seats {
            2 => Some(PlayerCount::Two),
            3 => Some(PlayerCount::Three),
            4 => Some(PlayerCount::Four),
            _ => None,
        }
    }

    /// 2, 3 or 4.
    pub const fn get(self) -> usize {
        self as usize + 2
    }

    /// The seats in the order of play.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.get() as u8).map(Seat)
    }

    /// The seat whose turn follows, clockwise.
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.get() as u8 { next } else { 0 })
    }

    /// How many dominoes each player is dealt (RULINGS: Material).
    pub const fn dominoes_each(self) -> usize {
        [26, 18, 13][self as usize]
    }

    /// How many plants a player board has room for, and starts with (RULINGS: Material).
    pub const fn room(self, stock: Stock, plant: Plant) -> u8 {
        const ROOM: [[[u8; Plant::COUNT]; 2]; 3] = [
            [[9, 4, 2, 2], [3, 2, 2, 2]],
            [[5, 3, 2, 1], [2, 1, 1, 1]],
            [[3, 2, 1, 1], [1, 1, 1, 1]],
        ];
        ROOM[self as usize][stock.index()][plant.index()]
    }
}

/// A player's colour; it changes nothing but the look (RULINGS: Material).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The first seat's, unless chosen otherwise.
    Orange,
    /// The second seat's, unless chosen otherwise.
    Blue,
    /// The third seat's, unless chosen otherwise.
    Black,
    /// The fourth seat's, unless chosen otherwise.
    White,
}

impl Color {
    /// All colours in the order in which seats get them.
    pub const ALL: [Color; 4] = [Color::Orange, Color::Blue, Color::Black, Color::White];

    /// The name that records use.
    pub const fn name(self) -> &'static str {
        ["orange", "blue", "black", "white"][self as usize]
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the four colours.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a player colour")]
pub struct UnknownColor(pub String);

impl FromStr for Color {
    type Err = UnknownColor;

    fn from_str(name: &str) -> Result<Self, UnknownColor> {
        Color::ALL
            .into_iter()
            .find(|color| color.name() == name)
            .ok_or_else(|| UnknownColor(name.to_owned()))
    }
}
