//! The spaces: what a tap or the keyboard reaches, on top of all pieces.

use crate::{
    rules::{Space, SpaceSet},
    scene::space_label::space_label,
    ui::{art::measure::CELL, desk::Desk},
};
use leptos::{prelude::*, reactive::computed::Selector};

/// The spaces in rows, as a grid with one tab stop.
#[component]
pub fn Spaces(
    /// The columns of the grid.
    columns: i32,
    /// The rows of the grid.
    rows: i32,
    /// The spaces that there are.
    all: SpaceSet,
    /// The space that the keyboard is on.
    focus: RwSignal<Space>,
) -> impl IntoView {
    let focused = Selector::new(move || focus.get());
    let row = move |row: i32| {
        let spaces = (0..columns)
            .filter_map(|column| Space::new(column as usize, row as usize))
            .filter(|&at| all.contains(at))
            .map(|at| view! { <BoardSpace at focused=focused.clone() /> })
            .collect_view();
        view! { <g role="row">{spaces}</g> }
    };
    view! { <g>{(0..rows).map(row).collect_view()}</g> }
}

/// One space.
#[component]
fn BoardSpace(at: Space, focused: Selector<Space>) -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let label = desk.scene(move |play, text| space_label(play, text, at));
    let legal = Memo::new(move |_| desk.marks.with(|marks| marks.legal.contains(at)));
    let chosen = Memo::new(move |_| desk.marks.with(|marks| marks.chosen.contains(at)));
    let ground = desk.scene(move |play, _| {
        let table = play.game().table();
        (table.soil().contains(at), table.planted().contains(at))
    });
    let soil = move || ground.get().is_some_and(|(soil, _)| soil);
    let planted = move || ground.get().is_some_and(|(_, planted)| planted);
    let words = move || {
        let mut words = label.get().unwrap_or_default();
        if chosen.get() {
            words = format!("{words}, {}", text.table.spaces.chosen);
        } else if legal.get() {
            words = format!("{words}, {}", text.table.spaces.legal);
        }
        words
    };
    let tab = move || if focused.selected(&at) { "0" } else { "-1" };
    view! {
        <rect
            class="space"
            class:soil=soil
            class:planted-space=planted
            class:legal=legal
            class:chosen=chosen
            class:lit=move || desk.store.lit.with(|lit| lit.contains(at))
            role="gridcell"
            data-space=at.to_string()
            tabindex=tab
            aria-label=words
            x=at.column() as f32 * CELL + 1.5
            y=at.row() as f32 * CELL + 1.5
            width="37"
            height="37"
            rx="7"
        />
    }
}
