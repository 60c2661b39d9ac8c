//! A player's view of the game, without hidden information.

use super::{
    action::Action,
    area::{AreaId, AreaSet, AreaToken},
    board::RuleSet,
    domino::{Domino, DominoSet},
    game::{Game, Hidden},
    seat::Seat,
    table::{HAND, Table},
};
use rand::{Rng, seq::SliceRandom};

/// The part of a game that one player knows: the table, their hand and the backs of their tokens.
/// It holds nothing else, so a bot that gets only a view cannot cheat.
///
/// It implements serde's traits. Reading refuses any view that cannot come about in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    pub(super) table: Table,
    pub(super) seat: Seat,
    pub(super) hand: [Domino; HAND],
    pub(super) backs: [i32; AreaId::MAX],
}

impl Game {
    /// Returns what the seat knows.
    pub fn view(&self, seat: Seat) -> PlayerView {
        PlayerView::new(self, seat)
    }
}

impl PlayerView {
    fn new(game: &Game, seat: Seat) -> PlayerView {
        let mut hand = [Domino::default(); HAND];
        let held = game.hand(seat);
        hand[..held.len()].copy_from_slice(held);
        let mut backs = [0; AreaId::MAX];
        for area in game.table.collected(seat).iter() {
            backs[area.index()] = game.back(area);
        }
        PlayerView { table: game.table.clone(), seat, hand, backs }
    }

    /// The public part of the game.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The seat of the player.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's hand in drawing order.
    pub fn hand(&self) -> &[Domino] {
        &self.hand[..self.table.hand_size(self.seat)]
    }

    /// The back of an area's token, or `None` if the player has not collected it.
    pub fn back(&self, area: AreaId) -> Option<i32> {
        let own = self.table.collected(self.seat).contains(area);
        own.then(|| self.backs[area.index()])
    }

    /// Returns the dominoes that the player has not seen. They are in other hands, in all reserves,
    /// or in the box since the deal. [`Table::hand_size`] and [`Table::reserve`] give their number
    /// by seat.
    pub fn unseen(&self) -> DominoSet {
        let mut unseen = DominoSet::ALL;
        self.table.placed().for_each(|(domino, _)| unseen.remove(domino));
        self.table.discarded().iter().for_each(|domino| unseen.remove(domino));
        self.hand().iter().for_each(|&domino| unseen.remove(domino));
        unseen
    }

    /// Returns all legal actions; none when it is another player's turn.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut all = Vec::new();
        if self.table.seat() == self.seat {
            self.table.each_legal(self.hand(), |action| all.push(action));
        }
        all
    }

    /// Draws a legal action, each equally likely; `None` when it is another player's turn.
    pub fn random_action(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.table.seat() != self.seat {
            return None;
        }
        self.table.random_legal(self.hand(), rng)
    }

    /// Deals the hidden dominoes and backs at random and returns a game that agrees with the view.
    pub fn deal(&self, rng: &mut impl Rng) -> Game {
        let mut unseen: Vec<Domino> = self.unseen().iter().collect();
        unseen.shuffle(rng);
        let mut draw = || unseen.pop().unwrap_or_default();
        let mut hidden = Hidden::empty();
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

    /// Deals the unknown backs among the tokens with the same front.
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
