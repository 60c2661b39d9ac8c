//! What the copies that fly look like.

use crate::{
    rules::{Domino, Space, SpaceSet},
    scene::{
        board::{animation::Figure, pieces::TokenPiece},
        geometry::outline::{Cut, on_grid, outline},
    },
    text::words::number::signed,
    ui::{
        art::measure::CELL,
        table::board::{DominoArt, HalfArt, corner, plant_face, token_art},
        widgets::icon::{Mark, owner_class},
    },
};
use leptos::prelude::*;

/// The glow over spaces.
const GLOW: Cut = Cut { cell: CELL, inset: 2.0, radius: 9.0 };

/// The name by which tests and styles know a figure.
pub const fn hook(figure: Figure) -> &'static str {
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

/// The figure, filling what it is in.
pub fn figure_art(figure: Figure) -> AnyView {
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
            let token = TokenPiece { at: Space::default(), crowded: false, ..token };
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
    let view_box = format!("{} {} {width} {height}", ax.min(bx) + 1.5, ay.min(by) + 1.5);
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
        format!("{} {} {} {}", edge(left), edge(top), side(left, right), side(top, bottom));
    view! {
        <svg class=format!("flying-glow {class}") viewBox=view_box>
            <path d=path />
        </svg>
    }
    .into_any()
}
