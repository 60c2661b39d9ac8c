//! The spaces: what a tap or the keyboard reaches, on top of all pieces.

use crate::{
    rules::{Space, SpaceSet},
    scene::{area::whole_areas, board::space_label::space_labels, explain::topic::Topic},
    ui::{
        art::measure::CELL,
        reactive::{dynamic::dynamic, effect::effect, update_phase::UpdatePhase},
        table::context::TableContext,
    },
};
use leptos::{prelude::*, reactive::computed::Selector};

/// What a space shows.
#[derive(Clone, Copy, PartialEq, Default)]
struct Look {
    soil: bool,
    planted: bool,
    legal: bool,
    lesser: bool,
    chosen: bool,
    lit: bool,
    /// Whether its whole area is lit, which has an outline then.
    whole: bool,
}

/// A space, what it shows, and what it is called.
#[derive(Clone, Copy)]
struct OneSpace {
    at: Space,
    look: RwSignal<Look>,
    label: RwSignal<String>,
}

/// The spaces in rows, as a grid with one tab stop. All are looked through at once; a space hears
/// only of what changes on it.
#[component]
pub fn Spaces(
    /// The rows of the grid.
    rows: i32,
    /// The spaces that there are.
    all: SpaceSet,
    /// The space that the keyboard is on.
    focus: RwSignal<Space>,
) -> impl IntoView {
    let context = TableContext::get();
    let space = |at| OneSpace { at, look: RwSignal::default(), label: RwSignal::default() };
    let spaces = StoredValue::new(all.iter().map(space).collect::<Vec<_>>());
    keep_looks(context, spaces);
    keep_labels(context.in_wave(UpdatePhase::Log), all, spaces);
    let focused = Selector::new(move || focus.get());
    let row = move |row: i32| {
        let spaces = spaces.read_value();
        let in_row = spaces.iter().filter(|space| space.at.row() as i32 == row);
        let views =
            in_row.map(|&space| view! { <BoardSpace space focused=focused.clone() /> }.into_any());
        view! { <g role="row">{views.collect_view()}</g> }
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
        let whole = context.shown(|game_match| {
            let areas = (!lit.is_empty()).then(|| whole_areas(game_match.game().table(), *lit));
            areas.into_iter().flatten().fold(SpaceSet::EMPTY, |all, area| all | area)
        });
        let whole = whole.unwrap_or_default();
        for &OneSpace { at, look, .. } in spaces.read_value().iter() {
            let next = Look {
                soil: soil.contains(at),
                planted: planted.contains(at),
                legal: highlights.legal.contains(at),
                lesser: highlights.joins.lesser.contains(at),
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

/// Labels are read, not seen: they follow when there is time. Of a mouse that passes they say nothing.
fn keep_labels(context: TableContext, all: SpaceSet, spaces: StoredValue<Vec<OneSpace>>) {
    let labels = context.scene(move |game_match, text| {
        context.highlights.with_untracked(|highlights| {
            space_labels(game_match, text, all, context.selection.get(), highlights)
        })
    });
    effect(move || {
        let labels = labels.get().unwrap_or_default();
        for (space, next) in spaces.read_value().iter().zip(labels) {
            if space.label.with_untracked(|label| *label != next) {
                space.label.set(next);
            }
        }
    });
}

/// One space.
#[component]
fn BoardSpace(space: OneSpace, focused: Selector<Space>) -> impl IntoView {
    let OneSpace { at, look, label } = space;
    let class = move || class_of(look.get());
    let tab = move || if focused.selected(&at) { "0" } else { "-1" };
    view! {
        <rect
            class=dynamic(class)
            role="gridcell"
            data-space=at.to_string()
            data-explain=Topic::Space(at).to_string()
            tabindex=dynamic(tab)
            aria-label=label
            x=at.column() as f32 * CELL + 1.5
            y=at.row() as f32 * CELL + 1.5
            width="37"
            height="37"
            rx="7"
        />
    }
}

fn class_of(look: Look) -> String {
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
