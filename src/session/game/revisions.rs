//! Whole turns that are undone, and what a match is marked with because of it.

use super::match_::only_person;
use crate::session::{Match, SaveId};
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
    pub branched_from: Option<SaveId>,
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
        let person = only_person(&self.controllers)?;
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
        rules::{Action, Phase, Seat},
        session::{Controller, load, save, testing::MatchBuilder},
    };
    use std::sync::Arc;

    const BOT: Controller = Controller::ALL[1];

    fn begun(controllers: &[Controller]) -> Match {
        MatchBuilder::new("brook").controllers(controllers).begin()
    }

    /// Discards a domino and ends the turn.
    fn discard(game_match: &mut Match) {
        let domino = game_match.game().hand(game_match.game().table().seat())[0];
        for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
            game_match.act(action).unwrap();
        }
    }

    /// Ann, who plays against two bots, after so many turns of all.
    fn after(turns: usize) -> Match {
        let mut game_match = begun(&[Controller::Person, BOT, BOT]);
        (0..turns).for_each(|_| discard(&mut game_match));
        game_match
    }

    #[test]
    fn undoing_a_turn_goes_back_to_where_the_person_began_it() {
        let mut game_match = after(5);
        let kept = game_match.log[game_match.log.len() - 6].before.clone();
        game_match.undo_turn();
        assert_eq!(game_match.log(), after(3).log());
        assert_eq!(game_match.game(), after(3).game());
        assert!(Arc::ptr_eq(&game_match.game, &kept), "the very state that was kept");
    }

    #[test]
    fn turn_after_turn_can_be_undone_until_the_first() {
        let mut game_match = after(7);
        for left in [6, 3, 0] {
            game_match.undo_turn();
            assert_eq!(game_match.game(), after(left).game());
        }
        assert!(!game_match.can_undo_turn());
    }

    #[test]
    fn a_turn_under_way_goes_back_to_its_own_beginning() {
        let mut game_match = after(3);
        let domino = game_match.game().hand(Seat::FIRST)[0];
        game_match.act(Action::DiscardDomino { domino }).unwrap();
        game_match.act(Action::Finish).unwrap();
        assert!(!game_match.can_undo());
        game_match.undo_turn();
        assert_eq!((game_match.game().table().phase(), game_match.log().len()), (Phase::Domino, 9));
    }

    #[test]
    fn every_whole_turn_undone_is_counted() {
        let mut game_match = after(7);
        (0..2).for_each(|_| game_match.undo_turn());
        assert_eq!(game_match.revisions().whole_turns, 2);
    }

    #[test]
    fn the_count_survives_a_save() {
        let mut game_match = after(7);
        game_match.undo_turn();
        let read = load(&save(&game_match, Default::default())).unwrap();
        assert_eq!(read, game_match);
    }

    #[test]
    fn among_people_no_whole_turn_is_undone() {
        let mut game_match = begun(&[Controller::Person, Controller::Person, BOT]);
        (0..4).for_each(|_| discard(&mut game_match));
        let before = game_match.clone();
        game_match.undo_turn();
        assert_eq!((game_match.can_undo_turn(), &game_match), (false, &before));
    }

    #[test]
    fn before_the_person_has_acted_there_is_no_turn_to_undo() {
        let mut game_match = begun(&[BOT, Controller::Person]);
        discard(&mut game_match);
        assert!(!game_match.can_undo_turn());
    }
}
