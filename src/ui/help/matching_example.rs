//! The example of matching animals in the rules.

use crate::{
    rules::{Animal, Domino},
    text::ENGLISH,
    ui::widgets::{DominoArt, halves_alone},
};
use leptos::prelude::*;

/// Two pairs of dominoes: equal animals touch, and the joker touches another animal.
#[component]
pub fn MatchingExample() -> impl IntoView {
    let lies = |animals: [Animal; 2], joker: [bool; 2], x: u32| {
        let halves = halves_alone(Domino::new(animals[0], animals[1]), joker);
        view! { <g transform=format!("translate({x} 0)")><DominoArt halves /></g> }.into_any()
    };
    let [plain, joker] = [[false; 2], [false, true]];
    view! {
        <svg
            class="example-dominoes"
            viewBox="0 0 344 42"
            role="img"
            aria-label=ENGLISH.how_to_play.matching_picture
        >
            {lies([Animal::Owl, Animal::Fox], plain, 0)}
            {lies([Animal::Fox, Animal::Frog], plain, 80)}
            {lies([Animal::Turtle, Animal::Butterfly], joker, 184)}
            {lies([Animal::Snail, Animal::Badger], plain, 264)}
        </svg>
    }
}
