//! The example of matching animals in the rules.

use super::how_to_play::text;
use crate::{
    rules::Animal,
    ui::{
        art::measure::CELL,
        widgets::{DominoArt, HalfArt},
    },
};
use leptos::prelude::*;

/// Two pairs of dominoes: equal animals touch, and the joker touches another animal.
#[component]
pub fn MatchingExample() -> impl IntoView {
    let lies = |animals: [Animal; 2], x: f32| {
        let halves = [0, 1].map(|index: usize| HalfArt {
            x: x + index as f32 * CELL,
            y: 0.0,
            animal: animals[index],
            joker: animals[index] == Animal::Butterfly,
            fading: None,
        });
        view! { <DominoArt halves /> }.into_any()
    };
    view! {
        <svg
            class="example-dominoes"
            viewBox="0 0 344 42"
            role="img"
            aria-label=text().how_to_play.matching_picture
        >
            {lies([Animal::Owl, Animal::Fox], 0.0)}
            {lies([Animal::Fox, Animal::Frog], 80.0)}
            {lies([Animal::Turtle, Animal::Butterfly], 184.0)}
            {lies([Animal::Snail, Animal::Badger], 264.0)}
        </svg>
    }
}
