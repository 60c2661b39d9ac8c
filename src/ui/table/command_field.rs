//! The command field: a line above the board in which a player types actions and questions.

use super::{context::TableContext, focus::recover_step_focus};
use crate::{
    rules::RuleSet,
    scene::{
        command::{Command, CommandError, History, Query, read_command},
        input::Question,
    },
    ui::{
        browser::{focus_next, focus_visible, is_modified, once_updated},
        reactive::{Lifetime, Memo, alive, dynamic},
        widgets::Icon,
    },
};
use leptos::{ev, html, prelude::*, wasm_bindgen::JsCast};
use web_sys::{Element, HtmlElement, HtmlInputElement, SvgElement};

/// The field, for the focus.
const FIELD: &str = "input[data-field=command]";

/// Opens the field, or returns to it.
pub fn open_command_field(open: RwSignal<bool>) {
    open.set(true);
    focus_next(FIELD);
}

/// Draws the field while it is open.
#[component]
pub fn CommandField(
    /// `true` while the field is open.
    open: RwSignal<bool>,
    /// `true` while the table of areas is open.
    areas: RwSignal<bool>,
) -> impl IntoView {
    move || open.get().then(|| view! { <Field open areas /> }.into_any())
}

/// The answer beside the field.
#[derive(Clone, PartialEq, Default)]
enum Answer {
    /// How to begin.
    #[default]
    Hint,
    /// The answer to a question, or a question of the table.
    Words(String),
    /// What the line can be completed to.
    Choices(String),
    /// The reason why the command does nothing.
    Refusal(String),
    /// The list of commands.
    Help,
}

impl Answer {
    /// Returns true if the answer may need more than a line.
    fn is_long(&self) -> bool {
        match self {
            Answer::Hint => false,
            Answer::Words(words) | Answer::Choices(words) | Answer::Refusal(words) => {
                !words.is_empty()
            }
            Answer::Help => true,
        }
    }
}

/// The field and its answer; `Copy`.
#[derive(Clone, Copy)]
struct FieldState {
    context: TableContext,
    /// `true` while the field is open.
    open: RwSignal<bool>,
    /// `true` while the table of areas is open.
    areas: RwSignal<bool>,
    /// The question of the table that waits for an answer.
    question: Memo<Option<Question>>,
    /// The time while the field is open.
    lifetime: Lifetime,
    field: NodeRef<html::Input>,
    answer: RwSignal<Answer>,
    answer_place: NodeRef<html::Div>,
    /// `true` if the answer describes the field, once the field gets the focus again. At first the
    /// answer is announced, and a reader would read it twice.
    is_described: RwSignal<bool>,
    history: StoredValue<History>,
    /// The element that had the focus before.
    before: StoredValue<Option<Element>, LocalStorage>,
}

impl FieldState {
    fn new(open: RwSignal<bool>, areas: RwSignal<bool>) -> FieldState {
        let context = TableContext::get();
        FieldState {
            context,
            open,
            areas,
            question: context.question(),
            lifetime: Lifetime::current(),
            field: NodeRef::new(),
            answer: RwSignal::new(Answer::default()),
            answer_place: NodeRef::new(),
            is_described: RwSignal::new(true),
            history: StoredValue::new(History::default()),
            before: StoredValue::new_local(document().active_element()),
        }
    }

    /// Carries out the line.
    fn send(self) {
        let Some(input) = self.field.get_untracked() else { return };
        let line = input.value();
        let typed = line.clone();
        self.answer_line(&line, move |outcome| {
            match outcome {
                // What is typed next replaces the line.
                Answer::Refusal(_) => input.select(),
                // What is typed next completes the line.
                Answer::Choices(_) => {}
                _ => {
                    set_line(&input, "");
                    let _ = self.history.try_update_value(|history| history.add(typed));
                }
            }
            self.is_described.set(false);
            self.answer.set(outcome);
            // The player may have scrolled the answer before.
            if let Some(place) = self.answer_place.get_untracked() {
                place.set_scroll_top(0);
            }
        });
    }

    /// Carries out the line; `show` gets the answer, a frame later if the table changes.
    fn answer_line(self, line: &str, show: impl FnOnce(Answer) + 'static) {
        let context = self.context;
        let text = context.store.text();
        let is_asked = self.question.with_untracked(Option::is_some);
        let read = context.displayed_untracked(|game_match| {
            let command = match read_command(line, game_match, text) {
                Ok(Command::Answer(_)) if !is_asked => Err(CommandError::NothingAsked),
                command => command,
            };
            command.map_err(|error| (error.is_choice(), error.words(game_match, text)))
        });
        match read {
            None => {}
            Some(Err((is_choice, words))) => {
                context.speak(words.clone());
                show(if is_choice { Answer::Choices(words) } else { Answer::Refusal(words) });
            }
            Some(Ok(Command::Answer(yes))) => {
                context.answer_question(yes);
                show(Answer::Words(String::new()));
            }
            Some(Ok(Command::Reply(reply))) => {
                let before = self.question.get_untracked();
                context.soon(move || {
                    let accepted = context.answer_now(|_, _| reply);
                    if !self.lifetime.is_over() {
                        show(outcome(context, accepted, before, self.question.get_untracked()));
                    }
                });
            }
            Some(Ok(Command::Ask(Query::Areas))) => {
                self.areas.set(true);
                show(Answer::Words(String::new()));
            }
            Some(Ok(Command::Ask(Query::Help))) => {
                show(Answer::Help);
                // Two dozen commands are too much for one announcement.
                focus_next("[data-command-answer]");
            }
            Some(Ok(Command::Ask(query))) => {
                let selection = context.selection.get_untracked();
                let words = match query {
                    Query::Scores => context.scores_text(),
                    _ => context
                        .displayed_untracked(|it| query.answer(it, text, selection))
                        .flatten(),
                };
                let words = words.unwrap_or_default();
                context.speak(words.clone());
                show(Answer::Words(words));
            }
        }
    }

    fn close(self) {
        self.open.set(false);
        give_focus_back(self.context, self.before.try_update_value(Option::take).flatten());
    }

    /// Handles the arrow keys: they step through the lines that were typed.
    fn step_history(self, event: &ev::KeyboardEvent) {
        let is_back = match event.key().as_str() {
            "ArrowUp" => true,
            "ArrowDown" => false,
            _ => return,
        };
        let line = self.history.try_update_value(|history| history.step(is_back));
        if let (Some(input), Some(line)) = (self.field.get_untracked(), line) {
            event.prevent_default();
            set_line(&input, &line);
        }
    }

    fn is_refusal(self) -> bool {
        self.answer.with(|answer| matches!(answer, Answer::Refusal(_)))
    }

    fn clear_refusal(self) {
        let is_empty = self.field.get_untracked().is_some_and(|input| input.value().is_empty());
        if is_empty && untrack(|| self.is_refusal()) {
            self.answer.set(Answer::default());
        }
    }
}

#[component]
fn Field(open: RwSignal<bool>, areas: RwSignal<bool>) -> impl IntoView {
    let state = FieldState::new(open, areas);
    let t = &state.context.store.text().command;
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        state.send();
    };
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            state.close();
        }
    };
    // The list of commands is too long for a description.
    let is_described =
        move || state.is_described.get() && state.answer.with(|answer| *answer != Answer::Help);
    view! {
        <form class="command-field" on:submit=alive(submit) on:keydown=alive(escape)>
            <input
                type="text"
                node_ref=state.field
                data-field="command"
                aria-label=t.title
                aria-describedby=move || is_described().then_some("command-answer")
                aria-invalid=move || state.is_refusal().then_some("true")
                placeholder=t.title
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                enterkeyhint="send"
                on:keydown=alive(move |event: ev::KeyboardEvent| state.step_history(&event))
                on:input=alive(move |_| state.clear_refusal())
                on:focus=alive(move |_| state.is_described.set(true))
            />
            <button type="submit" class="icon-button" data-action="send-command" aria-label=t.send>
                <Icon id="glyph-check" />
            </button>
            <button
                type="button"
                class="button-quiet icon-button"
                data-action="close-command"
                aria-label=state.context.store.text().menu.close
                on:click=alive(move |_| state.close())
            >
                <Icon id="glyph-close" />
            </button>
            {answer_box(state)}
        </form>
    }
}

/// Goes on in the field when the player types while the answer has the focus: no letter acts as a key.
fn type_on(event: ev::KeyboardEvent) {
    if event.key().chars().count() == 1 && event.key() != " " && !is_modified(&event) {
        event.stop_propagation();
        focus_visible(FIELD);
    }
}

/// Draws the answer below the field.
fn answer_box(state: FieldState) -> impl IntoView {
    let is_help = move || state.answer.with(|answer| *answer == Answer::Help);
    view! {
        <div
            node_ref=state.answer_place
            class="command-answer"
            class:refused=move || state.is_refusal()
            data-command-answer=""
            on:keydown=alive(type_on)
            // In a document, a screen reader's arrow keys read the list of commands line by line.
            role=move || if is_help() { "document" } else { "group" }
            aria-label=state.context.store.text().command.answer
            // It may be longer than its place, and then scrolls.
            tabindex=move || state.answer.with(Answer::is_long).then_some("0")
        >
            // The field is described by the words alone, without the name of their group.
            <div id="command-answer">
                {dynamic(move || answer_view(state.context, state.answer.get()))}
            </div>
        </div>
    }
}

/// Returns the answer to a command that the table accepts, refuses, or asks about first. A question
/// that waited already is repeated instead of a refusal.
fn outcome(
    context: TableContext,
    accepted: bool,
    before: Option<Question>,
    question: Option<Question>,
) -> Answer {
    if accepted {
        return Answer::Words(String::new());
    }
    let notice = context.store.app.notice.get_untracked().unwrap_or_default();
    let Some(question) = question else { return Answer::Refusal(notice) };
    let words = (context.store.text().command.question)(&notice);
    context.speak(words.clone());
    match before.is_some_and(|before| before.yes == question.yes) {
        true => Answer::Refusal(words),
        false => Answer::Words(words),
    }
}

fn answer_view(context: TableContext, answer: Answer) -> AnyView {
    let t = &context.store.text().command;
    let line = |(line, does): (&'static str, &'static str)| {
        view! {
            <dt>
                <kbd>{line}</kbd>
            </dt>
            <dd>{does}</dd>
        }
        .into_any()
    };
    match answer {
        Answer::Hint => t.hint.into_any(),
        Answer::Words(words) | Answer::Choices(words) | Answer::Refusal(words) => words.into_any(),
        Answer::Help => {
            let is_valley = context.displayed_untracked(|it| it.game().table().board().rules())
                == Some(RuleSet::Valley);
            let in_valley = t.help_in_valley.into_iter().filter(|_| is_valley);
            let lines = t.help.into_iter().chain(in_valley).map(line).collect_view();
            view! { <dl class="shortcuts">{lines}</dl> }.into_any()
        }
    }
}

/// Puts the line into the field, with the cursor behind it.
fn set_line(input: &HtmlInputElement, line: &str) {
    input.set_value(line);
    let end = line.encode_utf16().count() as u32;
    let _ = input.set_selection_range(end, end);
}

/// Returns the focus to the element that had it before the field opened, if it is still visible.
fn give_focus_back(context: TableContext, before: Option<Element>) {
    let visible =
        before.filter(|it| it.is_connected() && it.get_bounding_client_rect().width() > 0.);
    let focused = visible.is_some_and(|element| match element.dyn_into::<HtmlElement>() {
        Ok(element) => element.tag_name() != "BODY" && element.focus().is_ok(),
        Err(element) => element.dyn_into().is_ok_and(|space: SvgElement| space.focus().is_ok()),
    });
    if !focused {
        once_updated(move || recover_step_focus(context));
    }
}
