//! The areas that finishing will score, with what each player gets.

use super::{
    desk::Desk,
    icon::{Mark, owner_class},
    live::live,
};
use crate::{
    rules::RuleSet,
    scene::{
        area::{AreaRow, Closing, closing},
        topic::Topic,
    },
    text::Text,
};
use leptos::prelude::*;

/// The areas that finishing will score. Valley scores none before the end.
#[component]
pub fn ClosingList() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let areas = desk.scene(|play, text| {
        let base = play.game().table().board().rules() == RuleSet::Base;
        base.then(|| closing(play, text))
    });
    let list = move || {
        let areas = areas.get().flatten()?;
        if areas.is_empty() {
            return Some(view! { <p class="soft">{text.table.closes_nothing}</p> }.into_any());
        }
        let lines = areas.into_iter().map(line).collect_view();
        Some(
            view! { <h2 class="small-head">{text.table.closing}</h2>
            <ul tabindex="0" aria-label=text.table.closing data-explain=Topic::Walk.to_string()>
                {lines}
            </ul> }
            .into_any(),
        )
    };
    view! { <div class="closing-list">{live(list)}</div> }
}

fn line(closing: Closing) -> impl IntoView {
    let text = Desk::get().store.text();
    let Closing { area, why } = closing;
    let nobody = area.is_barren().then_some(text.table.areas.nobody);
    let standings = area.rows.into_iter().map(|row| standing(text, row)).collect_view();
    view! {
        <li>
            <span tabindex="-1" data-explain=Topic::Size.to_string()>{area.title}</span>
            <span class="soft">{why}</span>
            {standings}
            <span class="soft">{nobody}</span>
        </li>
    }
}

/// A colour's total and place, and what it gets.
fn standing(text: &Text, row: AreaRow) -> impl IntoView + use<> {
    let words = &text.table.areas;
    let points = row.points.filter(|&points| points > 0);
    view! {
        <span
            class=format!("award {}", owner_class(row.color))
            tabindex="-1"
            data-explain=Topic::Gets.to_string()
        >
            <Mark color=row.color />
            {(words.standing)(&row.name, row.total, row.place)}
            {points.map(|points| view! { <strong>" +"{points}</strong> })}
        </span>
    }
}
