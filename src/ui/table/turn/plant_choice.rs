//! The plants to choose from, each with its effect.

use crate::{
    rules::{Action, Plant, Stock},
    scene::{
        area::{AreaScene, PlantChoice, Rank, plant_choices::plant_choices},
        board::Ghost,
        explain::Topic,
        input::{Rejection, Reply, Selection},
    },
    ui::{
        browser::{matches, walk_focus},
        reactive::{Memo, UpdatePhase, alive, dynamic, effect, memo::memo},
        state::lesson,
        table::context::TableContext,
        widgets::{Emblem, mark_art, owner_class, plant_href, standing_badges},
    },
};
use leptos::{ev, prelude::*};

/// Draws the eight kinds of plants, and how the area would stand with the one under the mouse or
/// with the focus.
#[component]
pub fn PlantChoices() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let choices = context
        .scene(move |game_match, text| plant_choices(game_match, text, context.selection.get()))
        .deferred(UpdatePhase::Turn);
    let pointed = RwSignal::new(None);
    let preview = memo(move || {
        let ghost = pointed.get().and_then(|(plant, stock)| {
            // A plant that is chosen stands on the board already.
            let selection = context.selection.get();
            let stands = matches!(selection, Selection::PlantGhost { .. });
            let at = selection.plant_space().filter(|_| !stands)?;
            let is_this = |choice: &&PlantChoice| (choice.plant, choice.stock) == (plant, stock);
            let color = choices.with(|choices| Some(choices.as_ref()?.iter().find(is_this)?.color));
            Some(Ghost::Plant { at, plant, color: color? })
        });
        ghost.unwrap_or_default()
    });
    effect(move || context.store.plant_preview.set(preview.get()));
    on_cleanup(move || {
        let _ = context.store.plant_preview.try_set(Ghost::Nothing);
    });
    let outlook = context.scene(move |game_match, text| {
        let selection = context.selection.get();
        let [before, after] = text.table.areas.before_and_after;
        let at = selection.plant_space()?;
        if let Some(plant) = pointed.get() {
            return Some((after, AreaScene::with_plant(game_match, text, at, plant)?));
        }
        let area = game_match.game().table().area_on(at)?;
        let when = if matches!(selection, Selection::PlantGhost { .. }) { after } else { before };
        Some((when, AreaScene::with_selection(game_match, text, area, selection)))
    });
    let outlook = outlook.deferred_with(UpdatePhase::Turn, move || pointed.track());
    let badges = |(when, area): &(&'static str, AreaScene)| standing_badges(when, area);
    let standings = move || outlook.with(|outlook| outlook.as_ref()?.as_ref().map(badges));
    let kinds = Stock::ALL.into_iter().flat_map(|stock| Plant::ALL.map(|plant| (plant, stock)));
    let kinds =
        kinds.map(|(plant, stock)| view! { <Kind plant stock choices pointed /> }.into_any());
    view! {
        <div class="plant-choices" role="group" aria-label=text.table.plants on:keydown=alive(walk)>
            {kinds.collect_view()}
        </div>
        <p class="outlook" data-explain=Topic::Total.to_string()>{dynamic(standings)}</p>
    }
}

/// Moves the focus among the plants, which stand in rows of four.
fn walk(event: ev::KeyboardEvent) {
    walk_focus(&event, ".plant-choice", 4);
}

/// Draws one kind of plant. It stays the same element, so that it keeps the focus.
#[component]
fn Kind(
    plant: Plant,
    stock: Stock,
    choices: Memo<Option<Vec<PlantChoice>>>,
    pointed: RwSignal<Option<(Plant, Stock)>>,
) -> impl IntoView {
    let context = TableContext::get();
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
    let point = move |is_pointed: bool| {
        let open = untrack(|| is(|choice| choice.left > 0));
        pointed.set((is_pointed && open).then_some((plant, stock)));
    };
    let wanted = move || {
        lesson::wants(
            context.store,
            |action| matches!(action, Action::PlacePlant { plant: kind, stock: color, .. } if (kind, color) == (plant, stock)),
        )
    };
    // A drag of the plant onto the board.
    let let_go = move |event: ev::PointerEvent| {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        if matches(document().element_from_point(x, y), ".board *") {
            context.answer(|_, _| Reply::Reject(Rejection::TapPlant));
        }
    };
    let choose = move |event| {
        // The first half of a double tap may have planted, and ended the step.
        if !context.double_tap.is_second_half(&event) {
            context.answer(move |selection, game_match| {
                selection.choose_plant(game_match, plant, stock)
            });
        }
    };
    view! {
        <button
            class="plant-choice"
            class:wanted=wanted
            data-plant=format!("{}-{}", plant.name(), stock.name())
            data-explain=Topic::PlantChoice(stock, plant).to_string()
            aria-pressed=move || is(|choice| choice.chosen).to_string()
            aria-disabled=move || (!is(|choice| choice.open)).then_some("true")
            tabindex=move || if is(|choice| choice.open) { "0" } else { "-1" }
            aria-label=dynamic(label)
            on:pointerenter=alive(move |event: ev::PointerEvent| {
                point(event.pointer_type() == "mouse");
            })
            on:pointerleave=alive(move |_| point(false))
            // The button captures a finger, so that a drag ends here wherever it ends.
            on:pointerup=alive(let_go)
            // A focus without a ring shows no plant of whose effect the line could speak.
            on:focus=alive(move |event: ev::FocusEvent| point(matches(event.target(), ":focus-visible")))
            on:blur=alive(move |_| point(false))
            on:click=alive(choose)
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
            {rank_badge(choice, stock)}
            {dynamic(move || points().map(|points| view! { <span class="choice-points">"+"{points}</span> }.into_any()))}
        </button>
    }
}

/// Draws the player's rank in the area with the plant, and the points for that rank.
fn rank_badge(choice: Memo<Option<PlantChoice>>, stock: Stock) -> impl IntoView {
    let ranks = TableContext::get().store.text().table.areas.ranks;
    // Beside a neutral plant the emblem says whose rank it is.
    let own = memo(move || {
        choice.with(|choice| choice.as_ref()?.own_color).filter(|_| stock == Stock::Neutral)
    });
    dynamic(move || {
        let (rank, worth) = choice.with(|choice| {
            let choice = choice.as_ref()?;
            Some((choice.rank?, choice.rank_points))
        })?;
        let emblem = own.get().map(|_| view! { <Emblem color=own class="rank-emblem" /> });
        // Drawn as on the area's token.
        let worth =
            (worth > 0).then(|| view! { <span class="rank-worth">{worth}</span> }.into_any());
        let badge = view! {
            <span class=format!("{} {}", rank_class(rank), owner_class(own.get()))>
                {emblem} {ranks[rank as usize]} {worth}
            </span>
        };
        Some(badge.into_any())
    })
}

const fn rank_class(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "rank first",
        Rank::Second => "rank second",
        Rank::Tied => "rank tied",
        Rank::Behind => "rank behind",
    }
}
