//! The value that a search maximises.

use crate::{
    bots::{features::fraction_left, weights::SeatValues},
    rules::{Seat, Table},
};

/// The value that a search maximises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// The margin to the best of the others, in points.
    Margin,
    /// The chance to win.
    Victory {
        /// The points by which luck may still change a seat's score when the game begins.
        luck: u32,
    },
}

/// The utility of a sure win. The margin is added to it, but is small. It only decides games that
/// are as good as won or lost.
const WIN_UTILITY: f32 = 1e5;

/// The spread of values at the end of the game, in points: the final majorities are still open.
const FINAL_SPREAD: f32 = 1.0;

impl Objective {
    /// Returns the utility of these values for the seat.
    pub fn utility(self, values: &SeatValues, seat: Seat, table: &Table) -> f32 {
        let values = &values[..table.players().get()];
        let margin = margin(values, seat);
        match self {
            Objective::Margin => margin,
            Objective::Victory { luck } => {
                let spread = FINAL_SPREAD + luck as f32 * fraction_left(table).sqrt();
                margin + WIN_UTILITY * win_chance(values, seat, spread)
            }
        }
    }
}

/// The points by which the seat is ahead of the best of the others.
fn margin(values: &[f32], seat: Seat) -> f32 {
    let others = values.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let best = others.map(|(_, &value)| value).fold(f32::NEG_INFINITY, f32::max);
    values[seat.index()] - best
}

/// The seat's chance to win if each value may be wrong by about `spread` points. The chances of
/// all seats add up to 1.
fn win_chance(values: &[f32], seat: Seat, spread: f32) -> f32 {
    let own = values[seat.index()];
    let odds: f32 = values.iter().map(|other| ((other - own) / spread).exp()).sum();
    1.0 / odds
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Seat = match Seat::new(1) {
        Some(seat) => seat,
        None => Seat::FIRST,
    };

    #[test]
    fn chances_of_all_seats_add_up_to_one() {
        let values = [61.0, 58.5];
        let sum = win_chance(&values, Seat::FIRST, 7.0) + win_chance(&values, SECOND, 7.0);
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
    }

    #[test]
    fn a_lead_counts_more_the_less_may_still_change() {
        let [late, early] =
            [1.0, 12.0].map(|spread| win_chance(&[66.0, 60.0], Seat::FIRST, spread));
        assert!(late > 0.99 && early > 0.5 && early < 0.7, "{late} {early}");
    }

    #[test]
    fn huge_deficits_give_finite_utilities() {
        assert_eq!(win_chance(&[0.0, 1e6], Seat::FIRST, 1.0), 0.0);
        assert_eq!(margin(&[0.0, 1e6], Seat::FIRST), -1e6);
    }
}
