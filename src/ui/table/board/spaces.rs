//! The spaces: the targets of taps and of the keyboard, on top of all pieces.

use crate::{
    rules::{Space, SpaceSet},
    scene::{area::whole_areas, board::space_labels, explain::Topic, geometry::decimal},
    ui::{
        art::measure::CELL,
        reactive::{UpdatePhase, dynamic, effect},
        table::context::TableContext,
    },
};
use leptos::{prelude::*, reactive::computed::Selector};
use web_sys::Element;

/// The look of a space.
#[derive(Clone, Copy, PartialEq, Default)]
struct SpaceLook {
    soil: bool,
    planted: bool,
    legal: bool,
    lesser: bool,
    chosen: bool,
    lit: bool,
    /// `true` if its whole area is lit and outlined.
    whole: bool,
}

/// A space with its look and its label.
#[derive(Clone, Copy)]
struct OneSpace {
    at: Space,
    look: RwSignal<SpaceLook>,
    label: RwSignal<String>,
}

/// Draws the spaces in rows, as a grid with one tab stop. One effect compares them all; a space
/// updates only when its own look changes.
#[component]
pub fn Spaces(
    /// The number of rows of the grid.
    rows: i32,
    /// All spaces of the board.
    all: SpaceSet,
    /// The space with the keyboard focus.
    focus: RwSignal<Space>,
) -> impl IntoView {
    let context = TableContext::get();
    let space = |at| OneSpace { at, look: RwSignal::default(), label: RwSignal::default() };
    let spaces = StoredValue::new(all.iter().map(space).collect::<Vec<_>>());
    keep_looks(context, spaces);
    keep_labels(context, all, spaces);
    let focused = Selector::new(move || focus.get());
    let row = move |row: i32| {
        let spaces = spaces.read_value();
        let in_row = spaces.iter().filter(|space| space.at.row() as i32 == row);
        let views =
            in_row.map(|&space| view! { <BoardSpace space focused=focused.clone() /> }.into_any());
        view! { <g role="row" aria-rowindex=row + 1 aria-label=(row + 1).to_string()>{views.collect_view()}</g> }
    };
    view! { <g>{(0..rows).map(row).map(IntoAny::into_any).collect_view()}</g> }
}

fn keep_looks(context: TableContext, spaces: StoredValue<Vec<OneSpace>>) {
    let soil = context.scene(|game_match, _| {
        let table = game_match.game().table();
        (*table.soil(), *table.planted())
    });
    effect(move || {
        let (highlights, lit) = (context.highlights.read(), context.store.lit.read());
        let (soil, planted) = soil.get().unwrap_or_default();
        let whole = context.displayed_untracked(|game_match| {
            let areas = (!lit.is_empty()).then(|| whole_areas(game_match.game().table(), *lit));
            areas.into_iter().flatten().fold(SpaceSet::EMPTY, |all, area| all | area)
        });
        let whole = whole.unwrap_or_default();
        for &OneSpace { at, look, .. } in spaces.read_value().iter() {
            let next = SpaceLook {
                soil: soil.contains(at),
                planted: planted.contains(at),
                legal: highlights.legal.contains(at),
                lesser: highlights.joins.extending.contains(at),
                chosen: highlights.chosen.contains(at),
                lit: lit.contains(at),
                whole: whole.contains(at),
            };
            if look.get_untracked() != next {
                look.set(next);
            }
        }
    });
}

/// Keeps the labels up to date in the last phase: readers hear them, nobody sees them. A hovering
/// mouse changes none.
fn keep_labels(context: TableContext, all: SpaceSet, spaces: StoredValue<Vec<OneSpace>>) {
    let labels = context.scene(move |game_match, text| {
        context.highlights.with_untracked(|highlights| {
            space_labels(game_match, text, all, context.selection.get(), highlights)
        })
    });
    let labels = labels.deferred(UpdatePhase::Log);
    effect(move || {
        let labels = labels.get().unwrap_or_default();
        for (space, next) in spaces.read_value().iter().zip(labels) {
            if space.label.with_untracked(|label| *label != next) {
                space.label.set(next);
            }
        }
    });
}

/// Draws one space.
#[component]
fn BoardSpace(space: OneSpace, focused: Selector<Space>) -> impl IntoView {
    let OneSpace { at, look, label } = space;
    let class = move || class_of(look.get());
    let tab = move || if focused.selected(&at) { "0" } else { "-1" };
    view! {
        <rect
            class=dynamic(class)
            role="gridcell"
            aria-colindex=at.column() + 1
            data-space=at.to_string()
            data-explain=Topic::Space(at).to_string()
            tabindex=dynamic(tab)
            aria-label=label
            x=decimal(at.column() as f32 * CELL + 1.5)
            y=decimal(at.row() as f32 * CELL + 1.5)
            width="37"
            height="37"
            rx="7"
        />
    }
}

/// Returns the space that the element of the board is, if it is one.
pub fn space_of(element: &Element) -> Option<Space> {
    element.get_attribute("data-space")?.parse().ok()
}

fn class_of(look: SpaceLook) -> String {
    let classes = [
        (look.soil, " soil"),
        (look.planted, " planted-space"),
        (look.legal, " legal"),
        (look.lesser, " lesser"),
        (look.chosen, " chosen"),
        (look.lit, " lit"),
        (look.whole, " whole"),
    ];
    let on = classes.into_iter().filter_map(|(is, class)| is.then_some(class));
    std::iter::once("space").chain(on).collect()
}
