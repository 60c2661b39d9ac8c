//! The actions of a player and the phases of a turn.

use super::{
    animal::{Animal, UnknownAnimal},
    domino::{Domino, NotADomino},
    plant::{Plant, Stock, UnknownPlant},
    space::{NotASpace, Space},
};
use std::str::FromStr;

/// The parts of a turn, in their order (RULINGS: A turn).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// A domino is to be placed or discarded.
    Domino,
    /// A mushroom is to be placed or declined, Valley only.
    Mushroom,
    /// A plant may be placed.
    Plant,
    /// Closed areas are to be scored and the hand refilled.
    Finish,
    /// The turn is to be ended, or another one bought.
    End,
    /// The game is over.
    Over,
}

/// One step of a player's turn (RECORD: Game record).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lays a domino of the hand on two free brook spaces.
    PlaceDomino {
        /// The domino.
        domino: Domino,
        /// The space of its first, then of its second animal in joker-track order.
        at: [Space; 2],
    },
    /// Puts a domino of the hand into the box, where it is out of the game.
    DiscardDomino {
        /// The domino.
        domino: Domino,
    },
    /// Puts a mushroom on a free meadow space beside an area.
    PlaceMushroom {
        /// The meadow space.
        at: Space,
    },
    /// Leaves the mushroom in the supply.
    SkipMushroom,
    /// Puts a plant on a free area space beside the domino of this turn.
    PlacePlant {
        /// The kind of plant.
        plant: Plant,
        /// Own colour or neutral.
        stock: Stock,
        /// The area space.
        at: Space,
    },
    /// Places no plant.
    SkipPlant,
    /// Scores closed areas and refills the hand.
    Finish,
    /// Ends the turn; the next player with dominoes goes on.
    EndTurn,
    /// Takes an extra turn for 3 clouds.
    ExtraTurn,
    /// Moves the joker marker for 2 clouds.
    ChangeJoker {
        /// The new joker animal.
        animal: Animal,
    },
    /// Takes a plant back to the player board for clouds equal to its value.
    ReturnPlant {
        /// The space of the plant.
        at: Space,
    },
}

impl Action {
    /// Returns the phase that the action belongs to, or `None` if any phase allows it.
    pub const fn phase(self) -> Option<Phase> {
        match self {
            Action::PlaceDomino { .. } | Action::DiscardDomino { .. } => Some(Phase::Domino),
            Action::PlaceMushroom { .. } | Action::SkipMushroom => Some(Phase::Mushroom),
            Action::PlacePlant { .. } | Action::SkipPlant => Some(Phase::Plant),
            Action::Finish => Some(Phase::Finish),
            Action::EndTurn | Action::ExtraTurn => Some(Phase::End),
            Action::ChangeJoker { .. } | Action::ReturnPlant { .. } => None,
        }
    }

    /// Returns true if both do the same. The halves of a double may lie either way round.
    pub fn is_same_as(self, other: Action) -> bool {
        match (self, other) {
            (Action::PlaceDomino { domino, at: [first, second] }, Action::PlaceDomino { .. })
                if domino.is_double() =>
            {
                other == self || other == Action::PlaceDomino { domino, at: [second, first] }
            }
            _ => self == other,
        }
    }
}

/// The reason why a text is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAction {
    /// No action begins with these words, or it has another number of words.
    #[error("`{0}` is not an action")]
    Shape(String),
    /// A word should name a domino.
    #[error(transparent)]
    Domino(#[from] NotADomino),
    /// A word should name a space.
    #[error(transparent)]
    Space(#[from] NotASpace),
    /// A word should name a plant.
    #[error(transparent)]
    Plant(#[from] UnknownPlant),
    /// A word should name an animal.
    #[error(transparent)]
    Animal(#[from] UnknownAnimal),
}

/// Reads an action in the short notation of examples and tests; records have a notation of their
/// own (RECORD: Game record).
///
/// ```text
/// place butterfly-owl b1 b2     discard butterfly-owl
/// mushroom c3                   no mushroom
/// plant oak c3                  plant oak neutral c3      no plant
/// finish                        end                       again
/// joker owl                     return c3
/// ```
///
/// `place` names the space of the domino's first animal first.
impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["place", domino, first, second] => Action::PlaceDomino {
                domino: domino.parse()?,
                at: [first.parse()?, second.parse()?],
            },
            ["discard", domino] => Action::DiscardDomino { domino: domino.parse()? },
            ["mushroom", at] => Action::PlaceMushroom { at: at.parse()? },
            ["no", "mushroom"] => Action::SkipMushroom,
            ["plant", plant, at] => {
                Action::PlacePlant { plant: plant.parse()?, stock: Stock::Own, at: at.parse()? }
            }
            ["plant", plant, "neutral", at] => {
                Action::PlacePlant { plant: plant.parse()?, stock: Stock::Neutral, at: at.parse()? }
            }
            ["no", "plant"] => Action::SkipPlant,
            ["finish"] => Action::Finish,
            ["end"] => Action::EndTurn,
            ["again"] => Action::ExtraTurn,
            ["joker", animal] => Action::ChangeJoker { animal: animal.parse()? },
            ["return", at] => Action::ReturnPlant { at: at.parse()? },
            _ => return Err(NotAnAction::Shape(text.to_owned())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_double_is_the_same_the_other_way_round() {
        let is_same = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|text| text.parse::<Action>().unwrap());
            assert_eq!(one.is_same_as(other), other.is_same_as(one));
            one.is_same_as(other)
        };
        assert!(is_same("place owl-owl a1 a2", "place owl-owl a2 a1"));
        assert!(is_same("place owl-fox a1 a2", "place owl-fox a1 a2"));
        assert!(!is_same("place owl-fox a1 a2", "place owl-fox a2 a1"));
        assert!(!is_same("place owl-owl a1 a2", "place owl-owl a2 a3"));
        assert!(!is_same("place owl-owl a1 a2", "place fox-fox a2 a1"));
        assert!(!is_same("place owl-owl a1 a2", "discard owl-owl"));
    }
}
