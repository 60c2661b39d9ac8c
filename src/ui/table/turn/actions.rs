//! The actions of the current phase, and those that cost clouds.

use super::step_panel::{PanelContent, StepPanel};
use crate::{
    rules::{Animal, Phase},
    scene::{
        explain::{ExplainedButton, Topic},
        input::{Button, ButtonRows, Question, draws, may_act},
        turn::turn_banner,
    },
    text::Text,
    ui::{
        art::animal_picture,
        bots::driver::go_on,
        browser::{
            action_name, button_picture, focus_space, is_of_mouse, matches, once_updated, rows_name,
        },
        reactive::{
            Lifetime, Memo, UpdatePhase, alive, dynamic, effect, effect_after, list, memo::memo,
        },
        table::{
            context::TableContext,
            focus::{
                LEGAL, has_no_control, recover_step_focus, return_from_joker,
                take_focus_before_joker,
            },
            timeline::spectator_controls::cannot_act,
        },
    },
};
use leptos::{ev, html, prelude::*, wasm_bindgen::JsCast, web_sys::HtmlElement};

/// The elements on which a key may have asked a question. They do not answer it.
const ASKING: &str = "[data-space], .hand-domino, .cloud-buttons > button";

/// Draws the buttons of the phase, and those that every phase has.
#[component]
pub fn Actions() -> impl IntoView {
    let context = TableContext::get();
    // While others act, the first step's buttons stay, disabled, so that nothing jumps.
    let phase = context.scene(|game_match, _| match game_match.game().table().phase() {
        Phase::Over => Phase::Over,
        phase if may_act(game_match).is_ok() => phase,
        _ => Phase::Domino,
    });
    let phase = phase.deferred(UpdatePhase::Turn);
    let draws = context.scene(|game_match, _| draws(game_match.game().table()));
    let draws = draws.deferred(UpdatePhase::Turn);
    let content = PanelContent::of_turn(context);
    let joker_open = memo(move || content.get() == Some(PanelContent::Joker));
    let buttons = memo(move || {
        let draws = draws.get() == Some(true);
        phase.get().map_or(&[][..], |phase| Button::of_phase(phase, context.selection.get(), draws))
    });
    let buttons = buttons.deferred(UpdatePhase::Turn);
    // The button is gone as soon as it is pressed.
    let bot_waits = memo(move || context.store.bot_waits.get());
    let rows = memo(move || match bot_waits.get() {
        // On a phone the button takes the place of the other row, so that nothing jumps.
        true => Some(ButtonRows::Step),
        false => phase.get().map(|phase| ButtonRows::needed(phase, context.selection.get())),
    });
    let rows = rows.deferred_with(UpdatePhase::Turn, move || {
        bot_waits.get();
    });
    let halves = move || buttons.with(|buttons| buttons.contains(&Button::Finish));
    let buttons = move || buttons.get().to_vec();
    let question = context.question();
    let hidden =
        context.scene(|game_match, _| game_match.hand_over().is_some()).deferred(UpdatePhase::Turn);
    let joker = context.scene(|game_match, _| game_match.game().table().joker());
    let joker = joker.deferred(UpdatePhase::Turn);
    let lifetime = Lifetime::current();
    effect_after(move |before: Option<(bool, Option<Animal>)>| {
        let (is_open, _, curtain) = (joker_open.get(), phase.get(), hidden.get());
        question.track();
        let joker = joker.get();
        let old = before.filter(|(was_open, _)| *was_open && !is_open).map(|(_, old)| old);
        // The handover screen takes the focus itself and moves it on afterwards.
        if curtain != Some(true) && context.keyboard.is_used() {
            // Until all is updated, the dominoes have the names of the turn before.
            once_updated(lifetime.once(move || {
                let left = old.and_then(|_| take_focus_before_joker());
                match old {
                    Some(old) if old == joker => return_from_joker(left),
                    // The next Enter would drop the domino.
                    Some(_) if has_chosen(context) => {
                        recover_step_focus(context);
                        focus_space(LEGAL);
                    }
                    _ => recover_step_focus(context),
                }
            }));
        }
        (is_open, joker)
    });
    // A player viewing the past and a spectator have other buttons here.
    let away = context.scene(|game_match, _| cannot_act(game_match)).deferred(UpdatePhase::Turn);
    let always = Button::ALWAYS.map(|button| view! { <ActionButton button /> }.into_any());
    view! {
        <section
            class="actions"
            data-rows=dynamic(move || rows.get().map(rows_name))
            hidden=move || away.get().unwrap_or_default()
        >
            {dynamic(move || match question.get() {
                Some(question) => view! { <Answers question /> }.into_any(),
                None if bot_waits.get() => view! { <GoOn /> }.into_any(),
                None => {
                    view! {
                        <div class="action-buttons step-buttons" class:halves=halves>
                            {list(buttons, |button| *button, |button| view! { <ActionButton button /> })}
                        </div>
                    }
                        .into_any()
                }
            })}
            <div class="action-buttons cloud-buttons">{always.into_iter().collect_view()}</div>
            <StepPanel content />
        </section>
    }
}

/// Draws the button that ends the time to read how a bot scored.
#[component]
fn GoOn() -> impl IntoView {
    let context = TableContext::get();
    let press = move |event: ev::MouseEvent| {
        // It stands where the button is that has just ended the turn.
        if !context.double_tap.is_second_half(&event) {
            go_on(context.store);
        }
    };
    view! {
        <div class="action-buttons step-buttons">
            <button class="action button-primary" data-action="go-on" on:click=alive(press)>
                <span class="action-label">{context.store.text().timeline.go_on}</span>
            </button>
        </div>
    }
}

fn has_chosen(context: TableContext) -> bool {
    context.selection.get_untracked().domino().is_some()
}

/// Draws the two answers to a question. They stand where the buttons of the phase stand.
#[component]
fn Answers(question: Question) -> impl IntoView {
    let context = TableContext::get();
    let [no, yes] = [(); 2].map(|()| NodeRef::<html::Button>::new());
    // Before a loss, one Enter too many loses nothing.
    let first = if question.loses { no } else { yes };
    let asker = StoredValue::new_local(None::<HtmlElement>);
    // At once: a key that comes before the next frame would move the focus away from here.
    effect(move || {
        if let Some(button) = first.get()
            && context.keyboard.is_used()
            && (has_no_control() || matches(document().active_element(), ASKING))
        {
            let focused = document().active_element();
            asker.set_value(focused.and_then(|focused| focused.dyn_into().ok()));
            // A button that refuses the focus leaves it where it is.
            let _ = button.focus();
        }
    });
    let answer = move |yes| {
        move |event: ev::MouseEvent| {
            if !context.double_tap.is_second_half(&event) {
                context.answer_question(yes);
                // A "no" leads back to the button that asked, if it is still there.
                if let Some(asker) =
                    asker.get_value().filter(|_| !yes && context.keyboard.is_used())
                {
                    let _ = asker.focus();
                }
            }
        }
    };
    view! {
        <div
            class="action-buttons step-buttons answers"
            role="group"
            aria-label=question.words
            data-loss=question.loses.then_some("")
        >
            <button
                node_ref=no
                class="action"
                data-action="answer-no"
                on:click=alive(answer(false))
            >
                <span class="action-label">{question.no}</span>
            </button>
            <button
                node_ref=yes
                class="action button-primary"
                data-action="answer-yes"
                on:click=alive(answer(true))
            >
                <span class="action-label">{question.yes}</span>
            </button>
        </div>
    }
}

/// Draws a button that always answers: if it is disabled, with the reason.
#[component]
pub fn ActionButton(
    /// The button.
    button: Button,
) -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let scene = context.scene(move |game_match, _| {
        turn_banner::button(game_match, context.selection.get(), button)
    });
    let scene = scene.deferred(UpdatePhase::Turn);
    let closed = move || {
        let open = scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.enabled));
        (!open).then_some("true")
    };
    let wanted = context.scene(move |game_match, _| {
        let step = context.store.lesson.get();
        step.is_some_and(|step| button.leads_on(step, game_match, context.selection.get()))
    });
    let wanted = wanted.deferred(UpdatePhase::Turn);
    let costs = matches!(button, Button::Joker | Button::ReturnPlant | Button::ExtraTurn);
    let opens = matches!(button, Button::Joker | Button::ReturnPlant);
    let pressed = move || {
        let pressed = scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.pressed));
        opens.then(|| pressed.to_string())
    };
    let whole_turn = context
        .scene(move |game_match, _| button.undoes_whole_turn(game_match, context.selection.get()))
        .deferred(UpdatePhase::Turn);
    let label = button.label(text);
    let selection = context.selection.deferred(UpdatePhase::Turn);
    let label_now = memo(move || match whole_turn.get() {
        Some(true) => text.timeline.undo_turn,
        _ => button.label_with(text, selection.get()),
    });
    let name = move || match (button, button.cost()) {
        (_, Some(cost)) => format!("{label}, {}", (text.table.buttons.cost)(cost)),
        (Button::ReturnPlant, None) => format!("{label}, {}", text.table.buttons.value_cost),
        _ => label_now.get().to_owned(),
    };
    let bare = matches!(button, Button::Redo | Button::RestartTurn);
    // Tab skips a button that can do nothing and needs no explanation.
    let is_passed = move || {
        let undoes = bare || button == Button::Undo;
        (undoes && closed().is_some()).then_some("-1")
    };
    view! {
        <button
            class="action"
            class:button-primary=button.is_primary()
            class:action-bare=bare
            class:action-costs=costs
            class:wanted=move || wanted.get() == Some(true)
            data-action=action_name(button)
            data-explain=ExplainedButton::from_button(button).map(|it| Topic::Button(it).to_string())
            aria-disabled=dynamic(closed)
            tabindex=dynamic(is_passed)
            aria-pressed=pressed
            aria-label=dynamic(name)
            on:click=alive(move |event| press_by_pointer(context, button, &event))
        >
            <svg class="icon" viewBox="0 0 36 36" aria-hidden="true">
                {picture(context, button, whole_turn)}
            </svg>
            <span class="action-label">{dynamic(move || label_now.get())}</span>
            {cost(button, text)}
        </button>
    }
}

/// Presses the button, unless the click is the second half of a double tap.
fn press_by_pointer(context: TableContext, button: Button, event: &ev::MouseEvent) {
    // The second half of a double tap would answer the question that the first has asked, or take
    // back a second step. Quick clicks of a mouse on these buttons are steps of their own.
    let repeats = matches!(button, Button::RotateDomino | Button::Undo | Button::Redo)
        && is_of_mouse(event)
        && !context.store.app.confirms_always();
    if repeats || !context.double_tap.is_second_half(event) {
        context.press(button);
    }
}

/// Draws the picture of the button: of the joker, the animal.
fn picture(context: TableContext, button: Button, whole_turn: Memo<Option<bool>>) -> AnyView {
    if button == Button::Joker {
        let joker = context.scene(|game_match, _| game_match.game().table().joker());
        let joker = joker.deferred(UpdatePhase::Turn);
        let picture = dynamic(move || joker.get().map(animal_picture));
        return view! { <image href=picture width="36" height="36" /> }.into_any();
    }
    let id = move || format!("#{}", button_picture(button, whole_turn.get() == Some(true)));
    view! { <use href=dynamic(id) /> }.into_any()
}

/// Draws what the button costs, in clouds.
fn cost(button: Button, text: &Text) -> Option<AnyView> {
    let cost = match button {
        Button::ReturnPlant => text.table.buttons.value_cost_short.to_owned(),
        _ => button.cost()?.to_string(),
    };
    let cost = view! {
        <span class="action-cost" aria-hidden="true">
            {cost}
            <svg class="cost-cloud" viewBox="0 0 36 36">
                <use href="#cloud" />
            </svg>
        </span>
    };
    Some(cost.into_any())
}
