//! The coach: the goal of a lesson's step, why, and the buttons to go on, repeat and leave.

use crate::{
    rules::{Board, RuleSet},
    scene::{
        history::BotPacing,
        words::{lesson_text, watched_text},
    },
    session::{LessonKind, LessonStep, Lineup, Match},
    ui::{
        bots::driver::bots_may_act,
        browser::{focus_next, is_keyboard_likely, matches},
        reactive::{Memo, alive, dynamic, effect, memo::memo},
        state::{Store, lesson, new_match::begin},
        table::{context::TableContext, layout_transition::ScoringView},
        widgets::Icon,
    },
};
use leptos::prelude::*;

/// Draws the coach's panel while a lesson is on the table.
#[component]
pub fn Coach() -> impl IntoView {
    let store = Store::get();
    let text = store.text();
    let t = text.tutorial;
    let step = store.lesson;
    let scoring = TableContext::get().scoring;
    // The last step speaks of points that are not all there yet.
    let counts = memo(move || scoring.get() == Some(ScoringView::Presented));
    let watches = memo(move || {
        let watches = |game_match: &Match| step.get().is_some_and(|it| it.is_watching(game_match));
        store.game_match.with(|game_match| game_match.as_ref().is_some_and(watches))
    });
    let number = move || step.get().map(|step| step.number());
    let heading = move || number().map(|(number, count)| (t.step)(number, count));
    let waits = memo(move || watches.get() && !bots_may_act(store));
    let goal = memo(move || {
        let goal = |game_match: &Match| {
            Some(lesson_text::goal(game_match, text, step.get()?, waits.get()))
        };
        store.game_match.with(|it| it.as_ref().and_then(goal)).unwrap_or_default()
    });
    // Screen readers read this label at each move of the other player.
    let label = move || if watches.get() { Some(goal.get().to_owned()) } else { heading() };
    // Others see the spaces glow.
    let glow = memo(move || {
        let glow = |game_match: &Match| {
            let step = step.get()?;
            let keys = || lesson_text::joker_text(game_match, text, step).map(str::to_owned);
            lesson_text::glow_text(game_match, text, step).or_else(keys)
        };
        store.game_match.with(|it| it.as_ref().and_then(glow))
    });
    let seen = memo(move || {
        let watched = store
            .game_match
            .with(|game_match| watched_text(game_match.as_ref().filter(|_| watches.get())?, text));
        watched.unwrap_or_default()
    });
    let why = move || match step.get().filter(|_| !watches.get()) {
        Some(step) => lesson_text::why(text, step, is_keyboard_likely()),
        None => seen.get(),
    };
    view! {
        <section
            class="coach"
            aria-label=t.title
            data-step=move || number().map(|(number, _)| number)
            data-last=move || step.get().and_then(|step| step.next().is_none().then_some(""))
            data-watching=move || watches.get().then_some("")
            data-counting=move || counts.get().then_some("")
        >
            <p class="coach-step">{heading}</p>
            <div class="coach-words" tabindex="0" role="group" aria-label=dynamic(label)>
                <p class="coach-goal">{dynamic(move || if counts.get() { t.counts } else { goal.get() })}</p>
                <p class="visually-hidden">{dynamic(move || glow.get())}</p>
                <p class="coach-why">{why}</p>
            </div>
            <div class="coach-buttons">
                {dynamic(move || match step.get()? {
                    step if step.next().is_none() => {
                        Some(view! { <AfterLesson kind=step.kind() /> }.into_any())
                    }
                    step => Some(buttons(step, watches, waits)),
                })}
                <button
                    class="button-quiet"
                    data-action="leave-lesson"
                    title=t.leave
                    on:click=alive(move |_| lesson::leave(store))
                >
                    <Icon id="glyph-close" />
                    <span>{t.leave}</span>
                </button>
            </div>
        </section>
    }
}

/// Draws the buttons that repeat a step and that lead on. Each has a place of its own, which stays
/// free while there is no such button: a second click on the one never presses the other.
fn buttons(step: LessonStep, watches: Memo<bool>, waits: Memo<bool>) -> AnyView {
    let store = Store::get();
    let t = store.text().tutorial;
    let leads_on = memo(move || if watches.get() { waits.get() } else { step.is_reading() });
    let repeats = memo(move || !watches.get() && !step.is_reading());
    let go_on = move |_| {
        if watches.get_untracked() {
            store.bot_pacing.set(BotPacing::Running);
        } else {
            lesson::read_on(store);
        }
        focus_next(".coach-words");
    };
    // A learner with a keyboard goes on with one key, unless the focus is in a field or the log.
    let context = TableContext::get();
    effect(move || {
        let is_elsewhere = matches(document().active_element(), "input, .log-panel *");
        if leads_on.get() && context.keyboard.is_used() && !is_elsewhere {
            focus_next("[data-action=next-step]");
        }
    });
    view! {
        {dynamic(move || {
            let label = || view! { <Icon id="glyph-again" /><span>{t.repeat}</span> };
            match repeats.get() {
                true => view! {
                    <button
                        class="button-quiet"
                        data-action="repeat-step"
                        title=t.repeat
                        on:click=alive(move |_| lesson::repeat(store))
                    >
                        {label()}
                    </button>
                }
                .into_any(),
                false => view! { <span class="button button-quiet absent">{label()}</span> }.into_any(),
            }
        })}
        {dynamic(move || {
            let label = || view! { {t.next}<Icon id="glyph-arrow" /> };
            match leads_on.get() {
                true => view! {
                    <button class="button-primary" data-action="next-step" on:click=alive(go_on)>
                        {label()}
                    </button>
                }
                .into_any(),
                false => view! { <span class="button button-primary absent">{label()}</span> }.into_any(),
            }
        })}
    }
    .into_any()
}

/// Draws the buttons after the last step: a game by the same rules against the weakest bot, or first
/// the other lesson.
#[component]
fn AfterLesson(kind: LessonKind) -> impl IntoView {
    let store = Store::get();
    let t = store.text().tutorial;
    let play = move |_| {
        lesson::forget_if_over(store);
        let rules = match kind {
            LessonKind::Base => RuleSet::Base,
            LessonKind::Valley => RuleSet::Valley,
        };
        let mut lineup = Lineup::default();
        if let Some(board) = Board::shipped().iter().find(|board| board.rules() == rules) {
            lineup.board = board.id().to_owned();
        }
        begin(store, &lineup);
    };
    let valley = (kind == LessonKind::Base).then(|| {
        let open = move |_| {
            if let Some(step) = LessonStep::first(LessonKind::Valley) {
                lesson::open(store, step);
            }
        };
        view! {
            <button class="button-quiet" data-action="lesson-valley" on:click=alive(open)>
                {t.go_on}
            </button>
        }
        .into_any()
    });
    view! {
        {valley}
        <button class="button-primary" data-action="play-first-game" on:click=alive(play)>
            <Icon id="glyph-play" />
            {t.play}
        </button>
    }
}
