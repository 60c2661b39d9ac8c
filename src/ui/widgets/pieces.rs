//! Plants and area tokens, drawn on the board, in flight and in the rules.

use super::player_color::mark_art;
use crate::{
    rules::{Color, Plant, Space},
    scene::{
        board::{TokenPiece, TokenRoom},
        geometry::decimal,
    },
    ui::art::{PLANT_SYMBOLS, measure::CELL},
};
use leptos::prelude::*;

/// Returns the upper left corner of a space, in the board's units.
pub fn corner(at: Space) -> (f32, f32) {
    (at.column() as f32 * CELL, at.row() as f32 * CELL)
}

/// Returns the reference to the picture of a plant.
pub fn plant_href(plant: Plant) -> String {
    format!("#{}", PLANT_SYMBOLS[plant.index()])
}

/// Draws a plant and its mark on the space with this corner. The element around it sets the
/// colours.
pub fn plant_face(plant: Plant, color: Option<Color>, (x, y): (f32, f32)) -> AnyView {
    view! {
        <use href=plant_href(plant) x=decimal(x + 3.0) y=decimal(y + 1.5) width="34" height="34"></use>
        {mark_art(color, (x + 20.0, y + 20.0), 19)}
    }
    .into_any()
}

/// Draws an area token face up on its space.
pub fn token_art(token: TokenPiece) -> impl IntoView {
    let (x, y) = corner(token.at);
    // Where it shares the space, the token shrinks and keeps off the letter in the first corner.
    let (right, down, scale) = match token.room {
        TokenRoom::Whole => (0.0, 0.0, "1"),
        TokenRoom::BesideLetter => (10.5, 10.5, ".74"),
        TokenRoom::BesidePlant => (16.0, -5.0, ".7"),
    };
    let (x, y) = (decimal(x + right), decimal(y + down));
    token_face(format!("translate({x} {y}) scale({scale})"), token.main, token.minor)
}

/// Draws a token's face with its main and minor points, moved by an SVG `transform`.
pub fn token_face(transform: String, main: i32, minor: i32) -> AnyView {
    // The disc of the minor points would cover the second digit.
    let (class, x, y) = match main {
        10.. => ("token-main token-main-wide", "16.5", "17.5"),
        _ => ("token-main", "18", "20"),
    };
    view! {
        <g transform=transform>
            <use href="#token" x="1.5" y="1.5" width="37" height="37" />
            <text class=class x=x y=y>{main}</text>
            <text class="token-minor" x="29.8" y="29.6">{minor}</text>
        </g>
    }
    .into_any()
}
