//! Whole turns that are undone, and what a match is marked with because of it.

use super::match_::only_person;
use crate::session::{Match, Spot};
use serde::{Deserialize, Serialize};

/// How a match was changed in a way that no rule knows: it is marked with that for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Revisions {
    /// How many whole turns were undone, beyond what was revealed.
    pub whole_turns: u32,
    /// In which turn of another match it began, from 1, if it did.
    pub branched_in: Option<usize>,
    /// Where that match was kept, if it was.
    pub branched_from: Option<Spot>,
}

impl Match {
    /// What the match is marked with.
    pub fn revisions(&self) -> Revisions {
        self.revisions
    }

    /// The match with these marks, as a save has kept them.
    pub fn with_revisions(mut self, revisions: Revisions) -> Match {
        self.revisions = revisions;
        self
    }

    /// Whether a whole turn can be undone, whatever was revealed: only who plays against bots
    /// alone can do so, for nobody else loses by it.
    pub fn can_undo_turn(&self) -> bool {
        !self.is_past() && !self.game.table().is_over() && self.last_turn().is_some()
    }

    /// Goes back to the beginning of the person's last turn, with all that came after it, and
    /// counts it; if [`Match::can_undo_turn`].
    pub fn undo_turn(&mut self) {
        let Some(begin) = self.last_turn().filter(|_| self.can_undo_turn()) else { return };
        if let Some(entry) = self.log.get(begin) {
            self.game = entry.before.clone();
            self.log.truncate(begin);
            self.undone.clear();
            self.revisions.whole_turns += 1;
        }
    }

    /// How many actions came before the last turn in which the only person has done anything.
    fn last_turn(&self) -> Option<usize> {
        let person = only_person(&self.holders)?;
        let last = self.log.iter().rposition(|entry| entry.seat == person)?;
        let mut earlier = self.log[..last].iter();
        let before = earlier.rposition(|entry| entry.seat != person || entry.ends_turn());
        Some(before.map_or(0, |before| before + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Action, Board, Color, Phase, Player, Seat, Setup},
        session::{Holder, load, save},
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};
    use std::sync::Arc;

    const BOT: Holder = Holder::ALL[1];

    fn begun(holders: &[Holder]) -> Match {
        let mut rng = ChaCha8Rng::seed_from_u64(8);
        let board = Board::shipped_named("brook").unwrap();
        let players = Color::ALL[..holders.len()]
            .iter()
            .map(|&color| Player { name: "".into(), color })
            .collect();
        let setup = Setup::deal(board, players, &mut rng);
        Match::begin(setup, holders.to_vec()).unwrap()
    }

    /// Discards a domino and ends the turn.
    fn discard(play: &mut Match) {
        let domino = play.game().hand(play.game().table().seat())[0];
        for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
            play.act(action).unwrap();
        }
    }

    /// Ann, who plays against two bots, after so many turns of all.
    fn after(turns: usize) -> Match {
        let mut play = begun(&[Holder::Person, BOT, BOT]);
        (0..turns).for_each(|_| discard(&mut play));
        play
    }

    #[test]
    fn undoing_a_turn_goes_back_to_where_the_person_began_it() {
        let mut play = after(5);
        let kept = play.log[play.log.len() - 6].before.clone();
        play.undo_turn();
        assert_eq!(play.log(), after(3).log());
        assert_eq!(play.game(), after(3).game());
        assert!(Arc::ptr_eq(&play.game, &kept), "the very state that was kept");
    }

    #[test]
    fn turn_after_turn_can_be_undone_until_the_first() {
        let mut play = after(7);
        for left in [6, 3, 0] {
            play.undo_turn();
            assert_eq!(play.game(), after(left).game());
        }
        assert!(!play.can_undo_turn());
    }

    #[test]
    fn a_turn_under_way_goes_back_to_its_own_beginning() {
        let mut play = after(3);
        let domino = play.game().hand(Seat::FIRST)[0];
        play.act(Action::DiscardDomino { domino }).unwrap();
        play.act(Action::Finish).unwrap();
        assert!(!play.can_undo());
        play.undo_turn();
        assert_eq!((play.game().table().phase(), play.log().len()), (Phase::Domino, 9));
    }

    #[test]
    fn every_whole_turn_undone_is_counted() {
        let mut play = after(7);
        (0..2).for_each(|_| play.undo_turn());
        assert_eq!(play.revisions().whole_turns, 2);
    }

    #[test]
    fn the_count_survives_a_save() {
        let mut play = after(7);
        play.undo_turn();
        let read = load(&save(&play, Default::default())).unwrap();
        assert_eq!(read, play);
    }

    #[test]
    fn among_people_no_whole_turn_is_undone() {
        let mut play = begun(&[Holder::Person, Holder::Person, BOT]);
        (0..4).for_each(|_| discard(&mut play));
        let before = play.clone();
        play.undo_turn();
        assert_eq!((play.can_undo_turn(), &play), (false, &before));
    }

    #[test]
    fn before_the_person_has_acted_there_is_no_turn_to_undo() {
        let mut play = begun(&[BOT, Holder::Person]);
        discard(&mut play);
        assert!(!play.can_undo_turn());
    }
}
