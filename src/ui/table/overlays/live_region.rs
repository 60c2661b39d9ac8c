//! The live region: the one place from which the table speaks to screen readers.

use super::onboarding::wanted_hint;
use crate::{
    rules::{Action, Phase},
    scene::{
        area::AreaScene,
        input::Selection,
        turn::{Hint, TurnScene, closing_text, fits_text, ghost_text, prompt_by_keys},
        words::{
            announcement::{Announced, announce, brief_prompt, said_again},
            goal_text, step_text,
        },
    },
    session::{LessonStep, Match},
    text::Text,
    ui::{
        bots::driver::bots_may_act,
        browser::{first, is_keyboard_likely, matches, on_window::on_window_first},
        reactive::{Lifetime, UpdatePhase, dynamic, effect, effect_after},
        table::{context::TableContext, layout_transition::ScoringView},
    },
};
use leptos::{ev, prelude::*};
use std::{cell::Cell, time::Duration};
use web_time::Instant;

/// A screen reader has not begun to read an announcement of this age.
const UNREAD: Duration = Duration::from_millis(250);

/// A dialog that lies over the table.
const OPEN_DIALOG: &str = "dialog:modal";

/// What the table says about the turn.
#[derive(Clone, PartialEq)]
struct Spoken {
    /// The number of actions so far; `None` in the past, where the prompt describes the last one.
    actions: Option<usize>,
    is_bot: bool,
    /// The use of keys with a screen reader, while a newcomer is to act.
    keys: Option<[&'static str; 2]>,
    ghost: Option<String>,
    /// The step of a lesson.
    step: Option<LessonStep>,
    /// Whose turn it is, or the position in the past.
    title: Option<String>,
    /// `true` if the title is said only where another one was said before.
    is_title_known: bool,
    /// How the areas stand that the end of the turn scores.
    closing: Option<String>,
    /// What to do. `None` after a bot's first action of a turn.
    prompt: Option<String>,
    /// `true` if a space for a plant is chosen, also beside a ghost, and no cloud would be lost.
    chooses_plant: bool,
    /// The newcomer's hint, which is said once.
    hint: Option<Hint>,
}

/// What was announced so far.
#[derive(Clone, Default)]
struct Said {
    announced: Announced,
    /// The step of a lesson.
    step: Option<LessonStep>,
    /// Whose turn it is, or the position in the past.
    title: Option<String>,
    ghost: Option<String>,
    closing: Option<String>,
    /// `true` if the prompt was that to choose a plant for a space.
    chooses_plant: bool,
    /// The hints that were said.
    hints: Vec<Hint>,
}

thread_local! {
    /// Whether the page has named the first keys, in a game and in a lesson.
    static KEYS_EXPLAINED: Cell<[bool; 2]> = const { Cell::new([false; 2]) };
}

/// Announces refusals, what to do, and how the inspected area stands.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let context = TableContext::get();
    let speaker = Speaker::new(context);
    announce_turn(context, speaker);
    announce_area_card(context, speaker);
    announce_notice(context, speaker);
    effect(move || speaker.say_after_turn(context.spoken.get()));
    // Screen readers read what changes in a live region, not what it holds at first.
    let is_mounted = RwSignal::new(false);
    Lifetime::current().next_frame(move || is_mounted.set(true));
    view! {
        <div class="visually-hidden announcements">
            <p role="status">{dynamic(move || is_mounted.get().then(|| speaker.announced.get()))}</p>
            // A region of its own: a change of the first one would be read whole once more.
            <p aria-live="polite" aria-atomic="true">{dynamic(move || speaker.added.get())}</p>
        </div>
    }
}

/// What the live region says and has said; `Copy`.
#[derive(Clone, Copy)]
struct Speaker {
    announced: RwSignal<String>,
    /// What the table says while no reader can have read the announcement yet.
    added: RwSignal<String>,
    /// An open dialog makes the region inert: what happens meanwhile is said when it closes.
    kept: StoredValue<Option<String>>,
    /// `true` if a turn is to be announced when the dialog closes.
    is_turn_kept: StoredValue<bool>,
    dialogs_closed: RwSignal<()>,
    /// A reader would skip what happened in the turn if it were replaced before it is read.
    turn_said_at: StoredValue<Option<Instant>>,
    /// `true` if all was said before the players were renamed.
    is_said: StoredValue<bool>,
}

impl Speaker {
    fn new(context: TableContext) -> Speaker {
        let only_renamed = context.store.only_renamed.try_update_value(std::mem::take);
        let speaker = Speaker {
            announced: RwSignal::new(String::new()),
            added: RwSignal::new(String::new()),
            kept: StoredValue::new(None),
            is_turn_kept: StoredValue::new(false),
            dialogs_closed: RwSignal::new(()),
            turn_said_at: StoredValue::new(None),
            is_said: StoredValue::new(only_renamed.unwrap_or_default()),
        };
        on_window_first(ev::close, move |_| {
            if first(OPEN_DIALOG).is_some() {
                return;
            }
            match speaker.is_turn_kept.try_get_value() {
                Some(true) => speaker.dialogs_closed.set(()),
                _ => speaker.say(speaker.take_kept()),
            }
        });
        speaker
    }

    fn say(self, words: Option<String>) {
        let Some(words) = words else { return };
        if first(OPEN_DIALOG).is_some() {
            let before = self.kept.get_value().map(|before| format!("{before} "));
            return self.kept.set_value(Some(before.unwrap_or_default() + &words));
        }
        self.announced.update(|announced| *announced = said_again(announced, words));
        self.added.set(String::new());
    }

    /// Says the words after those about the turn, if these are not read yet.
    fn say_after_turn(self, words: Option<String>) {
        let Some(words) = words else { return };
        let at = self.turn_said_at.try_update_value(Option::take).flatten();
        match at.is_some_and(|at| at.elapsed() < UNREAD) {
            true => self.added.set(format!(" {words}")),
            false => self.say(Some(words)),
        }
    }

    fn take_kept(self) -> Option<String> {
        self.kept.try_update_value(Option::take).flatten()
    }
}

/// Returns what the table says about the turn. With `has_keys` the prompt names keys, and with
/// `learns_keys` the table also explains them.
fn spoken(
    context: TableContext,
    game_match: &Match,
    text: &'static Text,
    [has_keys, learns_keys]: [bool; 2],
) -> Spoken {
    let selection = context.selection.get();
    let turn = TurnScene::new(game_match, text, selection);
    let prompt = match has_keys && is_keyboard_likely() {
        true => prompt_by_keys(game_match, text, selection),
        false => turn.prompt,
    };
    let is_past = game_match.is_past();
    let step = context.store.lesson.get();
    let last = game_match.log().last().map(|last| last.action);
    let has_piece = selection.domino().is_some() || selection.is_ghost();
    let is_bot = turn.is_bot && !step.is_some_and(LessonStep::is_pause);
    // A hint that goes away says nothing.
    let hint = untrack(|| wanted_hint(context, game_match)).filter(|hint| hint.is_spoken());
    let bot_acted = turn.is_bot && !is_past && last.is_some_and(|it| it != Action::EndTurn);
    // The last step of a lesson speaks of points that are not all there yet.
    let counts = turn.phase == Phase::Over && context.scoring.get() != Some(ScoringView::Whole);
    let is_newcomer = learns_keys && is_keyboard_likely() && !turn.is_bot;
    Spoken {
        keys: (is_newcomer && !is_past && turn.phase != Phase::Over)
            .then_some([text.shortcuts.focus_mode, text.shortcuts.first]),
        actions: (!is_past).then_some(game_match.log().len()),
        is_bot,
        ghost: ghost_text(game_match, text, selection),
        title: (step.is_none() && !bot_acted).then(|| format!("{}.", turn.title)),
        is_title_known: !is_past
            && turn.phase != Phase::Over
            && (selection != Selection::Nothing
                || last.is_some_and(|last| last != Action::EndTurn)),
        closing: closing_text(game_match, text).filter(|_| step.is_none() && !bot_acted),
        prompt: match step {
            _ if bot_acted => {
                let waits = context.store.bot_waits.get() && is_keyboard_likely();
                waits.then(|| text.table.prompts.go_on_by_key.to_owned())
            }
            Some(_) if counts => None,
            // The coach's goal stays the same while a piece is chosen and dropped.
            Some(_) if has_piece => Some(prompt),
            Some(step) => Some(goal_text(game_match, text, step, !bots_may_act(context.store))),
            // The final scoring says how it ended, once it shows that.
            None if turn.phase == Phase::Over && !is_past => None,
            // How the turn before was scored has been said when it was.
            None if turn.is_bot && !is_past => Some(text.table.bot_plays.to_owned()),
            None => {
                // The board shows these only to the eye.
                let fits = fits_text(game_match, text, selection);
                let prompt = brief_prompt(game_match, text, prompt);
                let parts = [Some(prompt), fits];
                Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
            }
        },
        chooses_plant: !matches!(selection, Selection::PlantGhost { .. })
            && selection.plant_space().is_some()
            && !turn.loses,
        hint: hint.filter(|_| step.is_none() && !bot_acted),
        step: step.filter(|_| !counts),
    }
}

/// Says what changes about the turn.
fn announce_turn(context: TableContext, speaker: Speaker) {
    let learns_keys =
        context.preferences(|preferences| !preferences.is_onboarded && preferences.shortcuts);
    let has_keys = context.preferences(|preferences| preferences.shortcuts);
    let turn = context.scene(move |game_match, text| {
        let keys = [has_keys, learns_keys].map(|it| untrack(|| it.get()));
        spoken(context, game_match, text, keys)
    });
    let turn = turn.deferred(UpdatePhase::Log);
    effect_after(move |before: Option<Said>| {
        speaker.dialogs_closed.track();
        let Some(spoken) = turn.get() else { return Said::default() };
        speaker.is_turn_kept.set_value(first(OPEN_DIALOG).is_some());
        if speaker.is_turn_kept.get_value() {
            return before.unwrap_or_default();
        }
        let (words, said) = announcement(context, spoken, before.unwrap_or_default());
        let is_known = speaker.is_said.try_update_value(std::mem::take).unwrap_or_default();
        let words = words.filter(|_| !is_known);
        speaker.turn_said_at.set_value(words.as_ref().map(|_| Instant::now()));
        speaker.say(words);
        if let Some(kept) = speaker.take_kept() {
            speaker.say_after_turn(Some(kept));
        }
        said
    });
}

/// Returns the words that are new in `spoken`, and all that is said with them.
fn announcement(context: TableContext, spoken: Spoken, mut said: Said) -> (Option<String>, Said) {
    let Spoken {
        actions,
        is_bot,
        keys,
        ghost,
        step,
        title,
        is_title_known,
        closing,
        prompt,
        chooses_plant,
        hint,
    } = spoken;
    let text = context.store.text();
    let is_new = !is_title_known || said.title != title;
    let new_title = title.clone().filter(|_| is_new);
    let (new, announced) = actions
        .and_then(|_| {
            let before = said.announced.clone();
            context.displayed_untracked(|it| announce(it, text, before, step.is_none()))
        })
        .unwrap_or((None, said.announced));
    // The label of the next space and its area say all that is new.
    let is_prompt_known =
        chooses_plant && said.chooses_plant && new.is_none() && ghost == said.ghost;
    let prompt = prompt.filter(|_| !is_prompt_known);
    let new_ghost = ghost.clone().filter(|_| !is_prompt_known);
    // A new step of a lesson also says why.
    let why = step.filter(|_| !is_bot && said.step != step);
    let why = why.and_then(|step| {
        context.displayed_untracked(|it| step_text(it, text, step, is_keyboard_likely()))
    });
    let unsaid_keys = keys.and_then(|[readers, first]| {
        let before = KEYS_EXPLAINED.get();
        let mut explained = before;
        let is_said = std::mem::replace(&mut explained[usize::from(step.is_some())], true);
        KEYS_EXPLAINED.set(explained);
        // How a screen reader passes keys on is said once.
        let words = match before {
            [false, false] => format!("{readers} {first}"),
            _ => first.to_owned(),
        };
        (!is_said).then_some(words)
    });
    let new_hint = hint.filter(|hint| !is_bot && !said.hints.contains(hint));
    said.hints.extend(new_hint);
    let hint = new_hint.and_then(|hint| {
        let rules = |it: &Match| it.game().table().board().rules();
        Some(hint.text(context.displayed_untracked(rules)?, text).to_owned())
    });
    let parts = match new_ghost.or(new) {
        Some(first) if is_bot => vec![first],
        first => {
            let new_closing = closing.clone().filter(|_| closing != said.closing);
            let all = [first, new_title, new_closing, why.or(prompt), unsaid_keys, hint];
            all.into_iter().flatten().collect()
        }
    };
    let words = Some(parts.join(" ")).filter(|words| !words.is_empty());
    let step = if is_bot { said.step } else { step };
    let title = title.or(said.title);
    (words, Said { announced, step, title, ghost, closing, chooses_plant, hints: said.hints })
}

/// Says how the area stands whose card opens.
///
/// It says nothing about an area under a resting mouse, nor about the same card twice: a dialog that
/// gives the focus back opens it again.
fn announce_area_card(context: TableContext, speaker: Speaker) {
    let area = context.scene(move |game_match, text| {
        let area = context.area_card.get()?;
        Some(
            AreaScene::with_selection(game_match, text, area, context.selection.get())
                .sentences(text),
        )
    });
    let area = area.deferred_with(UpdatePhase::Log, move || context.area_card.track());
    let card_said = StoredValue::new(None::<String>);
    effect(move || {
        let card = area.get().flatten();
        let is_news = card_said.with_value(|said| card.as_ref() != said.as_ref());
        let news = card.clone().filter(|_| is_news && !untrack(|| context.is_hovered()));
        let is_left = card.is_none() && matches(document().active_element(), "[data-space]");
        if news.is_some() || is_left {
            card_said.set_value(news.clone());
        }
        speaker.say_after_turn(news);
    });
}

/// Says the notice. The button with the focus reads its question, and the command field its own.
fn announce_notice(context: TableContext, speaker: Speaker) {
    let question = context.question();
    let lifetime = Lifetime::current();
    effect(move || {
        let words = context.store.app.notice.get();
        if untrack(|| question.get()).is_none() {
            return speaker.say(words);
        }
        lifetime.next_frame(move || {
            if !matches(document().active_element(), ".answers button, .command-field input") {
                speaker.say(words);
            }
        });
    });
}
