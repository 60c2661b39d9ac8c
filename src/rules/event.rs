//! What happened, with the arithmetic of every point.

use super::{
    animal::Animal,
    area::{AreaId, AreaSet},
    domino::Domino,
    majority::Majority,
    plant::{Owner, Plant},
    seat::Seat,
    space::{Space, SpaceSet},
};

/// Points of each seat, by [`Seat::index`].
pub type Points = [i64; Seat::MAX];

/// One thing that an action brought about. The points of all events since the start, added to the
/// starting scores, are what the score markers show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A domino was laid.
    DominoPlaced {
        /// Who laid it.
        seat: Seat,
        /// The domino.
        domino: Domino,
        /// The spaces of its first and second animal.
        at: [Space; 2],
    },
    /// A domino went to the box.
    DominoDiscarded {
        /// Whose it was.
        seat: Seat,
        /// The domino, seen by all.
        domino: Domino,
    },
    /// Clouds were taken from the board, as many as fit.
    CloudsTaken {
        /// Who took them.
        seat: Seat,
        /// Where they lay.
        at: Space,
        /// How many fitted on the player board.
        taken: u8,
        /// How many went to the box.
        lost: u32,
    },
    /// A stump was covered while a mushroom was left.
    StumpCovered {
        /// Who covered it.
        seat: Seat,
        /// Where it stood.
        at: Space,
    },
    /// A mushroom was set and is an area space from now on.
    MushroomPlaced {
        /// Who set it.
        seat: Seat,
        /// Where.
        at: Space,
        /// The printed areas that now belong together.
        joined: AreaSet,
        /// How many spaces they have together, mushrooms included.
        size: usize,
        /// How many clouds lay there and went to the box.
        lost: u32,
    },
    /// A mushroom was left in the supply.
    MushroomSkipped {
        /// Who declined it.
        seat: Seat,
    },
    /// No mushroom could be set, for no legal space was left.
    MushroomImpossible {
        /// Who had covered the stump.
        seat: Seat,
    },
    /// A plant was set and scored.
    PlantPlaced {
        /// Who set it, and scores.
        seat: Seat,
        /// Its kind.
        plant: Plant,
        /// Its colour.
        owner: Owner,
        /// Where.
        at: Space,
        /// The area it stands in.
        area: AreaId,
        /// The other plants of equal or lower value in the area: a point each, beside the point
        /// for the plant itself.
        counted: SpaceSet,
        /// All points for it.
        points: i64,
    },
    /// No plant was set.
    PlantSkipped {
        /// Whose turn it is.
        seat: Seat,
    },
    /// An area was scored.
    AreaScored {
        /// Who closed it; nobody in the final scoring.
        closed_by: Option<Seat>,
        /// The area; the one whose letter comes first where mushrooms have joined several.
        area: AreaId,
        /// The printed areas that it is made of.
        parts: AreaSet,
        /// Totals, ties and awards.
        majority: Majority,
    },
    /// A hand was refilled from the reserve.
    HandRefilled {
        /// Whose.
        seat: Seat,
        /// How many dominoes the reserve still holds.
        reserve: u8,
    },
    /// The joker marker moved.
    JokerChanged {
        /// Who paid 2 clouds.
        seat: Seat,
        /// The joker animal before.
        from: Animal,
        /// The joker animal now.
        to: Animal,
    },
    /// A plant went back to a player board.
    PlantReturned {
        /// Who paid clouds equal to its value.
        seat: Seat,
        /// Its kind.
        plant: Plant,
        /// Its colour.
        owner: Owner,
        /// Where it stood.
        at: Space,
    },
    /// Another turn was bought for 3 clouds.
    ExtraTurn {
        /// Who takes it.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Whose turn begins; nobody's when the game is over.
        next: Option<Seat>,
    },
    /// A point for each cloud left, in the final scoring.
    CloudsScored {
        /// Whose.
        seat: Seat,
        /// How many.
        clouds: u8,
    },
    /// The value of each plant left is lost, in the final scoring.
    PlantsScored {
        /// Whose.
        seat: Seat,
        /// How many of each kind are left in the own colour and in neutral.
        left: [[u8; Plant::COUNT]; 2],
        /// What they cost: 0 or less.
        points: i64,
    },
    /// The backs of the collected tokens, in the final scoring of the base game.
    TokensScored {
        /// Whose.
        seat: Seat,
        /// The areas they come from.
        areas: AreaSet,
        /// The sum of their backs.
        points: i64,
    },
    /// The game is over.
    GameOver {
        /// Who wins; several seats share the victory.
        winners: Vec<Seat>,
        /// Whether a tie on points had to be broken, or was left.
        tied_on_points: bool,
    },
}

impl Event {
    /// The points that each seat gets by this event.
    pub fn points(&self) -> Points {
        let mut all = [0; Seat::MAX];
        match *self {
            Event::PlantPlaced { seat, points, .. }
            | Event::PlantsScored { seat, points, .. }
            | Event::TokensScored { seat, points, .. } => all[seat.index()] = points,
            Event::CloudsScored { seat, clouds } => all[seat.index()] = i64::from(clouds),
            Event::AreaScored { ref majority, .. } => all = majority.points(),
            _ => {}
        }
        all
    }
}

/// Who is told of events. A playout tells nobody, and then events are not even made.
pub(super) trait EventSink {
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Nobody is told.
pub(super) struct Discard;

impl EventSink for Discard {
    fn emit(&mut self, _: impl FnOnce() -> Event) {}
}
