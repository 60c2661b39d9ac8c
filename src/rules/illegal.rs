//! Why an action is refused.

use super::{
    action::Phase,
    animal::Animal,
    domino::Domino,
    plant::{Plant, Stock},
    space::Space,
};

/// Why an action is not legal; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The action belongs to another phase.
    #[error("this is not possible in phase {now:?}, only in {needed:?}")]
    WrongPhase {
        /// The phase that the action belongs to.
        needed: Phase,
        /// The phase that the turn is in.
        now: Phase,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The domino is not in the hand of the player whose turn it is.
    #[error("{0} is not in the hand")]
    NotInHand(Domino),
    /// Not a free brook space.
    #[error("{0} is not a free brook space")]
    NotFree(Space),
    /// The two spaces of a domino are not beside each other.
    #[error("{0} and {1} are not beside each other")]
    Apart(Space, Space),
    /// An animal would lie beside another that it does not match.
    #[error("{animal} on {at} beside {other} on {beside}: no match")]
    Mismatch {
        /// Where the half would lie.
        at: Space,
        /// What it shows.
        animal: Animal,
        /// The space beside it.
        beside: Space,
        /// The animal there.
        other: Animal,
    },
    /// Neither half is on a starting space or beside an animal.
    #[error("{0} and {1}: neither is a starting space or beside an animal")]
    Unconnected(Space, Space),
    /// No mushroom may be set there: not a free meadow space.
    #[error("{0} is not a free meadow space")]
    NotMeadow(Space),
    /// No mushroom may be set there: no area space is beside it.
    #[error("{0} is not beside an area space")]
    NotBesideArea(Space),
    /// No plant can stand there.
    #[error("{0} is not an area space")]
    NotSoil(Space),
    /// A plant stands there already.
    #[error("{0} has a plant already")]
    Planted(Space),
    /// The space is not beside the domino of this turn.
    #[error("{0} is not beside the domino placed in this turn")]
    NotBesideDomino(Space),
    /// The player board has no such plant.
    #[error("no {color} {plant} is left on the player board", plant = .0, color = .1.name())]
    NoPlantLeft(Plant, Stock),
    /// The player board has too few clouds.
    #[error("{needed} clouds are needed, {have} are there")]
    TooFewClouds {
        /// What the action costs.
        needed: u8,
        /// What the player has.
        have: u8,
    },
    /// The animal is the joker already.
    #[error("{0} is the joker already")]
    AlreadyJoker(Animal),
    /// Nothing stands there to be taken back.
    #[error("{0} has no plant")]
    NoPlantThere(Space),
    /// The plant is another player's.
    #[error("the plant on {0} is another player's")]
    NotYours(Space),
    /// The player board has no free space for the plant.
    #[error("the player board has no free space for {color} {plant}", plant = .0, color = .1.name())]
    NoRoom(Plant, Stock),
    /// Another turn needs a domino in hand.
    #[error("another turn needs a domino in hand")]
    EmptyHand,
}
