//! The tooltip: it explains numbers on hover, focus, tap and long press. It explains every element
//! whose attribute `data-explain` holds a [`Topic`].
//!
//! [`Topic`]: crate::scene::explain::Topic

use super::tooltip_target::{
    LEAVE_DELAY, NOTE, answers_taps, describe, explanation, is_in_note, is_visible, number_at,
    page_of, place_beside, repeats_area_card, repeats_label, rest_before_tooltip, walk_numbers,
};
use crate::{
    scene::{
        input::Selection,
        rulebook::{RulesPage, page_of_selection},
    },
    ui::{
        browser::{
            Gestures, LONG_PRESS, LONG_PRESS_DISTANCE, LONG_PRESS_ON_BUTTON, Press, closest,
            element, end_of_opening, first, is_modified,
            on_window::{on_window, on_window_first},
            rect, window_rect,
        },
        reactive::{Lifetime, alive, dynamic, effect, memo::memo},
        table::{board::BoardViewport, context::TableContext, keys::drops_choice},
        widgets::RuleLink,
    },
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};
use web_sys::{Element, EventTarget};

/// The attribute of a tooltip that has no place yet: it is invisible and lets taps through.
const UNPLACED: &str = "data-unplaced";

/// Draws the tooltip: one for the whole table, above dialogs, too.
#[component]
pub fn Tooltip() -> impl IntoView {
    let note = NodeRef::<html::Div>::new();
    let tooltip = TooltipState {
        context: TableContext::get(),
        note,
        label: RwSignal::new(String::new()),
        rule: RwSignal::new(None),
        about: StoredValue::new_local(None),
        soon: StoredValue::new_local(None),
        closing: StoredValue::new_local(None),
        pressed: StoredValue::new(None),
        answers: StoredValue::new(false),
        hovers: StoredValue::new(false),
        rests: StoredValue::new(false),
        moved_to: StoredValue::new(None),
        opened_until: end_of_opening(),
        gestures: Gestures::get(),
        lifetime: Lifetime::current(),
    };
    tooltip.gestures.on_press(move |event| tooltip.down(event));
    on_window(ev::pointerover, move |event| tooltip.over(&event));
    on_window(ev::pointermove, move |event| tooltip.moved(&event));
    on_window(ev::pointerup, move |event| tooltip.lifted(&event));
    on_window(ev::pointercancel, move |_| tooltip.released());
    on_window(ev::resize, move |_| tooltip.hide());
    on_window_first(ev::scroll, move |event| tooltip.follow(&event));
    on_window(ev::focusin, move |event| tooltip.focused(&event));
    on_window(ev::focusout, move |event| tooltip.left(event.target()));
    on_window_first(ev::keydown, move |event| tooltip.close_by_key(&event));
    on_window(ev::keydown, move |event| tooltip.key(&event));
    on_window(ev::contextmenu, move |event| {
        if tooltip.gestures.click_guard.is_armed() {
            event.prevent_default();
        }
    });
    on_cleanup(move || tooltip.hide());
    // The number under the tooltip may be another by now, and the joker picker opens below it, as do
    // the plants beside a ghost.
    let opens_choices = memo(move || {
        let selection = tooltip.context.selection.get();
        Some(selection).filter(|it| *it == Selection::Joker || it.is_ghost())
    });
    effect(move || {
        let _ = opens_choices.get();
        tooltip.context.store.game_match.track();
        let _ = tooltip.context.store.playback.position();
        tooltip.hide();
    });
    // The board pans to a space that gets the focus.
    let viewport = BoardViewport::get();
    effect(move || {
        viewport.zoom.track();
        tooltip.place();
    });
    view! {
        <div
            class="explanation popover-card"
            popover="manual"
            node_ref=note
            on:click=alive(move |_| tooltip.hide())
        >
            <div id=NOTE role="tooltip">{tooltip.label}</div>
            {dynamic(move || tooltip.rule.get().map(|page| view! { <RuleLink page /> }.into_any()))}
        </div>
    }
}

/// The open tooltip and the next one; `Copy`.
#[derive(Clone, Copy)]
struct TooltipState {
    context: TableContext,
    note: NodeRef<html::Div>,
    label: RwSignal<String>,
    /// The page with the rule behind the number.
    rule: RwSignal<Option<RulesPage>>,
    about: StoredValue<Option<Element>, LocalStorage>,
    soon: StoredValue<Option<(Element, Timeout)>, LocalStorage>,
    /// Runs while a mouse is neither on the number nor in the tooltip.
    closing: StoredValue<Option<Timeout>, LocalStorage>,
    pressed: StoredValue<Option<Press>>,
    /// `true` if the pressed element does something else at a tap.
    answers: StoredValue<bool>,
    /// `true` if a mouse opened the tooltip; it may go on to a number beside.
    hovers: StoredValue<bool>,
    /// `true` while a mouse rests, perhaps over something new.
    rests: StoredValue<bool>,
    /// Where the pointer moved last, in pixels of the window.
    moved_to: StoredValue<Option<(i32, i32)>>,
    /// The time until which a tap may be the second half of the one that opened the table.
    opened_until: f64,
    gestures: Gestures,
    lifetime: Lifetime,
}

impl TooltipState {
    fn over(self, event: &ev::PointerEvent) {
        if event.pointer_type() != "mouse" || event.buttons() != 0 || !self.is_wanted() {
            return;
        }
        // A mouse that clicked or rests does not point at what appears under it or scrolls there.
        let here = Some((event.client_x(), event.client_y()));
        let rests =
            [self.context.store.clicked_at.get_value(), self.moved_to.get_value()].contains(&here);
        self.rests.set_value(rests);
        if rests {
            // What it pointed at before may be covered now, or scrolled away.
            self.soon.set_value(None);
            let is_gone = !self.is_about(&number_at(event.target()));
            if is_gone && self.hovers.get_value() && !is_in_note(event.target()) {
                self.hide();
            }
            return;
        }
        let number = number_at(event.target());
        if is_in_note(event.target()) || self.is_about(&number) {
            return self.stay();
        }
        self.leave();
        let Some(number) = number else { return };
        self.hovers.set_value(true);
        let rest = rest_before_tooltip(&number);
        self.explain_after(number, rest);
    }

    fn is_about(self, number: &Option<Element>) -> bool {
        self.about.with_value(|about| about.is_some() && about == number)
    }

    /// Keeps the tooltip open while the mouse is in it or on its number.
    fn stay(self) {
        self.soon.set_value(None);
        self.closing.set_value(None);
    }

    /// Closes the tooltip unless the mouse, which has left its number, soon enters it.
    fn leave(self) {
        self.soon.set_value(None);
        if !self.hovers.get_value() {
            self.hide();
        } else if self.about.with_value(Option::is_some) && self.closing.with_value(Option::is_none)
        {
            self.closing.set_value(Some(self.lifetime.timer(LEAVE_DELAY, move || self.close())));
        }
    }

    /// Returns whether the player wants tooltips that open by themselves.
    fn is_wanted(self) -> bool {
        self.context.store.app.preferences.with_untracked(|preferences| preferences.tooltips)
    }

    fn down(self, event: &ev::PointerEvent) {
        // A press on the tooltip closes it, and may be one on its link.
        if is_in_note(event.target()) {
            return;
        }
        self.hide();
        if event.pointer_type() == "mouse" || !event.is_primary() {
            return;
        }
        self.hovers.set_value(false);
        let answers = answers_taps(self.context, event.target());
        // Without explanations a slow press acts as a quick one.
        if let Some(number) = number_at(event.target()).filter(|_| !answers || self.is_wanted()) {
            self.pressed.set_value(Some(Press::new(event)));
            self.answers.set_value(answers);
            self.explain_after(number, if answers { LONG_PRESS_ON_BUTTON } else { LONG_PRESS });
        }
    }

    fn moved(self, event: &ev::PointerEvent) {
        if self.rests.get_value() {
            self.over(event);
        }
        self.moved_to.set_value(Some((event.client_x(), event.client_y())));
        let pressed = self.pressed.get_value();
        if pressed.is_some_and(|press| press.has_moved(event, LONG_PRESS_DISTANCE)) {
            self.released();
        }
    }

    /// Handles a lifted finger: a short tap explains a number that answers no tap itself.
    fn lifted(self, event: &ev::PointerEvent) {
        let is_open = self.about.with_value(Option::is_some);
        let waits = self.pressed.get_value().is_some() && !is_open;
        let number = self.soon.with_value(|soon| soon.as_ref().map(|(number, _)| number.clone()));
        self.released();
        let is_free = !self.answers.get_value() && event.time_stamp() >= self.opened_until;
        if let Some(number) = number.filter(|_| waits && is_free) {
            self.explain(number);
        }
    }

    /// Ends a press. A tooltip that it opened stays; one to come does not open.
    fn released(self) {
        if self.pressed.get_value().is_some() {
            self.pressed.set_value(None);
            self.soon.set_value(None);
        }
    }

    fn focused(self, event: &ev::FocusEvent) {
        self.hovers.set_value(false);
        let is = |element: &Element, what: &str| element.matches(what).unwrap_or(false);
        let focused = element(event.target()).filter(|focused| is(focused, ":focus-visible"));
        // A focus that a dialog gives back asks nothing.
        let is_given_back = closest(event.related_target(), "dialog").is_some();
        let Some(focused) = focused.filter(|_| !is_given_back) else { return };
        // The focus on a group of numbers explains how to go through them.
        if is(&focused, "[data-explain=walk]") {
            return self.explain(focused);
        }
        let in_group = focused.closest("[data-explain=walk]").ok().flatten().is_some();
        if !in_group && !self.is_wanted() {
            return;
        }
        // The card of the area is read aloud already.
        if repeats_area_card(self.context, &focused) {
            return;
        }
        // A line of the log is explained where the keyboard focus is in it.
        if focused.has_attribute("data-explain") || is(&focused, ".log-go") {
            number_at(Some(focused.into())).into_iter().for_each(|number| self.explain(number));
        }
    }

    /// Handles the end of a focus. A tap or a long press moves the focus from a number before,
    /// and must not close its tooltip.
    fn left(self, target: Option<EventTarget>) {
        let left = [number_at(target.clone()), element(target)];
        if left.iter().any(|it| self.is_about(it)) && !self.gestures.click_guard.is_armed() {
            self.hide();
        }
    }

    /// Closes an open tooltip by Escape, which then closes nothing else.
    fn close_by_key(self, event: &ev::KeyboardEvent) {
        if event.key() == "Escape" && self.about.with_value(Option::is_some) {
            if self.hovers.get_value() || !drops_choice(self.context, event) {
                event.prevent_default();
                event.stop_propagation();
            }
            self.hide();
        }
    }

    /// Handles keys: arrows go through the numbers of a group, F1 opens the rule.
    fn key(self, event: &ev::KeyboardEvent) {
        let back = match event.key().as_str() {
            "F1" => return self.open_rule(event),
            "ArrowLeft" | "ArrowUp" => true,
            "ArrowRight" | "ArrowDown" => false,
            _ => return,
        };
        if !is_modified(event) && !event.default_prevented() && walk_numbers(event.target(), back) {
            event.prevent_default();
        }
    }

    /// Opens the rulebook: at the rule of the number with the focus, or of the refusal, or at the
    /// list of pages. On the board, where most taps are refused, the refusal comes first.
    fn open_rule(self, event: &ev::KeyboardEvent) {
        if first(".rulebook, dialog.curtain[open]").is_some() {
            return;
        }
        event.prevent_default();
        let number = number_at(event.target());
        let page =
            number.and_then(|number| page_of(self.context, &number.get_attribute("data-explain")?));
        let refusal = untrack(|| self.context.rule_of_refusal());
        let is_on_board = closest(event.target(), "[data-space]").is_some();
        self.hide();
        let page = if is_on_board { refusal.or(page) } else { page.or(refusal) };
        let is_on_end = closest(event.target(), "[data-action=end-turn]").is_some();
        let page = if is_on_end { Some(RulesPage::TurnEnd) } else { page };
        let is_on_hand = closest(event.target(), ".hand").is_some();
        let page = page
            .or_else(|| page_of_selection(self.context.selection.get_untracked()))
            .or(is_on_hand.then_some(RulesPage::Placing));
        self.context.store.app.open_rules(page);
    }

    fn explain_after(self, number: Element, wait: u32) {
        let about = number.clone();
        let timeout = self.lifetime.timer(wait, move || {
            // The target may have gone while the tooltip waited, or its area's card has opened.
            if !is_visible(&about) || repeats_area_card(self.context, &about) {
                return;
            }
            self.explain(about);
            // A long press that explains nothing is a tap.
            let is_open = self.about.with_value(Option::is_some);
            if is_open && self.pressed.get_value().is_some() {
                self.gestures.click_guard.arm();
            }
        });
        self.soon.set_value(Some((number, timeout)));
    }

    fn explain(self, number: Element) {
        self.hide();
        let topic = number.get_attribute("data-explain");
        // Their accessible name says this already.
        let repeats_name = topic.is_none()
            || number.matches("[data-plant]").unwrap_or(false)
            || repeats_label(self.context, &number);
        self.rule.set(topic.as_deref().and_then(|topic| page_of(self.context, topic)));
        let label = match topic {
            Some(topic) => explanation(self.context, &topic),
            None => number.get_attribute("aria-label"),
        };
        let Some((label, note)) = label.zip(self.note.get_untracked()) else { return };
        self.label.set(label);
        describe(&number, !repeats_name);
        self.about.set_value(Some(number));
        // Where the last tooltip was, it would catch the click of this tap.
        let _ = note.set_attribute(UNPLACED, "");
        let _ = note.show_popover();
        self.place();
    }

    /// Puts the open tooltip beside its target. The text, and with it the size, is there in the next
    /// frame, as is a board that pans to the focus.
    fn place(self) {
        if self.about.with_value(Option::is_none) {
            return;
        }
        self.lifetime.next_frame(move || {
            let about = self.about.with_value(Option::clone);
            let Some((about, note)) = about.zip(self.note.get_untracked()) else { return };
            if !rect(&about).overlaps(window_rect()) {
                return self.hide();
            }
            place_beside(self.context, &about, &note);
            let _ = note.remove_attribute(UNPLACED);
        });
    }

    /// Moves the open tooltip with its target, or closes it if the target scrolls out of its list.
    fn follow(self, scrolled: &ev::Event) {
        let about = self.about.with_value(Option::clone);
        let list = element(scrolled.target()).zip(about);
        let is_gone = list.is_some_and(|(list, about)| {
            list.contains(Some(&about)) && !rect(&list).overlaps(rect(&about))
        });
        if is_gone { self.hide() } else { self.place() }
    }

    fn hide(self) {
        self.soon.try_set_value(None);
        self.close();
    }

    /// Closes the open tooltip; one to come still opens.
    fn close(self) {
        self.closing.try_set_value(None);
        let about = self.about.try_update_value(Option::take).flatten();
        if let Some(about) = about {
            describe(&about, false);
            if let Some(note) = self.note.try_get_untracked().flatten() {
                let _ = note.hide_popover();
            }
        }
    }
}
