//! The table of all areas, for players who do not see the board.

use crate::{
    scene::area::area_list::{AreaLine, AreaOrder, area_list},
    ui::{
        reactive::{alive, dynamic},
        table::context::TableContext,
        widgets::Dialog,
    },
};
use leptos::prelude::*;

/// The columns that sort the table.
const ORDERS: [AreaOrder; 3] = [AreaOrder::Letter, AreaOrder::Size, AreaOrder::Open];

/// Draws the dialog with the table.
#[component]
pub fn AreasTable(
    /// `true` while the table is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let title = TableContext::get().store.text().questions.areas;
    view! {
        <Dialog open title>
            <Areas />
        </Dialog>
    }
}

#[component]
fn Areas() -> impl IntoView {
    let context = TableContext::get();
    let t = context.store.text().questions;
    let order = RwSignal::new(AreaOrder::Open);
    let lines = context.scene(move |game_match, text| area_list(game_match, text, order.get()));
    let rows = move || lines.get().unwrap_or_default().into_iter().map(row).collect_view();
    let [_, _, _, plants] = t.area_columns;
    let heads = ORDERS.into_iter().zip(t.area_columns).map(|(column, name)| {
        let sorted = move || {
            (order.get() == column).then_some(match column {
                AreaOrder::Size => "descending",
                AreaOrder::Letter | AreaOrder::Open => "ascending",
            })
        };
        view! {
            <th scope="col" aria-sort=sorted>
                <button
                    class="button-quiet"
                    aria-label=(t.sort_by)(name)
                    on:click=alive(move |_| order.set(column))
                >
                    {name}
                </button>
            </th>
        }
        .into_any()
    });
    view! {
        <table class="areas-table">
            <thead>
                <tr>
                    {heads.collect_view()}
                    <th scope="col">{plants}</th>
                </tr>
            </thead>
            <tbody>{dynamic(rows)}</tbody>
        </table>
    }
}

fn row(line: AreaLine) -> AnyView {
    let open = line.open.map_or(line.state, |open| open.to_string());
    view! {
        <tr data-area-line=line.letters.clone()>
            <th scope="row">{line.letters.clone()}</th>
            <td class="number">{line.size}</td>
            <td class="number">{open}</td>
            <td>{line.standings}</td>
        </tr>
    }
    .into_any()
}
