//! The joker picker: ten animals, one of them the joker.

use crate::{
    rules::{Action, Animal},
    scene::turn::{JokerChoice, joker_choices},
    ui::{
        art::{ANIMAL_TINTS, animal_picture},
        browser::{focus_next, walk_focus},
        reactive::{Memo, UpdatePhase, alive, dynamic, memo::memo},
        state::lesson,
        table::context::TableContext,
    },
};
use leptos::{ev, prelude::*};

/// Draws the ten animals to choose from.
#[component]
pub fn JokerPicker() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let choices = context.scene(joker_choices).deferred(UpdatePhase::Turn);
    // The buttons for undo and redo would come between.
    if context.keyboard.is_used() {
        focus_next(".joker-choice:not([aria-disabled])");
    }
    let buttons = Animal::ALL.map(|animal| view! { <Choice animal choices /> }.into_any());
    view! {
        <div class="joker-picker" role="group" aria-label=text.table.joker_track on:keydown=alive(walk)>
            {buttons.into_iter().collect_view()}
        </div>
    }
}

/// Moves the focus among the animals, which stand in rows of five.
fn walk(event: ev::KeyboardEvent) {
    walk_focus(&event, ".joker-choice", 5);
}

/// Draws an animal of the picker.
#[component]
fn Choice(animal: Animal, choices: Memo<Option<Vec<JokerChoice>>>) -> impl IntoView {
    let context = TableContext::get();
    let choice = memo(move || {
        choices.with(|choices| {
            choices.as_ref()?.iter().find(|choice| choice.animal == animal).cloned()
        })
    });
    let now = move || choice.with(|choice| choice.as_ref().is_some_and(|choice| choice.current));
    let makes_fit =
        move || choice.with(|choice| choice.as_ref().is_some_and(|choice| choice.makes_fit));
    let wanted =
        move || lesson::wants(context.store, |action| action == Action::ChangeJoker { animal });
    let closed = move || {
        let open = choice.with(|choice| choice.as_ref().is_some_and(|choice| choice.enabled));
        (!open).then_some("true")
    };
    let choose = move |event: ev::MouseEvent| {
        // The picker may open under the finger that opened it, and an animal costs clouds at once.
        if !context.double_tap.is_second_half(&event) {
            context.answer(move |selection, game_match| selection.choose_joker(game_match, animal));
        }
    };
    view! {
        <button
            class=format!("joker-choice {}", ANIMAL_TINTS[animal.index()])
            class:now=dynamic(now)
            class:makes-fit=dynamic(makes_fit)
            class:wanted=wanted
            data-joker=animal.name()
            aria-disabled=dynamic(closed)
            aria-label=move || choice.with(|choice| choice.as_ref().map(|choice| choice.label.clone()))
            on:click=alive(choose)
        >
            <svg viewBox="0 0 36 36" aria-hidden="true">
                <image href=animal_picture(animal) width="36" height="36" />
                <use href="#joker" x="24" y="-2" width="15" height="15" />
            </svg>
        </button>
    }
}
