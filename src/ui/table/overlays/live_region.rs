//! The live region: the one place from which the table speaks to screen readers.

use crate::{
    rules::Phase,
    scene::{
        area::AreaScene,
        turn::{TurnScene, ghost_text},
        words::last_action_text,
    },
    ui::{
        reactive::{UpdatePhase, effect, effect_after},
        table::context::TableContext,
    },
};
use leptos::prelude::*;

/// Announces refusals, what to do, and how the inspected area stands.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let context = TableContext::get();
    let turn = context.scene(move |game_match, text| {
        let turn = TurnScene::new(game_match, text, context.selection.get());
        // The prompt already says what a bot did, what happened in the past, and how the game
        // ended.
        let in_prompt = turn.is_bot || game_match.is_past() || turn.phase == Phase::Over;
        let last_action_text = last_action_text(game_match, text)
            .filter(|_| !in_prompt)
            .map(|last_action_text| (game_match.log().len(), last_action_text));
        let laid = ghost_text(game_match, text, context.selection.get());
        (last_action_text, laid, format!("{}. {}", turn.title, turn.prompt))
    });
    let turn = turn.deferred(UpdatePhase::Log);
    let area = context.scene(move |game_match, text| {
        let area = context.area_card.get()?;
        Some(
            AreaScene::with_selection(game_match, text, area, context.selection.get())
                .sentences(text),
        )
    });
    let area = area.deferred_with(UpdatePhase::Log, move || context.area_card.track());
    // Announces the latest change. A screen reader repeats equal words only if the text differs: by
    // a space at the end.
    let announced = RwSignal::new(String::new());
    let say = move |words: Option<String>| {
        let Some(words) = words else { return };
        announced.update(|announced| {
            *announced = if *announced == words { format!("{words}\u{a0}") } else { words }
        });
    };
    // Announces an action once, not with each step that follows.
    effect_after(move |before: Option<Option<(usize, String)>>| {
        let (last_action_text, laid, rest) = turn.get()?;
        let new = last_action_text
            .clone()
            .filter(|_| before.flatten() != last_action_text)
            .map(|(_, last_action_text)| last_action_text);
        let first = laid.or(new).map(|words| words + " ").unwrap_or_default();
        say(Some(first + &rest));
        last_action_text
    });
    effect(move || say(area.get().flatten()));
    effect(move || say(context.store.app.notice.get()));
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {announced}
        </p>
    }
}
