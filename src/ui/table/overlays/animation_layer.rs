//! The layer above the table on which copies of pieces fly.

use crate::{
    rules::{Domino, Space, SpaceSet},
    scene::{
        board::{Figure, TokenPiece, TokenRoom},
        geometry::{Cut, decimal, on_grid, outline::outline},
    },
    text::words::number::signed,
    ui::{
        animation::Flight,
        art::measure::CELL,
        reactive::{UpdatePhase, effect, effect_after, list},
        state::Store,
        widgets::{DominoArt, HalfArt, Mark, corner, owner_class, plant_face, token_art},
    },
};
use leptos::{html, prelude::*};

/// The layer of the animations. Undoing, viewing the past and leaving end them.
#[component]
pub fn AnimationLayer() -> impl IntoView {
    let store = Store::get();
    let stage = store.stage;
    effect_after(move |before: Option<usize>| {
        let done = store
            .playback
            .displayed(|game_match| game_match.map_or(0, |game_match| game_match.log().len()));
        if before.is_some_and(|before| done < before) {
            stage.stop();
        }
        done
    });
    // A phase of its own: the frames of the others are full.
    effect(move || {
        store.scheduler.track(UpdatePhase::Animation);
        stage.start();
    });
    on_cleanup(move || stage.stop());
    view! {
        <div class="animation-layer" aria-hidden="true">
            {list(
                move || stage.flights(),
                |flight| flight.id,
                |flight| view! { <FlyingCopy flight /> },
            )}
        </div>
    }
}

/// A copy of a piece in flight.
#[component]
fn FlyingCopy(flight: Flight) -> impl IntoView {
    let copy = NodeRef::<html::Div>::new();
    let figure = flight.animation.figure;
    let [left, top, width, height] = flight.edges();
    effect(move || {
        if let Some(copy) = copy.get() {
            flight.start(&copy);
        }
    });
    view! {
        <div
            class="flight"
            node_ref=copy
            data-motion=dom_name(figure)
            style:left=left
            style:top=top
            style:width=width
            style:height=height
        >
            {figure_art(figure)}
        </div>
    }
}

/// The outline of the glow over spaces.
const GLOW: Cut = Cut { cell: CELL, inset: 2.0, radius: 9.0 };

/// Returns the value of `data-motion`.
const fn dom_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Domino(..) => "domino",
        Figure::Drawn(_) => "drawn",
        Figure::Plant(..) => "plant",
        Figure::Mushroom => "mushroom",
        Figure::Token(_) => "token",
        Figure::Clouds(_) => "clouds",
        Figure::Joker => "joker",
        Figure::Points(..) => "points",
        Figure::Glow(..) => "glow",
    }
}

/// Draws the figure as large as its parent.
fn figure_art(figure: Figure) -> AnyView {
    match figure {
        Figure::Domino(domino, at) => domino_art(domino, at.map(corner)),
        Figure::Drawn(domino) => domino_art(domino, [(0.0, 0.0), (CELL, 0.0)]),
        Figure::Plant(plant, color) => {
            let class = format!("plant {}", owner_class(color));
            let face = plant_face(plant, color, (0.0, 0.0));
            view! { <svg class=class viewBox="1.5 1.5 37 37">{face}</svg> }.into_any()
        }
        Figure::Mushroom => thing("#mushroom"),
        Figure::Joker => thing("#joker"),
        Figure::Token(token) => {
            let token = TokenPiece { at: Space::default(), room: TokenRoom::Whole, ..token };
            view! { <svg viewBox="1.5 1.5 37 37">{token_art(token)}</svg> }.into_any()
        }
        Figure::Clouds(count) => view! {
            <svg viewBox="0 0 40 40">
                <use href="#cloud" x="2" y="1" width="36" height="36" />
                <text class="cloud-count" x="20" y="22">
                    {count}
                </text>
            </svg>
        }
        .into_any(),
        Figure::Points(points, color) => {
            let class = format!("flying-points {}", owner_class(color));
            view! {
                <span class=class>
                    <Mark color />
                    {signed(points)}
                </span>
            }
            .into_any()
        }
        Figure::Glow(spaces, color) => glow(spaces, owner_class(color)),
    }
}

fn thing(symbol: &'static str) -> AnyView {
    view! {
        <svg viewBox="0 0 36 36">
            <use href=symbol />
        </svg>
    }
    .into_any()
}

/// The domino with its halves in cells with these corners.
fn domino_art(domino: Domino, corners: [(f32, f32); 2]) -> AnyView {
    let [one, other] = domino.halves();
    let [(ax, ay), (bx, by)] = corners;
    let half = |animal, x, y| HalfArt { x, y, animal, joker: false, fading: None };
    let halves = [half(one, ax, ay), half(other, bx, by)];
    let (width, height) = ((ax - bx).abs() + 37.0, (ay - by).abs() + 37.0);
    let view_box = [ax.min(bx) + 1.5, ay.min(by) + 1.5, width, height].map(decimal).join(" ");
    view! {
        <svg viewBox=view_box>
            <DominoArt halves />
        </svg>
    }
    .into_any()
}

fn glow(spaces: SpaceSet, class: &'static str) -> AnyView {
    let span = |of: fn(Space) -> usize| {
        let (low, high) = spaces
            .iter()
            .fold((usize::MAX, 0), |(low, high), at| (low.min(of(at)), high.max(of(at))));
        (low.min(high), high)
    };
    let ((left, right), (top, bottom)) = (span(Space::column), span(Space::row));
    let path = outline(right as i32 + 1, bottom as i32 + 1, GLOW, on_grid(spaces));
    let edge = |cells: usize| cells as f32 * CELL + 1.5;
    let side = |first: usize, last: usize| (last + 1 - first) as f32 * CELL - 3.0;
    let view_box =
        [edge(left), edge(top), side(left, right), side(top, bottom)].map(decimal).join(" ");
    view! {
        <svg class=format!("flying-glow {class}") viewBox=view_box>
            <path d=path />
        </svg>
    }
    .into_any()
}
