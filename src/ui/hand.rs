//! The hand of the person at the screen.

use super::{
    board::{DominoArt, HalfArt},
    desk::Desk,
};
use crate::scene::hand::{HandDomino, HandScene};
use leptos::prelude::*;

/// The hand as buttons.
#[component]
pub fn Hand() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let hand = desk.scene(move |play, text| HandScene::of(play, text, desk.selection.get()));
    let hand = Memo::new(move |_| hand.get().flatten());
    let open = move || hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.open));
    let dominoes = move || hand.get().map(|hand| hand.dominoes).unwrap_or_default();
    let key = |held: &HandDomino| (held.domino, held.joker, held.dead);
    view! {
        <section class="hand" class:closed=move || !open() aria-label=text.table.hand>
            <For each=dominoes key=key let:held>
                <HandButton held hand />
            </For>
        </section>
    }
}

/// A domino of the hand.
#[component]
fn HandButton(held: HandDomino, hand: Memo<Option<HandScene>>) -> impl IntoView {
    let desk = Desk::get();
    let domino = held.domino;
    let chosen = move || desk.selection.get().domino() == Some(domino);
    let closed = move || {
        let open = hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.open));
        (!open).then_some("true")
    };
    let animals = domino.halves();
    let halves = [0, 1].map(|index: usize| HalfArt {
        x: index as f32 * 40.0,
        y: 0.0,
        animal: animals[index],
        joker: held.joker[index],
        fading: None,
    });
    let class = if held.dead { "dead" } else { "" };
    view! {
        <button
            class="hand-domino"
            class:dead=held.dead
            data-domino=domino.to_string()
            aria-pressed=move || chosen().to_string()
            aria-disabled=closed
            aria-label=held.words
            on:click=move |_| desk.answer(|selection, play| selection.choose(play, domino))
        >
            <svg viewBox="0 0 80 40" aria-hidden="true">
                <DominoArt halves class />
            </svg>
        </button>
    }
}
