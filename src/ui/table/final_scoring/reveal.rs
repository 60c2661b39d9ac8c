//! How much of the final scoring is shown: a step after the other, the points counting up.

use crate::{
    scene::history::final_scoring::{FinalScoring, StepContent, next_count},
    ui::{browser::reduced_motion, reactive::effect::effect_after, state::store::Store},
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};

/// How long a source stands before the next step, in milliseconds at the normal pace.
const SOURCE: f64 = 800.0;
/// How long an area stands.
const AREA: f64 = 1100.0;
/// How often the numbers count on.
const TICK: u32 = 40;

/// How much of the final scoring is shown; `Copy`.
#[derive(Clone, Copy)]
pub struct Shown {
    /// What is shown in the end.
    pub table: StoredValue<FinalScoring>,
    steps: RwSignal<usize>,
    counts: RwSignal<Vec<i64>>,
    all: usize,
}

impl Shown {
    /// Begins with the first step if the end is to be presented, and things may move; otherwise
    /// everything is shown. Any tap or key shows the rest.
    pub fn of(table: FinalScoring, present: bool) -> Shown {
        let all = table.steps.len() + 1;
        let pace = reduced_motion::pace(Store::get()).filter(|_| present);
        let begin = if pace.is_some() { 1 } else { all };
        let shown = Shown {
            steps: RwSignal::new(begin),
            counts: RwSignal::new(table.totals(begin)),
            table: StoredValue::new(table),
            all,
        };
        if let Some(pace) = pace {
            shown.go_on(pace);
            let key = window_event_listener(ev::keydown, move |_| shown.skip());
            let tap = window_event_listener(ev::pointerdown, move |_| shown.skip());
            on_cleanup(move || {
                key.remove();
                tap.remove();
            });
        }
        shown
    }

    fn go_on(self, pace: f64) {
        effect_after(move |_: Option<Option<Timeout>>| {
            let steps = self.steps.get();
            let stands = self.table.with_value(|table| {
                let latest = table.steps.get(steps.checked_sub(1)?)?;
                Some(if matches!(latest.content, StepContent::Area(_)) { AREA } else { SOURCE })
            })?;
            let next = move || self.steps.update(|steps| *steps += 1);
            Some(Timeout::new((stands * pace) as u32, next))
        });
        effect_after(move |_: Option<Option<Timeout>>| {
            let goal = self.table.with_value(|table| table.totals(self.steps.get()));
            let step = move || {
                self.counts.update(|counts| {
                    for (count, &goal) in counts.iter_mut().zip(&goal) {
                        *count = next_count(*count, goal);
                    }
                });
            };
            let counts_on = self.table.with_value(|table| {
                self.counts.with(|counts| *counts != table.totals(self.steps.get_untracked()))
            });
            counts_on.then(|| Timeout::new(TICK, step))
        });
    }

    /// How many steps are shown.
    pub fn steps(self) -> usize {
        self.steps.get()
    }

    /// Whether everything is shown, the result too.
    pub fn all(self) -> bool {
        self.steps.get() >= self.all
    }

    /// Each seat's points as they count up; the result once everything is shown.
    pub fn total(self, seat: usize) -> i64 {
        if self.all() {
            return self.table.with_value(|table| table.totals(self.all)[seat]);
        }
        self.counts.with(|counts| counts.get(seat).copied().unwrap_or_default())
    }

    /// Shows everything at once.
    pub fn skip(self) {
        if self.steps.try_get_untracked().is_some_and(|steps| steps < self.all) {
            self.steps.set(self.all);
        }
    }
}
