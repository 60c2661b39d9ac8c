//! Closing areas and scoring them (RULINGS: Closing, Scoring an area).

use super::{
    area::{AreaId, AreaSet},
    board::RuleSet,
    event::{Event, EventSink},
    seat::Seat,
    space::{Space, SpaceSet, WORDS},
    table::Table,
};
use std::ops::Range;

impl Table {
    /// Returns true if every brook space beside the printed area is covered or isolated. `open`
    /// holds the open brook spaces. Base game only.
    fn is_closed(&self, area: AreaId, open: &SpaceSet) -> bool {
        let printed = self.board.area(area);
        let shore = printed.shore.words();
        let open = |word: usize| shore[word] & open.words()[word];
        // Faster than stopping at the first, because that branch cannot be predicted.
        printed.shore_span.clone().fold(0, |all, word| all | open(word)) == 0
    }

    /// Counts the open brook spaces beside the area, and the free area spaces beside one of those.
    pub fn openings(&self, area: AreaId, open: &SpaceSet) -> (usize, usize) {
        let printed = self.board.area(area);
        if self.board.rules() == RuleSet::Valley && self.size_of(area) != printed.size() {
            let spaces = self.spaces_of(area);
            let shore = spaces.neighbors();
            return self.openings_between(&spaces, &shore, shore.span(), open);
        }
        let span = printed.shore_span.clone();
        self.openings_between(&printed.spaces, &printed.shore, span, open)
    }

    /// Counts the [`Table::openings`] of `spaces`. `span` is the range of words with the `shore`.
    fn openings_between(
        &self,
        spaces: &SpaceSet,
        shore: &SpaceSet,
        span: Range<usize>,
        open: &SpaceSet,
    ) -> (usize, usize) {
        let around = span.start.saturating_sub(1)..(span.end + 1).min(WORDS);
        let mut open_shore = SpaceSet::EMPTY;
        for word in span {
            open_shore.insert_in_word(word, shore.words()[word] & open.words()[word]);
        }
        let planted = self.land.planted.words();
        let (mut openings, mut reached) = (0, 0);
        for word in around {
            openings += open_shore.words()[word].count_ones();
            let free = spaces.words()[word] & !planted[word];
            reached += (free & open_shore.neighbors_in(word)).count_ones();
        }
        (openings as usize, reached as usize)
    }

    /// Returns the areas that `finish` would score now.
    pub fn closing(&self) -> AreaSet {
        match self.turn.domino {
            Some(at) if self.board.rules() == RuleSet::Base => self.closed_by(at),
            _ => AreaSet::EMPTY,
        }
    }

    /// Returns the closed areas among those near the domino and those closed from the start. Others
    /// cannot have been closed in this turn.
    fn closed_by(&self, at: [Space; 2]) -> AreaSet {
        let mut near = self.board.closed_at_start;
        for space in at {
            near = near.union(self.board.closable_from[space.index()]);
        }
        let candidates = near.intersection(self.unscored);
        let open = self.open_brook();
        candidates.iter().filter(|&area| self.is_closed(area, &open)).collect()
    }

    pub(super) fn score_closed(&mut self, events: &mut impl EventSink) {
        let seat = self.turn.seat;
        for area in self.closing().iter() {
            self.score_area(area, Some(seat), events);
            self.current_board().collected.insert(area);
        }
    }

    pub(super) fn score_area(
        &mut self,
        area: AreaId,
        closed_by: Option<Seat>,
        events: &mut impl EventSink,
    ) {
        let majority = self.majority(area);
        for (seat, points) in self.seats.iter_mut().zip(majority.points()) {
            seat.score += points;
        }
        self.unscored.remove(area);
        events.emit(|| Event::AreaScored { closed_by, area, parts: self.parts(area), majority });
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Board, Color, Player, Setup};
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    #[test]
    fn openings_match_the_sets_they_count() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for board in Board::shipped().iter().cycle().take(12) {
            let player = |color| Player { name: String::new(), color };
            let players = [Color::Orange, Color::Blue].map(player);
            let mut game = Setup::deal(board.clone(), players.into(), &mut rng).start().unwrap();
            while let Some(action) = game.random_action(&mut rng) {
                game.advance(action).unwrap();
                let table = game.table();
                let open = table.open_brook();
                for area in table.areas() {
                    let shore = table.open_shore(area);
                    let reached = table.spaces_of(area) & !*table.planted() & shore.neighbors();
                    assert_eq!(table.openings(area, &open), (shore.len(), reached.len()));
                }
            }
        }
    }
}
