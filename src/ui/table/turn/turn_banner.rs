//! The turn banner: the player to act, the phases, and the line with the prompt or a refusal.

use crate::{
    rules::{Color, Phase},
    scene::{
        explain::Topic,
        input::{Question, Selection, may_act},
        turn::{PhaseStep, TurnScene, news::own_news_text, prompt_by_keys},
        words::{goal_text, turn_action_text},
    },
    ui::{
        bots::driver::bots_may_act,
        browser::fits_media,
        files::UnsavedSign,
        reactive::{Memo, UpdatePhase, dynamic, effect, memo::memo},
        table::{context::TableContext, layout_transition::ScoringView},
        widgets::{Emblem, Icon, ProgressRing, RuleLink, owner_class},
    },
};
use leptos::prelude::*;

/// The number of letters above which a line is set smaller on a phone.
const SMALLER_ON_PHONES: usize = 70;

/// The number of letters above which a line is set smaller on larger screens.
const SMALLER: usize = 110;

/// The number of letters above which a line ends below the banner in small windows, with an edge
/// of its own.
const BELOW_BANNER: usize = 145;

/// The number of letters above which a line takes the place of the heading on the smallest phones.
const OVER_TITLE: usize = 125;

/// The longest question at normal size on a phone: it is bold, and beside the sign of a loss.
const LONG_QUESTION: usize = 58;

/// The longest news in a lesson, in letters: they stand below the goal's place, in two lines.
const LONGEST_LESSON_NEWS: usize = 90;

/// Windows where the prompt has few lines.
const SMALL: &str = "(max-height: 46rem) and (max-width: 40rem), (max-height: 34rem)";

/// The longest heading at normal size, in letters.
const LONG_TITLE: usize = 18;

/// What the banner shows; `Copy`.
#[derive(Clone, Copy)]
struct BannerState {
    context: TableContext,
    turn: Memo<Option<TurnScene>>,
    question: Memo<Option<Question>>,
    /// The colour of the player to act or the winner; `None` for several, and while it is secret.
    color: Memo<Option<Color>>,
    /// `true` while the final scoring still counts: the banner keeps the winner secret.
    awaits_result: Memo<bool>,
    /// `true` while the line shows the goal of a lesson's step.
    coach_speaks: Memo<bool>,
    /// The prompt, and whether it is the goal of a lesson's step.
    prompt: Memo<(String, bool)>,
    /// The refusal, the question or the prompt.
    line: Memo<String>,
    /// The number of letters of the line; 0 for a goal, which has a place of its own.
    letters: Memo<usize>,
    /// `true` if the line warns of a loss.
    loses: Memo<bool>,
    is_past: Memo<bool>,
}

impl BannerState {
    fn new(context: TableContext) -> BannerState {
        let turn = context.scene(move |game_match, text| {
            TurnScene::new(game_match, text, context.selection.get())
        });
        let turn = turn.deferred(UpdatePhase::Turn);
        let (notice, question) = (context.store.app.notice, context.question());
        let awaits_result = awaits_result(context, turn);
        let color = memo(move || turn.with(|turn| turn.as_ref()?.color));
        let color = memo(move || color.get().filter(|_| !awaits_result.get()));
        let coach_speaks = memo(move || coach_speaks(context, turn));
        let prompt = memo(move || prompt(context, turn, coach_speaks))
            .deferred_with(UpdatePhase::Turn, move || context.store.bot_pacing.track());
        let line = memo(move || notice.get().unwrap_or_else(|| prompt.get().0));
        let letters = memo(move || match prompt.with(|(_, is_goal)| *is_goal) {
            true if notice.with(Option::is_none) => 0,
            _ => line.with(|line| line.chars().count()),
        });
        let loses = memo(move || match question.get() {
            Some(question) => question.loses,
            None => {
                notice.with(Option::is_none)
                    && turn.with(|turn| turn.as_ref().is_some_and(|it| it.loses))
            }
        });
        let is_past = memo(move || context.store.playback.is_past()).deferred(UpdatePhase::Turn);
        BannerState {
            context,
            turn,
            question,
            color,
            awaits_result,
            coach_speaks,
            prompt,
            line,
            letters,
            loses,
            is_past,
        }
    }

    fn has_notice(self) -> bool {
        self.context.store.app.notice.with(Option::is_some)
    }

    fn is_asked(self) -> bool {
        self.question.with(Option::is_some)
    }

    fn is_goal(self) -> bool {
        !self.has_notice() && self.prompt.with(|(_, is_goal)| *is_goal)
    }

    fn is_long(self) -> bool {
        self.letters.get() > if self.is_asked() { LONG_QUESTION } else { SMALLER_ON_PHONES }
    }

    fn is_longest(self) -> bool {
        self.letters.get() > SMALLER
    }

    /// Nobody needs the steps while a bot plays, nor before a turn's long news is read.
    fn lies_over_steps(self) -> bool {
        let is_bot = self.turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.is_bot));
        is_bot || self.is_longest() && !self.is_past.get()
    }

    /// Returns whether the line says that no domino fits, and `and` holds for the turn.
    fn is_stuck(self, and: fn(&TurnScene) -> bool) -> bool {
        !self.has_notice()
            && !self.coach_speaks.get()
            && self.turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.is_stuck && and(turn)))
    }
}

/// Returns whether the banner must not give the winner away.
fn awaits_result(context: TableContext, turn: Memo<Option<TurnScene>>) -> Memo<bool> {
    let is_over =
        memo(move || turn.with(|turn| turn.as_ref().is_some_and(|it| it.phase == Phase::Over)));
    let is_counted = RwSignal::new(is_over.get_untracked());
    effect(move || match context.scoring.get() {
        Some(ScoringView::Whole) => is_counted.set(true),
        // It may be shown once more.
        Some(ScoringView::Presented) => is_counted.set(false),
        _ if !is_over.get() && !context.store.playback.is_past() => is_counted.set(false),
        _ => {}
    });
    memo(move || is_over.get() && context.store.final_scoring.get() && !is_counted.get())
}

/// Returns whether the line shows the goal of a lesson's step.
///
/// In a lesson the coach says what to do, and what the other player does. A ghost still says how it
/// is placed, except in low windows, which have no room for it. At 400 % zoom the coach may be out of
/// sight: there the line shows its goal.
fn coach_speaks(context: TableContext, turn: Memo<Option<TurnScene>>) -> bool {
    let runs = turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.phase != Phase::Over));
    runs && context.store.lesson.get().is_some() && !context.selection.get().is_ghost()
}

/// Returns the prompt, and whether it is the goal of a lesson's step.
fn prompt(
    context: TableContext,
    turn: Memo<Option<TurnScene>>,
    coach_speaks: Memo<bool>,
) -> (String, bool) {
    let (store, text) = (context.store, context.store.text());
    let prompt = turn.with(|turn| {
        let TurnScene { meanwhile, prompt, is_stuck, .. } = turn.as_ref()?;
        let by_keys = keys_prompt(context);
        let (prompt, hint) = by_keys.unwrap_or_else(|| (prompt.clone(), None));
        // The prompt for a hand that fits nowhere names the keys itself.
        let hint = hint.filter(|_| !is_stuck);
        let all = meanwhile.clone().into_iter().chain([prompt]).chain(hint);
        Some(all.collect::<Vec<_>>().join(" "))
    });
    if let Some(step) = store.lesson.get().filter(|_| coach_speaks.get()) {
        let waits = !bots_may_act(store);
        let goal = context.displayed_untracked(|it| goal_text(it, text, step, waits));
        return (goal.unwrap_or_default(), true);
    }
    let runs = |prompt: &String| prompt != text.table.bot_plays || bots_may_act(store);
    (prompt.filter(runs).unwrap_or_else(|| text.timeline.paused.to_owned()), false)
}

/// Draws the turn banner.
#[component]
pub fn TurnBanner() -> impl IntoView {
    let state = BannerState::new(TableContext::get());
    let class = move || match state.awaits_result.get() {
        true => "turn-banner awaits-result".to_owned(),
        false => format!("turn-banner {}", owner_class(state.color.get())),
    };
    let refusal_rule = memo(move || state.context.rule_of_refusal());
    view! {
        <header class=dynamic(class)>
            <span class="emblem-frame">
                <Emblem color=Signal::derive(move || state.color.get()) class="turn-emblem" />
                <ProgressRing />
            </span>
            <div class="turn-words">
                {title(state)}
                {line(state)}
                {dynamic(move || refusal_rule.get().map(|page| view! { <RuleLink page /> }.into_any()))}
            </div>
            {steps(state)}
            <UnsavedSign />
        </header>
    }
}

/// Draws the heading: whose turn it is, or the position in the past.
fn title(state: BannerState) -> impl IntoView {
    let title = memo(move || state.turn.with(|turn| Some(turn.as_ref()?.title.clone())));
    let is_long = move || {
        title.with(|title| title.as_ref().is_some_and(|title| title.chars().count() > LONG_TITLE))
    };
    let explained = move || state.is_past.get().then(|| Topic::TurnNumber.to_string());
    view! {
        <h1
            class="turn-title"
            tabindex="-1"
            class:long=dynamic(is_long)
            data-explain=dynamic(explained)
        >
            {dynamic(move || title.get())}
        </h1>
    }
}

/// Returns the classes of the line, by what it says and its length.
fn line_classes(state: BannerState) -> String {
    let letters = state.letters.get();
    let all = [
        ("turn-line", true),
        ("refused", state.has_notice() && !state.is_asked()),
        ("question", state.is_asked()),
        ("goal", state.is_goal()),
        ("stuck", state.is_stuck(|_| true)),
        ("joker-helps", state.is_stuck(|turn| turn.joker_helps)),
        ("long", state.is_long()),
        ("longest", state.is_longest()),
        ("over-steps", state.lies_over_steps()),
        ("over-title", letters > OVER_TITLE),
        ("over-banner", letters > BELOW_BANNER),
    ];
    let set = all.into_iter().filter_map(|(class, is_set)| is_set.then_some(class));
    set.collect::<Vec<_>>().join(" ")
}

/// Draws the line with the refusal, the question or the prompt.
fn line(state: BannerState) -> impl IntoView {
    view! {
        <p
            class=dynamic(move || line_classes(state))
            data-loss=move || state.loses.get().then_some("")
        >
            {dynamic(move || state.loses.get().then(|| view! { <Icon id="glyph-alert" /> }))}
            <span data-explain=Topic::LastAction.to_string()>{dynamic(move || state.line.get())}</span>
            {dynamic(move || lesson_news(state).map(|news| view! { <span class="lesson-news">{news}</span> }.into_any()))}
        </p>
    }
}

/// Returns what has just happened in a lesson, whose coach shows the goal in place of the line.
fn lesson_news(state: BannerState) -> Option<String> {
    let is_bot = state.turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.is_bot));
    // The coach shows what the other player does.
    if !state.is_goal() || is_bot {
        return None;
    }
    let text = state.context.store.text();
    let fits = |news: &String| news.chars().count() <= LONGEST_LESSON_NEWS;
    let own = state.context.displayed_untracked(|game_match| {
        let in_short = || own_news_text(game_match, text);
        turn_action_text(game_match, text).filter(fits).or_else(in_short)
    });
    let meanwhile = || state.turn.with(|turn| turn.as_ref()?.meanwhile.clone());
    own.flatten().or_else(meanwhile).filter(fits)
}

/// Draws the phases of the turn.
fn steps(state: BannerState) -> impl IntoView {
    let phases = memo(move || {
        state.turn.with(|turn| turn.as_ref().map(|turn| turn.phases.clone()).unwrap_or_default())
    });
    let all = move || phases.get().into_iter().map(phase).map(IntoAny::into_any).collect_view();
    view! {
        <ol
            class="steps"
            class:behind-line=move || state.lies_over_steps() && state.is_long()
            data-steps=move || phases.with(Vec::len)
            aria-label=state.context.store.text().table.steps
        >
            {dynamic(all)}
        </ol>
    }
}

/// Returns the prompt for a player who uses keys; when a turn begins, with a hint at the list of keys.
fn keys_prompt(context: TableContext) -> Option<(String, Option<String>)> {
    let has_keys = context.store.app.preferences.with_untracked(|all| all.shortcuts);
    // In small windows the line has no room for keys, which are said all the same.
    if !has_keys || !context.keyboard.is_used() || fits_media(SMALL) {
        return None;
    }
    let (text, selection) = (context.store.text(), context.selection.get_untracked());
    context.displayed_untracked(|game_match| {
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
