//! The keyboard focus on the table. Whoever plays by keyboard always has one: a control that goes
//! away passes it on.

use super::context::TableContext;
use crate::{
    scene::input::Selection,
    ui::{
        browser::{
            element, focus_space, focus_visible, is_focus_lost, matches, once_updated, rect,
        },
        reactive::{Lifetime, effect},
    },
};
use leptos::{ev, prelude::*, web_sys::Element};
use std::cell::Cell;

/// The controls of the step, in the order in which the focus goes to them.
pub const STEP: &[&str] = &[
    ".play-area .plant-choice:not([aria-disabled])",
    ".play-area .action.button-primary:not([aria-disabled])",
    ".play-area .hand-domino:not(.fits-nowhere)",
    ".play-area .hand-domino",
    ".play-area .final-buttons button",
];
/// The button that opens the joker picker.
const JOKER_BUTTON: &str = ".play-area [data-action=joker]";
/// A space to choose.
pub const LEGAL: &str = "[data-space].legal";
/// The answer that has the focus first: before a loss, the one that loses nothing.
pub const FIRST_ANSWER: &str = ".answers[data-loss] [data-action=answer-no], \
    .answers:not([data-loss]) [data-action=answer-yes]";
/// A domino of the hand while none can be chosen.
const CLOSED_DOMINO: &str = ".hand-domino[aria-disabled]";
/// The empty element that has the focus between two controls.
const REST: &str = ".focus-rest";
/// The heading, which holds the focus while there is nothing to do.
const TITLE: &str = ".turn-title";

/// Passes the focus on whenever it is lost on a table that is played by keyboard.
#[derive(Clone, Copy)]
pub struct FocusKeeper {
    context: TableContext,
    lifetime: Lifetime,
}

impl FocusKeeper {
    /// Watches the match: a change may remove the control that has the focus, as a new table does.
    pub fn new(context: TableContext) -> FocusKeeper {
        let keeper = FocusKeeper { context, lifetime: Lifetime::current() };
        effect(move || {
            context.store.game_match.track();
            context.next_person.track();
            keeper.recover_later(None);
        });
        keeper
    }

    /// Handles `focusout`: a removed control has no successor. Neither has one that the player left
    /// by Tab for the browser's own controls; it stays, and the player may go.
    pub fn focus_left(self, event: &ev::FocusEvent) {
        if event.related_target().is_none() {
            let left = element(event.target());
            self.rest_at_once(left.clone());
            self.recover_later(left);
        }
    }

    /// Puts the focus on an empty element as soon as the control is removed: it never falls to the
    /// body, and a screen reader says nothing until the next control has it.
    fn rest_at_once(self, left: Option<Element>) {
        if !self.context.keyboard.is_used() {
            return;
        }
        queue_microtask(self.lifetime.once(move || {
            if is_focus_lost() && left.is_some_and(|left| !left.is_connected()) {
                focus_visible(REST);
            }
        }));
    }

    /// Handles the focus on the empty element: a dialog may have given it back there.
    pub fn pass_on(self) {
        self.recover_later(None);
    }

    /// Recovers the focus after all updates, unless the control that had it is still there. The
    /// handover screen takes it itself.
    fn recover_later(self, left: Option<Element>) {
        if !self.context.keyboard.is_used() {
            return;
        }
        once_updated(self.lifetime.once(move || {
            if left.is_some_and(|left| left.is_connected() && rect(&left).width > 0.0) {
                return;
            }
            let is_curtained = self.context.next_person.with_untracked(Option::is_some);
            if !is_curtained && self.context.keyboard.is_used() {
                recover_step_focus(self.context);
            }
        }));
    }
}

/// Focuses the chosen domino while it has no space, or else the first control of the step. A control
/// that has the focus keeps it.
pub fn recover_step_focus(context: TableContext) {
    // Each move of a bot changes what fits, and with it the names of the dominoes.
    if context.displayed_untracked(|game_match| game_match.bot_to_act().is_some()) == Some(true) {
        return recover_focus(&[]);
    }
    // After an undone extra turn the domino with the focus can no longer be chosen.
    let is_closed = matches(document().active_element(), CLOSED_DOMINO);
    let is_past = untrack(|| context.store.playback.is_past());
    if is_closed && !is_past && focus_first(STEP) {
        return;
    }
    let chosen = match context.selection.get_untracked() {
        Selection::Domino(domino) | Selection::RotatedDomino { domino, .. } => {
            Some(format!(".play-area [data-domino=\"{domino}\"]"))
        }
        _ => None,
    };
    let wanted: Vec<&str> = chosen.as_deref().into_iter().chain(STEP.iter().copied()).collect();
    recover_focus(&wanted);
}

/// Focuses the first visible of these controls if no control has the focus; without one it focuses
/// the heading.
pub fn recover_focus(wanted: &[&str]) {
    let on_title = matches(document().active_element(), TITLE);
    if (has_no_control() || on_title) && !focus_first(wanted) {
        focus_visible(TITLE);
    }
}

thread_local! {
    /// Finds the control that had the focus when a key opened the joker picker.
    static FOCUS_BEFORE_JOKER: Cell<Option<String>> = const { Cell::new(None) };
}

/// Notes the control with the focus before a key opens the joker picker.
pub fn note_focus_before_joker() {
    let focused = document().active_element();
    let selector = |attribute: &str| {
        let value = focused.as_ref()?.get_attribute(attribute)?;
        Some(format!("[{attribute}=\"{value}\"]"))
    };
    let selector = ["data-space", "data-domino", "data-action"].into_iter().find_map(selector);
    FOCUS_BEFORE_JOKER.set(selector);
}

/// Returns the selector of the control that had the focus when a key opened the joker picker, once.
pub fn take_focus_before_joker() -> Option<String> {
    FOCUS_BEFORE_JOKER.take()
}

/// Gives the focus back when the picker closes and the joker stays: to the control with this selector,
/// or else to the button that opens it.
pub fn return_from_joker(left: Option<String>) {
    match left {
        Some(space) if space.starts_with("[data-space") && has_no_control() => focus_space(space),
        left => recover_focus(&[left.as_deref().unwrap_or(JOKER_BUTTON), JOKER_BUTTON]),
    }
}

/// Returns whether no control has the focus: it is lost, or rests between two of them.
pub fn has_no_control() -> bool {
    is_focus_lost() || matches(document().active_element(), REST)
}

/// Focuses the first visible of these controls. Returns whether there is one.
pub fn focus_first(wanted: &[&str]) -> bool {
    wanted.iter().any(|wanted| focus_visible(wanted))
}
