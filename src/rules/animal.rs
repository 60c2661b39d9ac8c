//! The ten animals.

use std::{fmt, str::FromStr};

/// An animal on a domino half, in the order of the joker track (RULINGS: Material).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Animal {
    /// The joker animal at the start of every game.
    Butterfly,
    /// Second on the joker track.
    Salamander,
    /// Third on the joker track.
    Owl,
    /// Fourth on the joker track.
    Woodpecker,
    /// Fifth on the joker track.
    Snail,
    /// Sixth on the joker track.
    Badger,
    /// Seventh on the joker track.
    Turtle,
    /// Eighth on the joker track.
    Frog,
    /// Ninth on the joker track.
    Hedgehog,
    /// Last on the joker track.
    Fox,
}

impl Animal {
    /// The number of animals.
    pub const COUNT: usize = 10;

    /// All animals in joker-track order.
    pub const ALL: [Animal; Animal::COUNT] = [
        Animal::Butterfly,
        Animal::Salamander,
        Animal::Owl,
        Animal::Woodpecker,
        Animal::Snail,
        Animal::Badger,
        Animal::Turtle,
        Animal::Frog,
        Animal::Hedgehog,
        Animal::Fox,
    ];

    const NAMES: [&str; Animal::COUNT] = [
        "butterfly",
        "salamander",
        "owl",
        "woodpecker",
        "snail",
        "badger",
        "turtle",
        "frog",
        "hedgehog",
        "fox",
    ];

    /// The position on the joker track, 0 to 9.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in records.
    pub const fn name(self) -> &'static str {
        Animal::NAMES[self as usize]
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that is none of the ten animals.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an animal")]
pub struct UnknownAnimal(pub String);

impl FromStr for Animal {
    type Err = UnknownAnimal;

    fn from_str(name: &str) -> Result<Self, UnknownAnimal> {
        Animal::ALL
            .into_iter()
            .find(|animal| animal.name() == name)
            .ok_or_else(|| UnknownAnimal(name.to_owned()))
    }
}
