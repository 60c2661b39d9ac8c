//! Lines round the areas that are looked at, lit by the log, or about to be scored.

use crate::{
    rules::SpaceSet,
    scene::{
        area::whole_areas,
        outline::{on_grid, outline},
    },
    ui::{art::measure::AREA_OUTLINE, desk::Desk},
};
use leptos::prelude::*;

/// Lines round areas.
#[component]
pub fn Outlines(
    /// The columns of the grid.
    columns: i32,
    /// The rows of the grid.
    rows: i32,
) -> impl IntoView {
    let desk = Desk::get();
    let lines = Memo::new(move |_| {
        desk.store.looking.shown(|play| {
            let Some(play) = play else { return Vec::new() };
            let table = play.game().table();
            let previewed = desk.marks.with(|marks| marks.previewed.clone());
            let looked_at = desk.looked_at.get();
            let mut lines: Vec<(&'static str, SpaceSet)> =
                previewed.into_iter().map(|area| ("area-outline previewed", area)).collect();
            lines.extend(looked_at.map(|area| ("area-outline lit", table.spaces_of(area))));
            let lit = whole_areas(table, desk.store.lit.get()).into_iter();
            lines.extend(lit.map(|area| ("area-outline lit", area)));
            lines
        })
    });
    let draw = move |(class, spaces): (&'static str, SpaceSet)| {
        let path = outline(columns, rows, AREA_OUTLINE, on_grid(spaces));
        view! { <path class=class d=path /> }
    };
    view! { <g aria-hidden="true">{move || lines.get().into_iter().map(draw).collect_view()}</g> }
}
