//! Badges for the standing of an area: each colour's total and the points it would get.

use super::player_color::{Emblem, Mark, owner_class};
use crate::scene::{
    area::{AreaRow, AreaScene},
    explain::Topic,
};
use leptos::prelude::*;

/// A badge with a colour's total and the points it would get. With a `topic` it is explained and
/// can take the focus.
pub fn standing_badge(row: &AreaRow, total: AnyView, topic: Option<Topic>) -> AnyView {
    let points = row.points.filter(|&points| points > 0);
    view! {
        <span
            class=format!("award {}", owner_class(row.color))
            tabindex=topic.map(|_| "-1")
            data-explain=topic.map(|topic| topic.to_string())
        >
            <Mark color=row.color />
            <Emblem color=Signal::stored(row.color) class="award-emblem" />
            {total}
            {points.map(|points| {
                view! { <strong data-explain=Topic::AreaPoints.to_string()>" +"{points}</strong> }
            })}
        </span>
    }
    .into_any()
}

/// The name of a row. Narrow layouts show the emblem instead: a first letter could be an area's.
pub fn badge_name(row: &AreaRow) -> AnyView {
    view! { <span class="award-name">{row.heading()}</span> }.into_any()
}

/// The badges of an area's rows. Narrow layouts show only totals; a tied one gets +0.
pub fn total_badges(rows: &[AreaRow]) -> AnyView {
    let badge = |row: &AreaRow| {
        let none = row.tied.then(|| view! { <span class="award-none">" +0"</span> }.into_any());
        let label = view! {
            {badge_name(row)}
            <span class="award-share">{row.share.clone()}</span>
            <span class="award-total">{row.total} {none}</span>
        };
        standing_badge(row, label.into_any(), None)
    };
    rows.iter().map(badge).collect_view().into_any()
}

/// A line of badges with the standing of an area, and when that holds. Screen readers read it as a
/// sentence.
pub fn standing_badges(when: &'static str, area: &AreaScene) -> AnyView {
    if area.rows.is_empty() {
        return area.line().into_any();
    }
    let badges = total_badges(&area.rows);
    view! {
        <span class="visually-hidden">{area.line()}</span>
        <span class="awards" aria-hidden="true">
            <span>{when} " ·"</span>
            <span data-explain=Topic::AreaSize.to_string()>{area.title.clone()}</span>
            {badges}
        </span>
    }
    .into_any()
}
