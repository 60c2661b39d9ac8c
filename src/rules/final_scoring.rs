//! The final scoring and the winners (RULINGS: End, Valley).

use super::{
    action::Phase,
    area::AreaId,
    board::RuleSet,
    event::{Event, EventSink},
    plant::{Owner, Plant, Stock},
    seat::Seat,
    table::Table,
};

impl Table {
    /// Does the final scoring and ends the game; `backs` are the backs of the tokens by area.
    pub(super) fn end_game(&mut self, backs: &[i32; AreaId::MAX], events: &mut impl EventSink) {
        let left: Vec<AreaId> = match self.board.rules() {
            RuleSet::Base => self.unscored.iter().collect(),
            RuleSet::Valley => self.areas().collect(),
        };
        for area in left {
            self.score_area(area, None, events);
        }
        for seat in self.players.seats() {
            self.score_left_over(seat, events);
            if self.board.rules() == RuleSet::Base {
                self.score_tokens(seat, backs, events);
            }
        }
        self.turn.phase = Phase::Over;
        events.emit(|| {
            let best = self.seats().map(|seat| self.score(seat)).max();
            let leaders = self.seats().filter(|&seat| Some(self.score(seat)) == best).count();
            Event::GameOver { winners: self.winners(), tied_on_points: leaders > 1 }
        });
    }

    fn score_left_over(&mut self, seat: Seat, events: &mut impl EventSink) {
        let own = &mut self.seats[seat.index()];
        let clouds = own.clouds;
        let left = own.plants;
        let value = |stock: Stock, plant: Plant| {
            i64::from(left[stock.index()][plant.index()]) * i64::from(plant.value())
        };
        let lost: i64 = Stock::ALL
            .into_iter()
            .flat_map(|stock| Plant::ALL.map(|plant| value(stock, plant)))
            .sum();
        own.score += i64::from(clouds) - lost;
        events.emit(|| Event::CloudsScored { seat, clouds });
        events.emit(|| Event::PlantsScored { seat, left, points: -lost });
    }

    fn score_tokens(
        &mut self,
        seat: Seat,
        backs: &[i32; AreaId::MAX],
        events: &mut impl EventSink,
    ) {
        let areas = self.collected(seat);
        let points = areas.iter().map(|area| i64::from(backs[area.index()])).sum();
        self.seats[seat.index()].score += points;
        events.emit(|| Event::TokensScored { seat, areas, points });
    }

    /// The winners: most points, then the tie-break, then shared. Empty before the end.
    pub fn winners(&self) -> Vec<Seat> {
        if !self.is_over() {
            return Vec::new();
        }
        let rank = |seat: Seat| (self.score(seat), self.tie_break(seat));
        let best = self.seats().map(rank).max();
        self.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }

    /// The tie-break among seats with the same score, higher is better. It is the number of
    /// collected area tokens. In Valley it is the number of largest areas in which the seat has the
    /// highest total.
    pub fn tie_break(&self, seat: Seat) -> usize {
        match self.board.rules() {
            RuleSet::Base => self.collected(seat).len(),
            RuleSet::Valley => {
                let largest = self.areas().map(|area| self.size_of(area)).max();
                self.areas()
                    .filter(|&area| Some(self.size_of(area)) == largest)
                    .filter(|&area| self.majority(area).first == Some(Owner::Seat(seat)))
                    .count()
            }
        }
    }
}
