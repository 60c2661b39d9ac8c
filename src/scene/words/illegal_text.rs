//! Why something is refused, in one friendly line.

use crate::{
    rules::{Animal, Illegal, Phase, Stock},
    text::Text,
};

/// The reason in the words of the language.
pub fn refusal(reason: Illegal, text: &Text) -> String {
    let words = &text.refusals;
    let animal = |animal: Animal| text.names.animals[animal.index()];
    match reason {
        Illegal::WrongPhase { needed: Phase::End, now } if now < Phase::End => {
            words.only_at_end.to_owned()
        }
        Illegal::WrongPhase { needed, now } if needed < now && now < Phase::End => {
            words.done.to_owned()
        }
        Illegal::WrongPhase { now, .. } => words.first[now as usize].to_owned(),
        Illegal::GameOver => words.first[Phase::Over as usize].to_owned(),
        Illegal::NotInHand(domino) => (words.not_in_hand)(domino.halves().map(animal)),
        Illegal::NotFree(at) => (words.not_free)(&at.to_string()),
        Illegal::Apart(one, other) => (words.apart)([&one.to_string(), &other.to_string()]),
        Illegal::Mismatch { animal: own, other, .. } => {
            (words.mismatch)(animal(own), animal(other))
        }
        Illegal::Unconnected(..) => words.unconnected.to_owned(),
        Illegal::NotMeadow(at) => (words.not_meadow)(&at.to_string()),
        Illegal::NotBesideArea(at) => (words.not_beside_area)(&at.to_string()),
        Illegal::NotSoil(at) => (words.not_soil)(&at.to_string()),
        Illegal::Planted(at) => (words.planted)(&at.to_string()),
        Illegal::NotBesideDomino(at) => (words.not_beside_domino)(&at.to_string()),
        Illegal::NoPlantLeft(plant, stock) => {
            (words.no_plant_left)(plant.index(), stock == Stock::Neutral)
        }
        Illegal::TooFewClouds { needed, have } => (words.too_few_clouds)(needed, have),
        Illegal::AlreadyJoker(joker) => (words.already_joker)(animal(joker)),
        Illegal::NoPlantThere(at) => (words.no_plant_there)(&at.to_string()),
        Illegal::NotYours(at) => (words.not_yours)(&at.to_string()),
        Illegal::NoRoom(plant, stock) => (words.no_room)(plant.index(), stock == Stock::Neutral),
        Illegal::EmptyHand => words.empty_hand.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Plant, text::ENGLISH};

    fn said(reason: Illegal) -> String {
        refusal(reason, &ENGLISH)
    }

    #[test]
    fn a_mismatch_names_both_animals() {
        let (at, beside) = ("c4".parse().unwrap(), "c5".parse().unwrap());
        let reason = Illegal::Mismatch { at, animal: Animal::Owl, beside, other: Animal::Fox };
        assert_eq!(said(reason), "owl beside fox: no match.");
    }

    #[test]
    fn what_comes_too_early_says_what_comes_first() {
        let reason = Illegal::WrongPhase { needed: Phase::Finish, now: Phase::Domino };
        assert_eq!(said(reason), "First place or discard a domino.");
    }

    #[test]
    fn what_comes_too_late_says_that_it_is_over() {
        let reason = Illegal::WrongPhase { needed: Phase::Domino, now: Phase::Plant };
        assert_eq!(said(reason), "That part of the turn is over.");
    }

    #[test]
    fn another_turn_before_its_time_waits_for_the_end() {
        let reason = Illegal::WrongPhase { needed: Phase::End, now: Phase::Domino };
        assert_eq!(said(reason), "Only at the end of a turn, after drawing.");
    }

    #[test]
    fn a_second_domino_at_the_end_needs_another_turn() {
        let reason = Illegal::WrongPhase { needed: Phase::Domino, now: Phase::End };
        assert_eq!(said(reason), "The turn is done: end it, or buy another one.");
    }

    #[test]
    fn missing_clouds_are_counted() {
        let reason = Illegal::TooFewClouds { needed: 3, have: 1 };
        assert_eq!(said(reason), "That takes 3 clouds; you have 1.");
    }

    #[test]
    fn a_neutral_plant_is_called_so() {
        let reason = Illegal::NoPlantLeft(Plant::Oak, Stock::Neutral);
        assert_eq!(said(reason), "You have no neutral oak left.");
    }
}
