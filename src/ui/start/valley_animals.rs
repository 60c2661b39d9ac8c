//! The animals in the drawing behind the start screen. They come with the game part: with them the
//! first download would be 10 kB larger.

use crate::{rules::Animal, ui::art::animal_picture};
use leptos::prelude::*;

/// The animals: index in the order of the joker track, upper left corner and side.
const ANIMALS: [(usize, i32, i32, u32); 7] = [
    (0, 1000, 440, 40),
    (2, 1240, 330, 44),
    (9, 150, 452, 92),
    (8, 330, 500, 58),
    (6, 536, 476, 54),
    (7, 1090, 478, 58),
    (5, 1262, 474, 84),
];

/// Draws the animals into the valley.
#[component]
pub fn ValleyAnimals() -> impl IntoView {
    let animal = |(index, x, y, side): (usize, i32, i32, u32)| {
        let picture = animal_picture(Animal::ALL[index]);
        view! { <image href=picture x=x y=y width=side height=side /> }
    };
    ANIMALS.map(animal).into_iter().collect_view()
}
