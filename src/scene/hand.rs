//! The hand of the person at the screen.

use super::{
    names::{capitalized, domino_name},
    selection::{Selection, may_act},
};
use crate::{
    rules::{Domino, Phase, Seat},
    session::Match,
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
    pub dead: bool,
    /// Whether it is chosen.
    pub chosen: bool,
    /// What it is called.
    pub words: String,
}

/// The hand that may be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct HandScene {
    /// Whose it is.
    pub seat: Seat,
    /// Whether a domino can be chosen now.
    pub open: bool,
    /// The dominoes in the order in which they were drawn.
    pub dominoes: Vec<HandDomino>,
}

impl HandScene {
    /// The hand of the person at the screen, if there is one.
    pub fn of(play: &Match, text: &Text, selection: Selection) -> Option<HandScene> {
        let seat = play.viewer()?;
        let game = play.game();
        let table = game.table();
        let domino = |&domino: &Domino| {
            let dead = table.placements(domino).is_empty();
            let name = capitalized(&domino_name(text, domino));
            HandDomino {
                domino,
                joker: domino.halves().map(|animal| animal == table.joker()),
                dead,
                chosen: selection.domino() == Some(domino),
                words: if dead { format!("{name}, {}", text.table.dead) } else { name },
            }
        };
        Some(HandScene {
            seat,
            open: may_act(play).is_ok() && table.phase() == Phase::Domino,
            dominoes: game.hand(seat).iter().map(domino).collect(),
        })
    }
}
