//! The areas that `finish` will score, with the points of each player.

use crate::{
    scene::{
        area::{AreaRow, Closing, closing},
        explain::Topic,
    },
    ui::{
        reactive::{UpdatePhase, dynamic},
        table::context::TableContext,
        widgets::{badge_name, standing_badge::standing_badge},
    },
};
use leptos::prelude::*;

/// Draws the areas that `finish` will score. Valley scores none before the end.
#[component]
pub fn ClosingList() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let areas = context.scene(closing);
    let areas = areas.deferred(UpdatePhase::Turn);
    let list = move || {
        let areas = areas.get()?;
        let lines = areas.into_iter().map(line).collect_view();
        Some(
            view! { <h2 class="small-head">{text.table.closing}</h2>
            <ul tabindex="0" aria-label=text.table.closing data-explain=Topic::Group.to_string()>
                {lines}
            </ul> }
            .into_any(),
        )
    };
    view! { <div class="closing-list">{dynamic(list)}</div> }
}

fn line(closing: Closing) -> impl IntoView {
    let text = TableContext::get().store.text();
    let Closing { area, why } = closing;
    let nobody = area.scores_nothing().then_some(text.table.areas.nobody);
    let why = why.map(|why| {
        view! {
            <span class="text-soft" tabindex="-1" data-explain=Topic::OpenSpaces.to_string()>{why}</span>
        }
        .into_any()
    });
    let standing = |row: &AreaRow| {
        let label = view! {
            {badge_name(row)}
            {row.share.clone()}
        };
        standing_badge(row, label.into_any(), Some(Topic::AreaPoints))
    };
    let standings = area.rows.iter().map(standing).collect_view();
    view! {
        <li>
            <span tabindex="-1" data-explain=Topic::AreaSize.to_string()>{area.title}</span>
            {why}
            {standings}
            <span class="text-soft">{nobody}</span>
        </li>
    }
}
