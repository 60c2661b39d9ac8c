//! Plays the bots' turns, one action after another with pauses, so that people can follow.

use super::worker_pool::WorkerPool;
use crate::{
    bots::{BotKind, Question},
    rules::{Action, Table},
    scene::{
        history::{BotPacing, areas_just_scored},
        input::Reply,
    },
    session::{BotSpeed, BotTurn, Controller, LessonStep, Match},
    ui::{
        browser::random,
        reactive::effect_after,
        state::{Screen, Store, panic_screen, saves},
    },
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::rc::Rc;
use web_time::Instant;

/// The state of the bot driver.
#[derive(Clone, Copy)]
struct Driver {
    store: Store,
    workers: StoredValue<Rc<WorkerPool>, LocalStorage>,
    plan: RwSignal<Option<Plan>>,
    /// The table of the question under way.
    asked: StoredValue<Option<Table>>,
    /// The start of the current pause: the last action, or the return from viewing history.
    since: StoredValue<Option<Instant>>,
}

/// The rest of a bot's turn, last action first, and the table before it.
#[derive(Clone)]
struct Plan {
    expected: Table,
    left: Vec<Action>,
}

/// Plays the bots' turns while the table is shown. It asks a bot once for its turn and then carries
/// out its actions. Any change of the match restarts the pause: the dropped timer is cancelled, so
/// no bot acts on an outdated match.
pub fn drive_bots(store: Store) {
    let driver = Driver {
        store,
        workers: StoredValue::new_local(WorkerPool::new(store.search_progress, store.scheduler)),
        plan: RwSignal::new(None),
        asked: StoredValue::new(None),
        since: StoredValue::new(None),
    };
    effect_after(move |_: Option<()>| driver.start_or_stop_workers());
    effect_after(move |_: Option<Option<Timeout>>| driver.next_step());
}

/// Returns `true` if bots may act now: not while a player views history, nor beyond the step at
/// which a spectator paused, nor while a learner reads.
pub fn bots_may_act(store: Store) -> bool {
    if store.lesson.get().is_some_and(LessonStep::is_pause) {
        return false;
    }
    let pacing = store.bot_pacing.get();
    let may = store
        .game_match
        .with(|game_match| game_match.as_ref().is_some_and(|game_match| pacing.allows(game_match)));
    may && !store.playback.is_past()
}

/// The bot that may act now. Every reason to wait is checked here.
fn bot_to_act(store: Store) -> Option<BotKind> {
    let (_, kind) =
        store.game_match.with(|game_match| game_match.as_ref().and_then(Match::bot_to_act))?;
    let here = store.app.screen.get() == Screen::Table && !store.watches.get();
    let here = here && !panic_screen::has_happened();
    (here && bots_may_act(store)).then_some(kind)
}

/// Ends the time to read how areas were scored.
pub fn go_on(store: Store) {
    let actions =
        store.game_match.with_untracked(|game_match| game_match.as_ref().map(|it| it.log().len()));
    store.actions_read.set(actions);
}

/// Returns the time to read how areas were just scored, in milliseconds.
fn reading_ms(store: Store, speed: BotSpeed) -> u32 {
    let read = store.actions_read.get();
    let reading = store.game_match.with(|game_match| {
        let game_match = game_match.as_ref().filter(|it| Some(it.log().len()) != read)?;
        let areas = areas_just_scored(game_match);
        // A person has read the preview of the own scoring before.
        let is_news = game_match.controller(game_match.log().last()?.seat) != Controller::Person;
        let is_longer = areas > 0 && is_news && saves::in_first_games();
        Some(speed.reading_ms(areas, is_longer))
    });
    reading.unwrap_or_default()
}

impl Driver {
    /// Keeps workers running while a match with bots is under way, several for an oak.
    fn start_or_stop_workers(self) {
        let several = self.store.game_match.with(|game_match| {
            let game_match =
                game_match.as_ref().filter(|game_match| !game_match.game().table().is_over())?;
            // In a lesson the record plays.
            if self.store.lesson.get().is_some() {
                return None;
            }
            let controllers =
                game_match.game().table().seats().map(|seat| game_match.controller(seat));
            let bots = controllers.filter(|controller| *controller != Controller::Person);
            bots.map(|bot| bot == Controller::Bot(BotKind::Oak)).reduce(|one, other| one || other)
        });
        self.workers.with_value(|workers| match several {
            Some(several) => workers.start(several),
            None => workers.stop(),
        });
    }

    /// Carries out the next action of the bot's turn after a pause, or asks for the turn.
    fn next_step(self) -> Option<Timeout> {
        let next = self.schedule_action();
        // In a lesson the learner says when the bot goes on.
        let is_lesson = self.store.lesson.with(Option::is_some);
        let waits = next.as_ref().is_some_and(|(reading, _)| *reading > 0) && !is_lesson;
        self.store.bot_waits.set(waits);
        next.map(|(_, timer)| timer)
    }

    /// Starts the timer of the next action of the bot's turn, or asks for the turn. It first waits for
    /// the answer if a player is asked whether to undo a turn. Returns the timer with the time to read
    /// how areas were scored, in milliseconds.
    fn schedule_action(self) -> Option<(u32, Timeout)> {
        let kind = bot_to_act(self.store);
        let now = self.store.game_match.with(|game_match| {
            game_match
                .as_ref()
                .map(|game_match| game_match.game().table().clone())
                .filter(|_| kind.is_some())
        });
        let (Some(kind), Some(now)) = (kind, now) else {
            self.cancel_question();
            self.store.actions_read.set(None);
            if self.store.playback.is_past() {
                self.since.set_value(None);
            }
            return None;
        };
        if self.store.waiting_question().is_some_and(|(reply, _)| reply == Reply::UndoTurn) {
            self.since.set_value(None);
            return None;
        }
        let since = self.since.get_value().unwrap_or_else(Instant::now);
        self.since.set_value(Some(since));
        let planned = self.plan.with(|plan| {
            let plan = plan.as_ref().filter(|plan| plan.expected == now)?;
            Some(plan.left.last().copied())
        });
        let Some(action) = planned else {
            self.ask(kind, now);
            return None;
        };
        let speed = self.store.app.preferences.with(|preferences| preferences.bot_speed);
        let reading = reading_ms(self.store, speed);
        let pause = speed.pause_ms() + reading;
        let elapsed = u32::try_from(since.elapsed().as_millis()).unwrap_or(u32::MAX);
        Some((reading, Timeout::new(pause.saturating_sub(elapsed), move || self.act(action))))
    }

    fn cancel_question(self) {
        self.asked.set_value(None);
        self.workers.with_value(|workers| workers.cancel());
    }

    /// Asks the bot for its turn, unless it is being asked already.
    fn ask(self, kind: BotKind, now: Table) {
        if self.asked.with_value(|asked| asked.as_ref() == Some(&now)) {
            return;
        }
        let view = self.store.game_match.with_untracked(|game_match| {
            game_match
                .as_ref()
                .map(|game_match| game_match.game().view(game_match.game().table().seat()))
        });
        let Some(view) = view else { return };
        if let Some(mut left) = self.recorded_turn() {
            left.reverse();
            return self.plan.set(Some(Plan { expected: now, left }));
        }
        self.asked.set_value(Some(now.clone()));
        self.since.set_value(Some(Instant::now()));
        let question = Question { kind, seed: random::seed(), view };
        let on_turn = move |mut left: Vec<Action>| {
            left.reverse();
            self.asked.set_value(None);
            self.plan.set(Some(Plan { expected: now, left }));
        };
        self.workers.with_value(|workers| workers.ask(&question, on_turn));
    }

    /// Returns the rest of the turn that the lesson on the table has recorded.
    fn recorded_turn(self) -> Option<Vec<Action>> {
        let step = self.store.lesson.get_untracked()?;
        self.store
            .game_match
            .with_untracked(|game_match| game_match.as_ref().map(|it| step.rest_of_turn(it)))
    }

    /// Pauses a lesson after an area was scored, until the learner has read how.
    fn wait_for_learner(self) {
        if self.store.lesson.with_untracked(Option::is_none) {
            return;
        }
        let paused = self.store.game_match.with_untracked(|game_match| {
            let game_match = game_match.as_ref()?;
            let scores = game_match.log().last()?.areas_scored() > 0;
            scores.then(|| BotPacing::paused(game_match))
        });
        if let Some(paused) = paused {
            self.store.bot_pacing.set(paused);
        }
    }

    /// Carries out the action, or the greedy bot's if the bot chose no legal action.
    fn act(self, chosen: Option<Action>) {
        let turn = self.store.game_match.with_untracked(|game_match| {
            let game_match = game_match.as_ref()?;
            let turn = BotTurn::new(game_match, chosen, random::seed())?;
            let mut after = game_match.game().clone();
            after.advance(turn.action()).ok()?;
            Some((turn, after.table().clone()))
        });
        let Some((turn, expected)) = turn else { return };
        self.store.search_progress.set(None);
        self.since.set_value(Some(Instant::now()));
        let keeps_plan = matches!(turn, BotTurn::Chosen(_));
        self.plan.update_untracked(|plan| {
            *plan = plan.take().filter(|_| keeps_plan).and_then(|Plan { mut left, .. }| {
                left.pop();
                (!left.is_empty()).then_some(Plan { expected, left })
            });
        });
        self.store.act(&[turn.action()]);
        self.wait_for_learner();
        if let BotTurn::Substitute(_) = turn {
            self.store.app.notice.set(Some(self.store.text().saving.bot_failed.to_owned()));
        }
    }
}
