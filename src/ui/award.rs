//! What a colour has in an area, and what it would get, on a slip in its colour.

use super::icon::{Mark, owner_class};
use crate::scene::{
    area::{AreaRow, AreaScene},
    topic::Topic,
};
use leptos::prelude::*;

/// What is told of the colour's total, then what it gets.
pub fn award(row: &AreaRow, told: AnyView) -> AnyView {
    let points = row.points.filter(|&points| points > 0);
    view! {
        <span
            class=format!("award {}", owner_class(row.color))
            tabindex="-1"
            data-explain=Topic::Gets.to_string()
        >
            <Mark color=row.color />
            {told}
            {points.map(|points| view! { <strong>" +"{points}</strong> })}
        </span>
    }
    .into_any()
}

/// How the area stands, in a line of slips; tied totals are struck through.
pub fn standings(area: &AreaScene) -> AnyView {
    if area.rows.is_empty() {
        return area.line().into_any();
    }
    let slip = |row: &AreaRow| {
        let total = row.total.to_string();
        let total = if row.tied { view! { <s>{total}</s> }.into_any() } else { total.into_any() };
        let told = view! { <span class="award-name">{row.name.clone()}" "</span> {total} };
        award(row, told.into_any())
    };
    let slips = area.rows.iter().map(slip).collect_view();
    view! {
        <span class="visually-hidden">{area.line()}</span>
        <span class="standings" aria-hidden="true">
            {area.title.clone()} {slips}
        </span>
    }
    .into_any()
}
