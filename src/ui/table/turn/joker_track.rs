//! The joker track beside the hand.

use crate::{
    rules::Animal,
    scene::{
        board::Recent,
        explain::Topic,
        input::{Button, Selection},
        words::capitalized,
    },
    ui::{
        art::{ANIMAL_TINTS, animal_picture},
        reactive::{UpdatePhase, alive, dynamic},
        table::context::TableContext,
    },
};
use leptos::{ev, prelude::*};

/// Draws the ten animals with the joker marked.
#[component]
pub fn JokerTrack() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let joker = context
        .scene(|game_match, _| game_match.game().table().joker())
        .deferred(UpdatePhase::Players);
    let recent =
        context.scene(|game_match, _| Recent::new(game_match).joker).deferred(UpdatePhase::Players);
    let label = move || {
        let name = joker.get().map(|joker| text.names.animals[joker.index()]).unwrap_or_default();
        capitalized(&(text.table.joker_now)(name))
    };
    // A tap opens the picker; in the open picker it chooses.
    let choose = move |animal, event: ev::MouseEvent| {
        if context.double_tap.is_second_half(&event) {
            return;
        }
        context.answer(move |selection, game_match| match selection {
            Selection::Joker => selection.choose_joker(game_match, animal),
            _ => selection.press(game_match, Button::Joker),
        });
    };
    let animals = Animal::ALL.map(|animal| {
        let now = move || joker.get() == Some(animal);
        view! {
            <svg
                class=format!("track-animal {}", ANIMAL_TINTS[animal.index()])
                class:now=dynamic(now)
                class:recent=move || now() && recent.get() == Some(true)
                data-track=animal.name()
                on:click=alive(move |event| choose(animal, event))
                viewBox="0 0 36 36"
                aria-hidden="true"
            >
                <image href=animal_picture(animal) x="3" y="3" width="30" height="30" />
                <use href="#joker" x="21" y="-1" width="16" height="16" />
            </svg>
        }
        .into_any()
    });
    view! {
        <div class="joker-track" role="img" tabindex="0" data-explain=Topic::Joker.to_string() aria-label=dynamic(label)>
            <span class="track-label" aria-hidden="true">{text.table.buttons.joker}</span>
            {animals.into_iter().collect_view()}
        </div>
    }
}
