//! The match itself.

use super::history::Standing;
use crate::{
    bots::BotKind,
    rules::{
        Action, Event, Game, Illegal, LogEntry, Outcome, Phase, PlayerView, Record, RecordError,
        Seat, Setup,
    },
    session::{Controller, MatchError, Revisions},
};
use std::sync::Arc;

/// One action of the match, with everything it brought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
    /// The game before it, to go back to.
    pub(in crate::session) before: Arc<Game>,
}

impl Entry {
    /// Whether the turn is over with it; an extra turn counts as one.
    pub fn ends_turn(&self) -> bool {
        matches!(self.action, Action::EndTurn | Action::ExtraTurn)
    }

    /// The number, from 1, of the turn that goes on or begins after these first entries of a log.
    pub fn turn_after(log: &[Entry]) -> usize {
        1 + log.iter().filter(|entry| entry.ends_turn()).count()
    }
}

/// One match under way: the game, how it came about, who plays, and whose hand may be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    pub(in crate::session) setup: Arc<Setup>,
    pub(in crate::session) controllers: Vec<Controller>,
    pub(in crate::session) game: Arc<Game>,
    pub(in crate::session) log: Vec<Entry>,
    /// What was undone since the last action, the latest last.
    pub(in crate::session) undone: Vec<Action>,
    pub(in crate::session) at_screen: Option<Seat>,
    pub(in crate::session) standing: Standing,
    pub(in crate::session) revisions: Revisions,
}

impl Match {
    /// Begins a match, with a holder for each player of the setup.
    ///
    /// # Errors
    /// What is wrong with the setup, or that there are more or fewer holders than players.
    pub fn begin(setup: Setup, controllers: Vec<Controller>) -> Result<Match, MatchError> {
        let game = setup.start()?;
        let seats = setup.players.len();
        if controllers.len() != seats {
            return Err(MatchError::Holders { seats, controllers: controllers.len() });
        }
        let at_screen = only_person(&controllers);
        Ok(Match {
            setup: Arc::new(setup),
            controllers,
            game: Arc::new(game),
            log: Vec::new(),
            undone: Vec::new(),
            at_screen,
            standing: Standing::Now,
            revisions: Revisions::default(),
        })
    }

    /// Goes on with a match from its record; `at_screen` is whose hand was shown, if anybody's.
    ///
    /// # Errors
    /// What is wrong with the record, with its place, or with the holders.
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
        let sits_there =
            |seat: &Seat| game_match.controllers.get(seat.index()) == Some(&Controller::Person);
        game_match.at_screen = at_screen.filter(sits_there).or(game_match.at_screen);
        Ok(game_match)
    }

    /// Who plays and what was dealt.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The name of the player on the seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.setup.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that was done, in order.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Who holds the seat; beyond the players there are only persons.
    pub fn controller(&self, seat: Seat) -> Controller {
        self.controllers.get(seat.index()).copied().unwrap_or(Controller::Person)
    }

    /// Whether a person plays, and does not only watch.
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

    /// The person of [`Match::hand_over`] says that they are there.
    pub fn take_screen(&mut self) {
        if let Some(seat) = self.hand_over() {
            self.at_screen = Some(seat);
        }
    }

    /// The screen was left: with several people, who comes back may be another.
    pub fn leave_screen(&mut self) {
        self.at_screen = only_person(&self.controllers);
    }

    /// The person who took the screen last, if anybody did.
    pub fn at_screen(&self) -> Option<Seat> {
        self.at_screen
    }

    /// Whose hand and token backs may be shown now: the person's at the screen, unless it has to
    /// be handed over.
    pub fn viewer(&self) -> Option<Seat> {
        match self.standing {
            Standing::Past(viewer) => viewer,
            Standing::Now if self.hand_over().is_some() => None,
            Standing::Now => self.at_screen,
        }
    }

    /// What the viewer knows.
    pub fn view(&self) -> Option<PlayerView> {
        self.viewer().map(|seat| self.game.view(seat))
    }

    /// Carries out an action of the player whose turn it is.
    ///
    /// # Errors
    /// Why it is not legal; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<&[Event], Illegal> {
        self.carry_out(action)?;
        self.undone.clear();
        Ok(self.log.last().map_or(&[], |entry| &entry.events))
    }

    fn carry_out(&mut self, action: Action) -> Result<(), Illegal> {
        let seat = self.game.table().seat();
        let before = self.game.clone();
        let mut game = (*before).clone();
        let events = game.apply(action)?;
        self.game = Arc::new(game);
        self.log.push(Entry { seat, action, events, before });
        Ok(())
    }

    /// Whether the last action can be undone: it was a person's, nothing hidden was revealed by
    /// it, and nobody else has taken the screen.
    pub fn can_undo(&self) -> bool {
        self.log.last().is_some_and(|entry| {
            !self.is_past()
                && self.controller(entry.seat) == Controller::Person
                && (entry.action != Action::EndTurn || self.waits_after(entry.seat))
                && self.game.table().phase() != Phase::Over
                && !entry.events.iter().any(reveals)
        })
    }

    /// Whether the screen is still with the person on the seat, but to be handed over.
    fn waits_after(&self, seat: Seat) -> bool {
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

    /// Whether something that was undone can be done again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) {
        // It was legal when it was undone, and nothing was done since.
        if let Some(action) = self.undone.pop() {
            let _ = self.carry_out(action);
        }
    }

    /// Undoes all that can be undone of this turn.
    pub fn restart_turn(&mut self) {
        self.undo();
        let begins = |entry: &Entry| entry.action == Action::ExtraTurn;
        while self.can_undo() && !self.log.last().is_some_and(begins) {
            self.undo();
        }
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

/// The seat of the person who plays against bots alone; they never hand the screen over.
pub(in crate::session) fn only_person(controllers: &[Controller]) -> Option<Seat> {
    let mut persons =
        (0..).zip(controllers).filter(|(_, controller)| **controller == Controller::Person);
    match (persons.next(), persons.next()) {
        (Some((only, _)), None) => Seat::new(only),
        _ => None,
    }
}

/// Whether the event shows what nobody knew: a drawn domino, or the back of a collected token.
fn reveals(event: &Event) -> bool {
    matches!(event, Event::HandRefilled { .. } | Event::AreaScored { closed_by: Some(_), .. })
}

/// The last `end_turn` also carries the final scoring, which its record entry leaves out.
fn scores_before_final_scoring(entry: &Entry, after: &Game) -> Vec<i64> {
    let shown = if after.table().is_over() { &entry.before } else { after };
    shown.table().scores()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::testing::MatchBuilder;

    fn begun(controllers: [Controller; 2]) -> Match {
        MatchBuilder::new("brook").controllers(&controllers).seed(3).begin()
    }

    /// A match of two people, played until the last action's events are accepted.
    fn play_until(wanted: impl Fn(&[Event]) -> bool) -> Match {
        let accepts =
            |game_match: &Match| game_match.log().last().is_some_and(|entry| wanted(&entry.events));
        MatchBuilder::new("brook").seed(3).played_until(accepts).unwrap()
    }

    #[test]
    fn a_placed_domino_can_be_undone() {
        let mut game_match = play_until(|events| matches!(events, [Event::DominoPlaced { .. }]));
        let placed = game_match.log().len();
        game_match.undo();
        assert_eq!(
            (game_match.log().len(), game_match.game().table().phase()),
            (placed - 1, Phase::Domino)
        );
    }

    #[test]
    fn undone_step_by_step_and_done_again_the_match_is_as_it_was_kept_and_nothing_is_replayed() {
        let (mut game_match, mut rng) = MatchBuilder::new("brook").seed(7).begin_with_rng();
        let mut kept = vec![game_match.clone()];
        let mut longest = 0;
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.take_screen();
            game_match.act(action).unwrap();
            kept.push(game_match.clone());
            let mut undone = game_match.clone();
            let mut steps = 0;
            while undone.can_undo() {
                undone.undo();
                steps += 1;
                let before = &kept[undone.log.len()];
                assert!(Arc::ptr_eq(&undone.game, &before.game), "the very state that was kept");
                assert_eq!(undone.log, before.log);
            }
            longest = longest.max(steps);
            let mut restarted = game_match.clone();
            restarted.restart_turn();
            assert!(Arc::ptr_eq(&restarted.game, &kept[restarted.log.len()].game));
            while undone.can_redo() {
                undone.redo();
                assert_eq!(undone.game, kept[undone.log.len()].game);
                assert_eq!(undone.log, kept[undone.log.len()].log);
            }
            assert_eq!(undone, game_match);
        }
        assert!(longest >= 3, "no more than {longest} steps were ever undone");
    }

    #[test]
    fn nothing_is_undone_once_a_domino_was_drawn() {
        let game_match = play_until(|events| matches!(events, [Event::HandRefilled { .. }]));
        assert!(!game_match.can_undo());
    }

    #[test]
    fn nothing_is_undone_once_a_token_was_collected() {
        let game_match =
            play_until(|events| matches!(events, [Event::AreaScored { closed_by: Some(_), .. }]));
        assert!(!game_match.can_undo());
    }

    #[test]
    fn two_people_hand_the_screen_over_and_no_hand_shows_meanwhile() {
        let mut game_match = begun([Controller::Person; 2]);
        assert_eq!((game_match.hand_over(), game_match.viewer()), (Some(Seat::FIRST), None));
        game_match.take_screen();
        assert_eq!((game_match.hand_over(), game_match.viewer()), (None, Some(Seat::FIRST)));
    }

    #[test]
    fn a_turn_ended_too_early_can_be_taken_up_until_another_takes_the_screen() {
        let mut game_match = begun([Controller::Person; 2]);
        game_match.take_screen();
        let domino = game_match.game().hand(Seat::FIRST)[0];
        for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
            game_match.act(action).unwrap();
        }
        let mut taken = game_match.clone();
        taken.take_screen();
        game_match.undo();
        assert_eq!(
            (game_match.game().table().phase(), game_match.viewer()),
            (Phase::End, Some(Seat::FIRST))
        );
        assert!(!taken.can_undo());
    }

    #[test]
    fn who_comes_back_to_a_match_of_several_people_takes_the_screen_again() {
        let mut game_match = begun([Controller::Person; 2]);
        game_match.take_screen();
        game_match.leave_screen();
        assert_eq!((game_match.hand_over(), game_match.viewer()), (Some(Seat::FIRST), None));
    }

    #[test]
    fn one_person_keeps_the_screen_all_the_time() {
        let second = Seat::new(1);
        let game_match = begun([Controller::ALL[1], Controller::Person]);
        assert_eq!((game_match.hand_over(), game_match.viewer()), (None, second));
    }

    #[test]
    fn a_match_needs_a_holder_for_each_player() {
        let setup = begun([Controller::Person; 2]).setup().clone();
        let begun = Match::begin(setup, vec![Controller::Person]);
        assert_eq!(begun, Err(MatchError::Holders { seats: 2, controllers: 1 }));
    }
}
