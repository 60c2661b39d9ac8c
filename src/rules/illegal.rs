//! The reasons why an action is not legal.

use super::{
    action::Phase,
    animal::Animal,
    domino::Domino,
    plant::{Plant, Stock},
    space::Space,
};

/// The reason why an action is not legal. The game is unchanged.
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
    /// The space is not a free brook space.
    #[error("{0} is not a free brook space")]
    NotFree(Space),
    /// The two spaces of a domino are not beside each other.
    #[error("{0} and {1} are not beside each other")]
    Apart(Space, Space),
    /// An animal would lie beside another that it does not match.
    #[error("{animal} on {at} beside {other} on {beside}: no match")]
    Mismatch {
        /// The space of the half that does not match.
        at: Space,
        /// The animal on that half.
        animal: Animal,
        /// The space beside it.
        beside: Space,
        /// The animal there.
        other: Animal,
    },
    /// Neither half is on a starting space or beside an animal.
    #[error("{0} and {1}: neither is a starting space or beside an animal")]
    Unconnected(Space, Space),
    /// The mushroom's space is not a free meadow space.
    #[error("{0} is not a free meadow space")]
    NotMeadow(Space),
    /// The mushroom's space is not beside an area space.
    #[error("{0} is not beside an area space")]
    NotBesideArea(Space),
    /// The plant's space is not an area space.
    #[error("{0} is not an area space")]
    NotSoil(Space),
    /// The space has a plant already.
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
        /// The cost of the action.
        needed: u8,
        /// The clouds on the player board.
        have: u8,
    },
    /// The animal is the joker already.
    #[error("{0} is the joker already")]
    AlreadyJoker(Animal),
    /// The space has no plant to take back.
    #[error("{0} has no plant")]
    NoPlantThere(Space),
    /// The plant is another player's.
    #[error("the plant on {0} is another player's")]
    NotYours(Space),
    /// The player board has no free space for the plant.
    #[error("the player board has no free space for {color} {plant}", plant = .0, color = .1.name())]
    NoRoom(Plant, Stock),
    /// An extra turn needs a domino in hand.
    #[error("another turn needs a domino in hand")]
    EmptyHand,
}
