//! Outlines of the areas that are inspected, lit by the log, or about to be scored, and the marks on
//! brook spaces: crosses on isolated ones, rings on those that keep an inspected area open.

use crate::{
    rules::{Space, SpaceSet},
    scene::{
        area::{Shore, whole_areas},
        geometry::{decimal, on_grid, outline::outline},
    },
    session::Match,
    ui::{
        art::measure::AREA_OUTLINE,
        reactive::{dynamic, memo::memo},
        table::context::TableContext,
        widgets::corner,
    },
};
use leptos::prelude::*;

/// Draws the outlines.
#[component]
pub fn Outlines(
    /// The number of columns of the grid.
    columns: i32,
    /// The number of rows of the grid.
    rows: i32,
) -> impl IntoView {
    let context = TableContext::get();
    let lines = memo(move || {
        context.store.playback.displayed(|game_match| {
            let Some(game_match) = game_match else { return Vec::new() };
            let table = game_match.game().table();
            let previewed = context.highlights.with(|highlights| highlights.previewed.clone());
            let area_card = context.area_card.get();
            let mut lines: Vec<(&'static str, SpaceSet)> =
                previewed.into_iter().map(|area| ("area-outline previewed", area)).collect();
            lines.extend(area_card.map(|area| ("area-outline lit", table.spaces_of(area))));
            let lit = whole_areas(table, context.store.lit.get()).into_iter();
            lines.extend(lit.map(|area| ("area-outline lit", area)));
            lines
        })
    });
    let draw = move |(class, spaces): (&'static str, SpaceSet)| {
        let path = outline(columns, rows, AREA_OUTLINE, on_grid(spaces));
        view! { <path class=class d=path /> }
    };
    let shore = memo(move || {
        let area = context.area_card.get();
        let shore = |game_match: &Match| Shore::new(game_match.game().table(), area);
        context.store.playback.displayed(|game_match| game_match.map(shore)).unwrap_or_default()
    });
    let isolated = context.scene(|game_match, _| game_match.game().table().isolated_brook());
    let faint_crosses =
        move || isolated.get().unwrap_or_default().iter().map(cross).collect::<String>();
    let crosses = move || shore.get().isolated.iter().map(cross).collect::<String>();
    let rings = move || shore.get().open.iter().map(ring).collect::<String>();
    view! { <g aria-hidden="true"><path class="isolated-spaces faint" d=dynamic(faint_crosses) /><path class="isolated-spaces" d=dynamic(crosses) /><path class="open-spaces edge" d=dynamic(rings) /><path class="open-spaces" d=dynamic(rings) />{dynamic(move || lines.get().into_iter().map(draw).map(IntoAny::into_any).collect_view())}</g> }
}

/// Returns the path of a ring in an open space.
fn ring(at: Space) -> String {
    let (x, y) = corner(at);
    format!("M{} {}a7 7 0 1 0 14 0a7 7 0 1 0-14 0", decimal(x + 13.0), decimal(y + 20.0))
}

/// Returns the path of the cross on a space where nothing can lie any more.
fn cross(at: Space) -> String {
    let (x, y) = corner(at);
    format!("M{} {}l16 16m0-16l-16 16", decimal(x + 12.0), decimal(y + 12.0))
}
