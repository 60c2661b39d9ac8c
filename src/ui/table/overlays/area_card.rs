//! The card of the inspected area.

use crate::{
    rules::AreaId,
    scene::{
        area::{AreaRow, AreaScene, Rank},
        explain::Topic,
    },
    text::AreaText,
    ui::{
        reactive::{UpdatePhase, alive, dynamic},
        table::{board::BoardViewport, context::TableContext},
        widgets::{Icon, Mark, owner_class},
    },
};
use leptos::prelude::*;

/// Draws the card of the inspected area.
#[component]
pub fn AreaCard() -> impl IntoView {
    let context = TableContext::get();
    let area = context.scene(move |game_match, text| {
        let area = context.area_card.get()?;
        Some(AreaScene::with_selection(game_match, text, area, context.selection.get()))
    });
    let area = area.deferred_with(UpdatePhase::Log, move || context.area_card.track());
    dynamic(move || area.get().flatten().map(|area| card(context, area)))
}

/// Returns whether the area lies in the lower half of the view. A low window then shows its card at
/// the top.
fn is_low(context: TableContext, area: AreaId) -> bool {
    let spaces =
        context.displayed_untracked(|game_match| game_match.game().table().spaces_of(area));
    let middle = spaces.and_then(|spaces| spaces.iter().nth(spaces.len() / 2));
    middle.is_some_and(|at| BoardViewport::get().is_low(at))
}

/// Draws the card. A tap anywhere on it closes it.
fn card(context: TableContext, area: AreaScene) -> AnyView {
    let t = &context.store.text().table.areas;
    view! {
        <aside
            class="area-card popover-card"
            class:high=move || is_low(context, area.area)
            class:hovered=move || context.is_hovered()
            aria-label=area.title.clone()
            tabindex="0"
            data-explain=Topic::Group.to_string()
            on:click=alive(move |_| context.show_area_card(None))
        >
            <div class="area-head">
                <strong tabindex="-1" data-explain=Topic::AreaSize.to_string()>
                    {area.title.clone()}
                </strong>
                <span class="chip" tabindex="-1" data-explain=Topic::OpenSpaces.to_string()>
                    {area.state}
                </span>
                <span class="text-soft" tabindex="-1" data-explain=Topic::Prize.to_string()>
                    {area.prize}
                </span>
            </div>
            <button class="button-quiet area-close" data-action="close-area" aria-label=t.close>
                <Icon id="glyph-close" />
            </button>
            <div class="area-body">
                {standings(t, &area.rows)} {taken_back(area.taken_back)} {changes(t, area.changes)}
            </div>
        </aside>
    }
    .into_any()
}

/// Draws the total and the points of each colour.
fn standings(t: &AreaText, rows: &[AreaRow]) -> AnyView {
    if rows.is_empty() {
        return view! { <p>{t.empty}</p> }.into_any();
    }
    let tie = t.ranks[Rank::Tied as usize];
    let rows = rows.iter().map(|standing| row(standing, tie).into_any());
    view! {
        <table>
            <thead>
                <tr>
                    <th>{t.columns[0]}</th>
                    <th class="number">{t.columns[1]}</th>
                    <th class="number">{t.columns[2]}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// Draws the plants that were taken back after the scoring.
fn taken_back(sentences: Vec<String>) -> Option<AnyView> {
    let line = |sentence: String| view! { <p>{sentence}</p> }.into_any();
    (!sentences.is_empty())
        .then(|| view! { <div>{sentences.into_iter().map(line).collect_view()}</div> }.into_any())
}

/// Draws what would change the points.
fn changes(t: &AreaText, changes: Vec<String>) -> Option<AnyView> {
    let line = |line: String| {
        view! {
            <li class="area-change" tabindex="-1" data-explain=Topic::StandingChange.to_string()>
                {line}
            </li>
        }
        .into_any()
    };
    (!changes.is_empty()).then(|| {
        view! {
            <div>
                <h2 class="small-head">{t.changes}</h2>
                <ul class="area-changes">{changes.into_iter().map(line).collect_view()}</ul>
            </div>
        }
        .into_any()
    })
}

fn row(row: &AreaRow, tie: &'static str) -> impl IntoView + use<> {
    let points = row
        .points
        .filter(|&points| points > 0)
        .map_or_else(|| if row.tied { tie } else { "–" }.to_owned(), |points| format!("+{points}"));
    let sum = row.sum.clone();
    let sum = sum.map(|sum| view! { <span class="area-sum">{sum}</span> }.into_any());
    view! {
        <tr class:tied=row.tied>
            <td class=format!("seat-edge {}", owner_class(row.color))>
                <Mark color=row.color />
                {row.heading()}
            </td>
            <td class="number" tabindex="-1" data-explain=Topic::Total.to_string()>{row.total}</td>
            <td class="number" tabindex="-1" data-explain=Topic::AreaPoints.to_string()>{sum}{points}</td>
        </tr>
    }
}
