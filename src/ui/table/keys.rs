//! The keys of the table that work everywhere but in fields and dialogs.

use super::{
    board::BoardViewport,
    context::TableContext,
    shortcuts::{Panels, press_shortcut},
};
use crate::{
    scene::{
        board::Ghost,
        input::{Button, Reply, Selection},
    },
    ui::browser::{closest, first, html_elements, is_focus_lost, is_modified, matches, note_key},
};
use leptos::{ev, prelude::*};

/// The elements that answer Enter themselves. The heading only holds the focus for a while, and so
/// do the words of a lesson.
const OWN_ENTER: &str =
    "button, a, summary, [tabindex]:not(.turn-title, .coach-words, .focus-rest)";

/// The fields that own their keys.
const FIELDS: &str = "input:not([type=range]), select, textarea";

/// The command field with nothing typed.
const EMPTY_COMMAND: &str = "[data-field=command]:placeholder-shown";

/// The button that leads on in a lesson, or after a bot's scoring.
const NEXT_STEP: &str = "[data-action=next-step], [data-action=go-on]";

/// The answer to a question that changes nothing.
const ANSWER_NO: &str = "[data-action=answer-no]";

/// Handles a key, unless a field or an open dialog owns it.
pub fn press_key(
    context: TableContext,
    viewport: BoardViewport,
    panels: Panels,
    event: &ev::KeyboardEvent,
) {
    let within = |wanted: &str| closest(event.target(), wanted).is_some();
    if !within(FIELDS) {
        note_key();
    }
    // A held key would press the button and then its successor.
    if event.repeat() && event.key() == "Enter" && within("button") {
        event.prevent_default();
    }
    // An open dialog owns all keys, even without the focus.
    let in_dialog = first("dialog[open]:not(.curtain)").is_some();
    // With nothing typed, Ctrl+Z can only mean the game.
    let undone = undoing(event);
    let in_field = within(FIELDS) && (undone.is_none() || !within(EMPTY_COMMAND));
    if in_dialog || in_field || event.default_prevented() {
        return;
    }
    let has_shortcuts = context.store.app.preferences.with_untracked(|all| all.shortcuts);
    // The handover screen blocks all keys but S and M, which tell only public facts.
    if context.next_person.with_untracked(Option::is_some) {
        let key = event.key().to_ascii_lowercase();
        if has_shortcuts && !is_modified(event) && matches!(key.as_str(), "s" | "m") {
            press_shortcut(context, viewport, panels, &key);
        }
        return;
    }
    if let Some(button) = undone {
        event.prevent_default();
        return context.press(button);
    }
    if is_modified(event) {
        return;
    }
    match event.key().as_str() {
        // A held key would run through the steps.
        "Enter" if event.repeat() => {}
        // A picture does nothing: it would leave the question unanswered without a word.
        "Enter" if within("[role=img]") => {
            context.repeat_question_by_key();
        }
        "Enter" if within(OWN_ENTER) => {}
        "Enter" if takes_enter(context) => {
            // After a reload no control has the focus until a key acts.
            if is_focus_lost() {
                context.keyboard.note_use();
            }
            context.answer(Selection::press_primary);
        }
        "Enter" => match html_elements(document().query_selector_all(NEXT_STEP)).first() {
            Some(next) => next.click(),
            None => context.repeat_prompt(),
        },
        "Escape" if panels.log.get_untracked() => {
            event.prevent_default();
            panels.log.set(false);
        }
        "Escape"
            if context.area_card.get_untracked().is_some() && !drops_choice(context, event) =>
        {
            event.prevent_default();
            context.show_area_card(None);
        }
        "Escape" if untrack(|| context.waiting_question()).is_some() => {
            event.prevent_default();
            press_no(context);
        }
        "Escape" => {
            context.carry_out(Reply::Select(Selection::Nothing));
        }
        key if has_shortcuts => {
            let digit = digit_of(event);
            press_shortcut(context, viewport, panels, digit.as_deref().unwrap_or(key));
        }
        _ => {}
    }
}

/// Returns whether Escape drops the player's choice at once, even while a tooltip or a card is open.
///
/// The focus on a space or a button of the turn opens them. A player who does not see them would press
/// Escape in vain.
pub fn drops_choice(context: TableContext, event: &ev::KeyboardEvent) -> bool {
    context.selection.get_untracked() != Selection::Nothing
        && matches(event.target(), "[data-space], .play-area button")
}

/// Returns the digit printed on the key, on whichever keyboard; with Shift, the key means its sign.
///
/// French keyboards give digits only with Shift. Where the sign of a digit's key zooms, it does so.
pub fn digit_of(event: &web_sys::KeyboardEvent) -> Option<String> {
    let code = event.code();
    let zooms = matches!(event.key().as_str(), "+" | "-" | "=");
    code.strip_prefix("Digit").filter(|_| !event.shift_key() && !zooms).map(str::to_owned)
}

/// Answers the question with "no", by its button if that is on the page.
fn press_no(context: TableContext) {
    match html_elements(document().query_selector_all(ANSWER_NO)).first() {
        Some(no) => no.click(),
        None => context.answer_question(false),
    }
}

/// Returns whether Enter beside all buttons places the ghost or ends the turn.
fn takes_enter(context: TableContext) -> bool {
    let laid = context.highlights.with_untracked(|highlights| highlights.ghost != Ghost::Nothing);
    laid || context.may_end_turn()
}

/// Returns the button of the system's keys for undo and redo.
fn undoing(event: &ev::KeyboardEvent) -> Option<Button> {
    let control = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) if control => Some(Button::Undo),
        ("z", true) | ("y", false) if control => Some(Button::Redo),
        _ => None,
    }
}
