//! The events that actions cause, with the arithmetic of every point.

use super::{
    animal::Animal,
    area::{AreaId, AreaSet},
    domino::Domino,
    majority::{Majority, Points},
    plant::{Owner, Plant},
    seat::Seat,
    space::{Space, SpaceSet},
};

/// One effect of an action. The points of all events, plus the starting scores, are the scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A domino was placed.
    DominoPlaced {
        /// The player who placed it.
        seat: Seat,
        /// The domino.
        domino: Domino,
        /// The spaces of its first and second animal.
        at: [Space; 2],
    },
    /// A domino went to the box.
    DominoDiscarded {
        /// The player who discarded it.
        seat: Seat,
        /// The domino, seen by all.
        domino: Domino,
    },
    /// Clouds were taken from the board, as many as fit.
    CloudsTaken {
        /// The player who took them.
        seat: Seat,
        /// The space of the clouds.
        at: Space,
        /// The number that fitted on the player board.
        taken: u8,
        /// The number that went to the box.
        lost: u32,
    },
    /// A stump was covered while the supply had a mushroom.
    StumpCovered {
        /// The player who covered it.
        seat: Seat,
        /// Its space.
        at: Space,
    },
    /// A mushroom was placed and is an area space from now on.
    MushroomPlaced {
        /// The player who placed it.
        seat: Seat,
        /// Its space.
        at: Space,
        /// The printed areas that are now one area.
        joined: AreaSet,
        /// The size of the joined area, mushrooms included.
        size: usize,
        /// The number of clouds on the space that went to the box.
        lost: u32,
    },
    /// A mushroom was left in the supply.
    MushroomSkipped {
        /// The player who declined it.
        seat: Seat,
    },
    /// No mushroom could be placed, because no legal space was left.
    MushroomImpossible {
        /// The player who had covered the stump.
        seat: Seat,
    },
    /// A plant was placed and scored.
    PlantPlaced {
        /// The player who placed it and scores.
        seat: Seat,
        /// Its kind.
        plant: Plant,
        /// Its colour.
        owner: Owner,
        /// Its space.
        at: Space,
        /// Its area.
        area: AreaId,
        /// The other plants of equal or lower value in the area, each worth a point.
        counted: SpaceSet,
        /// All points for the plant.
        points: i64,
    },
    /// No plant was placed.
    PlantSkipped {
        /// The player who skipped it.
        seat: Seat,
    },
    /// An area was scored.
    AreaScored {
        /// The player who closed it; `None` in the final scoring.
        closed_by: Option<Seat>,
        /// The area. Of several joined by mushrooms, the one with the first letter.
        area: AreaId,
        /// The printed areas in it.
        parts: AreaSet,
        /// Totals, ties and awards.
        majority: Majority,
    },
    /// A hand was refilled from the reserve.
    HandRefilled {
        /// The player.
        seat: Seat,
        /// The number of dominoes left in the reserve.
        reserve: u8,
    },
    /// The joker marker moved.
    JokerChanged {
        /// The player who paid 2 clouds.
        seat: Seat,
        /// The joker animal before.
        from: Animal,
        /// The joker animal now.
        to: Animal,
    },
    /// A plant went back to a player board.
    PlantReturned {
        /// The player who paid clouds equal to its value.
        seat: Seat,
        /// Its kind.
        plant: Plant,
        /// Its colour.
        owner: Owner,
        /// Its space.
        at: Space,
    },
    /// An extra turn was bought for 3 clouds.
    ExtraTurn {
        /// The player who takes it.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// The player.
        seat: Seat,
        /// The player whose turn begins; `None` when the game is over.
        next: Option<Seat>,
    },
    /// Final scoring: a point for each cloud left.
    CloudsScored {
        /// The player.
        seat: Seat,
        /// The number of clouds.
        clouds: u8,
    },
    /// Final scoring: the value of each plant left is lost.
    PlantsScored {
        /// The player.
        seat: Seat,
        /// The number of plants left by kind, in the player's colour and in neutral.
        left: [[u8; Plant::COUNT]; 2],
        /// The points for them: 0 or less.
        points: i64,
    },
    /// Final scoring of the base game: the backs of the collected tokens.
    TokensScored {
        /// The player.
        seat: Seat,
        /// The areas of the tokens.
        areas: AreaSet,
        /// The sum of their backs.
        points: i64,
    },
    /// The game is over.
    GameOver {
        /// The winners; several seats share the victory.
        winners: Vec<Seat>,
        /// True if several seats had the most points.
        tied_on_points: bool,
    },
}

impl Event {
    /// Returns the points of each seat for this event.
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

/// Receives events. Playouts use [`Discard`], so no events are built.
pub(super) trait EventSink {
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Ignores all events.
pub(super) struct Discard;

impl EventSink for Discard {
    fn emit(&mut self, _: impl FnOnce() -> Event) {}
}
