//! The table of all areas, for players who do not see the board.

use crate::{
    rules::RuleSet,
    scene::{
        area::area_list::{AreaLine, AreaOrder, area_list},
        words::announcement::said_again,
    },
    ui::{
        reactive::{alive, dynamic},
        table::context::TableContext,
        widgets::{Dialog, total_badges},
    },
};
use leptos::prelude::*;

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
    let rules = context.store.game_match.with_untracked(|game_match| {
        game_match.as_ref().map_or(RuleSet::Base, |it| it.game().table().board().rules())
    });
    let order = RwSignal::new(AreaOrder::default_for(rules));
    // A live region outside of the dialog would stay silent.
    let sorted = RwSignal::new(String::new());
    let lines = context.scene(move |game_match, text| area_list(game_match, text, order.get()));
    let rows = move || lines.get().unwrap_or_default().into_iter().map(row).collect_view();
    let columns = AreaOrder::ALL.into_iter().zip(t.area_columns);
    let heads = columns.filter(|(column, _)| column.is_shown_in(rules)).map(|(column, name)| {
        let direction = move || {
            let direction = if column.is_descending() { "descending" } else { "ascending" };
            (order.get() == column).then_some(direction)
        };
        view! {
            <th scope="col" class:number=column.is_number() aria-sort=direction>
                <button
                    class="button-quiet"
                    title=(t.sort_by)(name)
                    on:click=alive(move |_| {
                        order.set(column);
                        sorted.update(|sorted| *sorted = said_again(sorted, (t.sorted_by)(name)));
                    })
                >
                    {name}
                </button>
            </th>
        }
        .into_any()
    });
    view! {
        <table class="areas-table" aria-label=t.areas>
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{dynamic(rows)}</tbody>
        </table>
        <p class="visually-hidden" role="status">{dynamic(move || sorted.get())}</p>
    }
}

fn row(line: AreaLine) -> AnyView {
    let [main, minor] = line.points;
    let standings = standings(&line);
    view! {
        <tr data-area-line=line.letters.clone()>
            <th scope="row">{line.letters.clone()}</th>
            <td class="number">{line.size}</td>
            <td class="number">{format!("{main} / {minor}")}</td>
            {line.to_close.map(|to_close| view! { <td class="number">{to_close}</td> }.into_any())}
            {standings}
        </tr>
    }
    .into_any()
}

/// Draws the badges of the colours in the area. Screen readers read them as a sentence.
fn standings(line: &AreaLine) -> AnyView {
    if line.rows.is_empty() {
        return view! { <td>{line.standings.clone()}</td> }.into_any();
    }
    view! {
        <td>
            <span class="visually-hidden">{line.standings.clone()}</span>
            <span class="awards" aria-hidden="true">{total_badges(&line.rows)}</span>
        </td>
    }
    .into_any()
}
