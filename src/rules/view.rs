//! What one player knows.

use super::{
    action::Action,
    area::{AreaId, AreaSet, AreaToken},
    board::RuleSet,
    domino::{Domino, DominoSet},
    files::view_file::ViewFile,
    game::{Game, Hidden},
    seat::Seat,
    table::{HAND, Table},
};
use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Serialize};

/// What one player knows: the table, the own hand, the backs of the own tokens. Nothing else is
/// in it, so that who gets only a view cannot cheat.
///
/// It is written and read by serde; whatever could not come about in a game is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "ViewFile", try_from = "ViewFile")]
pub struct PlayerView {
    table: Table,
    seat: Seat,
    hand: [Domino; HAND],
    backs: [i32; AreaId::MAX],
}

impl PlayerView {
    pub(super) fn new(game: &Game, seat: Seat) -> PlayerView {
        let mut hand = [Domino::default(); HAND];
        let held = game.hand(seat);
        hand[..held.len()].copy_from_slice(held);
        let mut backs = [0; AreaId::MAX];
        for area in game.table.collected(seat).iter() {
            backs[area.index()] = game.back(area);
        }
        PlayerView { table: game.table.clone(), seat, hand, backs }
    }

    /// Of parts that agree with each other.
    pub(super) fn of_parts(
        table: Table,
        seat: Seat,
        hand: [Domino; HAND],
        backs: [i32; AreaId::MAX],
    ) -> PlayerView {
        PlayerView { table, seat, hand, backs }
    }

    /// What all players see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The own hand, in the order in which it was drawn.
    pub fn hand(&self) -> &[Domino] {
        &self.hand[..self.table.hand_size(self.seat)]
    }

    /// The back of a token that the player has collected.
    pub fn back(&self, area: AreaId) -> Option<i32> {
        let own = self.table.collected(self.seat).contains(area);
        own.then(|| self.backs[area.index()])
    }

    /// The dominoes that the player has not seen: in the hands and reserves, the own reserve
    /// included, and in the box since the deal. [`Table::hand_size`] and [`Table::reserve`] tell
    /// how many of them each seat holds.
    pub fn unseen(&self) -> DominoSet {
        let mut unseen = DominoSet::ALL;
        self.table.placed().for_each(|(domino, _)| unseen.remove(domino));
        self.table.discarded().iter().for_each(|domino| unseen.remove(domino));
        self.hand().iter().for_each(|&domino| unseen.remove(domino));
        unseen
    }

    /// All legal actions; none when it is another player's turn.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut all = Vec::new();
        if self.table.seat() == self.seat {
            self.table.each_legal(self.hand(), |action| all.push(action));
        }
        all
    }

    /// One of the legal actions, each equally likely; none when it is another player's turn.
    pub fn random_action(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.table.seat() != self.seat {
            return None;
        }
        self.table.random_legal(self.hand(), rng)
    }

    /// A game that agrees with all the player knows, what is hidden dealt at random.
    pub fn deal(&self, rng: &mut impl Rng) -> Game {
        let mut unseen: Vec<Domino> = self.unseen().iter().collect();
        unseen.shuffle(rng);
        let mut draw = || unseen.pop().unwrap_or_default();
        let mut hidden = Hidden::nothing();
        for seat in self.table.seats() {
            let hand = &mut hidden.hands[seat.index()];
            if seat == self.seat {
                *hand = self.hand;
            } else {
                hand[..self.table.hand_size(seat)].fill_with(&mut draw);
            }
            hidden.reserves[seat.index()][..self.table.reserve(seat)].fill_with(&mut draw);
        }
        hidden.backs = self.deal_backs(rng);
        Game { table: self.table.clone(), hidden }
    }

    /// Tokens with the same front are alike until they are turned over.
    fn deal_backs(&self, rng: &mut impl Rng) -> [i32; AreaId::MAX] {
        let mut backs = self.backs;
        if self.table.board().rules() == RuleSet::Valley {
            return backs;
        }
        let known = self.table.collected(self.seat);
        let mut pool: Vec<AreaToken> = self.table.board().plan().tokens.clone();
        for area in known.iter() {
            let prize = self.table.prize(area);
            let back = backs[area.index()];
            if let Some(index) =
                pool.iter().position(|token| token.prize() == prize && token.back == back)
            {
                pool.swap_remove(index);
            }
        }
        pool.shuffle(rng);
        let hidden: AreaSet = self.table.board().areas().map(|(area, _)| area).collect();
        for area in hidden.iter().filter(|&area| !known.contains(area)) {
            let prize = self.table.prize(area);
            if let Some(index) = pool.iter().position(|token| token.prize() == prize) {
                backs[area.index()] = pool.swap_remove(index).back;
            }
        }
        backs
    }
}
