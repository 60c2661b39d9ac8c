//! What the options of the table change in the scene; the rest of them is style, and tested on the
//! page.

use super::{
    pieces::{Half, dominoes},
    played::played_until,
};
use crate::session::{Irrelevant, Match, Preferences};

fn halves(play: &Match, preferences: Preferences) -> Vec<Half> {
    dominoes(play, preferences).into_iter().flat_map(|piece| piece.halves).collect()
}

/// A match on whose board some animals are irrelevant and some are not, the joker among both.
fn mixed() -> Match {
    let is_mixed = |play: &Match| {
        let table = play.game().table();
        let all = halves(play, Preferences::default());
        let has = |irrelevant, joker| {
            let alike = |half: &Half| {
                table.is_irrelevant(half.at) == irrelevant
                    && (half.animal == table.joker()) == joker
            };
            all.iter().any(alike)
        };
        [(true, true), (true, false), (false, true), (false, false)]
            .into_iter()
            .all(|(irrelevant, joker)| has(irrelevant, joker))
    };
    (0..50).find_map(|seed| played_until("brook", 2, seed, is_mixed).ok()).unwrap()
}

#[test]
fn irrelevant_animals_alone_are_shown_in_the_way_that_was_chosen() {
    let play = mixed();
    for way in Irrelevant::ALL {
        let preferences = Preferences { irrelevant: way, ..Preferences::default() };
        for half in halves(&play, preferences) {
            let wanted = play.game().table().is_irrelevant(half.at).then_some(way);
            assert_eq!(half.fading, wanted, "{half:?}");
        }
    }
}

#[test]
fn irrelevant_animals_are_faint_unless_chosen_otherwise() {
    let shown = halves(&mixed(), Preferences::default());
    assert!(shown.iter().any(|half| half.fading == Some(Irrelevant::Faint)));
}

#[test]
fn every_joker_animal_on_the_board_bears_its_mark_and_no_other() {
    let play = mixed();
    for half in halves(&play, Preferences::default()) {
        assert_eq!(half.joker, half.animal == play.game().table().joker(), "{half:?}");
    }
}

#[test]
fn without_joker_marks_no_animal_bears_one() {
    let preferences = Preferences { joker_marks: false, ..Preferences::default() };
    assert!(halves(&mixed(), preferences).iter().all(|half| !half.joker));
}
