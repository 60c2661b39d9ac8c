//! Seats, player counts and the colours of players.

use std::{fmt, str::FromStr};

/// A player's position in the order of play; seat 0 begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats.
    pub const MAX: usize = 4;

    /// The seat that begins.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this number, if it is at most 3.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of players: 2, 3 or 4.
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

    /// Returns the count for this number of seats, if it is 2, 3 or 4.
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

    /// Iterates over the seats in the order of play.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.get() as u8).map(Seat)
    }

    /// Returns the next seat in the order of play.
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.get() as u8 { next } else { 0 })
    }

    /// The number of dominoes dealt to each player (RULINGS: Material).
    pub const fn dominoes_each(self) -> usize {
        [26, 18, 13][self as usize]
    }
}

/// A player's colour. It changes only the look (RULINGS: Material).
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

    /// The name in records.
    pub const fn name(self) -> &'static str {
        ["orange", "blue", "black", "white"][self as usize]
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that is none of the four colours.
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
