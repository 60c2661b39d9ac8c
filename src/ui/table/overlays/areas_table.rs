//! The table of all areas, for players who do not see the board.

use crate::{
    rules::RuleSet,
    scene::{
        area::area_list::{AreaLine, AreaOrder, area_list},
        words::announcement::said_again,
    },
    ui::{
        browser::{focus_visible, walk_focus},
        reactive::{alive, dynamic, effect},
        table::context::TableContext,
        widgets::{Dialog, total_badges},
    },
};
use leptos::{ev, html, prelude::*};

/// Draws the dialog with the table.
#[component]
pub fn AreasTable(
    /// `true` while the table is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let title = TableContext::get().store.text().queries.areas;
    view! {
        <Dialog open title>
            <Areas />
        </Dialog>
    }
}

#[component]
fn Areas() -> impl IntoView {
    let context = TableContext::get();
    let t = context.store.text().queries;
    let rules = context.store.game_match.with_untracked(|game_match| {
        game_match.as_ref().map_or(RuleSet::Base, |it| it.game().table().board().rules())
    });
    let order = RwSignal::new(AreaOrder::default_for(rules));
    // A live region outside of the dialog would stay silent.
    let sorted = RwSignal::new(String::new());
    let lines = context.scene(move |game_match, text| area_list(game_match, text, order.get()));
    let rows = move || {
        let lines = lines.get().unwrap_or_default().into_iter().enumerate();
        lines.map(|(index, line)| row(line, &t.area_columns, index == 0)).collect_view()
    };
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
                        let words = (t.sorted_by)(name, column.is_descending());
                        sorted.update(|sorted| *sorted = said_again(sorted, words));
                    })
                >
                    {name}
                </button>
            </th>
        }
        .into_any()
    });
    let table = NodeRef::<html::Table>::new();
    effect(move || {
        if table.get().is_some() {
            focus_visible("[data-area-line] > th");
        }
    });
    view! {
        <table node_ref=table class="areas-table" aria-label=t.areas>
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody on:keydown=alive(walk)>{dynamic(rows)}</tbody>
        </table>
        <p class="visually-hidden" role="status">{dynamic(move || sorted.get())}</p>
    }
}

/// Moves the focus from area to area: the rows are one stop of the Tab key.
fn walk(event: ev::KeyboardEvent) {
    if let Some([left, entered]) = walk_focus(&event, "[data-area-line] > th", 1) {
        left.set_tab_index(-1);
        entered.set_tab_index(0);
    }
}

/// Draws an area. `is_stop`: Tab leads to this row.
fn row(line: AreaLine, columns: &[&str; 5], is_stop: bool) -> AnyView {
    let [main, minor] = line.points;
    let standings = standings(&line);
    // For the keyboard focus, which does not read the cells.
    let [_, size, points, to_close, _] = columns;
    let to_close = line.to_close.as_ref().map(|words| match line.open {
        Some(_) => format!("{to_close} {words}. "),
        // It is scored.
        None => format!("{words}. "),
    });
    let described = format!(
        "{size} {}. {points} {main} / {minor}. {}{}",
        line.size,
        to_close.unwrap_or_default(),
        line.standings
    );
    view! {
        <tr data-area-line=line.letters.clone()>
            <th scope="row" tabindex=if is_stop { "0" } else { "-1" } aria-description=described>
                {line.letters.clone()}
            </th>
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
