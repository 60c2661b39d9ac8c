//! The coach: the goal of a lesson's step, why, and the buttons to go on, repeat and leave.

use crate::{
    session::{LessonKind, LessonStep, Lineup},
    ui::{
        browser::focus_next,
        reactive::{alive, dynamic, memo::memo},
        state::{Store, lesson, new_match::begin},
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
    let watches = memo(move || {
        store.game_match.with(|it| it.as_ref().is_some_and(|it| it.bot_to_act().is_some()))
    });
    let number = move || step.get().map(|step| step.number());
    let heading = move || number().map(|(number, count)| (t.step)(number, count));
    let words = move || step.get().filter(|_| !watches.get()).map(|step| step.words(text));
    let goal = move || words().map_or(t.watch, |words| words.goal);
    let why = move || words().map(|words| words.why);
    view! {
        <section
            class="coach"
            aria-label=t.title
            data-step=move || number().map(|(number, _)| number)
            data-last=move || step.get().and_then(|step| step.next().is_none().then_some(""))
            data-watching=move || watches.get().then_some("")
        >
            <p class="coach-step">{heading}</p>
            <div class="coach-words" tabindex="0" role="group" aria-label=dynamic(heading)>
                <p class="coach-goal">{goal}</p>
                <p class="coach-why">{why}</p>
            </div>
            <div class="coach-buttons">
                {move || step.get().filter(|_| !watches.get()).map(buttons)}
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

/// Draws the buttons of a step: to go on where it needs no move, and otherwise to repeat it.
fn buttons(step: LessonStep) -> AnyView {
    let store = Store::get();
    let t = store.text().tutorial;
    if step.next().is_none() {
        return view! { <AfterLesson kind=step.kind() /> }.into_any();
    }
    if !step.is_reading() {
        return view! {
            <button
                class="button-quiet"
                data-action="repeat-step"
                title=t.repeat
                on:click=alive(move |_| lesson::repeat(store))
            >
                <Icon id="glyph-again" />
                <span>{t.repeat}</span>
            </button>
        }
        .into_any();
    }
    let read_on = move |_| {
        lesson::read_on(store);
        focus_next(".coach-words");
    };
    view! {
        <button class="button-primary" data-action="next-step" on:click=alive(read_on)>
            {t.next}
            <Icon id="glyph-arrow" />
        </button>
    }
    .into_any()
}

/// Draws the buttons after the last step: a game against the weakest bot, or first the other
/// lesson.
#[component]
fn AfterLesson(kind: LessonKind) -> impl IntoView {
    let store = Store::get();
    let t = store.text().tutorial;
    let play = move |_| {
        lesson::forget_if_over(store);
        begin(store, &Lineup::first_game());
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
