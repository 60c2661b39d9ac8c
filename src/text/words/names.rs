//! The nouns of the game.

use super::english::{COLORS, NEUTRAL, PLANTS};

/// The nouns of the game.
#[derive(Clone, Copy)]
pub struct Names {
    /// The animals in joker-track order.
    pub animals: [&'static str; 10],
    /// The plants in ascending order of value.
    pub plants: [&'static str; 4],
    /// The player colours: orange, blue, black, white.
    pub colors: [&'static str; 4],
    /// The neutral colour.
    pub neutral: &'static str,
}

impl Names {
    pub(in crate::text) const ENGLISH: Names = Names {
        animals: [
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
        ],
        plants: PLANTS,
        colors: COLORS,
        neutral: NEUTRAL,
    };
}
