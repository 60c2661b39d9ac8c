//! The majority in an area and its points.

use super::{
    area::Prize,
    plant::{Owner, Plant},
    seat::Seat,
};

/// The points of each seat, by [`Seat::index`].
pub type Points = [i64; Seat::MAX];

/// The current majority in an area (RULINGS: Scoring an area).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Majority {
    /// The sum of plant values by [`Owner::index`]; 0 if the colour is absent.
    pub totals: [u16; Owner::COUNT],
    /// The points of the area.
    pub prize: Prize,
    /// The colour with the highest total that is not tied.
    pub first: Option<Owner>,
    /// The colour with the second-highest total that is not tied.
    pub second: Option<Owner>,
}

impl Majority {
    /// Computes the majority. Colours that share a total cancel each other out.
    pub fn new(totals: [u16; Owner::COUNT], prize: Prize) -> Majority {
        let (mut first, mut second): (Option<usize>, Option<usize>) = (None, None);
        for (index, &total) in totals.iter().enumerate() {
            if total == 0 || is_tied(&totals, index) {
                continue;
            }
            if first.is_none_or(|best| total > totals[best]) {
                second = first;
                first = Some(index);
            } else if second.is_none_or(|best| total > totals[best]) {
                second = Some(index);
            }
        }
        Majority {
            totals,
            prize,
            first: first.map(Owner::from_index),
            second: second.map(Owner::from_index),
        }
    }

    /// Returns the majority if the area also had this plant of the colour.
    #[inline]
    pub fn plus(self, owner: Owner, plant: Plant) -> Majority {
        let mut totals = self.totals;
        totals[owner.index()] += u16::from(plant.value());
        Majority::new(totals, self.prize)
    }

    /// Returns the sum of the colour's plant values; 0 if it is absent.
    pub fn total(&self, owner: Owner) -> u16 {
        self.totals[owner.index()]
    }

    /// Returns true if the colour is present, but cancelled by another with the same total.
    pub fn is_tied(&self, owner: Owner) -> bool {
        is_tied(&self.totals, owner.index())
    }

    /// Returns the seat's points if the area is scored now.
    pub fn points_of(&self, seat: Seat) -> i64 {
        self.points()[seat.index()]
    }

    /// Returns the points of each seat if the area is scored now.
    pub fn points(&self) -> Points {
        let mut points = [0; Seat::MAX];
        let (main, minor) = (i64::from(self.prize.main), i64::from(self.prize.minor));
        if let Some(seat) = self.first.and_then(Owner::seat) {
            points[seat.index()] = if self.second.is_none() { main + minor } else { main };
        }
        if let Some(seat) = self.second.and_then(Owner::seat) {
            points[seat.index()] = minor;
        }
        points
    }
}

fn is_tied(totals: &[u16; Owner::COUNT], index: usize) -> bool {
    let total = totals[index];
    total > 0 && totals.iter().filter(|&&other| other == total).count() > 1
}
