//! The ghost of the piece to be placed, and the labels of spaces.

use crate::{
    rules::{Plant, Space, SpaceSet},
    scene::{
        board::{Ghost, JoiningSpaces, Label, PlayerMark, TokenRoom, tokens},
        geometry::decimal,
    },
    session::Preferences,
    ui::{
        reactive::{dynamic, memo::memo},
        table::context::TableContext,
        widgets::{DominoArt, corner, halves_at, mark_href, owner_class, plant_face},
    },
};
use leptos::prelude::*;

/// Draws the ghost of the piece to be placed, and where a mushroom joins areas.
#[component]
pub fn GhostLayer() -> impl IntoView {
    let context = TableContext::get();
    let ghost = memo(move || context.highlights.with(|highlights| highlights.ghost));
    let joins = memo(move || context.highlights.with(|highlights| highlights.joins.clone()));
    let preferences = context.preferences(|preferences| *preferences);
    view! {
        <g class="ghosts" aria-hidden="true">
            {dynamic(move || ghost_art(ghost.get()))}
            {dynamic(move || ghost_art(context.store.plant_preview.get()))}
            {dynamic(move || joins_art(&joins.read(), preferences.get()))}
        </g>
    }
}

/// Draws the labels, above the focus ring of the space that the player weighs.
#[component]
pub fn LabelLayer() -> impl IntoView {
    let context = TableContext::get();
    let labels = memo(move || context.highlights.with(|highlights| highlights.labels.clone()));
    let tokens = context.scene(|game_match, _| {
        let tokens = tokens(game_match.game().table(), &|_| true).into_iter();
        tokens.filter(|it| it.room == TokenRoom::Whole).map(|it| it.at).collect::<SpaceSet>()
    });
    let labels = move || {
        let tokens = tokens.get().unwrap_or_default();
        let label = |(at, label)| label_art(at, label, tokens.contains(at));
        labels.get().into_iter().map(label).map(IntoAny::into_any).collect_view()
    };
    view! { <g class="space-labels" aria-hidden="true">{labels}</g> }
}

fn ghost_art(ghost: Ghost) -> Option<AnyView> {
    match ghost {
        Ghost::Nothing => None,
        Ghost::Domino { domino, at, ways, pivot } => {
            let (x, y) = corner(pivot);
            // The sign that a tap rotates the domino, on the space about which it rotates.
            let sign = (ways > 1).then(|| {
                view! {
                    <circle class="turn-sign" cx=decimal(x + 9.0) cy=decimal(y + 32.0) r="8" />
                    <use class="turn-glyph" href="#turn" x=decimal(x + 3.0) y=decimal(y + 26.0) width="12" height="12" />
                }.into_any()
            });
            Some(
                view! {
                    <DominoArt halves=halves_at(domino, at) class="ghost" />
                    {sign}
                }
                .into_any(),
            )
        }
        Ghost::Plant { at, plant, color } => {
            let class = format!("plant ghost {}", owner_class(color));
            Some(view! { <g class=class>{plant_face(plant, color, corner(at))}</g> }.into_any())
        }
        Ghost::Mushroom(at) => {
            let (x, y) = corner(at);
            Some(
                view! {
                    <use class="ghost" href="#mushroom" x=decimal(x + 2.0) y=decimal(y + 2.0) width="36" height="36" />
                }
                .into_any(),
            )
        }
    }
}

/// Draws, on each space with a badge, the size of the joined area and its leader. Each gets few
/// elements. In colour-blind mode a mark shows the leader, else a dot.
fn joins_art(joins: &JoiningSpaces, preferences: Preferences) -> Option<AnyView> {
    if joins.sizes.is_empty() {
        return None;
    }
    let badged = || joins.sizes.iter().filter(|(at, _)| joins.badged.contains(*at));
    let tags = badged().map(|&(at, _)| {
        let (x, y) = corner(at);
        let (x, y) = (decimal(x + 12.0), decimal(y - 2.0));
        format!("M{x} {y}h16a7 7 0 0 1 0 14h-16a7 7 0 0 1 0-14")
    });
    let tags: String = tags.collect();
    let dots = joins.leaders.iter().map(|first| {
        let spaces = first.spaces & joins.badged;
        if let Some(mark) = PlayerMark::if_colorblind(first.color, preferences) {
            let href = mark_href(mark);
            let mark = |at| {
                let (x, y) = corner(at);
                view! { <use class="marks" href=href.clone() x=decimal(x + 4.0) y=decimal(y - 1.0) width="12" height="12" /> }
                    .into_any()
            };
            return spaces.iter().map(mark).collect_view().into_any();
        }
        let dots = spaces.iter().map(|at| {
            let (x, y) = corner(at);
            let (x, y) = (decimal(x + 5.8), decimal(y + 5.0));
            format!("M{x} {y}a4.6 4.6 0 0 0 9.2 0a4.6 4.6 0 0 0-9.2 0")
        });
        let dots: String = dots.collect();
        let class = format!("join-first {}", owner_class(first.color));
        view! { <path class=class d=dots /> }.into_any()
    });
    let sizes = badged().map(|&(at, size)| {
        let (x, y) = corner(at);
        view! { <text class="points" x=decimal(x + 24.4) y=decimal(y + 4.8)>{size}</text> }
            .into_any()
    });
    let art = view! {
        <path class="points-tag" d=tags />
        {dots.collect_view()}
        {sizes.collect_view()}
    };
    Some(art.into_any())
}

fn label_art(at: Space, label: Label, on_token: bool) -> AnyView {
    let (x, y) = corner(at);
    let number = match label {
        Label::Points { least, most } if least == most => format!("+{most}"),
        Label::Points { least, most } => format!("+{least}–{most}"),
        Label::Size(size) => size.to_string(),
        Label::Clouds(clouds) => return cost_art(x, y, clouds).into_any(),
    };
    let width = if number.chars().count() > 3 { 38.0 } else { 26.0 };
    // At the lower edge, for letters stand at the upper one; on a token off both of its numbers.
    let (left, top) = match on_token {
        true => (x - 2.0, y + 32.0),
        false => (x + 41.0 - width, y + 27.0),
    };
    view! {
        <rect class="points-tag" rx="8" x=decimal(left) y=decimal(top) width=decimal(width) height="16" />
        <text class="points" x=decimal(left + width / 2.0) y=decimal(top + 8.4)>{number}</text>
    }
    .into_any()
}

/// Draws the clouds that a plant costs to take back, larger than points: nothing else is written on
/// the board then. It is no wider than a cell and hardly leaves it, for plants stand side by side.
///
/// It covers the upper part of turf and bush, which is empty, and the trunk of pine and oak.
fn cost_art(x: f32, y: f32, clouds: u8) -> impl IntoView {
    let y = if clouds <= Plant::Bush.value() { y - 23.0 } else { y };
    view! {
        <rect class="points-tag" rx="8.5" x=decimal(x + 0.5) y=decimal(y + 26.0) width="39" height="17" />
        <text class="points cost" x=decimal(x + 11.5) y=decimal(y + 34.9)>{format!("−{clouds}")}</text>
        <use href="#cloud" x=decimal(x + 21.5) y=decimal(y + 26.5) width="16" height="16" />
    }
}
