//! The live region: the one place from which the table speaks to screen readers.

use crate::{
    rules::{Action, Phase},
    scene::{
        area::AreaScene,
        turn::{TurnScene, ghost_text},
        words::{actions_text, goal_text, step_text, summary::news_text},
    },
    session::LessonStep,
    ui::{
        reactive::{UpdatePhase, effect, effect_after},
        table::context::TableContext,
    },
};
use leptos::prelude::*;

/// What the table says about the turn.
#[derive(Clone, PartialEq)]
struct Spoken {
    /// The number of actions so far; `None` if the prompt describes them.
    actions: Option<usize>,
    is_bot: bool,
    /// The drawn domino, and the scores when a turn begins; at a newcomer's start, how keys work.
    news: Option<String>,
    ghost: Option<String>,
    /// The step of a lesson.
    step: Option<LessonStep>,
    /// What to do. None after a bot's first action of a turn: the actions are announced.
    prompt: Option<String>,
}

/// What was announced so far.
#[derive(Clone, Copy, Default)]
struct Said {
    /// The number of actions.
    actions: Option<usize>,
    /// The step of a lesson.
    step: Option<LessonStep>,
}

/// Announces refusals, what to do, and how the inspected area stands.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let context = TableContext::get();
    let is_onboarded = context.preferences(|preferences| preferences.is_onboarded);
    let turn = context.scene(move |game_match, text| {
        let turn = TurnScene::new(game_match, text, context.selection.get());
        // The prompt already says what happened in the past, and how the game ended.
        let in_prompt = game_match.is_past() || turn.phase == Phase::Over;
        let step = context.store.lesson.get();
        let last = game_match.log().last().map(|last| last.action);
        let is_mine = !turn.is_bot && !in_prompt && step.is_none();
        // A newcomer is told once how to use the keys with a screen reader.
        let is_first = game_match.log().is_empty() && !is_onboarded.get();
        let keys = is_first.then(|| text.shortcuts.screen_readers.to_owned());
        let news = keys.or_else(|| news_text(game_match, text)).filter(|_| is_mine);
        let bot_acted = turn.is_bot && !in_prompt && last.is_some_and(|it| it != Action::EndTurn);
        Spoken {
            news,
            actions: (!in_prompt).then_some(game_match.log().len()),
            is_bot: turn.is_bot,
            ghost: ghost_text(game_match, text, context.selection.get()),
            prompt: match step {
                Some(step) => Some(goal_text(game_match, text, step)),
                None if bot_acted => None,
                // The final scoring says how it ended, once it shows that.
                None if turn.phase == Phase::Over && !game_match.is_past() => {
                    Some(format!("{}.", turn.title))
                }
                None => Some(format!("{}. {}", turn.title, turn.prompt)),
            },
            step,
        }
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
    // Announces each action once. Bots without pauses act several times between two updates.
    effect_after(move |before: Option<Said>| {
        let Some(Spoken { actions, is_bot, news, ghost, step, prompt }) = turn.get() else {
            return Said::default();
        };
        let said = before.unwrap_or_default();
        let new = actions.and_then(|count| {
            let from = said.actions.unwrap_or(count.saturating_sub(1));
            context
                .displayed(|game_match| actions_text(game_match, context.store.text(), from))
                .flatten()
        });
        // A new step of a lesson also says why.
        let why = step.filter(|_| !is_bot && said.step != step);
        let why = why.map(|step| step_text(context.store.text(), step));
        let news = news.filter(|_| said.actions != actions);
        let parts = match ghost.or(new) {
            Some(first) if is_bot => vec![first],
            first => [first, news, why.or(prompt)].into_iter().flatten().collect(),
        };
        say(Some(parts.join(" ")).filter(|words| !words.is_empty()));
        Said { actions, step: if is_bot { said.step } else { step } }
    });
    effect(move || say(area.get().flatten()));
    effect(move || say(context.store.app.notice.get()));
    effect(move || say(context.spoken.get()));
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {announced}
        </p>
    }
}
