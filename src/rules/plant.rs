//! Plants: four kinds, in the colours of the seats and in neutral.

use super::{seat::Seat, space::nth_bit};
use std::{fmt, str::FromStr};

/// A kind of plant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Plant {
    /// Value 1.
    Turf,
    /// Value 2.
    Bush,
    /// Value 3.
    Pine,
    /// Value 4.
    Oak,
}

impl Plant {
    /// The number of kinds.
    pub const COUNT: usize = 4;

    /// All kinds in ascending order of value.
    pub const ALL: [Plant; Plant::COUNT] = [Plant::Turf, Plant::Bush, Plant::Pine, Plant::Oak];

    /// 0 for turf to 3 for oak.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The value: turf 1, bush 2, pine 3, oak 4 (RULINGS: Material).
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// The name in records.
    pub const fn name(self) -> &'static str {
        ["turf", "bush", "pine", "oak"][self as usize]
    }
}

impl fmt::Display for Plant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that is none of the four plants.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a plant")]
pub struct UnknownPlant(pub String);

impl FromStr for Plant {
    type Err = UnknownPlant;

    fn from_str(name: &str) -> Result<Self, UnknownPlant> {
        Plant::ALL
            .into_iter()
            .find(|plant| plant.name() == name)
            .ok_or_else(|| UnknownPlant(name.to_owned()))
    }
}

/// One of the two colours on a player board: the player's own or neutral.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Stock {
    /// The player's colour.
    Own,
    /// Neutral, one colour shared by all players.
    Neutral,
}

impl Stock {
    /// Both colours.
    pub const ALL: [Stock; 2] = [Stock::Own, Stock::Neutral];

    /// 0 for own, 1 for neutral.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the owner of a plant from this stock of the seat.
    pub const fn owner(self, seat: Seat) -> Owner {
        match self {
            Stock::Own => Owner::Seat(seat),
            Stock::Neutral => Owner::Neutral,
        }
    }

    /// The name in records.
    pub const fn name(self) -> &'static str {
        ["own", "neutral"][self as usize]
    }
}

/// A set of the eight kinds of plants on a player board: own ones by value, then neutral ones. Each
/// kind has a byte, which is 1 if the kind is in the set.
#[derive(Clone, Copy)]
pub(super) struct Kinds(u64);

impl Kinds {
    /// Creates the set of kinds whose count is not 0. No count may exceed 127.
    pub fn from_counts(counts: &[[u8; Plant::COUNT]; 2]) -> Kinds {
        const MOST: u64 = u64::from_le_bytes([127; 8]);
        const ONE: u64 = u64::from_le_bytes([1; 8]);
        let [[a, b, c, d], [e, f, g, h]] = *counts;
        // All bytes at once: adding 127 carries into the highest bit unless the count is 0.
        Kinds((u64::from_le_bytes([a, b, c, d, e, f, g, h]) + MOST) >> 7 & ONE)
    }

    /// The number of kinds in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the kinds in their order.
    pub fn iter(self) -> impl Iterator<Item = (Stock, Plant)> {
        let rest = std::iter::successors(Some(self.0), |rest| Some(rest & rest.wrapping_sub(1)));
        rest.take_while(|&rest| rest != 0).map(|rest| Kinds::at_bit(rest.trailing_zeros()))
    }

    /// Returns the kind with the index, or `None` if the set is too small.
    pub fn nth(self, wanted: u32) -> Option<(Stock, Plant)> {
        nth_bit(self.0, wanted).map(Kinds::at_bit)
    }

    fn at_bit(bit: u32) -> (Stock, Plant) {
        let kind = bit as usize / 8;
        (Stock::ALL[kind / Plant::COUNT % 2], Plant::ALL[kind % Plant::COUNT])
    }
}

/// The owner of a plant on the board: a seat, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A player's.
    Seat(Seat),
    /// Neutral, one colour shared by all players.
    Neutral,
}

impl Owner {
    /// The number of owners: four seats and neutral.
    pub const COUNT: usize = Seat::MAX + 1;

    /// Returns 0 to 3 for a seat, 4 for neutral.
    pub const fn index(self) -> usize {
        match self {
            Owner::Seat(seat) => seat.index(),
            Owner::Neutral => Seat::MAX,
        }
    }

    /// Returns the owner with this index; everything above 3 is neutral.
    pub fn from_index(index: usize) -> Owner {
        Seat::new(index).map_or(Owner::Neutral, Owner::Seat)
    }

    /// Returns the seat, or `None` for neutral.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Owner::Seat(seat) => Some(seat),
            Owner::Neutral => None,
        }
    }

    /// Returns the stock of the player board that the plant came from.
    pub fn stock(self) -> Stock {
        match self {
            Owner::Neutral => Stock::Neutral,
            Owner::Seat(_) => Stock::Own,
        }
    }

    /// Returns the seat's stock that a plant of this owner returns to, if any.
    pub fn stock_of(self, seat: Seat) -> Option<Stock> {
        match self {
            Owner::Neutral => Some(Stock::Neutral),
            Owner::Seat(owner) if owner == seat => Some(Stock::Own),
            Owner::Seat(_) => None,
        }
    }
}

/// A plant on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedPlant {
    /// Its kind.
    pub plant: Plant,
    /// Its colour.
    pub owner: Owner,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_a_count_above_zero_own_ones_first() {
        for kinds in 0..1_u32 << 8 {
            let has = |stock: Stock, plant: Plant| {
                kinds >> (stock.index() * Plant::COUNT + plant.index()) & 1 == 1
            };
            let there = Stock::ALL
                .into_iter()
                .flat_map(|stock| Plant::ALL.map(|plant| (stock, plant)))
                .filter(|&(stock, plant)| has(stock, plant));
            for some in [1, 9, 127] {
                let counts = Stock::ALL
                    .map(|stock| Plant::ALL.map(|plant| if has(stock, plant) { some } else { 0 }));
                let found = Kinds::from_counts(&counts);
                assert!(found.iter().eq(there.clone()) && found.len() == kinds.count_ones());
                let one_by_one = (0..=found.len()).map(|index| found.nth(index));
                assert!(one_by_one.eq(there.clone().map(Some).chain([None])));
            }
        }
    }
}
