//! What can be done now: the step of the turn, and what clouds pay for.

use super::{
    closing_list::ClosingList, desk::Desk, joker_track::JokerTrack, plant_choice::PlantChoices,
};
use crate::{
    rules::Phase,
    scene::{
        press::Button,
        selection::{Selection, may_act},
        turn,
    },
};
use leptos::prelude::*;

/// The step of the turn with its buttons, and the buttons that every step has.
#[component]
pub fn Actions() -> impl IntoView {
    let desk = Desk::get();
    // While others act the first step's buttons stand here, closed, so that nothing jumps about.
    let phase = desk.scene(|play, _| match play.game().table().phase() {
        Phase::Over => Phase::Over,
        phase if may_act(play).is_ok() => phase,
        _ => Phase::Domino,
    });
    let joker_open = Memo::new(move |_| desk.selection.get() == Selection::Joker);
    let step = move || {
        if joker_open.get() {
            return Some(view! { <JokerTrack /> }.into_any());
        }
        match phase.get()? {
            Phase::Plant => Some(view! { <PlantChoices /> }.into_any()),
            Phase::Finish => Some(view! { <ClosingList /> }.into_any()),
            _ => None,
        }
    };
    let buttons = move || {
        let all = phase.get().map_or(&[][..], Button::of_phase);
        all.iter().map(|&button| view! { <ActionButton button /> }).collect_view()
    };
    let always = Button::ALWAYS.map(|button| view! { <ActionButton button /> });
    view! {
        <section class="actions">
            {step}
            <div class="buttons step-buttons">{buttons}</div>
            <div class="buttons cloud-buttons">{always.into_iter().collect_view()}</div>
        </section>
    }
}

/// A button that always answers: what it cannot do, it says why.
#[component]
pub fn ActionButton(
    /// Which button.
    button: Button,
) -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let scene = desk.scene(move |play, _| turn::button(play, desk.selection.get(), button));
    let closed = move || {
        let open = scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.open));
        (!open).then_some("true")
    };
    let opens = matches!(button, Button::Joker | Button::ReturnPlant);
    let pressed = move || {
        let pressed = scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.pressed));
        opens.then(|| pressed.to_string())
    };
    let joker = desk.scene(|play, _| play.game().table().joker());
    let picture = move || match (button, joker.get()) {
        (Button::Joker, Some(animal)) => format!("#{}", super::art::ANIMAL_SYMBOLS[animal.index()]),
        _ => format!("#{}", button.picture()),
    };
    let label = button.label(text);
    let name = match button.cost() {
        Some(cost) => format!("{label}, {}", (text.table.buttons.cost)(cost)),
        None => label.to_owned(),
    };
    let cost = button.cost().map(|cost| {
        view! {
            <span class="cost" aria-hidden="true">
                {cost}
                <svg class="cost-cloud" viewBox="0 0 36 36">
                    <use href="#cloud" />
                </svg>
            </span>
        }
    });
    view! {
        <button
            class="action"
            class:primary=button.is_primary()
            data-action=button.hook()
            aria-disabled=closed
            aria-pressed=pressed
            aria-label=name
            on:click=move |_| desk.press(button)
        >
            <svg class="icon" viewBox="0 0 36 36" aria-hidden="true">
                <use href=picture />
            </svg>
            <span class="label">{label}</span>
            {cost}
        </button>
    }
}
