//! The order of turns, and the end of the game.

use super::Model;
use renature::rules::Phase;
use std::collections::BTreeSet;

impl Model {
    pub(super) fn finish(&mut self) {
        if self.domino.is_some() && !self.is_valley() {
            let left = self.tokens.keys().copied();
            let closed: Vec<char> = left.filter(|&letter| self.is_closed(letter)).collect();
            for letter in closed {
                let token = self.score_token(letter);
                self.own().tokens.push(token);
            }
        }
        let own = self.own();
        if !own.reserve.is_empty() {
            let drawn = own.reserve.remove(0);
            own.hand.push(drawn);
        }
        self.phase = Phase::End;
    }

    pub(super) fn begin_turn(&mut self, seat: usize) {
        self.seat = seat;
        self.domino = None;
        self.phase = Phase::Domino;
    }

    pub(super) fn end_turn(&mut self) {
        let players = self.seats.len();
        let mut order = (1..=players).map(|step| (self.seat + step) % players);
        match order.find(|&seat| !self.seats[seat].hand.is_empty()) {
            Some(seat) => self.begin_turn(seat),
            None => self.end(),
        }
    }

    fn end(&mut self) {
        let areas = self.areas();
        if self.is_valley() {
            for area in &areas {
                let size = area.len() as i64;
                self.score_area(area, size, size / 2);
            }
        } else {
            while let Some(&letter) = self.tokens.keys().next() {
                self.score_token(letter);
            }
        }
        for own in &mut self.seats {
            own.score += i64::from(own.clouds);
            let left = own.plants.iter();
            own.score -= left.map(|((_, plant), &n)| i64::from(plant.value() * n)).sum::<i64>();
            own.score += own.tokens.iter().map(|token| i64::from(token.back)).sum::<i64>();
        }
        self.phase = Phase::Over;
        let best = |ranks: &[(i64, usize)]| -> Vec<usize> {
            let most = ranks.iter().max();
            (0..ranks.len()).filter(|&seat| ranks.get(seat) == most).collect()
        };
        let largest = areas.iter().map(BTreeSet::len).max();
        let rank = |seat: usize| {
            let leads = areas.iter().filter(|area| {
                Some(area.len()) == largest && self.ranking(area).first() == Some(&Some(seat))
            });
            let own = &self.seats[seat];
            (own.score, if self.is_valley() { leads.count() } else { own.tokens.len() })
        };
        self.winners = best(&(0..self.seats.len()).map(rank).collect::<Vec<_>>());
    }
}
