//! The presentation of the final scoring: step by step, with points that count up.

use crate::{
    scene::history::{FinalScoring, duration_factor, next_count, step_time},
    session::ScoringSpeed,
    ui::{
        animation,
        browser::{Gestures, closest, first, is_modified, on_window::on_window_first},
        reactive::{Lifetime, effect_after},
        state::Store,
    },
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};

/// The interval at which the numbers count up, in milliseconds.
const TICK: u32 = 40;

/// The state of the presentation; `Copy`.
#[derive(Clone, Copy)]
pub struct Presentation {
    /// The scoring to present.
    pub scoring: StoredValue<FinalScoring>,
    steps: RwSignal<usize>,
    counts: RwSignal<Vec<i64>>,
    /// The number of steps at which everything is on display: one more than the scoring has.
    end: usize,
    paused: RwSignal<bool>,
    speed: RwSignal<ScoringSpeed>,
    /// `true` if the presentation was played, now or before.
    played: RwSignal<bool>,
    /// `true` if the player allows animation: then the steps follow by themselves.
    animated: bool,
    lifetime: Lifetime,
}

impl Presentation {
    /// Starts at this speed, at the first step if `present` is set and the player allows animation,
    /// else at the end. With `by_hand` it waits at each step, so that a screen reader can read it.
    ///
    /// A tap on the board or the headline shows the next step, as does the right arrow key; the left
    /// one goes back. Escape shows everything. Space pauses.
    pub fn new(
        scoring: FinalScoring,
        present: bool,
        by_hand: bool,
        speed: ScoringSpeed,
    ) -> Presentation {
        let end = scoring.steps.len() + 1;
        let animations =
            Store::get().app.preferences.with_untracked(|preferences| preferences.animations);
        let pace = animation::pace(animations);
        let played = present && pace.is_some();
        let begin = if played { 1 } else { end };
        let presentation = Presentation {
            steps: RwSignal::new(begin),
            counts: RwSignal::new(scoring.totals(begin)),
            scoring: StoredValue::new(scoring),
            end,
            paused: RwSignal::new(played && by_hand),
            speed: RwSignal::new(speed),
            played: RwSignal::new(played),
            animated: pace.is_some(),
            lifetime: Lifetime::current(),
        };
        presentation.go_on(pace.unwrap_or(1.0));
        // The keys of the timeline are the same.
        on_window_first(ev::keydown, move |event| presentation.press_key(&event));
        Gestures::get().on_press(move |event| {
            if closest(event.target(), ".board-frame, .final-headline").is_some() {
                presentation.next();
            }
        });
        presentation
    }

    fn go_on(self, pace: f64) {
        effect_after(move |_: Option<Option<Timeout>>| {
            let steps = self.steps.get();
            if self.paused.get() {
                return None;
            }
            let speed = self.speed.get();
            let time = self.scoring.with_value(|scoring| {
                let time = step_time(scoring.steps.get(steps.checked_sub(1)?)?);
                Some(time * duration_factor(&scoring.steps, speed) / speed.factor())
            })?;
            Some(self.lifetime.timer((time * pace) as u32, move || self.next()))
        });
        effect_after(move |_: Option<Option<Timeout>>| {
            let goal = self.scoring.with_value(|scoring| scoring.totals(self.steps.get()));
            let step = move || {
                self.counts.update(|counts| {
                    for (count, &goal) in counts.iter_mut().zip(&goal) {
                        *count = next_count(*count, goal);
                    }
                });
            };
            let counts_on = self.scoring.with_value(|scoring| {
                self.counts.with(|counts| *counts != scoring.totals(self.steps.get_untracked()))
            });
            counts_on.then(|| self.lifetime.timer(TICK, step))
        });
    }

    /// Returns the number of steps on display.
    pub fn steps(self) -> usize {
        self.steps.get()
    }

    /// Returns whether everything is on display, the result too.
    pub fn is_complete(self) -> bool {
        self.steps.get() >= self.end
    }

    /// Returns a seat's points as they count up, at the end its result.
    pub fn total(self, seat: usize) -> i64 {
        if self.is_complete() || !self.animated {
            return self.scoring.with_value(|scoring| scoring.totals(self.steps.get())[seat]);
        }
        self.counts.with(|counts| counts.get(seat).copied().unwrap_or_default())
    }

    /// Returns whether the steps follow by themselves unless paused.
    pub fn is_animated(self) -> bool {
        self.animated
    }

    /// Returns whether the presentation was played, now or before.
    pub fn was_played(self) -> bool {
        self.played.get()
    }

    /// Returns whether the presentation waits for the player.
    pub fn is_paused(self) -> bool {
        self.paused.get()
    }

    /// Returns how fast the steps follow one another.
    pub fn speed(self) -> ScoringSpeed {
        self.speed.get()
    }

    /// Pauses, or goes on.
    pub fn toggle_pause(self) {
        if !self.animated {
            return;
        }
        self.paused.update(|paused| *paused = !*paused);
    }

    /// Plays everything again from the first step; `by_hand` or without animations, the player steps.
    pub fn replay(self, by_hand: bool) {
        self.played.set(true);
        self.paused.set(by_hand || !self.animated);
        self.counts.set(self.scoring.with_value(|scoring| scoring.totals(1)));
        self.steps.set(1);
    }

    /// Doubles the speed, here and in later games; after the fastest comes the slowest.
    pub fn change_speed(self) {
        let speed = self.speed.get_untracked().next();
        self.speed.set(speed);
        Store::get().app.preferences.update(|all| all.scoring_speed = Some(speed));
    }

    /// Shows the step before, and pauses there.
    pub fn back(self) {
        if !self.is_over() && self.steps.get_untracked() > 1 {
            self.paused.set(true);
            self.steps.update(|steps| *steps -= 1);
        }
    }

    /// Shows the next step for the player who steps by hand, and pauses there.
    pub fn step(self) {
        self.paused.set(true);
        self.next();
    }

    /// Shows the next step.
    fn next(self) {
        if !self.is_over() {
            self.steps.update(|steps| *steps += 1);
        }
    }

    /// Returns whether everything is on display, or the table gone.
    fn is_over(self) -> bool {
        self.steps.try_get_untracked().is_none_or(|steps| steps >= self.end)
    }

    fn press_key(self, event: &web_sys::KeyboardEvent) {
        let within = |wanted: &str| closest(event.target(), wanted).is_some();
        let is_elsewhere = within("input, select, textarea") || first("dialog[open]").is_some();
        if self.is_over() || is_modified(event) || event.default_prevented() || is_elsewhere {
            return;
        }
        let moves_focus = within("[data-explain=walk], .board");
        match event.key().as_str() {
            "Escape" => self.skip(),
            "ArrowRight" if !moves_focus => self.step(),
            "ArrowLeft" if !moves_focus => self.back(),
            " " if !within("button") => self.toggle_pause(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Skips to the end.
    pub fn skip(self) {
        if !self.is_over() {
            self.steps.set(self.end);
        }
    }
}
