//! The plants of the player board, each with what it would do.

use super::{
    art::{MARK_SYMBOLS, PLANT_SYMBOLS},
    desk::Desk,
};
use crate::scene::{
    area::AreaScene,
    planting::{PlantChoice, Rank, plant_choices},
};
use leptos::prelude::*;

/// The eight kinds of plants to choose from, and how the area would then stand.
#[component]
pub fn PlantChoices() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let choices = desk.scene(move |play, text| plant_choices(play, text, desk.selection.get()));
    let outlook = desk.scene(move |play, text| {
        let selection = desk.selection.get();
        let area = play.game().table().area_on(selection.plant_space()?)?;
        Some(AreaScene::with_selection(play, text, area, selection))
    });
    let outlook_words =
        move || outlook.get().flatten().map(|area| format!("{}: {}", area.title, area.standings()));
    view! {
        <div class="plant-choices" role="group" aria-label=text.table.plants>
            {move || choices.get().unwrap_or_default().into_iter().map(|kind| choice(desk, kind)).collect_view()}
        </div>
        <p class="outlook">{outlook_words}</p>
    }
}

fn choice(desk: Desk, choice: PlantChoice) -> impl IntoView {
    let text = desk.store.text();
    let (plant, stock) = (choice.plant, choice.stock);
    let hook = format!("{}-{}", plant.name(), stock.name());
    let mark = MARK_SYMBOLS.get(choice.mark).copied().unwrap_or_default();
    let points = choice.points.map(|points| {
        view! { <span class="choice-points">"+"{points}</span> }
    });
    let ranks = text.table.areas.ranks;
    let rank = choice.rank.map(|rank| {
        let class = match rank {
            Rank::First => "rank first",
            Rank::Second => "rank second",
            Rank::Tied => "rank tied",
            Rank::Behind => "rank behind",
        };
        view! { <span class=class>{ranks[rank as usize]}</span> }
    });
    view! {
        <button
            class="plant-choice"
            data-plant=hook
            aria-pressed=choice.chosen.to_string()
            aria-disabled=(!choice.open).then_some("true")
            aria-label=choice.words
            on:click=move |_| {
                desk.answer(|selection, play| selection.choose_plant(play, plant, stock));
            }
        >
            <svg class=format!("choice-picture {}", choice.class) viewBox="0 0 36 36" aria-hidden="true">
                <use href=format!("#{}", PLANT_SYMBOLS[plant.index()]) />
                <g class="marks">
                    <use href=format!("#{mark}") x="21" y="21" width="15" height="15" />
                </g>
            </svg>
            <span class="left-count">"×"{choice.left}</span>
            {rank}
            {points}
        </button>
    }
}
