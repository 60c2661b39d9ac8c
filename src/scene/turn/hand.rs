//! The hand of the person at the screen.

use crate::{
    rules::{Domino, Phase},
    scene::{
        input::selection::may_act,
        words::names::{capitalized, domino_name},
    },
    session::{Match, Preferences},
    text::Text,
};

/// A domino of the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct HandDomino {
    /// The domino.
    pub domino: Domino,
    /// Which halves bear the joker's mark.
    pub joker: [bool; 2],
    /// Whether it fits nowhere.
    pub fits_nowhere: bool,
    /// What it is called.
    pub words: String,
}

/// The hand that may be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct HandScene {
    /// Whether a domino can be chosen now.
    pub open: bool,
    /// The dominoes in the order in which they were drawn.
    pub dominoes: Vec<HandDomino>,
}

impl HandScene {
    /// The hand of the person at the screen, if there is one.
    pub fn of(game_match: &Match, text: &Text, preferences: Preferences) -> Option<HandScene> {
        let seat = game_match.viewer()?;
        let game = game_match.game();
        let table = game.table();
        let domino = |&domino: &Domino| {
            let fits_nowhere = table.placements(domino).is_empty();
            let name = capitalized(&domino_name(text, domino));
            HandDomino {
                domino,
                joker: domino
                    .halves()
                    .map(|animal| preferences.joker_marks && animal == table.joker()),
                fits_nowhere,
                words: if fits_nowhere {
                    format!("{name}, {}", text.table.fits_nowhere)
                } else {
                    name
                },
            }
        };
        Some(HandScene {
            open: may_act(game_match).is_ok() && table.phase() == Phase::Domino,
            dominoes: game.hand(seat).iter().map(domino).collect(),
        })
    }
}
