//! The areas that finishing will score, with what each player gets.

use crate::{
    rules::RuleSet,
    scene::{
        area::{AreaRow, Closing, closing},
        explain::topic::Topic,
    },
    ui::{
        reactive::dynamic::dynamic,
        table::context::TableContext,
        widgets::standing_badge::{award, award_name},
    },
};
use leptos::prelude::*;

/// The areas that finishing will score. Valley scores none before the end.
#[component]
pub fn ClosingList() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let areas = context.scene(|game_match, text| {
        let base = game_match.game().table().board().rules() == RuleSet::Base;
        base.then(|| closing(game_match, text))
    });
    let list = move || {
        let areas = areas.get().flatten()?;
        if areas.is_empty() {
            return Some(view! { <p class="soft">{text.table.closes_nothing}</p> }.into_any());
        }
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
    let nobody = area.is_barren().then_some(text.table.areas.nobody);
    let why = why.map(|why| {
        view! {
            <span class="soft" tabindex="-1" data-explain=Topic::OpenSpaces.to_string()>{why}</span>
        }
        .into_any()
    });
    let t = &text.table.areas;
    let standing = |row: &AreaRow| {
        let told = view! {
            {award_name(row)}
            {(t.standing)(row.total, row.place)}
        };
        award(row, told.into_any(), Some(Topic::AreaPoints))
    };
    let standings = area.rows.iter().map(standing).collect_view();
    view! {
        <li>
            <span tabindex="-1" data-explain=Topic::AreaSize.to_string()>{area.title}</span>
            {why}
            {standings}
            <span class="soft">{nobody}</span>
        </li>
    }
}
