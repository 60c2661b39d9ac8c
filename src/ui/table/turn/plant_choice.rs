//! The plants to choose from, each with its effect.

use crate::{
    rules::{Plant, Stock},
    scene::{
        area::{AreaScene, PlantChoice, Rank, plant_choices::plant_choices},
        explain::Topic,
    },
    ui::{
        reactive::{Memo, UpdatePhase, alive, dynamic, memo::memo},
        table::context::TableContext,
        widgets::{mark_art, owner_class, plant_href, standing_badges},
    },
};
use leptos::prelude::*;

/// Draws the eight kinds of plants, and how the area would then stand.
#[component]
pub fn PlantChoices() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let choices = context
        .scene(move |game_match, text| plant_choices(game_match, text, context.selection.get()))
        .deferred(UpdatePhase::Turn);
    let outlook = context.scene(move |game_match, text| {
        let selection = context.selection.get();
        let area = game_match.game().table().area_on(selection.plant_space()?)?;
        Some(AreaScene::with_selection(game_match, text, area, selection))
    });
    let outlook = outlook.deferred(UpdatePhase::Turn);
    let standings = move || outlook.with(|area| area.as_ref()?.as_ref().map(standing_badges));
    let kinds = Stock::ALL.into_iter().flat_map(|stock| Plant::ALL.map(|plant| (plant, stock)));
    let kinds = kinds.map(|(plant, stock)| view! { <Kind plant stock choices /> }.into_any());
    view! {
        <div class="plant-choices" role="group" aria-label=text.table.plants>
            {kinds.collect_view()}
        </div>
        <p class="outlook" data-explain=Topic::Total.to_string()>{dynamic(standings)}</p>
    }
}

/// Draws one kind of plant. It stays the same element, so that it keeps the focus.
#[component]
fn Kind(plant: Plant, stock: Stock, choices: Memo<Option<Vec<PlantChoice>>>) -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let choice = memo(move || {
        let is_this = |choice: &&PlantChoice| choice.plant == plant && choice.stock == stock;
        choices.with(|choices| choices.as_ref()?.iter().find(is_this).cloned())
    });
    let is =
        move |of: fn(&PlantChoice) -> bool| choice.with(|choice| choice.as_ref().is_some_and(of));
    let color = memo(move || choice.with(|choice| choice.as_ref()?.color));
    let label = move || choice.with(|choice| choice.as_ref().map(|choice| choice.words.clone()));
    let left = move || choice.with(|choice| choice.as_ref().map(|choice| choice.left));
    let points = move || choice.with(|choice| choice.as_ref()?.points);
    let rank = move || choice.with(|choice| choice.as_ref()?.rank);
    let areas = text.table.areas;
    let ranks = if stock == Stock::Own { areas.ranks } else { areas.your_ranks };
    view! {
        <button
            class="plant-choice"
            data-plant=format!("{}-{}", plant.name(), stock.name())
            data-explain=Topic::PlantChoice(stock, plant).to_string()
            aria-pressed=move || is(|choice| choice.chosen).to_string()
            aria-disabled=move || (!is(|choice| choice.open)).then_some("true")
            aria-label=dynamic(label)
            on:click=alive(move |_| {
                context.answer(move |selection, game_match| selection.choose_plant(game_match, plant, stock));
            })
        >
            <svg
                class=move || format!("choice-picture {}", owner_class(color.get()))
                viewBox="0 0 36 36"
                aria-hidden="true"
            >
                <use href=plant_href(plant) />
                {mark_art(Signal::derive(move || color.get()), (21.0, 21.0), 15)}
            </svg>
            <span class="left-count">"×"{left}</span>
            {move || rank().map(|rank| view! { <span class=rank_class(rank)>{ranks[rank as usize]}</span> }.into_any())}
            {move || points().map(|points| view! { <span class="choice-points">"+"{points}</span> }.into_any())}
        </button>
    }
}

const fn rank_class(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "rank first",
        Rank::Second => "rank second",
        Rank::Tied => "rank tied",
        Rank::Behind => "rank behind",
    }
}
