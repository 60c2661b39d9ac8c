//! The dialog with the lessons of the tutorial.

use crate::{
    session::{LessonKind, LessonStep},
    ui::{
        reactive::alive,
        state::{AppState, Store, lesson},
        widgets::{Dialog, Icon},
    },
};
use leptos::prelude::*;

/// A dialog that begins a lesson, or resumes it.
#[component]
pub fn LessonDialog() -> impl IntoView {
    let open = AppState::get().lessons_open;
    let t = Store::get().text().tutorial;
    view! {
        <Dialog open title=t.title>
            {LessonKind::ALL.map(|kind| view! { <LessonEntry kind /> }.into_any()).into_iter().collect_view()}
        </Dialog>
    }
}

/// A lesson with its buttons.
#[component]
fn LessonEntry(kind: LessonKind) -> impl IntoView {
    let store = Store::get();
    let (t, colon) = (store.text().tutorial, store.text().colon);
    let (name, line) = t.lessons[kind as usize];
    let begun = lesson::progress(kind).filter(|step| step.number().0 > 1);
    // The base lesson comes first.
    let is_first = kind == LessonKind::Base;
    let open = move |step: Option<LessonStep>| {
        store.app.lessons_open.set(false);
        if let Some(step) = step {
            lesson::open(store, step);
        }
    };
    let resume = begun.map(|step| {
        let (number, count) = step.number();
        view! {
            <button
                class="button-primary"
                autofocus=is_first
                data-action=format!("resume-{}", kind.name())
                on:click=alive(move |_| open(Some(step)))
            >
                <Icon id="glyph-play" />
                {t.resume}{colon}{(t.step)(number, count)}
            </button>
        }
        .into_any()
    });
    let is_finished = lesson::is_finished(kind);
    let label = if begun.is_some() || is_finished { t.restart } else { t.begin };
    let heading = if is_finished { format!("{name} ✓") } else { name.to_owned() };
    view! {
        <section class="lesson-entry" aria-label=name>
            <h3>{heading}</h3>
            <p>{line}</p>
            <div class="dialog-buttons">
                {resume}
                <button
                    class:button-primary=begun.is_none() && is_first
                    autofocus=begun.is_none() && is_first
                    data-action=format!("lesson-{}", kind.name())
                    aria-label=format!("{label}{colon}{name}")
                    on:click=alive(move |_| open(LessonStep::first(kind)))
                >
                    {label}
                </button>
            </div>
        </section>
    }
}
