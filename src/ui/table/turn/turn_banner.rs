//! The turn banner: the player to act, the phases, and the line with the prompt or a refusal.

use crate::{
    rules::Phase,
    scene::{
        explain::Topic,
        input::{Selection, may_act},
        turn::{PhaseStep, TurnScene, prompt_by_keys},
        words::goal_text,
    },
    ui::{
        bots::driver::bots_may_act,
        files::UnsavedSign,
        reactive::{UpdatePhase, dynamic, effect, memo::memo},
        table::{context::TableContext, layout_transition::ScoringView},
        widgets::{Emblem, Icon, ProgressRing, RuleLink, owner_class},
    },
};
use leptos::prelude::*;

/// The longest line at normal size on a phone, in letters; a longer one is set smaller.
const LONG: usize = 72;

/// The same on other screens.
const LONGEST: usize = 110;
/// The number of characters above which a line ends below the banner in small windows, with an edge
/// of its own.
const OVER_BANNER: usize = 145;

/// The longest question at normal size on a phone: it is bold, and beside the sign of a loss.
const LONG_QUESTION: usize = 58;

/// The longest heading at normal size, in letters.
const LONG_TITLE: usize = 18;

/// Draws the turn banner.
#[component]
pub fn TurnBanner() -> impl IntoView {
    let context = TableContext::get();
    let store = context.store;
    let text = store.text();
    let turn = context
        .scene(move |game_match, text| TurnScene::new(game_match, text, context.selection.get()))
        .deferred(UpdatePhase::Turn);
    let title = memo(move || turn.with(|turn| turn.as_ref().map(|turn| turn.title.clone())));
    let phases = memo(move || {
        turn.with(|turn| turn.as_ref().map(|turn| turn.phases.clone()).unwrap_or_default())
    });
    let color = memo(move || turn.with(|turn| turn.as_ref().and_then(|turn| turn.color)));
    let is_over =
        memo(move || turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.phase == Phase::Over)));
    // Until the final scoring has counted all points, the banner does not give the winner away.
    let is_counted = RwSignal::new(is_over.get_untracked());
    effect(move || match context.scoring.get() {
        Some(ScoringView::Whole) => is_counted.set(true),
        _ if !is_over.get() && !context.store.playback.is_past() => is_counted.set(false),
        _ => {}
    });
    let awaits_result =
        memo(move || is_over.get() && context.store.final_scoring.get() && !is_counted.get());
    let class = move || match awaits_result.get() {
        true => "turn-banner awaits-result".to_owned(),
        false => format!("turn-banner {}", owner_class(color.get())),
    };
    let is_bot = memo(move || turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.is_bot)));
    let notice = context.store.app.notice;
    // In a lesson the coach says what to do, and what the other player does. A ghost still says how
    // it is placed, except in low windows, which have no room for it. At 400 % zoom the coach may be
    // out of sight: there the line shows its goal.
    let coach_speaks = memo(move || {
        let runs = turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.phase != Phase::Over));
        runs && store.lesson.get().is_some() && !context.selection.get().is_ghost()
    });
    let prompt = memo(move || {
        let prompt = turn.with(|turn| {
            let TurnScene { meanwhile, prompt, is_stuck, .. } = turn.as_ref()?;
            let by_keys = keys_prompt(context);
            let (prompt, hint) = by_keys.unwrap_or_else(|| (prompt.clone(), None));
            // The prompt for a hand that fits nowhere names the keys itself.
            let hint = hint.filter(|_| !is_stuck);
            let all = meanwhile.iter().cloned().chain([prompt]).chain(hint);
            Some(all.collect::<Vec<_>>().join(" "))
        });
        if let Some(step) = store.lesson.get().filter(|_| coach_speaks.get()) {
            let goal = context.displayed(|game_match| goal_text(game_match, text, step));
            return (goal.unwrap_or_default(), true);
        }
        let runs = |prompt: &String| prompt != text.table.bot_plays || bots_may_act(context.store);
        (prompt.filter(runs).unwrap_or_else(|| text.timeline.paused.to_owned()), false)
    })
    .deferred_with(UpdatePhase::Turn, move || context.store.bot_pacing.track());
    let question = context.question();
    let line = memo(move || notice.get().unwrap_or_else(|| prompt.get().0));
    let is_goal = memo(move || notice.with(Option::is_none) && prompt.with(|(_, goal)| *goal));
    let loses = memo(move || match question.get() {
        Some(question) => question.loses,
        None => {
            notice.get().is_none() && turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.loses))
        }
    });
    let is_stuck = move || {
        notice.get().is_none()
            && !coach_speaks.get()
            && turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.is_stuck))
    };
    let joker_helps =
        move || is_stuck() && turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.joker_helps));
    let letters =
        memo(move || if is_goal.get() { 0 } else { line.with(|line| line.chars().count()) });
    let is_long =
        move || letters.get() > if question.get().is_some() { LONG_QUESTION } else { LONG };
    let is_longest = move || letters.get() > LONGEST;
    let leaves_banner = move || letters.get() > OVER_BANNER;
    let refusal_rule = memo(move || context.rule_of_refusal());
    let number = memo(move || context.store.playback.is_past()).deferred(UpdatePhase::Turn);
    // Nobody needs the steps while a bot plays, nor before a turn's long news is read.
    let lies_over_steps = move || is_bot.get() || is_longest() && !number.get();
    let is_long_title = move || {
        title.with(|title| title.as_ref().is_some_and(|title| title.chars().count() > LONG_TITLE))
    };
    view! {
        <header class=dynamic(class)>
            <span class="emblem-frame">
                <Emblem
                    color=Signal::derive(move || color.get().filter(|_| !awaits_result.get()))
                    class="turn-emblem"
                />
                <ProgressRing />
            </span>
            <div class="turn-words">
                <h1
                    class="turn-title"
                    tabindex="-1"
                    class:long=dynamic(is_long_title)
                    data-explain=dynamic(move || number.get().then(|| Topic::TurnNumber.to_string()))
                >
                    {move || title.get()}
                </h1>
                <p
                    class="turn-line"
                    class:refused=move || notice.get().is_some() && question.get().is_none()
                    class:question=move || question.get().is_some()
                    class:long=dynamic(is_long)
                    class:longest=dynamic(is_longest)
                    class:stuck=dynamic(is_stuck)
                    class:joker-helps=dynamic(joker_helps)
                    class:over-steps=lies_over_steps
                    class:over-banner=dynamic(leaves_banner)
                    class:goal=move || is_goal.get()
                    data-loss=move || loses.get().then_some("")
                >
                    {move || loses.get().then(|| view! { <Icon id="glyph-alert" /> })}
                    <span data-explain=Topic::LastAction.to_string()>{move || line.get()}</span>
                </p>
                {move || refusal_rule.get().map(|page| view! { <RuleLink page /> }.into_any())}
            </div>
            <ol class="steps" class:behind-line=move || lies_over_steps() && is_long() data-steps=move || phases.with(Vec::len) aria-label=text.table.steps>
                {move || phases.get().into_iter().map(phase).map(IntoAny::into_any).collect_view()}
            </ol>
            <UnsavedSign />
        </header>
    }
}

/// Returns the prompt for a player who uses keys; when a turn begins, with a hint at the list of keys.
fn keys_prompt(context: TableContext) -> Option<(String, Option<String>)> {
    let has_keys = context.store.app.preferences.with_untracked(|all| all.shortcuts);
    if !has_keys || !context.keyboard.is_used() {
        return None;
    }
    let (text, selection) = (context.store.text(), context.current_selection());
    context.displayed(|game_match| {
        let begins = game_match.game().table().phase() == Phase::Domino
            && selection == Selection::Nothing
            && may_act(game_match).is_ok();
        let hint = begins.then(|| text.shortcuts.hint.to_owned());
        (prompt_by_keys(game_match, text, selection), hint)
    })
}

fn phase(phase: PhaseStep) -> impl IntoView {
    let current = phase.current.then_some("step");
    view! {
        <li class="step" class:done=phase.done class:now={phase.current || phase.open} aria-current=current>
            {phase.name}
        </li>
    }
}
