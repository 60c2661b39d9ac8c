//! The lesson on the table, and where the learner left off. Only this is stored of a lesson.

use super::store::Store;
use crate::{
    rules::Action,
    session::{LessonKind, LessonStep, Storage},
    ui::{browser::Browser, reactive::effect},
};
use leptos::prelude::*;

/// The storage key of the learner's steps: a line for each lesson finished once, then one for each
/// begun, the latest last.
const PROGRESS: &str = "renature.tutorial";

/// Returns the step of this lesson at which the learner left off; `None` once the last one is reached.
pub fn progress(kind: LessonKind) -> Option<LessonStep> {
    begun().into_iter().find(|step| step.kind() == kind && step.next().is_some())
}

/// Returns whether the learner has finished the lesson once.
pub fn is_finished(kind: LessonKind) -> bool {
    let text = Browser.get(PROGRESS).unwrap_or_default();
    text.lines().any(|line| line == finished(kind))
}

/// Returns the line that says that the lesson was finished.
fn finished(kind: LessonKind) -> String {
    format!("{} finished", kind.name())
}

/// Returns where the learner left off in each lesson begun, the latest last.
fn begun() -> Vec<LessonStep> {
    let text = Browser.get(PROGRESS).unwrap_or_default();
    text.lines().filter_map(LessonStep::from_text).collect()
}

/// Returns whether the step of the lesson on the table asks for such an action next.
pub fn wants(store: Store, is_such: impl FnOnce(Action) -> bool) -> bool {
    let Some(step) = store.lesson.get() else { return false };
    let expected = store.game_match.with(|it| it.as_ref().and_then(|it| step.expected(it)));
    expected.is_some_and(is_such)
}

/// Puts the lesson on the table at this step.
pub fn open(store: Store, step: LessonStep) {
    forget_if_over(store);
    if let Some(game_match) = step.start() {
        note(step);
        store.open_lesson(game_match, step);
    }
}

/// Resumes the latest lesson where the learner left off.
pub fn resume(store: Store) {
    if let Some(&step) = begun().last() {
        open(store, step);
    }
}

/// Sets up the current step again.
pub fn repeat(store: Store) {
    if let Some(step) = store.lesson.get_untracked() {
        open(store, step);
    }
}

/// Goes on to the next step without a move.
pub fn read_on(store: Store) {
    let next = store.lesson.get_untracked().and_then(LessonStep::next);
    if let Some(next) = next {
        note(next);
        store.app.notice.set(None);
        store.lesson.set(Some(next));
    }
}

/// Leaves the lesson for the start screen, and says that it goes on there. A lesson that is over
/// begins anew the next time.
pub fn leave(store: Store) {
    let goes_on = store.lesson.get_untracked().is_some_and(|step| step.next().is_some());
    forget_if_over(store);
    store.leave();
    if goes_on {
        store.app.show_done(store.text().tutorial.kept);
    }
}

/// Forgets where the learner left off once the lesson is over.
pub fn forget_if_over(store: Store) {
    let over = store.lesson.get_untracked().filter(|step| step.next().is_none());
    if let Some(over) = over {
        keep(over.kind(), None, true);
    }
}

/// Goes on to the next step as soon as the actions of the current one are done.
pub fn go_on_when_done(store: Store) {
    effect(move || {
        let Some(step) = store.lesson.get().filter(|step| !step.is_reading()) else { return };
        let done = store
            .game_match
            .with(|game_match| game_match.as_ref().is_some_and(|it| step.is_done(it)));
        if let Some(next) = step.next().filter(|_| done) {
            note(next);
            store.lesson.set(Some(next));
        }
    });
}

/// Stores the step. Without it, the lesson begins anew after a reload.
fn note(step: LessonStep) {
    keep(step.kind(), Some(step), step.next().is_none());
}

/// Stores this step of a lesson, or none, behind those of the other lessons. `finishes`: the learner
/// has reached its end.
fn keep(kind: LessonKind, step: Option<LessonStep>, finishes: bool) {
    let mut steps = begun();
    steps.retain(|other| other.kind() != kind);
    steps.extend(step);
    let is_finished = |one: &LessonKind| is_finished(*one) || (finishes && *one == kind);
    let finished = LessonKind::ALL.into_iter().filter(is_finished).map(finished);
    let lines: Vec<String> = finished.chain(steps.into_iter().map(LessonStep::to_text)).collect();
    match lines.is_empty() {
        true => Browser.remove(PROGRESS),
        false => {
            let _ = Browser.set(PROGRESS, &lines.join("\n"));
        }
    }
}
