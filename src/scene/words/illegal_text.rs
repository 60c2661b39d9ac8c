//! The reason that an action is illegal, as a line for the player.

use super::names::capitalized;
use crate::{
    rules::{Animal, Illegal, Phase, Stock},
    text::Text,
};

/// Returns the line that says why the action is illegal.
pub fn illegal_text(reason: Illegal, text: &Text) -> String {
    let t = &text.refusals;
    let animal = |animal: Animal| text.names.animals[animal.index()];
    match reason {
        Illegal::WrongPhase { needed: Phase::End, now } if now < Phase::End => {
            t.only_at_end.to_owned()
        }
        Illegal::WrongPhase { needed, now } if needed < now && now < Phase::End => {
            t.done.to_owned()
        }
        Illegal::WrongPhase { now, .. } => t.first[now as usize].to_owned(),
        Illegal::GameOver => t.first[Phase::Over as usize].to_owned(),
        Illegal::NotInHand(domino) => (t.not_in_hand)(domino.halves().map(animal)),
        Illegal::NotFree(at) => (t.not_free)(&at.to_string()),
        Illegal::Apart(one, other) => (t.apart)([&one.to_string(), &other.to_string()]),
        Illegal::Mismatch { at, animal: own, other, .. } => {
            capitalized(&(t.mismatch)(animal(own), &at.to_string(), animal(other)))
        }
        Illegal::Unconnected(..) => t.unconnected.to_owned(),
        Illegal::NotMeadow(at) => (t.not_meadow)(&at.to_string()),
        Illegal::NotBesideArea(at) => (t.not_beside_area)(&at.to_string()),
        Illegal::NotSoil(at) => (t.not_soil)(&at.to_string()),
        Illegal::Planted(at) => (t.planted)(&at.to_string()),
        Illegal::NotBesideDomino(at) => (t.not_beside_domino)(&at.to_string()),
        Illegal::NoPlantLeft(plant, stock) => {
            (t.no_plant_left)(plant.index(), stock == Stock::Neutral)
        }
        Illegal::TooFewClouds { needed, have } => (t.too_few_clouds)(needed, have),
        Illegal::AlreadyJoker(joker) => (t.already_joker)(animal(joker)),
        Illegal::NoPlantThere(at) => (t.no_plant_there)(&at.to_string()),
        Illegal::NotYours(at) => (t.not_yours)(&at.to_string()),
        Illegal::NoRoom(plant, stock) => (t.no_room)(plant.index(), stock == Stock::Neutral),
        Illegal::EmptyHand => t.empty_hand.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Plant, text::ENGLISH};

    fn text_of(reason: Illegal) -> String {
        illegal_text(reason, &ENGLISH)
    }

    #[test]
    fn mismatch_names_both_animals() {
        let (at, beside) = ("c4".parse().unwrap(), "c5".parse().unwrap());
        let reason = Illegal::Mismatch { at, animal: Animal::Owl, beside, other: Animal::Fox };
        assert_eq!(text_of(reason), "Owl on c4 beside fox: no match.");
    }

    #[test]
    fn early_action_names_what_comes_first() {
        let reason = Illegal::WrongPhase { needed: Phase::Finish, now: Phase::Domino };
        assert_eq!(text_of(reason), "First place or discard a domino.");
    }

    #[test]
    fn late_action_says_that_its_phase_is_over() {
        let reason = Illegal::WrongPhase { needed: Phase::Domino, now: Phase::Plant };
        assert_eq!(text_of(reason), "That part of the turn is over.");
    }

    #[test]
    fn extra_turn_must_wait_for_the_end_of_the_turn() {
        let reason = Illegal::WrongPhase { needed: Phase::End, now: Phase::Domino };
        assert_eq!(text_of(reason), "Only at the end of a turn, after drawing.");
    }

    #[test]
    fn second_domino_at_the_end_needs_an_extra_turn() {
        let reason = Illegal::WrongPhase { needed: Phase::Domino, now: Phase::End };
        assert_eq!(text_of(reason), "The turn is done: end it, or buy an extra turn.");
    }

    #[test]
    fn missing_clouds_are_counted() {
        let reason = Illegal::TooFewClouds { needed: 3, have: 1 };
        assert_eq!(text_of(reason), "That takes 3 clouds; you have 1.");
    }

    #[test]
    fn neutral_plant_is_called_neutral() {
        let reason = Illegal::NoPlantLeft(Plant::Oak, Stock::Neutral);
        assert_eq!(text_of(reason), "You have no neutral oak left.");
    }
}
