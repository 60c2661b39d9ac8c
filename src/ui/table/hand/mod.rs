//! The hand of the person at the screen.

pub mod drag;
pub mod drag_image;

use crate::{
    rules::{Action, Domino},
    scene::{input::Selection, turn::HandScene},
    ui::{
        browser::walk_focus,
        reactive::{Memo, UpdatePhase, alive, dynamic, list, memo::memo},
        state::lesson,
        table::{context::TableContext, timeline::spectator_controls::cannot_act},
        widgets::{DominoArt, halves_alone},
    },
};
use drag::Drag;
use drag_image::{DragImage, DragState};
use leptos::{ev::KeyboardEvent, prelude::*};

/// Draws the hand as buttons.
#[component]
pub fn Hand() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let hand = context.scene(move |game_match, text| {
        HandScene::from_match(game_match, text, context.store.app.preferences.get())
    });
    let hand = memo(move || hand.get().flatten());
    let hand =
        hand.deferred_with(UpdatePhase::Players, move || context.store.app.preferences.track());
    let open = move || hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.enabled));
    let away = context.scene(|game_match, _| cannot_act(game_match)).deferred(UpdatePhase::Players);
    let selection = context.selection.deferred(UpdatePhase::Players);
    let carrying = DragState::nothing();
    let dominoes = move || hand.get().map(|hand| hand.dominoes).unwrap_or_default();
    view! {
        <section
            class="hand"
            class:hand-closed=move || !open()
            class:hand-away=move || away.get().unwrap_or_default()
            aria-label=text.table.hand
            on:keydown=alive(move |event| walk_hand(context, &event))
        >
            {list(
                dominoes,
                |held| held.domino,
                move |held| view! { <HandButton domino=held.domino hand selection carrying /> },
            )}
        </section>
        <DragImage carrying />
    }
}

/// Moves the focus to another domino by key. In the past, these keys step through the game.
fn walk_hand(context: TableContext, event: &KeyboardEvent) {
    if !untrack(|| context.store.playback.is_past()) {
        walk_focus(event, ".hand button", 1);
    }
}

/// Draws a domino of the hand. It stays the same element, so that it keeps the focus.
#[component]
fn HandButton(
    domino: Domino,
    hand: Memo<Option<HandScene>>,
    selection: Memo<Selection>,
    carrying: DragState,
) -> impl IntoView {
    let context = TableContext::get();
    let drag = Drag::new(context, domino, carrying);
    on_cleanup(move || carrying.drop_this(domino));
    let held = memo(move || {
        hand.with(|hand| hand.as_ref()?.dominoes.iter().find(|held| held.domino == domino).cloned())
    });
    let fits_nowhere =
        move || held.with(|held| held.as_ref().is_some_and(|held| held.fits_nowhere));
    let label = move || held.with(|held| held.as_ref().map(|held| held.label.clone()));
    let joker = memo(move || held.with(|held| held.as_ref().map(|held| held.joker)));
    let chosen = move || selection.get().domino() == Some(domino);
    let wanted = move || {
        lesson::wants(
            context.store,
            |action| matches!(action, Action::PlaceDomino { domino: goal, .. } if goal == domino),
        )
    };
    let closed = move || {
        let open = hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.enabled));
        (!open).then_some("true")
    };
    let art = move || {
        let joker = joker.get().unwrap_or_default();
        view! { <DominoArt halves=halves_alone(domino, joker) /> }
    };
    view! {
        <button
            class="hand-domino"
            class:fits-nowhere=dynamic(fits_nowhere)
            class:wanted=move || wanted() && !chosen()
            data-domino=domino.to_string()
            aria-pressed=move || chosen().to_string()
            aria-disabled=dynamic(closed)
            aria-label=dynamic(label)
            on:pointerdown=alive(move |event| drag.down(&event))
            on:pointermove=alive(move |event| drag.moved(&event))
            on:pointerup=alive(move |event| drag.up(&event))
            on:pointercancel=alive(move |_| drag.cancel())
            on:click=alive(move |event| drag.clicked(&event))
        >
            <svg viewBox="0 0 80 40" preserveAspectRatio="xMidYMax" aria-hidden="true">
                {dynamic(art)}
            </svg>
        </button>
    }
}
