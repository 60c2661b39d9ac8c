//! What would be placed, and the labels beside spaces.

use super::{
    domino::{DominoArt, halves_at},
    pieces::corner,
};
use crate::{
    rules::Space,
    scene::marks::{Ghost, Label},
    ui::{
        art::PLANT_SYMBOLS,
        derived::derived,
        desk::Desk,
        icon::{mark_art, owner_class},
    },
};
use leptos::prelude::*;

/// What would be placed, and the labels beside spaces.
#[component]
pub fn GhostLayer() -> impl IntoView {
    let desk = Desk::get();
    let ghost = derived(move || desk.marks.with(|marks| marks.ghost));
    let labels = derived(move || desk.marks.with(|marks| marks.labels.clone()));
    view! {
        <g class="ghosts" aria-hidden="true">
            {move || ghost_art(ghost.get())}
            {move || labels.get().into_iter().map(label_art).map(IntoAny::into_any).collect_view()}
        </g>
    }
}

fn ghost_art(ghost: Ghost) -> Option<AnyView> {
    match ghost {
        Ghost::Nothing => None,
        Ghost::Domino { domino, at, ways, pivot } => {
            let (x, y) = corner(pivot);
            // The sign that a tap turns it, on the space about which it turns.
            let sign = (ways > 1).then(|| {
                view! {
                    <circle class="turn-sign" cx=x + 7.0 cy=y + 7.0 r="8" />
                    <use class="turn-glyph" href="#turn" x=x + 1.0 y=y + 1.0 width="12" height="12" />
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
            let (x, y) = corner(at);
            Some(
                view! {
                    <g class=format!("plant ghost {}", owner_class(color))>
                        <use
                            href=format!("#{}", PLANT_SYMBOLS[plant.index()])
                            x=x + 3.0
                            y=y + 1.5
                            width="34"
                            height="34"
                        />
                        {mark_art(color, (x + 23.0, y + 23.0), 15)}
                    </g>
                }
                .into_any(),
            )
        }
        Ghost::Mushroom(at) => {
            let (x, y) = corner(at);
            Some(
                view! {
                    <use class="ghost" href="#mushroom" x=x + 2.0 y=y + 2.0 width="36" height="36" />
                }
                .into_any(),
            )
        }
    }
}

fn label_art((at, label): (Space, Label)) -> impl IntoView {
    let (x, y) = corner(at);
    let (words, cloud) = match label {
        Label::Points(points) => (format!("+{points}"), false),
        Label::Clouds(clouds) => (format!("−{clouds}"), true),
        Label::Size(size) => (size.to_string(), false),
    };
    let sign = cloud.then(|| {
        view! { <use href="#cloud" x=x + 31.0 y=y - 5.0 width="14" height="14" /> }.into_any()
    });
    let width = if cloud { 36 } else { 26 };
    view! {
        <rect class="points-tag" rx="8" x=x + 15.0 y=y - 6.0 width=width height="16" />
        <text class="points" x=x + if cloud { 24.0 } else { 28.0 } y=y + 2.4>{words}</text>
        {sign}
    }
}
