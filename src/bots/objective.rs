//! What a search is after.

use super::{features::remaining, weights::Values};
use crate::rules::{Seat, Table};

/// What makes one end of a playout better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// To be ahead of the best of the others, as far as possible.
    Margin,
    /// To win.
    Victory {
        /// By how many points luck may still change the score of a seat when the game begins.
        luck: u32,
    },
}

/// What a sure victory is worth. The margin counts, too, but so little that it only decides where
/// nothing else does: in a game as good as won or lost.
const VICTORY: f32 = 1e5;

/// With none of the game left values are still this far from the scores: the final majorities.
const DOUBT: f32 = 1.0;

impl Objective {
    /// How good the values are for the seat.
    pub fn utility(self, values: &Values, seat: Seat, table: &Table) -> f32 {
        let values = &values[..table.players().get()];
        let margin = margin(values, seat);
        match self {
            Objective::Margin => margin,
            Objective::Victory { luck } => {
                let spread = DOUBT + luck as f32 * remaining(table).sqrt();
                margin + VICTORY * share(values, seat, spread)
            }
        }
    }
}

/// How far the seat is ahead of the best of the others.
fn margin(values: &[f32], seat: Seat) -> f32 {
    let others = values.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let best = others.map(|(_, &value)| value).fold(f32::NEG_INFINITY, f32::max);
    values[seat.index()] - best
}

/// The seat's chance to win where each value may be wrong by about so much: the chances of all
/// seats together are 1.
fn share(values: &[f32], seat: Seat, spread: f32) -> f32 {
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
    fn the_chances_of_all_together_are_one() {
        let values = [61.0, 58.5];
        let sum = share(&values, Seat::FIRST, 7.0) + share(&values, SECOND, 7.0);
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
    }

    #[test]
    fn a_lead_is_the_surer_the_less_may_still_change() {
        let [late, early] = [1.0, 12.0].map(|spread| share(&[66.0, 60.0], Seat::FIRST, spread));
        assert!(late > 0.99 && early > 0.5 && early < 0.7, "{late} {early}");
    }

    #[test]
    fn nobody_can_be_so_far_behind_that_it_cannot_be_told() {
        assert_eq!(share(&[0.0, 1e6], Seat::FIRST, 1.0), 0.0);
        assert_eq!(margin(&[0.0, 1e6], Seat::FIRST), -1e6);
    }
}
