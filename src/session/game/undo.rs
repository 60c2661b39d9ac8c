//! Undo and redo, of single actions and of whole turns.

use super::match_::{Entry, Match, only_person};
use crate::{
    rules::{Action, Event, Phase, Seat},
    session::Controller,
};

impl Match {
    /// Returns true if the last action can be undone.
    ///
    /// A person must have taken it, and it must have revealed nothing hidden. The end of a turn can
    /// be undone only while the next person has not taken the screen.
    pub fn can_undo(&self) -> bool {
        self.log.last().is_some_and(|entry| {
            !self.is_past()
                && self.controller(entry.seat) == Controller::Person
                && (entry.action != Action::EndTurn || self.is_handing_over_from(entry.seat))
                && self.game.table().phase() != Phase::Over
                && !entry.events.iter().any(reveals)
        })
    }

    /// Returns true if the screen is about to be handed over from the person on the seat.
    fn is_handing_over_from(&self, seat: Seat) -> bool {
        self.at_screen == Some(seat) && self.hand_over().is_some()
    }

    /// Undoes the last action, if [`Match::can_undo`].
    pub fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        if let Some(entry) = self.log.pop() {
            self.game = entry.before;
            self.undone.push(entry.action);
        }
    }

    /// Returns true if an undone action can be redone.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Redoes the action that was undone last.
    pub fn redo(&mut self) {
        // It was legal when it was undone, and no other action came since.
        if let Some(action) = self.undone.pop() {
            let _ = self.append(action);
        }
    }

    /// Undoes all actions of the current turn that can be undone.
    pub fn restart_turn(&mut self) {
        self.undo();
        let begins = |entry: &Entry| entry.action == Action::ExtraTurn;
        while self.can_undo() && !self.log.last().is_some_and(begins) {
            self.undo();
        }
    }

    /// Returns true if the last turn of the only person can be undone.
    ///
    /// This may take back revealed information, so it is not allowed among several people.
    pub fn can_undo_turn(&self) -> bool {
        !self.is_past() && !self.game.table().is_over() && self.last_turn().is_some()
    }

    /// Goes back to the start of the person's last turn and counts it in
    /// [`Revisions`](crate::session::Revisions), if [`Match::can_undo_turn`].
    pub fn undo_turn(&mut self) {
        let Some(start) = self.last_turn().filter(|_| self.can_undo_turn()) else { return };
        if let Some(entry) = self.log.get(start) {
            self.game = entry.before.clone();
            self.log.truncate(start);
            self.undone.clear();
            self.revisions.whole_turns += 1;
        }
    }

    /// The index in the log at which the last turn of the only person began.
    fn last_turn(&self) -> Option<usize> {
        let person = only_person(&self.controllers)?;
        let last = self.log.iter().rposition(|entry| entry.seat == person)?;
        let mut earlier = self.log[..last].iter();
        let before = earlier.rposition(|entry| entry.seat != person || entry.ends_turn());
        Some(before.map_or(0, |before| before + 1))
    }
}

/// Returns true if the event reveals a drawn domino or the back of a collected token.
fn reveals(event: &Event) -> bool {
    matches!(event, Event::HandRefilled { .. } | Event::AreaScored { closed_by: Some(_), .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        load, save,
        testing::{MatchBuilder, Sketch},
    };
    use std::sync::Arc;

    const BOT: Controller = Controller::ALL[1];

    /// A match after this script, on a board where owl-fox closes the area.
    fn after_script(script: &str) -> Match {
        Sketch::base("A * * . .").holds(0, "owl-fox").play(script)
    }

    fn last_events(game_match: &Match) -> &[Event] {
        &game_match.log().last().unwrap().events
    }

    #[test]
    fn placed_domino_can_be_undone() {
        let mut game_match = after_script("place owl-fox b1 c1");
        let placed = game_match.log().len();
        game_match.undo();
        let phase = game_match.game().table().phase();
        assert_eq!((game_match.log().len(), phase), (placed - 1, Phase::Domino));
    }

    #[test]
    fn undo_and_redo_restore_the_very_states_without_replay() {
        let (mut game_match, mut rng) = MatchBuilder::new("brook").seed(7).begin_with_rng();
        let mut states = vec![game_match.clone()];
        let mut longest = 0;
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.take_screen();
            game_match.act(action).unwrap();
            states.push(game_match.clone());
            let mut undone = game_match.clone();
            let mut steps = 0;
            while undone.can_undo() {
                undone.undo();
                steps += 1;
                let before = &states[undone.log.len()];
                assert!(Arc::ptr_eq(&undone.game, &before.game), "undo replayed the game");
                assert_eq!(undone.log, before.log);
            }
            longest = longest.max(steps);
            let mut restarted = game_match.clone();
            restarted.restart_turn();
            assert!(Arc::ptr_eq(&restarted.game, &states[restarted.log.len()].game));
            while undone.can_redo() {
                undone.redo();
                assert_eq!(undone.game, states[undone.log.len()].game);
                assert_eq!(undone.log, states[undone.log.len()].log);
            }
            assert_eq!(undone, game_match);
        }
        assert!(longest >= 3, "no more than {longest} steps were ever undone");
    }

    #[test]
    fn drawn_domino_blocks_undo() {
        let game_match = after_script("discard owl-fox; finish");
        assert!(matches!(last_events(&game_match), [Event::HandRefilled { .. }]));
        assert!(!game_match.can_undo());
    }

    #[test]
    fn collected_token_blocks_undo() {
        // With an empty reserve, finishing draws nothing.
        let script = "pass; ".repeat(46) + "place owl-fox b1 c1; no plant; finish";
        let game_match = after_script(&script);
        let closed =
            matches!(last_events(&game_match), [Event::AreaScored { closed_by: Some(_), .. }]);
        assert!(closed, "{:?}", last_events(&game_match));
        assert!(!game_match.can_undo());
    }

    #[test]
    fn ended_turn_can_be_undone_until_another_takes_the_screen() {
        let mut game_match = MatchBuilder::new("brook").begin();
        game_match.take_screen();
        discard_domino(&mut game_match);
        let mut taken = game_match.clone();
        taken.take_screen();
        game_match.undo();
        assert_eq!(
            (game_match.game().table().phase(), game_match.viewer()),
            (Phase::End, Some(Seat::FIRST))
        );
        assert!(!taken.can_undo());
    }

    /// Discards a domino and ends the turn.
    fn discard_domino(game_match: &mut Match) {
        let domino = game_match.game().hand(game_match.game().table().seat())[0];
        for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
            game_match.act(action).unwrap();
        }
    }

    /// A match of these players in which each of so many turns discarded a domino.
    fn after_turns(turns: usize, controllers: &[Controller]) -> Match {
        let mut game_match = MatchBuilder::new("brook").controllers(controllers).begin();
        (0..turns).for_each(|_| discard_domino(&mut game_match));
        game_match
    }

    /// A person against two bots, after so many turns.
    fn after(turns: usize) -> Match {
        after_turns(turns, &[Controller::Person, BOT, BOT])
    }

    #[test]
    fn undo_turn_goes_back_to_where_the_person_began_it() {
        let mut game_match = after(5);
        let start = game_match.log[game_match.log.len() - 6].before.clone();
        game_match.undo_turn();
        assert_eq!(game_match.log(), after(3).log());
        assert_eq!(game_match.game(), after(3).game());
        assert!(Arc::ptr_eq(&game_match.game, &start), "the game was replayed");
    }

    #[test]
    fn turns_can_be_undone_back_to_the_first() {
        let mut game_match = after(7);
        for left in [6, 3, 0] {
            game_match.undo_turn();
            assert_eq!(game_match.game(), after(left).game());
        }
        assert!(!game_match.can_undo_turn());
    }

    #[test]
    fn undo_turn_restarts_an_unfinished_turn() {
        let mut game_match = after(3);
        let domino = game_match.game().hand(Seat::FIRST)[0];
        game_match.act(Action::DiscardDomino { domino }).unwrap();
        game_match.act(Action::Finish).unwrap();
        assert!(!game_match.can_undo());
        game_match.undo_turn();
        assert_eq!((game_match.game().table().phase(), game_match.log().len()), (Phase::Domino, 9));
    }

    #[test]
    fn every_undone_turn_is_counted() {
        let mut game_match = after(7);
        (0..2).for_each(|_| game_match.undo_turn());
        assert_eq!(game_match.revisions().whole_turns, 2);
    }

    #[test]
    fn count_of_undone_turns_survives_a_save() {
        let mut game_match = after(7);
        game_match.undo_turn();
        let loaded = load(&save(&game_match, 0)).unwrap();
        assert_eq!(loaded, game_match);
    }

    #[test]
    fn no_turn_is_undone_among_several_people() {
        let mut game_match = after_turns(4, &[Controller::Person, Controller::Person, BOT]);
        let before = game_match.clone();
        game_match.undo_turn();
        assert_eq!((game_match.can_undo_turn(), &game_match), (false, &before));
    }

    #[test]
    fn no_turn_is_undone_before_the_person_has_acted() {
        let game_match = after_turns(1, &[BOT, Controller::Person]);
        assert!(!game_match.can_undo_turn());
    }
}
