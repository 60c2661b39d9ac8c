//! The joker track: ten animals, one of them the joker.

use super::{
    art::{ANIMAL_SYMBOLS, ANIMAL_TINTS},
    desk::Desk,
};
use crate::scene::turn::{JokerChoice, joker_track};
use leptos::prelude::*;

/// The ten animals to choose the joker from.
#[component]
pub fn JokerTrack() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let track = desk.scene(joker_track);
    view! {
        <div class="joker-track" role="group" aria-label=text.table.joker_track>
            {move || {
                track.get().unwrap_or_default().into_iter().map(|animal| choice(desk, animal)).collect_view()
            }}
        </div>
    }
}

fn choice(desk: Desk, choice: JokerChoice) -> impl IntoView {
    let animal = choice.animal;
    let badge = choice.now.then(|| {
        view! { <use href="#joker" x="24" y="-2" width="15" height="15" /> }
    });
    view! {
        <button
            class=format!("joker-choice {}", ANIMAL_TINTS[animal.index()])
            class:now=choice.now
            data-joker=animal.name()
            aria-disabled=(!choice.open).then_some("true")
            aria-label=choice.words
            on:click=move |_| desk.answer(|selection, play| selection.choose_joker(play, animal))
        >
            <svg viewBox="0 0 36 36" aria-hidden="true">
                <use href=format!("#{}", ANIMAL_SYMBOLS[animal.index()]) />
                {badge}
            </svg>
        </button>
    }
}
