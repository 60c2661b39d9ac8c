//! The ground of the areas: their common shore, and the soil of each.

use crate::{
    rules::{AreaId, AreaSet, SpaceSet},
    scene::{
        area::shows_as_scored,
        board::Recent,
        geometry::{CRUMBS, Cut, on_grid, outline::outline, pits, scatter},
        history::is_revealed,
    },
    ui::{
        art::measure::{BANK, CELL, SHORE, SOIL, SOIL_EDGE},
        reactive::{Memo, dynamic, memo::memo},
        table::context::TableContext,
    },
};
use leptos::prelude::*;

/// Draws all areas, anew only when a mushroom has joined some.
#[component]
pub fn Areas(
    /// The number of columns of the grid.
    columns: i32,
    /// The number of rows of the grid.
    rows: i32,
) -> impl IntoView {
    let context = TableContext::get();
    let soil = context.scene(|game_match, _| {
        let table = game_match.game().table();
        let areas: Vec<(AreaId, SpaceSet)> =
            table.areas().map(|area| (area, table.spaces_of(area))).collect();
        (*table.soil(), areas)
    });
    let recent = context.scene(|game_match, _| Recent::new(game_match).areas);
    let cut = move |cut: Cut, set: SpaceSet| outline(columns, rows, cut, on_grid(set));
    view! {
        <g aria-hidden="true">
            {dynamic(move || {
                soil.get()
                    .map(|(all, areas)| {
                        let each = areas
                            .into_iter()
                            .map(|(area, spaces)| view! { <Soil area spaces recent columns rows /> }.into_any())
                            .collect_view();
                        view! {
                            <path class="shore" transform="translate(0 3.5)" d=cut(SHORE, all) />
                            <path class="bank" d=cut(BANK, all) />
                            {each}
                        }.into_any()
                    })
            })}
        </g>
    }
}

/// Draws the soil of one area.
#[component]
fn Soil(
    area: AreaId,
    spaces: SpaceSet,
    recent: Memo<Option<AreaSet>>,
    columns: i32,
    rows: i32,
) -> impl IntoView {
    let context = TableContext::get();
    let scored = context.scene(move |game_match, _| {
        let preferences = context.store.app.preferences.get();
        shows_as_scored(game_match.game().table(), preferences, area)
            && is_revealed(game_match, context.revealed.get(), spaces)
    });
    let is_scored = move || scored.get() == Some(true);
    let is_recent = memo(move || recent.get().is_some_and(|recent| recent.contains(area)));
    let member = on_grid(spaces);
    view! {
        <g class="area" class:scored=dynamic(is_scored) class:recent=dynamic(move || is_recent.get())>
            <path class="soil-edge" d=outline(columns, rows, SOIL_EDGE, member) />
            <path class="soil" transform="translate(0 1.6)" d=outline(columns, rows, SOIL, member) />
            <path class="pits" d=pits(columns, rows, CELL, member) />
            <path class="crumbs" d=scatter(columns, rows, CELL, 2, CRUMBS, member) />
        </g>
    }
}
