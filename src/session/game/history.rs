//! Positions of a match that lie behind it: looked back at, or played on from as another match.

use crate::{
    rules::Seat,
    session::{Entry, Match, SaveId},
};

/// Whether the match goes on or is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::session) enum Standing {
    /// It goes on.
    #[default]
    Now,
    /// It is looked back at, by somebody who may see this seat's hand and token backs.
    Past(Option<Seat>),
}

impl Match {
    /// The match as it stood after so many of its actions, to be looked at: nobody acts in it, and
    /// only who may see a hand now sees what they held then. Nothing where that is no past
    /// position, or while the screen is to be handed over.
    pub fn look_back(&self, actions: usize) -> Option<Match> {
        let mut past = self.has_past(actions).then(|| self.cut(actions))??;
        past.standing = Standing::Past(self.viewer());
        Some(past)
    }

    /// Whether [`Match::look_back`] has such a position.
    pub fn has_past(&self, actions: usize) -> bool {
        actions < self.log.len() && !self.is_past() && self.hand_over().is_none()
    }

    /// Whether this is a position looked back at.
    pub fn is_past(&self) -> bool {
        self.standing != Standing::Now
    }

    /// A new match that goes on from where this one, kept there, stood after so many of its
    /// actions; nothing where that is no past position.
    pub fn branch(&self, actions: usize, kept: Option<SaveId>) -> Option<Match> {
        let mut branch = self.cut(actions)?;
        branch.standing = Standing::Now;
        branch.revisions.branched_in = Some(Entry::turn_after(&branch.log));
        branch.revisions.branched_from = kept;
        // Who is at the screen and to act is there already.
        match self.viewer() {
            Some(viewer) if viewer == branch.game.table().seat() => branch.at_screen = Some(viewer),
            _ => branch.leave_screen(),
        }
        Some(branch)
    }

    fn cut(&self, actions: usize) -> Option<Match> {
        let game = self.log.get(actions)?.before.clone();
        Some(Match {
            setup: self.setup.clone(),
            controllers: self.controllers.clone(),
            game,
            log: self.log[..actions].to_vec(),
            undone: Vec::new(),
            at_screen: self.at_screen,
            standing: self.standing,
            revisions: self.revisions,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Game,
        session::{Controller, Entry, testing::MatchBuilder},
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    const BOT: Controller = Controller::ALL[1];

    /// A match after so many random actions, and the games it went through.
    fn played(controllers: [Controller; 2], actions: usize) -> (Match, Vec<Game>) {
        let builder = MatchBuilder::new("brook").controllers(&controllers).seed(6);
        let mut game_match = builder.played(actions);
        game_match.take_screen();
        let games = game_match.log().iter().map(|entry| Game::clone(&entry.before)).collect();
        (game_match, games)
    }

    #[test]
    fn every_position_can_be_looked_back_at_exactly_as_it_stood() {
        let (game_match, games) = played([Controller::Person, BOT], usize::MAX);
        for (position, game) in games.iter().enumerate() {
            let past = game_match.look_back(position).unwrap();
            assert_eq!((past.game(), past.log().len()), (game, position));
        }
    }

    #[test]
    fn now_is_no_position_to_look_back_at() {
        let (game_match, games) = played([Controller::Person, BOT], 30);
        assert_eq!(game_match.look_back(games.len()), None);
    }

    #[test]
    fn looking_back_shows_no_hand_but_the_viewer_s() {
        let (game_match, games) = played([Controller::Person; 2], 200);
        let viewer = game_match.viewer();
        assert!(viewer.is_some());
        for position in 0..games.len() {
            assert_eq!(game_match.look_back(position).unwrap().viewer(), viewer);
        }
    }

    #[test]
    fn nobody_looks_back_while_the_screen_is_handed_over() {
        let (mut game_match, _) = played([Controller::Person; 2], 30);
        game_match.leave_screen();
        assert_eq!(game_match.look_back(3), None);
    }

    #[test]
    fn nobody_acts_in_the_past_neither_a_bot_nor_by_undoing() {
        let (game_match, games) = played([Controller::Person, BOT], 120);
        for position in 0..games.len() {
            let past = game_match.look_back(position).unwrap();
            let still = past.bot_to_act().is_none() && past.hand_over().is_none();
            assert!(still && !past.can_undo() && !past.can_redo() && !past.can_undo_turn());
        }
    }

    #[test]
    fn a_branch_goes_on_from_the_past_and_leaves_the_match_as_it_was() {
        let (game_match, games) = played([Controller::Person, BOT], 60);
        let before = game_match.clone();
        let mut branch = game_match.branch(20, None).unwrap();
        assert_eq!((branch.game(), branch.log().len()), (&games[20], 20));
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let action = branch.game().random_action(&mut rng).unwrap();
        assert!(branch.act(action).is_ok() && !branch.is_past());
        assert_eq!(game_match, before);
    }

    #[test]
    fn a_branch_of_several_people_waits_for_the_one_whose_turn_it_is_unless_they_are_there() {
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
    fn a_branch_remembers_in_which_turn_it_began() {
        let (game_match, _) = played([Controller::Person, BOT], 60);
        let first = game_match.log().iter().position(Entry::ends_turn).unwrap();
        let turn = |actions| game_match.branch(actions, None).unwrap().revisions().branched_in;
        assert_eq!([turn(0), turn(first), turn(first + 1)], [Some(1), Some(1), Some(2)]);
    }
}
