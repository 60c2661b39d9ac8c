//! Sequential halving (Karnin, Koren and Somekh 2013): chooses which turns to try next, until one
//! is left. It only keeps the sums. Batches may be tried anywhere, in any order and several at
//! once; the answer stays the same.

use std::ops::Range;

/// Turns to be tried in some worlds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The turns by their indices.
    pub turns: Vec<usize>,
    /// The worlds by their numbers, each the same for all turns.
    pub worlds: Range<u32>,
}

/// The results of a turn so far. Sums of whole numbers do not depend on their order.
#[derive(Clone, Copy, Default, Debug)]
struct TurnResults {
    sum: i64,
    count: u32,
}

impl TurnResults {
    fn mean(&self) -> f64 {
        self.sum as f64 / f64::from(self.count.max(1))
    }
}

/// The state of a search by sequential halving.
#[derive(Clone, Debug)]
pub struct SequentialHalving {
    results: Vec<TurnResults>,
    /// The turns that still compete.
    candidates: Vec<usize>,
    /// The number of playouts in all; without one a round ends only by `end_round`.
    playouts: Option<u32>,
    rounds: u32,
    rounds_done: u32,
    /// The worlds of the round that were handed out.
    worlds: Range<u32>,
    /// The number of worlds of the round that were handed out and not recorded yet.
    pending: u32,
}

impl SequentialHalving {
    /// Starts a search among that many turns, the most promising first.
    pub fn new(turns: usize, playouts: Option<u32>) -> SequentialHalving {
        SequentialHalving {
            results: vec![TurnResults::default(); turns],
            candidates: (0..turns).collect(),
            playouts,
            rounds: turns.next_power_of_two().trailing_zeros(),
            rounds_done: 0,
            worlds: 0..0,
            pending: 0,
        }
    }

    /// Returns the number of rounds done and the number of all rounds.
    pub fn rounds(&self) -> (u32, u32) {
        (self.rounds_done, self.rounds)
    }

    /// Returns `true` if all rounds are done.
    pub fn is_over(&self) -> bool {
        self.rounds_done == self.rounds
    }

    /// The progress of the search, from 0 to 1. Without a number of playouts it grows by whole
    /// rounds.
    pub fn progress(&self) -> f32 {
        let recorded = (self.worlds_handed_out() - self.pending) as f32;
        let round = self.worlds_per_round().map_or(0.0, |worlds| recorded / worlds as f32);
        (self.rounds_done as f32 + round) / self.rounds.max(1) as f32
    }

    /// Hands out the next batch of about so many playouts. Returns `None` if all batches of the
    /// round are handed out, or if the search is over.
    pub fn next_batch(&mut self, playouts: u32) -> Option<Batch> {
        if self.is_over() {
            return None;
        }
        let used = self.worlds_handed_out();
        let left = self.worlds_per_round().map_or(u32::MAX, |worlds| worlds.saturating_sub(used));
        let most = playouts.div_ceil(self.candidates.len() as u32).max(1);
        let worlds = self.worlds.end..self.worlds.end + most.min(left);
        if worlds.is_empty() {
            return None;
        }
        self.worlds.end = worlds.end;
        self.pending += worlds.len() as u32;
        Some(Batch { turns: self.candidates.clone(), worlds })
    }

    /// Records the results of a batch: for each of its turns the sum over its worlds. A batch of an
    /// earlier round still counts.
    pub fn record(&mut self, batch: &Batch, sums: &[i64]) {
        let worlds = batch.worlds.len() as u32;
        for (&turn, sum) in batch.turns.iter().zip(sums) {
            if let Some(results) = self.results.get_mut(turn) {
                results.sum = results.sum.saturating_add(*sum);
                results.count += worlds;
            }
        }
        if batch.worlds.start < self.worlds.start || self.is_over() {
            return;
        }
        self.pending = self.pending.saturating_sub(worlds);
        let handed_out = self.worlds_handed_out();
        if self.pending == 0 && self.worlds_per_round().is_some_and(|worlds| handed_out >= worlds) {
            self.end_round();
        }
    }

    /// Ends the round early, by the results so far.
    pub fn end_round(&mut self) {
        if self.is_over() {
            return;
        }
        let results = &self.results;
        // The sort is stable: of equals, the better one by the evaluation stays in front.
        self.candidates
            .sort_by(|&one, &other| results[other].mean().total_cmp(&results[one].mean()));
        self.candidates.truncate(self.candidates.len().div_ceil(2));
        self.rounds_done += 1;
        self.worlds.start = self.worlds.end;
        self.pending = 0;
    }

    /// Returns the index of the best turn by the results so far; `None` if there are no turns.
    pub fn best(&self) -> Option<usize> {
        let mean = |&turn: &usize| self.results[turn].mean();
        // Reversed, since `max_by` returns the last of equals and the first one is wanted.
        self.candidates.iter().rev().copied().max_by(|one, other| mean(one).total_cmp(&mean(other)))
    }

    fn worlds_handed_out(&self) -> u32 {
        self.worlds.end - self.worlds.start
    }

    fn worlds_per_round(&self) -> Option<u32> {
        let share = self.playouts? as f64 / f64::from(self.rounds.max(1));
        Some((share / self.candidates.len().max(1) as f64).ceil().max(1.0) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums of a batch: the higher the number of a turn the more, with some noise.
    fn sums(batch: &Batch) -> Vec<i64> {
        let utility = |turn: usize, world: u32| turn as i64 * 10 + i64::from(world * 7 % 23);
        let sum = |&turn: &usize| batch.worlds.clone().map(|world| utility(turn, world)).sum();
        batch.turns.iter().map(sum).collect()
    }

    /// Returns the best of 11 turns and the number of playouts. Always `at_once` batches of that
    /// size are under way, and are recorded in the opposite order.
    fn found(size: u32, at_once: usize) -> (Option<usize>, u32) {
        let mut halving = SequentialHalving::new(11, Some(900));
        let mut playouts = 0;
        while !halving.is_over() {
            let mut batches: Vec<Batch> = Vec::new();
            batches.extend((0..at_once).map_while(|_| halving.next_batch(size)));
            for batch in batches.iter().rev() {
                playouts += batch.turns.len() as u32 * batch.worlds.len() as u32;
                halving.record(batch, &sums(batch));
            }
        }
        (halving.best(), playouts)
    }

    #[test]
    fn the_best_of_all_turns_is_found() {
        assert_eq!(found(50, 1).0, Some(10));
    }

    #[test]
    fn size_and_order_of_batches_change_nothing() {
        let alone = found(u32::MAX, 1);
        assert!(
            [(1, 1), (7, 2), (50, 4), (400, 3)].map(|(size, at)| found(size, at)) == [alone; 4]
        );
    }

    #[test]
    fn about_as_many_playouts_are_made_as_allowed() {
        let (_, playouts) = found(50, 2);
        assert!((900..=950).contains(&playouts), "{playouts}");
    }

    /// A cancelled question costs no more than the batch under way.
    #[test]
    fn a_batch_exceeds_its_size_by_less_than_a_world() {
        let mut halving = SequentialHalving::new(32, Some(3000));
        let mut sizes = Vec::new();
        while let Some(batch) = halving.next_batch(100) {
            sizes.push(batch.turns.len() * batch.worlds.len());
            assert!(sizes.last().is_some_and(|&size| size < 100 + batch.turns.len()), "{batch:?}");
            halving.record(&batch, &sums(&batch));
        }
        assert!(sizes.len() >= 3000 / 132, "{sizes:?}");
    }

    #[test]
    fn without_any_result_the_first_turn_is_best() {
        let mut halving = SequentialHalving::new(5, Some(100));
        assert!(halving.next_batch(30).is_some());
        assert_eq!(halving.best(), Some(0));
    }

    #[test]
    fn a_late_batch_counts_but_ends_no_round() {
        let mut halving = SequentialHalving::new(4, None);
        let late = halving.next_batch(8).unwrap();
        halving.end_round();
        let next = halving.next_batch(8).unwrap();
        halving.record(&late, &[0, 0, 0, 90]);
        assert_eq!(halving.rounds(), (1, 2));
        assert_eq!(next.turns, [0, 1]);
    }

    #[test]
    fn one_turn_needs_no_search() {
        assert!(SequentialHalving::new(1, Some(100)).is_over());
        assert_eq!(SequentialHalving::new(0, None).best(), None);
    }
}
