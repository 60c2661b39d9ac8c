//! The hand of the viewer.

use crate::{
    rules::{Domino, Phase},
    scene::{
        input::may_act,
        words::{capitalized, domino_name},
    },
    session::{Match, Preferences},
    text::Text,
};

/// A domino of the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct HandDomino {
    /// The domino.
    pub domino: Domino,
    /// True for each half that shows the joker mark.
    pub joker: [bool; 2],
    /// True if it has no legal placement.
    pub fits_nowhere: bool,
    /// Its name, and a note if it fits nowhere.
    pub label: String,
}

/// The viewer's hand.
#[derive(Clone, PartialEq, Debug)]
pub struct HandScene {
    /// True if a domino can be chosen now.
    pub enabled: bool,
    /// The dominoes in the order in which they were drawn.
    pub dominoes: Vec<HandDomino>,
}

impl HandScene {
    /// Returns the viewer's hand; `None` without a viewer.
    pub fn from_match(
        game_match: &Match,
        text: &Text,
        preferences: Preferences,
    ) -> Option<HandScene> {
        let seat = game_match.viewer()?;
        let game = game_match.game();
        let table = game.table();
        let domino = |&domino: &Domino| {
            let fits_nowhere = !table.fits(domino);
            let name = capitalized(&domino_name(text, domino));
            HandDomino {
                domino,
                joker: domino
                    .halves()
                    .map(|animal| preferences.joker_marks && animal == table.joker()),
                fits_nowhere,
                label: if fits_nowhere {
                    format!("{name}, {}", text.table.fits_nowhere)
                } else {
                    name
                },
            }
        };
        Some(HandScene {
            enabled: may_act(game_match).is_ok() && table.phase() == Phase::Domino,
            dominoes: game.hand(seat).iter().map(domino).collect(),
        })
    }
}
