//! The spaces: what a tap or the keyboard reaches, on top of all pieces.

use crate::{
    rules::{Space, SpaceSet},
    scene::{
        area::whole_areas,
        space_label::{SpaceScene, space_scenes},
        topic::Topic,
    },
    ui::{art::measure::CELL, desk::Desk},
};
use leptos::{prelude::*, reactive::computed::Selector};

/// What a space shows and says.
#[derive(Clone, PartialEq, Default)]
struct SpaceState {
    scene: SpaceScene,
    legal: bool,
    chosen: bool,
    lit: bool,
    /// Whether its whole area is lit, which has an outline then.
    whole: bool,
}

/// The spaces in rows, as a grid with one tab stop. All are looked through at once; a space hears
/// only of what changes on it.
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
    let desk = Desk::get();
    let scenes = desk.scene(move |play, text| space_scenes(play, text, all, desk.selection.get()));
    let states: Vec<(Space, RwSignal<SpaceState>)> =
        all.iter().map(|at| (at, RwSignal::new(SpaceState::default()))).collect();
    let watched = states.clone();
    Effect::new(move || {
        let (marks, lit) = (desk.marks.read(), desk.store.lit.read());
        let scenes = scenes.read();
        let scenes = scenes.iter().flatten();
        let whole = untrack(|| {
            desk.store.looking.shown(|play| {
                let areas = play
                    .filter(|_| !lit.is_empty())
                    .map(|play| whole_areas(play.game().table(), *lit));
                areas.into_iter().flatten().fold(SpaceSet::EMPTY, |all, area| all | area)
            })
        });
        for (&(at, state), scene) in watched.iter().zip(scenes) {
            let (legal, chosen) = (marks.legal.contains(at), marks.chosen.contains(at));
            let (lit, whole) = (lit.contains(at), whole.contains(at));
            let next = SpaceState { scene: scene.clone(), legal, chosen, lit, whole };
            if state.with_untracked(|state| *state != next) {
                state.set(next);
            }
        }
    });
    let focused = Selector::new(move || focus.get());
    let row = move |row: i32| {
        let spaces = (0..columns)
            .filter_map(|column| Space::new(column as usize, row as usize))
            .filter_map(|at| states.iter().find(|(space, _)| *space == at))
            .map(|&(at, state)| view! { <BoardSpace at state focused=focused.clone() /> })
            .collect_view();
        view! { <g role="row">{spaces}</g> }
    };
    view! { <g>{(0..rows).map(row).collect_view()}</g> }
}

/// One space.
#[component]
fn BoardSpace(at: Space, state: RwSignal<SpaceState>, focused: Selector<Space>) -> impl IntoView {
    let words = Desk::get().store.text().table.spaces;
    let class = move || state.with(class_of);
    let label = move || {
        state.with(|state| match (state.chosen, state.legal) {
            (true, _) => format!("{}, {}", state.scene.label, words.chosen),
            (false, true) => format!("{}, {}", state.scene.label, words.legal),
            (false, false) => state.scene.label.clone(),
        })
    };
    let tab = move || if focused.selected(&at) { "0" } else { "-1" };
    view! {
        <rect
            class=class
            role="gridcell"
            data-space=at.to_string()
            data-explain=Topic::On(at).to_string()
            tabindex=tab
            aria-label=label
            x=at.column() as f32 * CELL + 1.5
            y=at.row() as f32 * CELL + 1.5
            width="37"
            height="37"
            rx="7"
        />
    }
}

fn class_of(state: &SpaceState) -> String {
    let classes = [
        (state.scene.soil, " soil"),
        (state.scene.planted, " planted-space"),
        (state.legal, " legal"),
        (state.chosen, " chosen"),
        (state.lit, " lit"),
        (state.whole, " whole"),
    ];
    let on = classes.into_iter().filter_map(|(is, class)| is.then_some(class));
    std::iter::once("space").chain(on).collect()
}
