//! Which position the table shows: now, or one that is looked back at.

use super::{
    autosave::{Next, put_on_table},
    store::Store,
};
use crate::{
    scene::history::timeline::{Step, replay_positions},
    session::Match,
    ui::reactive::{
        memo::{Memo, memo},
        update_phase::{UpdatePhase, UpdateScheduler},
    },
};
use leptos::prelude::*;

/// Which position the table shows; `Copy`.
#[derive(Clone, Copy)]
pub struct Playback {
    game_match: RwSignal<Option<Match>>,
    back: RwSignal<Option<usize>>,
    /// The positions that are still to be shown again, the next one last.
    stops: RwSignal<Vec<usize>>,
    past: Memo<Option<Match>>,
    scheduler: UpdateScheduler,
    phase: UpdatePhase,
}

impl Playback {
    /// At the match as it is now.
    pub fn new(game_match: RwSignal<Option<Match>>) -> Playback {
        let back = RwSignal::new(None);
        let past = memo(move || {
            let actions = back.get()?;
            game_match.with(|game_match| {
                game_match.as_ref().and_then(|game_match| game_match.look_back(actions))
            })
        });
        let (scheduler, phase) = (UpdateScheduler::new(), UpdatePhase::Board);
        Playback { game_match, back, stops: RwSignal::new(Vec::new()), past, scheduler, phase }
    }

    /// The same for a part of the table that hears of changes with this wave.
    pub fn in_wave(self, phase: UpdatePhase) -> Playback {
        Playback { phase, ..self }
    }

    /// The waves in which what changes is shown.
    pub fn scheduler(self) -> UpdateScheduler {
        self.scheduler
    }

    /// Whether a position that has been is shown.
    pub fn is_back(self) -> bool {
        self.past(Option::is_some)
    }

    /// How many actions were done in the position looked back at, if one is.
    pub fn position(self) -> Option<usize> {
        self.past(|past| past.as_ref().map(|past| past.log().len()))
    }

    /// Something of the match as it is shown.
    pub fn shown<T>(self, of: impl FnOnce(Option<&Match>) -> T) -> T {
        self.past(|past| match past {
            Some(past) => of(Some(past)),
            None => self.now(of),
        })
    }

    /// Something of the match as it is now.
    pub fn now<T>(self, of: impl FnOnce(Option<&Match>) -> T) -> T {
        match self.follow() {
            true => self.game_match.with_untracked(|game_match| of(game_match.as_ref())),
            false => self.game_match.with(|game_match| of(game_match.as_ref())),
        }
    }

    /// Makes what runs now run again with this part's wave; true if that is a later one than the
    /// board's.
    pub fn follow(self) -> bool {
        self.scheduler.follow(self.phase)
    }

    fn past<T>(self, of: impl FnOnce(&Option<Match>) -> T) -> T {
        match self.follow() {
            true => self.past.with_untracked(of),
            false => self.past.with(of),
        }
    }

    /// Whether what the others did is being shown again.
    pub fn shows_again(self) -> bool {
        self.stops.with(|stops| !stops.is_empty())
    }

    /// Stays at the position to which showing again has come.
    pub fn stop(self) {
        if self.stops.with_untracked(|stops| !stops.is_empty()) {
            self.stops.set(Vec::new());
        }
    }

    /// Goes back to now.
    pub fn to_now(self) {
        self.go_to(None);
    }

    /// Stays at now where the match no longer has the position, and does not go back by itself
    /// when it comes that far again.
    pub fn settle(self) {
        if self.back.get().is_some() && !self.is_back() {
            self.back.set(None);
        }
    }

    /// Looks back at the position after so many actions; at none: goes back to now.
    pub fn go_to(self, actions: Option<usize>) {
        self.stop();
        self.set(actions);
    }

    /// What is no past position is now: else it would become one as the match goes on.
    fn set(self, actions: Option<usize>) {
        let is_past = |&actions: &usize| {
            let has = |game_match: &Match| game_match.has_past(actions);
            self.game_match.with_untracked(|game_match| game_match.as_ref().is_some_and(has))
        };
        let actions = actions.filter(is_past);
        if self.back.get_untracked() != actions {
            self.back.set(actions);
        }
    }

    /// Shows the next position of those that are shown again; after the last one, now.
    pub fn show_next(self) {
        let next = self.stops.try_update(|stops| (stops.pop(), stops.is_empty()));
        match next {
            Some((Some(position), false)) => self.set(Some(position)),
            _ => self.to_now(),
        }
    }
}

impl Store {
    /// Looks back at the position after so many actions; at none: goes back to now.
    pub fn look_back(self, actions: Option<usize>) {
        self.notice.set(None);
        self.stage.stop();
        self.playback.go_to(actions);
    }

    /// Takes a step along the timeline.
    pub fn step(self, step: Step) {
        let back = untrack(|| self.playback.position());
        let target =
            self.game_match.with_untracked(|game_match| step.target(game_match.as_ref()?, back));
        self.look_back(target);
        if target == back {
            let t = self.text().timeline;
            let end = if back.is_some() { t.is_beginning } else { t.is_now };
            self.notice.set(Some(end.to_owned()));
        }
    }

    /// Begins to show again what the others did.
    pub fn show_again(self) {
        let stops =
            self.game_match.with_untracked(|game_match| game_match.as_ref().map(replay_positions));
        let Some((&first, rest)) = stops.as_deref().and_then(<[usize]>::split_first) else {
            self.notice.set(Some(self.text().timeline.nothing_to_show.to_owned()));
            return;
        };
        self.look_back(Some(first));
        // A stop more than there are positions: the last one stands as long as the others.
        let now = self.game_match.with_untracked(|game_match| {
            game_match.as_ref().map_or(0, |game_match| game_match.log().len())
        });
        self.playback.stops.set([now].iter().chain(rest.iter().rev()).copied().collect());
    }

    /// Puts a new match on the table that goes on from the position looked back at.
    pub fn play_on(self) {
        let back = untrack(|| self.playback.position());
        let branch = back.and_then(|actions| {
            let kept = self.save_id.get_untracked();
            self.game_match.with_untracked(|game_match| game_match.as_ref()?.branch(actions, kept))
        });
        let Some(branch) = branch else { return };
        match put_on_table(self, &Next::New(branch)) {
            // Whoever plays the match that is left, this one is played here.
            Ok(()) => self.watches.set(false),
            Err(_) => self.notice.set(Some(self.text().timeline.no_room.to_owned())),
        }
    }
}
