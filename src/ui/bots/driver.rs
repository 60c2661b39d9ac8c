//! Plays the bots' turns, an action after a pause, so that they can be followed.

use super::Thinking;
use crate::{
    bots::{BotKind, Question},
    rules::{Action, Table},
    session::{BotTurn, Controller, Match},
    ui::{
        browser::random,
        reactive::effect_after,
        state::{
            panic_screen,
            store::{Screen, Store},
        },
        table::timeline::spectator_controls::bots_may_act,
    },
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use web_time::Instant;

/// How long bots wait for who is asked whether to undo a whole turn, in milliseconds.
const UNDECIDED: u32 = 10_000;

/// What drives the bots.
#[derive(Clone, Copy)]
struct Driver {
    store: Store,
    thinking: StoredValue<Thinking, LocalStorage>,
    plan: RwSignal<Option<Plan>>,
    /// The table that a bot has been asked about.
    asked: StoredValue<Option<Table>>,
    /// When the position came about, or was first seen again after looking back; none meanwhile.
    since: StoredValue<Option<Instant>>,
}

/// What is left of a bot's turn, the last action first, and the table before it.
#[derive(Clone)]
struct Plan {
    expected: Table,
    left: Vec<Action>,
}

/// Plays the bots' turns while the table is shown. A bot is asked for its turn once; its actions
/// are then carried out one by one. Whenever the match changes, the pause begins anew: dropping
/// the last timer cancels it, so that no bot acts on a match that has moved on.
pub fn drive_bots(store: Store) {
    let driver = Driver {
        store,
        thinking: StoredValue::new_local(Thinking::new(store.thought, store.scheduler)),
        plan: RwSignal::new(None),
        asked: StoredValue::new(None),
        since: StoredValue::new(None),
    };
    effect_after(move |_: Option<()>| driver.stand_by());
    effect_after(move |_: Option<Option<Timeout>>| driver.go_on());
}

/// The bot that may act now. All that keeps bots waiting stands here.
fn may_act(store: Store) -> Option<BotKind> {
    let (_, kind) =
        store.game_match.with(|game_match| game_match.as_ref().and_then(Match::bot_to_act))?;
    let here = store.screen.get() == Screen::Table && !store.watches.get();
    let here = here && !panic_screen::has_happened();
    (here && bots_may_act(store)).then_some(kind)
}

impl Driver {
    /// Has workers while there is a match with bots, several if one of the bots needs them.
    fn stand_by(self) {
        let bots = self.store.game_match.with(|game_match| {
            let game_match =
                game_match.as_ref().filter(|game_match| !game_match.game().table().is_over())?;
            let controllers =
                game_match.game().table().seats().map(|seat| game_match.controller(seat));
            let bots = controllers.filter(|controller| *controller != Controller::Person);
            bots.map(|bot| bot == Controller::Bot(BotKind::Oak)).reduce(|one, other| one || other)
        });
        self.thinking.with_value(|thinking| match bots {
            Some(several) => thinking.wake(several),
            None => thinking.rest(),
        });
    }

    /// Carries out the next action of the bot's turn after a pause, or asks for the turn. Who is
    /// asked whether to undo a turn has time to answer.
    fn go_on(self) -> Option<Timeout> {
        let kind = may_act(self.store);
        let now = self.store.game_match.with(|game_match| {
            game_match
                .as_ref()
                .map(|game_match| game_match.game().table().clone())
                .filter(|_| kind.is_some())
        });
        let (Some(kind), Some(now)) = (kind, now) else {
            self.drop_question();
            if self.store.playback.is_past() {
                self.since.set_value(None);
            }
            return None;
        };
        let notice = self.store.notice;
        let undoes = self.store.text().timeline.undo_turn_again;
        if notice.with(|notice| notice.as_deref() == Some(undoes)) {
            return Some(Timeout::new(UNDECIDED, move || {
                self.since.try_set_value(None);
                notice.try_set(None);
            }));
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
        let pause = self.store.preferences.with(|preferences| preferences.bot_speed.pause_ms());
        let waited = since.elapsed().as_millis();
        let rest = pause.saturating_sub(u32::try_from(waited).unwrap_or(u32::MAX));
        Some(Timeout::new(rest, move || self.act(action)))
    }

    fn drop_question(self) {
        self.asked.set_value(None);
        self.thinking.with_value(Thinking::drop_question);
    }

    /// Asks the bot, unless it is at it already.
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
        self.asked.set_value(Some(now.clone()));
        self.since.set_value(Some(Instant::now()));
        let question = Question { kind, seed: random::seed(), view };
        let answered = move |mut left: Vec<Action>| {
            left.reverse();
            self.asked.set_value(None);
            self.plan.set(Some(Plan { expected: now, left }));
        };
        self.thinking.with_value(|thinking| thinking.ask(&question, answered));
    }

    /// Carries out the action, or one drawn at random if the bot has named none that is legal.
    fn act(self, chosen: Option<Action>) {
        let turn = self.store.game_match.with_untracked(|game_match| {
            let game_match = game_match.as_ref()?;
            let turn = BotTurn::new(game_match, chosen, &mut random::generator())?;
            let mut after = game_match.game().clone();
            after.advance(turn.action()).ok()?;
            Some((turn, after.table().clone()))
        });
        let Some((turn, expected)) = turn else { return };
        self.store.thought.set(None);
        self.since.set_value(Some(Instant::now()));
        let goes_on = matches!(turn, BotTurn::Chosen(_));
        self.plan.update_untracked(|plan| {
            *plan = plan.take().filter(|_| goes_on).and_then(|Plan { mut left, .. }| {
                left.pop();
                (!left.is_empty()).then_some(Plan { expected, left })
            });
        });
        self.store.act(turn.action());
        if let BotTurn::Random(_) = turn {
            self.store.notice.set(Some(self.store.text().saving.bot_drawn.to_owned()));
        }
    }
}
