//! Whose turn it is, its steps, and the line that says what to do or why not.

use super::{desk::Desk, icon::owner_class, thinking_ring::ThinkingRing};
use crate::scene::turn::{Step, TurnScene};
use leptos::prelude::*;

/// Whose turn it is and what to do.
#[component]
pub fn TurnBanner() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let turn = desk.scene(move |play, text| TurnScene::of(play, text, desk.selection.get()));
    let title = Memo::new(move |_| turn.with(|turn| turn.as_ref().map(|turn| turn.title.clone())));
    let steps = Memo::new(move |_| {
        turn.with(|turn| turn.as_ref().map(|turn| turn.steps.clone()).unwrap_or_default())
    });
    let class = move || {
        let color = turn.with(|turn| turn.as_ref().map_or("", |turn| owner_class(turn.color)));
        format!("turn-banner {color}")
    };
    let notice = desk.store.notice;
    let line = move || {
        let prompt = || turn.with(|turn| turn.as_ref().map(|turn| turn.prompt.clone()));
        notice.get().or_else(prompt).unwrap_or_default()
    };
    view! {
        <header class=class>
            <span class="emblem-frame">
                <svg class="turn-emblem" viewBox="0 0 36 36" aria-hidden="true">
                    <use href="#seat" />
                </svg>
                <ThinkingRing />
            </span>
            <div class="turn-words">
                <h1 class="turn-title">{title}</h1>
                <p class="turn-line" class:refused=move || notice.get().is_some()>
                    {line}
                </p>
            </div>
            <ol class="steps" aria-label=text.table.steps>
                {move || steps.get().into_iter().map(step).collect_view()}
            </ol>
        </header>
    }
}

fn step(step: Step) -> impl IntoView {
    let current = step.now.then_some("step");
    view! {
        <li class="step" class:done=step.done class:now=step.now aria-current=current>
            {step.name}
        </li>
    }
}
