//! The hand of the viewer.

use crate::{
    rules::{Domino, Phase},
    scene::{
        input::may_act,
        words::{capitalized, domino_name, hand_notes},
    },
    session::{Match, Preferences},
    text::Text,
};
use std::iter;

/// A domino of the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct HandDomino {
    /// The domino.
    pub domino: Domino,
    /// True for each half that shows the joker mark.
    pub joker: [bool; 2],
    /// True if it has no legal placement.
    pub fits_nowhere: bool,
    /// Its name, with notes if it has the joker or fits nowhere.
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
            let notes = hand_notes(table, text, domino);
            HandDomino {
                domino,
                joker: domino
                    .halves()
                    .map(|animal| preferences.joker_marks && animal == table.joker()),
                fits_nowhere,
                label: iter::once(name.as_str()).chain(notes).collect::<Vec<_>>().join(", "),
            }
        };
        Some(HandScene {
            enabled: may_act(game_match).is_ok() && table.phase() == Phase::Domino,
            dominoes: game.hand(seat).iter().map(domino).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::sketch::Sketch, text::ENGLISH};

    #[test]
    fn label_says_which_domino_has_the_joker_or_fits_nowhere() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox butterfly-frog frog-frog");
        let labels = |game_match: &Match| {
            let hand = HandScene::from_match(game_match, &ENGLISH, Preferences::default());
            hand.unwrap().dominoes.into_iter().map(|held| held.label).collect::<Vec<_>>()
        };
        let begun = ["Owl–fox", "Butterfly–frog, with the joker", "Frog–frog"];
        assert_eq!(labels(&sketch.play("")), begun);
        let stuck = labels(&sketch.play("place owl-fox b1 c1; no plant"));
        assert!(stuck.contains(&"Frog–frog, fits nowhere".to_owned()), "{stuck:?}");
    }
}
