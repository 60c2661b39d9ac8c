//! An example of the rulebook: the real board in a small position, with the reader's moves.
//!
//! It has a store, a scheduler and a table context of its own, so that nothing reaches the game
//! behind the dialog. Nothing of it is saved, and no piece flies.

use crate::{
    rules::{Domino, Phase},
    scene::{
        input::{Button, Selection, may_act},
        rulebook::{Example, example::Goal},
        turn::HandScene,
        words::{capitalized, domino_name},
    },
    session::{Animations, Confirm},
    ui::{
        browser::{
            focus_first_visible, focus_space, html_elements, is_modified, matches, scroll_to,
            walk_focus,
        },
        reactive::{
            Lifetime, Memo, UpdatePhase, alive, dynamic, effect, effect_after, list, memo::memo,
        },
        state::{AppState, Store},
        table::{
            board::{BoardView, BoardViewport},
            context::TableContext,
            keys::digit_of,
            turn::{
                actions::ActionButton,
                step_panel::{PanelContent, StepPanel},
            },
        },
        widgets::{DominoArt, Icon, halves_alone},
    },
};
use leptos::{ev, html, prelude::*};

/// Draws the example.
#[component]
pub fn LiveExample(
    /// The example.
    example: &'static Example,
) -> impl IntoView {
    let store = own_store();
    provide_context(store);
    provide_context(store.scheduler);
    let context = TableContext::with_guide(store, |selection, _| match example.goal {
        Goal::Domino => selection.without_plant(),
        _ => selection,
    });
    provide_context(context);
    provide_context(BoardViewport::new());
    store.game_match.set(example.start());
    // Spaces are about as large on every board.
    let columns = example.rows[0].len().min(6);
    let text = store.text();
    let words = example.words(text);
    let done =
        memo(move || store.game_match.with(|it| it.as_ref().is_some_and(|it| example.is_done(it))));
    // Nobody is at the screen any more, so the board takes no other move.
    effect(move || {
        if done.get() {
            store.game_match.update(|game_match| {
                game_match.iter_mut().for_each(|game_match| game_match.leave_screen());
            });
        }
    });
    let again = move |_| {
        context.drop_selection();
        store.game_match.set(example.start());
    };
    let group = NodeRef::<html::Div>::new();
    let lifetime = Lifetime::current();
    effect_after(move |before: Option<()>| {
        store.scheduler.track(UpdatePhase::Log);
        if before.is_some() {
            lifetime.next_frame(move || keep_focus(group));
        }
    });
    let board = context.scene(|game_match, _| game_match.game().table().board().clone());
    // The pressed button may be gone before the next one is drawn.
    let rest = move |event: ev::FocusEvent| {
        if event.related_target().is_none() {
            queue_microtask(lifetime.once(move || rest_focus(group)));
        }
    };
    let choose = move |event: ev::KeyboardEvent| {
        // Escape drops what the reader has chosen before it closes the rulebook.
        if event.key() == "Escape" {
            let chosen = context.selection.get_untracked();
            context.drop_selection();
            if context.selection.get_untracked() != chosen {
                event.prevent_default();
                event.stop_propagation();
            }
            return;
        }
        let has_shortcuts = store.app.preferences.with_untracked(|all| all.shortcuts);
        let number = digit_of(&event).filter(|_| has_shortcuts && !is_modified(&event));
        let index = number.and_then(|number| number.parse::<usize>().ok()?.checked_sub(1));
        if let Some((index, group)) = index.zip(group.get_untracked()) {
            choose_by_digit(&group, index);
        }
    };
    view! {
        <div class="live-example" node_ref=group role="group" data-example=example.index aria-label=text.rulebook.try_it on:focusout=alive(rest) on:keydown=alive(choose)>
            <h4>{text.rulebook.try_it}</h4>
            <p>{words.task}</p>
            <div class="live-board" style:max-width=format!("{}rem", 3 + 4 * columns) on:wheel:capture=alive(|event: ev::WheelEvent| event.stop_propagation())>
                {dynamic(move || board.get().map(|board| view! { <BoardView board /> }.into_any()))}
            </div>
            <div hidden=move || done.get()>
                <Dominoes index=example.index />
                <Buttons example />
            </div>
            // Each sentence is read once, not all of them again with each new one.
            <div role="status" aria-atomic="false">
                <Outcome example done />
            </div>
            <span class="live-rest visually-hidden" tabindex="-1"></span>
            <button data-action="example-again" on:click=alive(again)>
                <Icon id="glyph-again" />
                {text.rulebook.again}
            </button>
        </div>
    }
}

/// What digits choose, the first of these that is on display.
const CHOICES: [&str; 3] = [".joker-choice", ".plant-choice", ".hand-domino"];

/// The controls that take the focus when the focused one is gone: the first visible one of these.
const NEXT: &str = ".plant-choice:not([aria-disabled]), .live-buttons .button-primary:not([aria-disabled]), .hand-domino, [data-action=example-again]";

/// The empty element that has the focus between two controls.
const REST: &str = ".live-rest";

/// A domino that was chosen by keys.
const BY_KEYS: &str = ".hand-domino[aria-pressed=true]:focus-visible";

/// The spaces on which the chosen domino fits.
const LEGAL: &str = ".live-example [data-space].legal";

/// Chooses by a digit what it chooses on the table. An animal only gets the focus, for it costs clouds.
fn choose_by_digit(group: &web_sys::HtmlDivElement, index: usize) {
    let find = |kind| html_elements(group.query_selector_all(kind));
    let choices = CHOICES.into_iter().map(find).find(|found| !found.is_empty());
    let Some(choice) = choices.and_then(|choices| choices.into_iter().nth(index)) else { return };
    // A second press keeps the domino: a tap would drop it.
    if matches(Some(&choice), "[data-domino][aria-pressed=true]") {
        return focus_space(LEGAL);
    }
    let _ = choice.focus();
    if !matches(Some(&choice), ".joker-choice") {
        choice.click();
    }
}

/// Moves the focus on within the example: from a chosen domino to its spaces, and from a button that
/// has gone to the next one.
fn keep_focus(group: NodeRef<html::Div>) {
    if matches(document().active_element(), BY_KEYS) {
        return focus_space(LEGAL);
    }
    let is_resting = matches(document().active_element(), REST);
    if let Some(group) = group.get_untracked().filter(|_| is_resting || has_no_control()) {
        focus_first_visible(group.query_selector_all(NEXT));
    }
}

/// Puts the focus on an empty element if its button has gone: it never falls to the body.
fn rest_focus(group: NodeRef<html::Div>) {
    if let Some(group) = group.get_untracked().filter(|_| has_no_control()) {
        focus_first_visible(group.query_selector_all(REST));
    }
}

/// Returns whether no control has the focus. The dialog gets it when a button goes.
fn has_no_control() -> bool {
    let focused = document().active_element();
    focused.is_none_or(|it| ["BODY", "DIALOG"].contains(&it.tag_name().as_str()))
}

/// Returns a store for the example alone. Its notices and preferences are its own, too.
fn own_store() -> Store {
    let app = AppState::get();
    let mut preferences = app.preferences.get_untracked();
    preferences.animations = Animations::Off;
    preferences.confirm = Confirm::Never;
    let preferences = RwSignal::new(preferences);
    Store::new(AppState { preferences, notice: RwSignal::new(None), ..app })
}

/// Draws the dominoes to choose from, as long as one is to be placed.
#[component]
fn Dominoes(
    /// The index of the example.
    index: usize,
) -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let hand = context.scene(move |game_match, text| {
        let places = game_match.game().table().phase() == Phase::Domino;
        let preferences = context.store.app.preferences.get();
        HandScene::from_match(game_match, text, preferences).filter(|_| places)
    });
    let hand = memo(move || hand.get().flatten());
    let dominoes = move || hand.get().map(|hand| hand.dominoes).unwrap_or_default();
    let walk = move |event: ev::KeyboardEvent| {
        walk_focus(&event, &format!("[data-example=\"{index}\"] .live-hand button"), 1);
    };
    view! {
        <div
            class="live-hand"
            role="group"
            on:keydown=alive(walk)
            aria-label=text.rulebook.dominoes
            hidden=move || hand.with(Option::is_none)
        >
            {list(dominoes, |held| held.domino, move |held| view! { <HandButton domino=held.domino hand /> })}
        </div>
    }
}

/// Draws a domino of the hand.
#[component]
fn HandButton(domino: Domino, hand: Memo<Option<HandScene>>) -> impl IntoView {
    let context = TableContext::get();
    let held = memo(move || {
        hand.with(|hand| hand.as_ref()?.dominoes.iter().find(|held| held.domino == domino).cloned())
    });
    // Whether it fits is what the task may ask.
    let label = capitalized(&domino_name(context.store.text(), domino));
    let joker = move || held.with(|held| held.as_ref().map(|held| held.joker).unwrap_or_default());
    let chosen = move || context.selection.get().domino() == Some(domino);
    let choose = move |_| {
        context.answer(move |selection, game_match| selection.choose(game_match, domino));
    };
    view! {
        <button
            class="hand-domino"
            data-domino=domino.to_string()
            aria-pressed=move || chosen().to_string()
            aria-label=label
            on:click=alive(choose)
        >
            <svg viewBox="0 0 80 40" aria-hidden="true">
                {dynamic(move || view! { <DominoArt halves=halves_alone(domino, joker()) /> }.into_any())}
            </svg>
        </button>
    }
}

/// Draws the buttons of the phase that belong to the example, and its panel of choices.
#[component]
fn Buttons(example: &'static Example) -> impl IntoView {
    let context = TableContext::get();
    let phase = context.scene(|game_match, _| {
        may_act(game_match).ok().map(|()| game_match.game().table().phase())
    });
    let buttons = memo(move || {
        let phase = phase.get().flatten();
        let of_phase =
            phase.map_or(&[][..], |phase| Button::of_phase(phase, context.selection.get(), true));
        let of_phase = of_phase.iter().copied().filter(|&button| example.offers(button));
        of_phase.chain(example.cloud_buttons.iter().copied()).collect::<Vec<_>>()
    });
    let buttons = buttons.deferred(UpdatePhase::Turn);
    let content = PanelContent::of_turn(context);
    let content = memo(move || {
        let places = context.selection.get() != Selection::Joker && example.goal == Goal::Domino;
        content.get().filter(|_| !places)
    });
    view! {
        <div class="action-buttons live-buttons">
            {list(move || buttons.get(), |button| *button, |button| view! { <ActionButton button /> })}
        </div>
        <StepPanel content />
    }
}

/// Draws what happened: why a move was refused, or the sentences of the log and what to do next; after
/// the last move the explanation, too. Says at once when the task asks for another move.
#[component]
fn Outcome(example: &'static Example, done: Memo<bool>) -> impl IntoView {
    let context = TableContext::get();
    let notice = context.store.app.notice;
    // The words stand below the board and the buttons.
    let lifetime = Lifetime::current();
    let show = move || {
        let selector = format!("[data-example=\"{}\"] [role=status]", example.index);
        lifetime.next_frame(move || scroll_to(&selector));
    };
    let refused = move || notice.get().filter(|_| !done.get());
    let story = context
        .scene(move |game_match, text| example.story(game_match, text, context.selection.get()));
    let sentences = move || {
        let story = story.get().unwrap_or_default();
        story.lines().map(str::to_owned).enumerate().collect::<Vec<_>>()
    };
    effect_after(move |before: Option<()>| {
        notice.track();
        story.track();
        if before.is_some() {
            show();
        }
    });
    let asked_move = context.scene(move |game_match, text| example.asked_move(game_match, text));
    let text = context.store.text();
    let answer = move || match asked_move.get()? {
        None => done.get().then(|| example.words(text).answer.to_owned()),
        Some(asked) => Some((text.rulebook.other_move)(&asked)),
    };
    view! {
        {dynamic(move || refused().map(|words| view! { <p class="live-refused">{words}</p> }.into_any()))}
        // Each sentence has an element of its own, which is read alone.
        <p class="live-story">
            {list(sentences, Clone::clone, |(_, words)| view! { <span>{words}" "</span> })}
        </p>
        {dynamic(move || answer().map(|words| view! { <p class="live-answer">{words}</p> }.into_any()))}
    }
}
