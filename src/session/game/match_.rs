//! A match: a game together with its players, its log and the person at the screen.

use crate::{
    bots::BotKind,
    rules::{
        Action, Event, Game, Illegal, LogEntry, Outcome, Player, PlayerCount, PlayerView, Record,
        RecordError, Seat, Setup,
    },
    session::{Controller, MatchError, SaveId},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One action of a match with the events it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The player who acted.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The events it caused, in order.
    pub events: Vec<Event>,
    /// The game before the action, for undo and history.
    pub(in crate::session) before: Arc<Game>,
}

impl Entry {
    /// Returns true if the action ends a turn; an extra turn counts as a turn.
    pub fn ends_turn(&self) -> bool {
        matches!(self.action, Action::EndTurn | Action::ExtraTurn)
    }

    /// Returns how many areas the action scored (RULINGS: Closing).
    pub fn areas_scored(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::AreaScored { .. })).count()
    }

    /// Returns the game before the action.
    pub fn game_before(&self) -> &Game {
        &self.before
    }

    /// The number, from 1, of the turn that begins or goes on after these first entries of a log.
    pub fn turn_after(log: &[Entry]) -> usize {
        1 + log.iter().filter(|entry| entry.ends_turn()).count()
    }
}

/// Permanent marks of a match whose course was changed outside the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Revisions {
    /// The number of whole turns undone, even past revealed information.
    pub whole_turns: u32,
    /// The turn of the parent match, from 1, in which this match branched off.
    pub branched_in: Option<usize>,
    /// The save of the parent match.
    pub branched_from: Option<SaveId>,
}

/// The position that a match shows: the current one or a past one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::session) enum Position {
    #[default]
    Current,
    /// Read-only; `viewer` is the seat whose hand and token backs are shown.
    Past { viewer: Option<Seat> },
}

/// A match under way: the game, its log, its players, and whose hand is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    pub(in crate::session) setup: Arc<Setup>,
    pub(in crate::session) controllers: Vec<Controller>,
    pub(in crate::session) game: Arc<Game>,
    pub(in crate::session) log: Vec<Entry>,
    /// The actions undone since the last new one, the latest last.
    pub(in crate::session) undone: Vec<Action>,
    pub(in crate::session) at_screen: Option<Seat>,
    pub(in crate::session) position: Position,
    pub(in crate::session) revisions: Revisions,
}

impl Match {
    /// Begins a match with a controller for each player of the setup.
    ///
    /// # Errors
    /// The setup is invalid, or the number of controllers is not the number of players.
    pub fn begin(setup: Setup, controllers: Vec<Controller>) -> Result<Match, MatchError> {
        let game = setup.start()?;
        let seats = setup.players.len();
        if controllers.len() != seats {
            return Err(MatchError::Controllers { seats, controllers: controllers.len() });
        }
        let at_screen = only_person(&controllers);
        Ok(Match {
            setup: Arc::new(setup),
            controllers,
            game: Arc::new(game),
            log: Vec::new(),
            undone: Vec::new(),
            at_screen,
            position: Position::Current,
            revisions: Revisions::default(),
        })
    }

    /// Replays a record; `at_screen` is the person whose hand was shown.
    ///
    /// # Errors
    /// The record is invalid (the error gives the index), or the number of controllers is wrong.
    pub fn from_record(
        record: &Record,
        controllers: Vec<Controller>,
        at_screen: Option<Seat>,
    ) -> Result<Match, MatchError> {
        let mut game_match = Match::begin(record.setup.clone(), controllers)?;
        for (index, entry) in record.log.iter().enumerate() {
            entry.check_turn(index, &game_match.game)?;
            let scores_before = game_match.game.table().scores();
            game_match
                .act(entry.action)
                .map_err(|reason| RecordError::Illegal { index, reason })?;
            entry.check_scores(index, scores_before, &game_match.game)?;
        }
        record.check_result(&game_match.game)?;
        let is_person =
            |seat: &Seat| game_match.controllers.get(seat.index()) == Some(&Controller::Person);
        game_match.at_screen = at_screen.filter(is_person).or(game_match.at_screen);
        Ok(game_match)
    }

    /// The players and the deal.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The name of the player on the seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.setup.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// Gives the players other names and colours, which change only the look (RULINGS: Material).
    ///
    /// # Errors
    /// Two players have one colour, or their number differs.
    pub fn set_players(&mut self, players: Vec<Player>) -> Result<(), MatchError> {
        let setup = Setup { players, ..(*self.setup).clone() };
        setup.start()?;
        self.setup = Arc::new(setup);
        Ok(())
    }

    /// The game at this position.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All actions so far, in order.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The controller of the seat; a person for a seat that does not play.
    pub fn controller(&self, seat: Seat) -> Controller {
        self.controllers.get(seat.index()).copied().unwrap_or(Controller::Person)
    }

    /// Returns true if a person plays; false for a match of bots alone.
    pub fn has_person(&self) -> bool {
        self.controllers.contains(&Controller::Person)
    }

    /// The bot whose turn it is, with its seat.
    pub fn bot_to_act(&self) -> Option<(Seat, BotKind)> {
        let seat = self.game.table().seat();
        match self.controller(seat) {
            Controller::Bot(kind) if !self.game.table().is_over() && !self.is_past() => {
                Some((seat, kind))
            }
            _ => None,
        }
    }

    /// The person to whom the screen must be handed before the match goes on.
    pub fn hand_over(&self) -> Option<Seat> {
        let seat = self.game.table().seat();
        let waits = self.controller(seat) == Controller::Person
            && self.at_screen != Some(seat)
            && !self.game.table().is_over()
            && !self.is_past();
        waits.then_some(seat)
    }

    /// Hands the screen to the person of [`Match::hand_over`].
    pub fn take_screen(&mut self) {
        if let Some(seat) = self.hand_over() {
            self.at_screen = Some(seat);
        }
    }

    /// Hides all hands until a person takes the screen; a sole person keeps it.
    pub fn leave_screen(&mut self) {
        self.at_screen = only_person(&self.controllers);
    }

    /// The person who took the screen last.
    pub fn at_screen(&self) -> Option<Seat> {
        self.at_screen
    }

    /// The seat whose hand and token backs may be shown; `None` while the screen is handed over.
    pub fn viewer(&self) -> Option<Seat> {
        match self.position {
            Position::Past { viewer } => viewer,
            Position::Current if self.hand_over().is_some() => None,
            Position::Current => self.at_screen,
        }
    }

    /// The game as the viewer knows it.
    pub fn view(&self) -> Option<PlayerView> {
        self.viewer().map(|seat| self.game.view(seat))
    }

    /// The marks of changes outside the rules.
    pub fn revisions(&self) -> Revisions {
        self.revisions
    }

    /// Replaces the marks, as a save restores them.
    pub fn with_revisions(mut self, revisions: Revisions) -> Match {
        self.revisions = revisions;
        self
    }

    /// Returns the match with a log that begins at this position.
    ///
    /// Its log does not lead from its setup to its game: it has no valid record and cannot be saved.
    pub fn begin_here(self) -> Match {
        Match { log: Vec::new(), undone: Vec::new(), ..self }
    }

    /// Returns the match with player boards that hold only the plants of this number of players, all
    /// of them left. Like [`Match::begin_here`], it has no valid record.
    pub fn with_player_boards_of(self, players: PlayerCount) -> Match {
        let game = (*self.game).clone().with_player_boards_of(players);
        Match { game: Arc::new(game), ..self }
    }

    /// Applies an action of the player whose turn it is, and returns its events.
    ///
    /// # Errors
    /// The action is illegal; the match is unchanged.
    pub fn act(&mut self, action: Action) -> Result<&[Event], Illegal> {
        self.append(action)?;
        self.undone.clear();
        Ok(self.log.last().map_or(&[], |entry| &entry.events))
    }

    /// Applies an action without forgetting what can be redone.
    pub(super) fn append(&mut self, action: Action) -> Result<(), Illegal> {
        let seat = self.game.table().seat();
        let before = self.game.clone();
        let mut game = (*before).clone();
        let events = game.apply(action)?;
        self.game = Arc::new(game);
        self.log.push(Entry { seat, action, events, before });
        Ok(())
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        let after = self.log.iter().skip(1).map(|entry| &entry.before).chain([&self.game]);
        let log = self.log.iter().zip(after).map(|(entry, after)| LogEntry {
            seat: entry.seat,
            action: entry.action,
            scores: scores_before_final_scoring(entry, after),
        });
        Record {
            setup: (*self.setup).clone(),
            log: log.collect(),
            result: Outcome::new(&self.game),
        }
    }
}

/// The seat of the only person, who never hands the screen over; none among several people.
pub(super) fn only_person(controllers: &[Controller]) -> Option<Seat> {
    let mut persons =
        (0..).zip(controllers).filter(|(_, controller)| **controller == Controller::Person);
    match (persons.next(), persons.next()) {
        (Some((only, _)), None) => Seat::new(only),
        _ => None,
    }
}

/// The scores for the record: those of the last `end_turn` leave out the final scoring.
fn scores_before_final_scoring(entry: &Entry, after: &Game) -> Vec<i64> {
    let scored = if after.table().is_over() { &entry.before } else { after };
    scored.table().scores()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Color, session::testing::MatchBuilder};

    fn begin(controllers: [Controller; 2]) -> Match {
        MatchBuilder::new("brook").controllers(&controllers).begin()
    }

    #[test]
    fn no_hand_shows_until_the_screen_is_taken() {
        let mut game_match = begin([Controller::Person; 2]);
        assert_eq!((game_match.hand_over(), game_match.viewer()), (Some(Seat::FIRST), None));
        game_match.take_screen();
        assert_eq!((game_match.hand_over(), game_match.viewer()), (None, Some(Seat::FIRST)));
    }

    #[test]
    fn leaving_the_screen_hides_hands_among_several_people() {
        let mut game_match = MatchBuilder::new("brook").players(3).begin();
        game_match.take_screen();
        game_match.leave_screen();
        assert_eq!((game_match.hand_over(), game_match.viewer()), (Some(Seat::FIRST), None));
    }

    #[test]
    fn only_person_keeps_the_screen() {
        let second = Seat::new(1);
        let game_match = begin([Controller::ALL[1], Controller::Person]);
        assert_eq!((game_match.hand_over(), game_match.viewer()), (None, second));
    }

    #[test]
    fn players_can_change_their_names_and_colors() {
        let mut game_match = begin([Controller::Person; 2]);
        let player = |name: &str, color| Player { name: name.into(), color };
        let players = vec![player("Ann", Color::White), player("", Color::Orange)];
        let before = game_match.clone();
        assert_eq!(game_match.set_players(players.clone()), Ok(()));
        assert_eq!(game_match.record().setup.players, players);
        assert_eq!(game_match.game(), before.game());
    }

    #[test]
    fn two_players_cannot_take_one_color() {
        let mut game_match = begin([Controller::Person; 2]);
        let before = game_match.clone();
        let player = |name: &str| Player { name: name.into(), color: Color::Blue };
        assert!(game_match.set_players(vec![player("Ann"), player("Ben")]).is_err());
        assert_eq!(game_match, before);
    }

    #[test]
    fn match_needs_a_controller_for_each_player() {
        let setup = begin([Controller::Person; 2]).setup().clone();
        let result = Match::begin(setup, vec![Controller::Person]);
        assert_eq!(result, Err(MatchError::Controllers { seats: 2, controllers: 1 }));
    }
}
