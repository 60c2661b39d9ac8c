//! Whose turn it is, its phases, and the line that says what to do or why not.

use crate::{
    scene::{
        explain::topic::Topic,
        turn::turn_banner::{PhaseStep, TurnScene},
    },
    ui::{
        reactive::{dynamic::dynamic, memo::memo},
        table::{context::TableContext, timeline::spectator_controls::bots_may_act},
        widgets::{
            icon::{Emblem, owner_class},
            progress_ring::ProgressRing,
        },
    },
};
use leptos::prelude::*;

/// How many letters the line has room for at the size of its words; longer ones are set smaller.
const LONG: usize = 72;

/// The same of the heading.
const LONG_TITLE: usize = 18;

/// Whose turn it is and what to do.
#[component]
pub fn TurnBanner() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let turn = context
        .scene(move |game_match, text| TurnScene::new(game_match, text, context.selection.get()));
    let title = memo(move || turn.with(|turn| turn.as_ref().map(|turn| turn.title.clone())));
    let phases = memo(move || {
        turn.with(|turn| turn.as_ref().map(|turn| turn.phases.clone()).unwrap_or_default())
    });
    let color = memo(move || turn.with(|turn| turn.as_ref().and_then(|turn| turn.color)));
    let class = move || format!("turn-banner {}", owner_class(color.get()));
    let notice = context.store.notice;
    let line = memo(move || {
        let prompt = || turn.with(|turn| turn.as_ref().map(|turn| turn.prompt.clone()));
        let thinks = |prompt: &String| prompt == text.table.bot_plays;
        let prompt =
            || match prompt().filter(|prompt| !thinks(prompt) || bots_may_act(context.store)) {
                Some(prompt) => Some(prompt),
                None => Some(text.timeline.paused.to_owned()),
            };
        notice.get().or_else(prompt).unwrap_or_default()
    });
    let is_long = move || line.with(|line| line.chars().count() > LONG);
    let number = move || context.store.playback.is_back();
    let is_long_title = move || {
        title.with(|title| title.as_ref().is_some_and(|title| title.chars().count() > LONG_TITLE))
    };
    view! {
        <header class=dynamic(class)>
            <span class="emblem-frame">
                <Emblem color=Signal::derive(move || color.get()) class="turn-emblem" />
                <ProgressRing />
            </span>
            <div class="turn-words">
                <h1
                    class="turn-title"
                    class:long=dynamic(is_long_title)
                    data-explain=dynamic(move || number().then(|| Topic::TurnNumber.to_string()))
                >
                    {move || title.get()}
                </h1>
                <p
                    class="turn-line"
                    class:refused=move || notice.get().is_some()
                    class:long=dynamic(is_long)
                >
                    <span data-explain=Topic::LastAction.to_string()>{move || line.get()}</span>
                </p>
            </div>
            <ol class="steps" data-steps=move || phases.with(Vec::len) aria-label=text.table.steps>
                {move || phases.get().into_iter().map(phase).map(IntoAny::into_any).collect_view()}
            </ol>
        </header>
    }
}

fn phase(phase: PhaseStep) -> impl IntoView {
    let current = phase.current.then_some("step");
    view! {
        <li class="step" class:done=phase.done class:now=phase.current aria-current=current>
            {phase.name}
        </li>
    }
}
