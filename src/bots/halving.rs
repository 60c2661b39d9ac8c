//! Which of some turns to try out next, until one is left: sequential halving (Karnin, Koren and
//! Somekh 2013). It only keeps the books; whoever tries turns out may do so in pieces, in any
//! order and several pieces at once, and the answer stays the same.

use std::ops::Range;

/// Turns to be tried out in some worlds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The turns by their places in the list.
    pub turns: Vec<usize>,
    /// The worlds by their numbers, each the same for all turns.
    pub worlds: Range<u32>,
}

/// What has been found out about a turn. Sums of whole numbers do not depend on their order.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    sum: i64,
    count: u32,
}

impl Tally {
    fn mean(&self) -> f64 {
        self.sum as f64 / f64::from(self.count.max(1))
    }
}

/// The books of a search.
#[derive(Clone, Debug)]
pub struct Halving {
    tallies: Vec<Tally>,
    /// The turns still in the running.
    left: Vec<usize>,
    /// How many playouts there are in all; without a number only time ends a round.
    playouts: Option<u32>,
    rounds: u32,
    /// How many rounds are over.
    done: u32,
    /// The first world of the round, and the next that nobody has been given yet.
    worlds: Range<u32>,
    /// How many worlds of the round are given and not told yet.
    awaited: u32,
}

impl Halving {
    /// Of that many turns, the most promising first.
    pub fn new(turns: usize, playouts: Option<u32>) -> Halving {
        Halving {
            tallies: vec![Tally::default(); turns],
            left: (0..turns).collect(),
            playouts,
            rounds: turns.next_power_of_two().trailing_zeros(),
            done: 0,
            worlds: 0..0,
            awaited: 0,
        }
    }

    /// How many rounds are over, and how many there are.
    pub fn rounds(&self) -> (u32, u32) {
        (self.done, self.rounds)
    }

    /// Whether the best turn is known.
    pub fn is_over(&self) -> bool {
        self.done == self.rounds
    }

    /// How far the search has come, from 0 to 1; without a number of playouts by rounds alone.
    pub fn progress(&self) -> f32 {
        let told = (self.worlds.end - self.worlds.start - self.awaited) as f32;
        let round = self.quota().map_or(0.0, |quota| told / quota as f32);
        (self.done as f32 + round) / self.rounds.max(1) as f32
    }

    /// The next piece of about so many playouts; none while all of the round are given, and none
    /// once the search is over.
    pub fn next(&mut self, playouts: u32) -> Option<Piece> {
        if self.is_over() {
            return None;
        }
        let given = self.worlds.end - self.worlds.start;
        let open = self.quota().map_or(u32::MAX, |quota| quota.saturating_sub(given));
        let most = playouts.div_ceil(self.left.len() as u32).max(1);
        let worlds = self.worlds.end..self.worlds.end + most.min(open);
        if worlds.is_empty() {
            return None;
        }
        self.worlds.end = worlds.end;
        self.awaited += worlds.len() as u32;
        Some(Piece { turns: self.left.clone(), worlds })
    }

    /// Enters what a piece has given: for each of its turns a sum over its worlds.
    pub fn tell(&mut self, piece: &Piece, sums: &[i64]) {
        let worlds = piece.worlds.len() as u32;
        for (&turn, sum) in piece.turns.iter().zip(sums) {
            if let Some(tally) = self.tallies.get_mut(turn) {
                tally.sum = tally.sum.saturating_add(*sum);
                tally.count += worlds;
            }
        }
        if piece.worlds.start < self.worlds.start || self.is_over() {
            return;
        }
        self.awaited = self.awaited.saturating_sub(worlds);
        let given = self.worlds.end - self.worlds.start;
        if self.awaited == 0 && self.quota().is_some_and(|quota| given >= quota) {
            self.end_round();
        }
    }

    /// Ends the round with what is known by now: there is no time for more.
    pub fn end_round(&mut self) {
        if self.is_over() {
            return;
        }
        let tallies = &self.tallies;
        // Stable, so that among equals the better one by the evaluation stays in front.
        self.left.sort_by(|&one, &other| tallies[other].mean().total_cmp(&tallies[one].mean()));
        self.left.truncate(self.left.len().div_ceil(2));
        self.done += 1;
        self.worlds.start = self.worlds.end;
        self.awaited = 0;
    }

    /// The place of the best turn by what is known now; none if there are no turns.
    pub fn best(&self) -> Option<usize> {
        let mean = |&turn: &usize| self.tallies[turn].mean();
        // Of equals the one in front.
        self.left.iter().rev().copied().max_by(|one, other| mean(one).total_cmp(&mean(other)))
    }

    /// How many worlds the round takes.
    fn quota(&self) -> Option<u32> {
        let share = self.playouts? as f64 / f64::from(self.rounds.max(1));
        Some((share / self.left.len().max(1) as f64).ceil().max(1.0) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a turn gives in a world: the higher its number the more, with some noise.
    fn sums(piece: &Piece) -> Vec<i64> {
        let worth = |turn: usize, world: u32| turn as i64 * 10 + i64::from(world * 7 % 23);
        let sum = |&turn: &usize| piece.worlds.clone().map(|world| worth(turn, world)).sum();
        piece.turns.iter().map(sum).collect()
    }

    /// The best of 11 turns, found in pieces of that size, so many of them under way at once and
    /// told in the opposite order.
    fn found(size: u32, at_once: usize) -> (Option<usize>, u32) {
        let mut halving = Halving::new(11, Some(900));
        let mut playouts = 0;
        while !halving.is_over() {
            let mut pieces: Vec<Piece> = Vec::new();
            pieces.extend((0..at_once).map_while(|_| halving.next(size)));
            for piece in pieces.iter().rev() {
                playouts += piece.turns.len() as u32 * piece.worlds.len() as u32;
                halving.tell(piece, &sums(piece));
            }
        }
        (halving.best(), playouts)
    }

    #[test]
    fn the_best_of_all_turns_is_left() {
        assert_eq!(found(50, 1).0, Some(10));
    }

    #[test]
    fn neither_pieces_nor_their_order_change_anything() {
        let alone = found(u32::MAX, 1);
        assert!(
            [(1, 1), (7, 2), (50, 4), (400, 3)].map(|(size, at)| found(size, at)) == [alone; 4]
        );
    }

    #[test]
    fn about_as_many_playouts_are_made_as_were_allowed() {
        let (_, playouts) = found(50, 2);
        assert!((900..=950).contains(&playouts), "{playouts}");
    }

    /// A question that is dropped costs no more than the piece under way.
    #[test]
    fn no_piece_is_larger_than_asked_for_but_for_less_than_a_world() {
        let mut halving = Halving::new(32, Some(3000));
        let mut sizes = Vec::new();
        while let Some(piece) = halving.next(100) {
            sizes.push(piece.turns.len() * piece.worlds.len());
            assert!(sizes.last().is_some_and(|&size| size < 100 + piece.turns.len()), "{piece:?}");
            halving.tell(&piece, &sums(&piece));
        }
        assert!(sizes.len() >= 3000 / 132, "{sizes:?}");
    }

    #[test]
    fn without_any_result_the_first_turn_is_the_best() {
        let mut halving = Halving::new(5, Some(100));
        assert!(halving.next(30).is_some());
        assert_eq!(halving.best(), Some(0));
    }

    #[test]
    fn what_comes_too_late_counts_but_ends_no_round() {
        let mut halving = Halving::new(4, None);
        let late = halving.next(8).unwrap();
        halving.end_round();
        let next = halving.next(8).unwrap();
        halving.tell(&late, &[0, 0, 0, 90]);
        assert_eq!(halving.rounds(), (1, 2));
        assert_eq!(next.turns, [0, 1]);
    }

    #[test]
    fn one_turn_needs_no_search() {
        assert!(Halving::new(1, Some(100)).is_over());
        assert_eq!(Halving::new(0, None).best(), None);
    }
}
