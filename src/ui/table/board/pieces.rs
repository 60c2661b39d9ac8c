//! The pieces: clouds, mushrooms, dominoes, plants, area tokens.

use crate::{
    rules::Space,
    scene::{
        board::{
            CloudPiece, DominoPiece, Half, MushroomPiece, PlantPiece, clouds, dominoes, emptied,
            mushrooms, plants, sizes, tokens,
        },
        geometry::{cell, decimal},
        history::is_revealed,
    },
    ui::{
        art::measure::CELL,
        reactive::list,
        table::context::TableContext,
        widgets::{DominoArt, HalfArt, corner, owner_class, plant_face, token_art},
    },
};
use leptos::prelude::*;

/// Draws all pieces, each anew only when it changes.
#[component]
pub fn Pieces() -> impl IntoView {
    let context = TableContext::get();
    let clouds = context.scene(|game_match, _| clouds(game_match.game().table()));
    let dominoes = context
        .scene(move |game_match, _| dominoes(game_match, context.store.app.preferences.get()));
    let plants = context.scene(|game_match, _| plants(game_match));
    let tokens = context.scene(move |game_match, _| {
        let revealed = context.revealed.get();
        tokens(game_match.game().table(), &|area| is_revealed(game_match, revealed, area))
    });
    let sizes = context.scene(|game_match, _| sizes(game_match.game().table()));
    let emptied = context.scene(|game_match, _| emptied(game_match));
    let mushrooms = context.scene(|game_match, _| mushrooms(game_match));
    view! {
        <g aria-hidden="true">
            {list(move || clouds.get().unwrap_or_default(), |cloud| (cloud.at, cloud.count), cloud_art)}
            {list(move || dominoes.get().unwrap_or_default(), domino_key, domino_art)}
            // Below the numbers, across which its ring would run.
            {list(move || emptied.get().unwrap_or_default(), |at| *at, emptied_art)}
            {list(move || sizes.get().unwrap_or_default(), |size| *size, |(at, size)| size_art(at, size))}
            {list(move || plants.get().unwrap_or_default(), |plant| (plant.at, plant.plant as u8, plant.color, plant.recent), plant_art)}
            // Above the plants: in a full area it shares the space of one.
            {list(move || tokens.get().unwrap_or_default(), |token| (token.area, token.at, token.room as u8), token_art)}
            {list(move || mushrooms.get().unwrap_or_default(), |mushroom| *mushroom, mushroom_art)}
        </g>
    }
}

/// Draws the number of spaces of an area.
fn size_art(at: Space, size: usize) -> impl IntoView {
    let (x, y) = corner(at);
    view! { <text class="area-size" x=decimal(x + 20.0) y=decimal(y + 21.0)>{size}</text> }
}

fn cloud_art(cloud: CloudPiece) -> impl IntoView {
    let (x, y) = corner(cloud.at);
    view! {
        <use href="#cloud" x=decimal(x + 2.0) y=decimal(y + 1.0) width="36" height="36" />
        <text class="cloud-count" x=decimal(x + 20.0) y=decimal(y + 22.0)>{cloud.count}</text>
    }
}

fn mushroom_art(piece: MushroomPiece) -> impl IntoView {
    let (x, y) = corner(piece.at);
    let (shift, down, side) = if piece.planted { (0.0, 19.0, 21.0) } else { (2.0, 2.0, 36.0) };
    view! {
        {piece.recent.then(|| new_art(piece.at))}
        <use
            href="#mushroom"
            class=if piece.recent { "mushroom recent" } else { "mushroom" }
            data-mushroom-on=piece.at.to_string()
            x=decimal(x + shift)
            y=decimal(y + down)
            width=decimal(side)
            height=decimal(side)
        />
    }
}

fn domino_key(piece: &DominoPiece) -> impl Eq + std::hash::Hash + use<> {
    let look = |half: &Half| (half.at, half.joker, half.fading.map(|fading| fading as u8));
    (piece.domino, piece.recent, look(&piece.halves[0]), look(&piece.halves[1]))
}

fn domino_art(piece: DominoPiece) -> impl IntoView {
    let halves = piece.halves.map(|half| {
        let (x, y) = corner(half.at);
        HalfArt { x, y, animal: half.animal, joker: half.joker, fading: half.fading }
    });
    let class = if piece.recent { "recent" } else { "" };
    let corners = piece.recent.then(|| new_around(piece.halves.map(|half| half.at)));
    view! {
        <DominoArt halves class laid=piece.domino.to_string() />
        {corners}
    }
}

/// Draws a plant with its player's mark.
fn plant_art(plant: PlantPiece) -> impl IntoView {
    let class =
        format!("plant {}{}", owner_class(plant.color), if plant.recent { " recent" } else { "" });
    view! {
        <g class=class data-plant-on=plant.at.to_string()>
            {plant.recent.then(|| new_art(plant.at))}
            {plant_face(plant.plant, plant.color, corner(plant.at))}
        </g>
    }
}

/// Draws a space from which a plant was taken back: new corners and an empty ring.
fn emptied_art(at: Space) -> impl IntoView {
    let (x, y) = corner(at);
    let ring =
        format!("M{} {}a8 8 0 0 1 16 0a8 8 0 0 1-16 0", decimal(x + 12.0), decimal(y + 20.0));
    view! {
        <g data-emptied=at.to_string()>
            {new_art(at)}
            <path class="new-mark emptied" d=ring />
        </g>
    }
}

/// Draws the corners around a space with something new.
fn new_art(at: Space) -> impl IntoView {
    new_around([at; 2])
}

/// Draws the corners around two spaces beside each other, or around one.
fn new_around(spaces: [Space; 2]) -> impl IntoView {
    let [one, other] = spaces.map(|at| cell(at, CELL));
    let around = one.union(other);
    let (x, y) = (decimal(around.x + 1.5), decimal(around.y + 10.5));
    // Between the corners lies the rest of the side.
    let (across, down) = (decimal(around.width - 21.0), decimal(around.height - 21.0));
    let corners = format!("M{x} {y}v-9h9m{across} 0h9v9m0 {down}v9h-9m-{across} 0h-9v-9");
    view! {
        <path class="new-edge" d=corners.clone() />
        <path class="new-mark" d=corners />
    }
}
