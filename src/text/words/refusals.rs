//! The reasons for refused actions, in one short line each.

use super::english::{a_plant, clouds, plant_name};

/// The texts of refused actions.
#[derive(Clone, Copy)]
pub struct Refusals {
    /// Another part of the turn comes first: domino, mushroom, plant, finish, end, over.
    pub first: [&'static str; 6],
    /// Only at the end of a turn.
    pub only_at_end: &'static str,
    /// The action belongs to an earlier part of the turn.
    pub done: &'static str,
    /// The domino with the two animals is not in the hand.
    pub not_in_hand: fn([&str; 2]) -> String,
    /// The space takes no domino, in a record that is imported.
    pub not_free: fn(&str) -> String,
    /// The space takes no domino: something lies there.
    pub covered: fn(&str) -> String,
    /// The space takes no domino: it is part of an area.
    pub in_area: fn(&str) -> String,
    /// The board has no brook and no area there.
    pub no_space: fn(&str) -> String,
    /// The two spaces are not beside each other.
    pub apart: fn([&str; 2]) -> String,
    /// Two animals do not match.
    pub mismatch: fn(animal: &str, at: &str, other: &str) -> String,
    /// Neither half is on a starting space or beside a matching animal.
    pub unconnected: &'static str,
    /// Neither half is on a pond or beside a matching animal, in Valley.
    pub unconnected_in_valley: &'static str,
    /// The same without a free starting space.
    pub unconnected_without_start: &'static str,
    /// The space takes no mushroom.
    pub not_meadow: fn(&str) -> String,
    /// No area is beside the space.
    pub not_beside_area: fn(&str) -> String,
    /// The space is not in an area.
    pub not_soil: fn(&str) -> String,
    /// The space has a plant.
    pub planted: fn(&str) -> String,
    /// The space is not beside the domino of the turn.
    pub not_beside_domino: fn(&str) -> String,
    /// No plant of this kind is left: the kind by value from 0, true if neutral.
    pub no_plant_left: fn(usize, bool) -> String,
    /// Too few clouds: number needed, number there.
    pub too_few_clouds: fn(u8, u8) -> String,
    /// The animal is the joker already.
    pub already_joker: fn(&str) -> String,
    /// The space has no plant.
    pub no_plant_there: fn(&str) -> String,
    /// The plant there is another player's.
    pub not_yours: fn(&str) -> String,
    /// No room for a plant of this kind: the kind by value from 0, true if neutral.
    pub no_room: fn(usize, bool) -> String,
    /// An extra turn needs a domino.
    pub empty_hand: &'static str,
}

impl Refusals {
    pub(in crate::text) const ENGLISH: Refusals = Refusals {
        first: [
            "First place or discard a domino.",
            "First place the mushroom, or skip it.",
            "First plant, or press “No plant”.",
            "First end the turn.",
            "The turn is done: end it, or buy an extra turn.",
            "The game is over.",
        ],
        only_at_end: "Only at the end of a turn, after drawing.",
        done: "That part of the turn is over.",
        not_in_hand: |[first, second]| format!("{first}–{second} is not in your hand."),
        not_free: |at| format!("{at} takes no domino: it is covered, or part of an area."),
        covered: |at| format!("{at} takes no domino: it is covered."),
        in_area: |at| format!("{at} takes no domino: it is part of an area."),
        no_space: |at| format!("The board has no space {at}."),
        apart: |[one, other]| format!("{one} and {other} are not beside each other."),
        mismatch: |animal, at, other| format!("{animal} on {at} beside {other}: no match."),
        unconnected: "Place it on a starting space or beside a matching animal.",
        unconnected_in_valley: "Place it on a pond or beside a matching animal.",
        unconnected_without_start: "Place it beside a matching animal.",
        not_meadow: |at| format!("{at} takes no mushroom: it is not a free meadow space."),
        not_beside_area: |at| format!("{at} is not beside an area."),
        not_soil: |at| format!("{at} takes no plant: it is not in an area."),
        planted: |at| format!("{at} has a plant already."),
        not_beside_domino: |at| format!("{at} is not beside your domino."),
        no_plant_left: |plant, neutral| format!("You have no {} left.", plant_name(plant, neutral)),
        too_few_clouds: |needed, have| match (needed, have) {
            (1, _) => "That takes a cloud; you have none.".to_owned(),
            (_, 0) => format!("That takes {}; you have none.", clouds(needed.into())),
            _ => format!("That takes {}; you have {have}.", clouds(needed.into())),
        },
        already_joker: |animal| format!("The {animal} is the joker already."),
        no_plant_there: |at| format!("There is no plant on {at}."),
        not_yours: |at| format!("The plant on {at} is another player’s."),
        no_room: |plant, neutral| {
            format!("No free place for {} on your player board.", a_plant(plant, neutral))
        },
        empty_hand: "An extra turn needs a domino in hand.",
    };
}
