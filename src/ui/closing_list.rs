//! The areas that finishing will score, with what each player gets.

use super::{
    desk::Desk,
    icon::{Mark, owner_class},
    live::live,
};
use crate::{
    rules::RuleSet,
    scene::{
        area::{AreaScene, closing},
        topic::Topic,
    },
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

fn line(area: AreaScene) -> impl IntoView {
    let desk = Desk::get();
    let awards = area
        .awards()
        .map(|row| {
            view! {
                <span
                    class=format!("award {}", owner_class(row.color))
                    tabindex="-1"
                    data-explain=Topic::Gets.to_string()
                >
                    <Mark color=row.color />
                    {row.name.clone()} " " <strong>"+"{row.points}</strong>
                </span>
            }
            .into_any()
        })
        .collect_view();
    let because = desk.store.narrator().and_then(|narrator| {
        let free = desk.shown(|play| *play.game().table().free_brook())?;
        narrator.tell_isolated(area.area, free)
    });
    let because =
        because.map(|because| view! { <span class="soft" tabindex="-1" data-explain=Topic::Open.to_string()>{because.to_string()}</span> }.into_any());
    let nobody = area.awards().next().is_none().then_some(desk.store.text().table.areas.nobody);
    view! {
        <li>
            <span tabindex="-1" data-explain=Topic::Size.to_string()>{area.title.clone()}</span>
            <span class="soft" tabindex="-1" data-explain=Topic::Total.to_string()>
                {area.standings().to_owned()}
            </span>
            {awards}
            <span class="soft">{nobody}</span>
            {because}
        </li>
    }
}
