//! What the area that is looked at stands at.

use super::{
    desk::Desk,
    icon::{Icon, Mark, owner_class},
};
use crate::scene::{
    area::{AreaRow, AreaScene},
    topic::Topic,
};
use leptos::prelude::*;

/// The card of the area that is looked at.
#[component]
pub fn AreaCard() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let area = desk.scene(move |play, text| {
        let area = desk.looked_at.get()?;
        Some(AreaScene::with_selection(play, text, area, desk.selection.get()))
    });
    let columns = text.table.areas.columns;
    view! {
        {move || {
            area.get().flatten().map(|area| {
                let empty = area.rows.is_empty();
                let changes = (!area.changes.is_empty()).then(|| {
                    let line = |line: &String| {
                        view! {
                            <li tabindex="-1" data-explain=Topic::Change.to_string()>
                                {line.clone()}
                            </li>
                        }
                        .into_any()
                    };
                    let lines = area.changes.iter().map(line);
                    view! {
                        <div>
                            <h2 class="small-head">{text.table.areas.changes}</h2>
                            <ul class="area-changes">{lines.collect_view()}</ul>
                        </div>
                    }
                    .into_any()
                });
                let rows = area.rows.iter().map(row).collect_view();
                let table = view! {
                    <table>
                        <thead>
                            <tr>
                                <th>{columns[0]}</th>
                                <th class="number">{columns[1]}</th>
                                <th class="number">{columns[2]}</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                };
                let body = if empty {
                    view! { <p>{text.table.areas.empty}</p> }.into_any()
                } else {
                    table.into_any()
                };
                view! {
                    // A finger closes it wherever it taps it; a mouse leaves it with the board.
                    <aside
                        class="area-card tip"
                        aria-label=area.title.clone()
                        tabindex="0"
                        data-explain=Topic::Walk.to_string()
                        on:click=move |_| desk.look_at(None)
                    >
                        <div class="area-head">
                            <strong tabindex="-1" data-explain=Topic::Size.to_string()>
                                {area.title.clone()}
                            </strong>
                            <span class="chip" tabindex="-1" data-explain=Topic::Open.to_string()>
                                {area.state.clone()}
                            </span>
                            <span class="soft" tabindex="-1" data-explain=Topic::Prize.to_string()>
                                {area.prize.clone()}
                            </span>
                        </div>
                        <button
                            class="quiet area-close"
                            data-action="close-area"
                            aria-label=text.table.areas.close
                        >
                            <Icon id="glyph-close" />
                        </button>
                        <div class="area-body">{body} {changes}</div>
                    </aside>
                }
            })
        }}
    }
}

fn row(row: &AreaRow) -> impl IntoView + use<> {
    let total = if row.tied {
        view! { <s>{row.total}</s> }.into_any()
    } else {
        view! { <span>{row.total}</span> }.into_any()
    };
    let points = row
        .points
        .filter(|&points| points > 0)
        .map_or_else(|| "–".to_owned(), |points| format!("+{points}"));
    view! {
        <tr class:tied=row.tied>
            <td class=format!("seat-edge {}", owner_class(row.color))>
                <Mark color=row.color />
                {row.name.clone()}
            </td>
            <td class="number" tabindex="-1" data-explain=Topic::Total.to_string()>{total}</td>
            <td class="number" tabindex="-1" data-explain=Topic::Gets.to_string()>{points}</td>
        </tr>
    }
}
