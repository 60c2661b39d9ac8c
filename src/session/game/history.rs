//! Past positions of a match: viewed, or continued as a branch.

use super::match_::{Entry, Match, Position};
use crate::session::SaveId;

impl Match {
    /// Returns a read-only match at the position after so many actions. `None` if it is not a past
    /// position, or while the screen is handed over.
    ///
    /// It shows the past hand of the current viewer and of nobody else.
    pub fn past_position(&self, actions: usize) -> Option<Match> {
        let mut past = self.has_past(actions).then(|| self.truncated(actions))??;
        past.position = Position::Past { viewer: self.viewer() };
        Some(past)
    }

    /// Returns true if [`Match::past_position`] returns a position.
    pub fn has_past(&self, actions: usize) -> bool {
        actions < self.log.len() && !self.is_past() && self.hand_over().is_none()
    }

    /// Returns true if this match is a past position, in which nobody can act.
    pub fn is_past(&self) -> bool {
        self.position != Position::Current
    }

    /// Returns a new match that continues from the position after so many actions. `None` if it is
    /// not a past position. `parent` is the save of this match.
    pub fn branch(&self, actions: usize, parent: Option<SaveId>) -> Option<Match> {
        let mut branch = self.truncated(actions)?;
        branch.position = Position::Current;
        branch.revisions.branched_in = Some(Entry::turn_after(&branch.log));
        branch.revisions.branched_from = parent;
        // The viewer need not take the screen again if it is their turn.
        match self.viewer() {
            Some(viewer) if viewer == branch.game.table().seat() => branch.at_screen = Some(viewer),
            _ => branch.leave_screen(),
        }
        Some(branch)
    }

    fn truncated(&self, actions: usize) -> Option<Match> {
        let game = self.log.get(actions)?.before.clone();
        Some(Match {
            setup: self.setup.clone(),
            controllers: self.controllers.clone(),
            game,
            log: self.log[..actions].to_vec(),
            undone: Vec::new(),
            at_screen: self.at_screen,
            position: self.position,
            revisions: self.revisions,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Game,
        session::{Controller, testing::MatchBuilder},
    };

    const BOT: Controller = Controller::ALL[1];

    /// A match after so many random actions, and the games it went through.
    fn played(controllers: [Controller; 2], actions: usize) -> (Match, Vec<Game>) {
        let builder = MatchBuilder::new("brook").controllers(&controllers).seed(6);
        let mut positions = builder.positions();
        positions.truncate(actions.saturating_add(1));
        let game_match = positions.pop().unwrap();
        (game_match, positions.iter().map(|position| position.game().clone()).collect())
    }

    #[test]
    fn every_past_position_equals_the_game_at_that_time() {
        let (game_match, games) = played([Controller::Person, BOT], usize::MAX);
        for (position, game) in games.iter().enumerate() {
            let past = game_match.past_position(position).unwrap();
            assert_eq!((past.game(), past.log().len()), (game, position));
        }
    }

    #[test]
    fn current_position_is_no_past_position() {
        let (game_match, games) = played([Controller::Person, BOT], 30);
        assert_eq!(game_match.past_position(games.len()), None);
    }

    #[test]
    fn past_positions_show_the_viewers_hand_alone() {
        let (game_match, games) = played([Controller::Person; 2], 200);
        let viewer = game_match.viewer();
        assert!(viewer.is_some());
        for position in 0..games.len() {
            assert_eq!(game_match.past_position(position).unwrap().viewer(), viewer);
        }
    }

    #[test]
    fn no_past_position_shows_during_the_handover() {
        let (mut game_match, _) = played([Controller::Person; 2], 30);
        game_match.leave_screen();
        assert_eq!(game_match.past_position(3), None);
    }

    #[test]
    fn nobody_acts_or_undoes_in_the_past() {
        let (game_match, games) = played([Controller::Person, BOT], 120);
        for position in 0..games.len() {
            let past = game_match.past_position(position).unwrap();
            assert!(past.bot_to_act().is_none() && past.hand_over().is_none());
            assert!(!past.can_undo() && !past.can_redo() && !past.can_undo_turn());
        }
    }

    #[test]
    fn branch_continues_from_the_past_and_leaves_its_parent_alone() {
        let (game_match, games) = played([Controller::Person, BOT], 60);
        let before = game_match.clone();
        let mut branch = game_match.branch(20, None).unwrap();
        assert_eq!((branch.game(), branch.log().len()), (&games[20], 20));
        let action = branch.game().legal_actions()[0];
        assert!(branch.act(action).is_ok() && !branch.is_past());
        assert_eq!(game_match, before);
    }

    #[test]
    fn branch_hands_over_unless_the_viewer_is_to_act() {
        let (game_match, _) = played([Controller::Person; 2], 60);
        let waits: Vec<bool> = (0..60)
            .map(|actions| {
                let branch = game_match.branch(actions, None).unwrap();
                let seat = branch.game().table().seat();
                assert_eq!(branch.hand_over(), (game_match.viewer() != Some(seat)).then_some(seat));
                branch.hand_over().is_some()
            })
            .collect();
        assert!(waits.contains(&true) && waits.contains(&false));
    }

    #[test]
    fn branch_remembers_the_turn_in_which_it_began() {
        let (game_match, _) = played([Controller::Person, BOT], 60);
        let first = game_match.log().iter().position(Entry::ends_turn).unwrap();
        let turn = |actions| game_match.branch(actions, None).unwrap().revisions().branched_in;
        assert_eq!([turn(0), turn(first), turn(first + 1)], [Some(1), Some(1), Some(2)]);
    }
}
