//! The areas scored at the end, each with its sentence; they light up on the board.

use super::reveal::Presentation;
use crate::{
    rules::SpaceSet,
    scene::{explain::Topic, history::ScoredArea, words::Rule},
    ui::{
        reactive::{alive, effect_after, memo::memo},
        state::Store,
    },
};
use leptos::prelude::*;

/// Draws the areas. The one of the current step lights up by itself.
#[component]
pub fn AreaLines(presentation: Presentation) -> impl IntoView {
    let store = Store::get();
    let areas = presentation.table.with_value(|table| table.areas.clone());
    let now = memo(move || {
        let steps = presentation.steps();
        presentation.table.with_value(|table| table.area_at(steps))
    });
    effect_after(move |before: Option<bool>| {
        let spaces = now.get().and_then(|index| {
            presentation.table.with_value(|table| Some(table.areas.get(index)?.spaces))
        });
        if spaces.is_some() || before == Some(true) {
            store.lit.set(spaces.unwrap_or_default());
        }
        spaces.is_some()
    });
    on_cleanup(move || store.lit.set(SpaceSet::EMPTY));
    let lines = areas.into_iter().enumerate().map(|(index, line)| {
        let seen = move || presentation.all() || now.get().is_some_and(|now| index <= now) || done(presentation, index);
        view! { <Line line now=Signal::derive(move || now.get() == Some(index)) seen=Signal::derive(seen) /> }.into_any()
    });
    let lines = lines.collect_view();
    let title = store.text().final_scoring.areas;
    let any = presentation.table.with_value(|table| !table.areas.is_empty());
    any.then(|| {
        view! {
            <h3 class="small-head">{title}</h3>
            <ul class="final-areas" aria-label=title>
                {lines}
            </ul>
        }
        .into_any()
    })
}

/// Returns whether the step of the area has passed.
fn done(presentation: Presentation, index: usize) -> bool {
    let steps = presentation.steps();
    presentation
        .table
        .with_value(|table| (1..=steps).any(|step| table.area_at(step) == Some(index)))
}

/// Draws an area, which lights up on hover, focus and tap.
#[component]
fn Line(line: ScoredArea, now: Signal<bool>, seen: Signal<bool>) -> impl IntoView {
    let store = Store::get();
    let ScoredArea { spaces, sentence } = line;
    let light = move || store.lit.set(spaces);
    let out = move || store.lit.set(SpaceSet::EMPTY);
    view! {
        <li class:unseen=move || !seen.get()>
            <button
                class="final-area button-quiet"
                class:now=now
                data-final-area=""
                data-explain=Topic::Rule(Rule::Scoring).to_string()
                on:pointerenter=alive(move |_| light())
                on:pointerleave=alive(move |_| out())
                on:focus=alive(move |_| light())
                on:blur=alive(move |_| out())
                on:click=alive(move |_| light())
            >
                {sentence.to_string()}
            </button>
        </li>
    }
}
