//! The state of a player.

use renature::rules::{AreaToken, Domino, Plant};
use std::collections::BTreeMap;

/// The state of a player.
#[derive(Clone, Debug)]
pub struct PlayerBoard {
    pub score: i64,
    pub clouds: u32,
    pub plants: BTreeMap<(bool, Plant), u8>,
    pub hand: Vec<Domino>,
    pub reserve: Vec<Domino>,
    pub tokens: Vec<AreaToken>,
}

/// By true for the player's colour (false for neutral) and kind.
pub fn starting_plants(players: usize) -> BTreeMap<(bool, Plant), u8> {
    let (own, neutral) = match players {
        2 => ([9, 4, 2, 2], [3, 2, 2, 2]),
        3 => ([5, 3, 2, 1], [2, 1, 1, 1]),
        _ => ([3, 2, 1, 1], [1, 1, 1, 1]),
    };
    let own = Plant::ALL.into_iter().zip(own).map(|(plant, count)| ((true, plant), count));
    let neutral = Plant::ALL.into_iter().zip(neutral).map(|(plant, count)| ((false, plant), count));
    own.chain(neutral).collect()
}
