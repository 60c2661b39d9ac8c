//! What a colour has in an area, and what it would get, framed in its colour: an award.

use super::icon::{Mark, owner_class};
use crate::scene::{
    area::{AreaRow, AreaScene},
    explain::topic::Topic,
};
use leptos::prelude::*;

/// What is told of the colour's total, then what it gets; explained by the topic, if it is one of a list to walk through.
pub fn award(row: &AreaRow, told: AnyView, topic: Option<Topic>) -> AnyView {
    let points = row.points.filter(|&points| points > 0);
    view! {
        <span
            class=format!("award {}", owner_class(row.color))
            tabindex=topic.map(|_| "-1")
            data-explain=topic.map(|topic| topic.to_string())
        >
            <Mark color=row.color />
            {told}
            {points.map(|points| {
                view! { <strong data-explain=Topic::AreaPoints.to_string()>" +"{points}</strong> }
            })}
        </span>
    }
    .into_any()
}

/// A name of which the first letter can stand for all.
pub fn award_name(row: &AreaRow) -> AnyView {
    let mut letters = row.name.chars();
    view! {
        {letters.next()}
        <span class="award-rest">{letters.as_str().to_owned()}</span>
    }
    .into_any()
}

/// How the area stands, in a line of awards; tied totals are struck through. Where there is little room a name is its first
/// letter. Who does not see it is told the same in words.
pub fn awards(area: &AreaScene) -> AnyView {
    if area.rows.is_empty() {
        return area.line().into_any();
    }
    let one = |row: &AreaRow| {
        let total = row.total.to_string();
        let total = if row.tied { view! { <s>{total}</s> }.into_any() } else { total.into_any() };
        let told = view! {
            {award_name(row)}
            " "
            {total}
        };
        award(row, told.into_any(), None)
    };
    let all = area.rows.iter().map(one).collect_view();
    view! {
        <span class="visually-hidden">{area.line()}</span>
        <span class="awards" aria-hidden="true">
            <span data-explain=Topic::AreaSize.to_string()>{area.title.clone()}</span>
            {all}
        </span>
    }
    .into_any()
}
