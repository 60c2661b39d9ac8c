//! What explains the numbers of the page: on hover, on focus, on a long press. Whatever bears the
//! attribute `data-explain` with a [`Topic`] is explained; there is nothing else to it.
//!
//! [`Topic`]: crate::scene::explain::topic::Topic

use crate::{
    scene::{
        explain::explain,
        geometry::{
            popover_position::popover_position,
            zoom::{Point, Rect},
        },
    },
    ui::{
        browser::{click_guard::Swallow, modifiers::is_modified},
        reactive::effect::effect,
        state::store::Store,
        table::context::TableContext,
    },
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

/// How long the pointer rests on a number before it is explained, in milliseconds.
const HOVER: u32 = 450;
/// The same on the board and in the log, where a pointer rests often.
const HOVER_OFTEN: u32 = 900;
/// How long a finger presses, in milliseconds.
const PRESS: u32 = 500;
/// How far it may stray, in CSS pixels.
const STRAY: i32 = 10;
/// What is explained: numbers, and by their names the buttons that have but a sign.
const EXPLAINED: &str = "[data-explain], .head-corner > button, .timeline-button, .action.bare";
/// What the note never covers: what is read while the thing explained is moved.
const AVOIDED: &str = ".chart-readout";
/// The note's id, by which what it explains refers to it.
const NOTE: &str = "explanation";

/// The note that explains. It is one for the whole table, and lies above dialogs too.
#[component]
pub fn Tooltip() -> impl IntoView {
    let note = NodeRef::<html::Div>::new();
    let explainer = TooltipState {
        context: TableContext::get(),
        note,
        label: RwSignal::new(String::new()),
        about: StoredValue::new_local(None),
        soon: StoredValue::new_local(None),
        pressed: StoredValue::new(None),
        rests: StoredValue::new(false),
        swallow: Swallow::new(),
    };
    let handles = [
        window_event_listener(ev::pointerover, move |event| explainer.over(&event)),
        window_event_listener(ev::pointerdown, move |event| explainer.down(&event)),
        window_event_listener(ev::pointermove, move |event| explainer.moved(&event)),
        window_event_listener(ev::pointerup, move |_| explainer.released()),
        window_event_listener(ev::pointercancel, move |_| explainer.released()),
        window_event_listener(ev::focusin, move |event| explainer.focused(event.target())),
        window_event_listener(ev::focusout, move |_| explainer.left()),
        window_event_listener(ev::keydown, move |event| explainer.key(&event)),
        window_event_listener(ev::contextmenu, move |event| {
            if explainer.swallow.is_armed() {
                event.prevent_default();
            }
        }),
    ];
    on_cleanup(move || {
        handles.into_iter().for_each(WindowListenerHandle::remove);
        explainer.hide();
    });
    // What was explained may be another number by now.
    let store = Store::get();
    effect(move || {
        store.game_match.track();
        let _ = store.playback.position();
        explainer.hide();
    });
    view! {
        <div class="explanation tip" id=NOTE role="tooltip" popover="manual" node_ref=note>
            {explainer.label}
        </div>
    }
}

/// What is explained, and what will be soon.
#[derive(Clone, Copy)]
struct TooltipState {
    context: TableContext,
    note: NodeRef<html::Div>,
    label: RwSignal<String>,
    about: StoredValue<Option<Element>, LocalStorage>,
    soon: StoredValue<Option<(Element, Timeout)>, LocalStorage>,
    pressed: StoredValue<Option<(i32, i32)>>,
    /// Whether a mouse rests where it has clicked, over something else by now.
    rests: StoredValue<bool>,
    /// Of the click that ends a long press.
    swallow: Swallow,
}

impl TooltipState {
    fn over(self, event: &ev::PointerEvent) {
        if event.pointer_type() != "mouse" || event.buttons() != 0 {
            return;
        }
        // What comes to lie under a mouse that has clicked and rests is not what it points at.
        let here = Some((event.client_x(), event.client_y()));
        let rests = self.context.store.clicked_at.get_value() == here;
        self.rests.set_value(rests);
        if rests {
            return;
        }
        let target = event.target();
        let over_note = element(target.clone()).is_some_and(|over| over.id() == NOTE);
        match number_at(target) {
            // Who goes into the note wants to read it.
            None if !over_note => self.hide(),
            None => {}
            Some(number) => {
                let same = |other: &Element| other.is_same_node(Some(&number));
                let shown = self.about.with_value(|about| about.as_ref().is_some_and(same));
                if !shown {
                    self.hide();
                    let often = number.matches("[data-space], [data-log-line]").unwrap_or(false);
                    self.explain_after(number, if often { HOVER_OFTEN } else { HOVER });
                }
            }
        }
    }

    fn down(self, event: &ev::PointerEvent) {
        self.hide();
        if event.pointer_type() == "mouse" || !event.is_primary() {
            return;
        }
        if let Some(number) = number_at(event.target()) {
            self.pressed.set_value(Some((event.client_x(), event.client_y())));
            self.explain_after(number, PRESS);
        }
    }

    fn moved(self, event: &ev::PointerEvent) {
        if self.rests.get_value() {
            self.over(event);
        }
        let Some((x, y)) = self.pressed.get_value() else { return };
        if (event.client_x() - x).abs().max((event.client_y() - y).abs()) > STRAY {
            self.released();
        }
    }

    /// A press that has explained leaves the note; one that has not explains nothing any more.
    fn released(self) {
        if self.pressed.get_value().is_some() {
            self.pressed.set_value(None);
            self.soon.set_value(None);
        }
    }

    fn focused(self, target: Option<EventTarget>) {
        let is = |element: &Element, what: &str| element.matches(what).unwrap_or(false);
        let Some(focused) = element(target).filter(|focused| is(focused, ":focus-visible")) else {
            return;
        };
        // A line of the log is explained where the keyboard goes on from it.
        if focused.has_attribute("data-explain") || is(&focused, ".log-go") {
            number_at(Some(focused.into())).into_iter().for_each(|number| self.explain(number));
        }
    }

    /// The finger that has pressed moves the focus too, and takes nothing away.
    fn left(self) {
        if !self.swallow.is_armed() {
            self.hide();
        }
    }

    /// Escape takes the note away; arrows go through the numbers of a group.
    fn key(self, event: &ev::KeyboardEvent) {
        let back = match event.key().as_str() {
            "Escape" => return self.hide(),
            "ArrowLeft" | "ArrowUp" => true,
            "ArrowRight" | "ArrowDown" => false,
            _ => return,
        };
        if is_modified(event) || event.default_prevented() {
            return;
        }
        let Some(focused) = element(event.target()) else { return };
        let Some(group) = focused.closest("[data-explain=walk]").ok().flatten() else { return };
        let Ok(found) = group.query_selector_all("[data-explain]") else { return };
        let numbers: Vec<HtmlElement> = (0..found.length())
            .filter_map(|index| found.get(index)?.dyn_into().ok())
            .filter(|number: &HtmlElement| number.offset_parent().is_some())
            .collect();
        let here = numbers.iter().position(|number| number.is_same_node(Some(&focused)));
        let next = match (here, back) {
            (Some(here), true) => here.checked_sub(1),
            (Some(here), false) => Some(here + 1),
            (None, _) => Some(0),
        };
        if let Some(next) = next.and_then(|next| numbers.get(next)) {
            event.prevent_default();
            let _ = next.focus();
        }
    }

    fn explain_after(self, number: Element, wait: u32) {
        let about = number.clone();
        let timeout = Timeout::new(wait, move || {
            if self.pressed.try_get_value().flatten().is_some() {
                self.swallow.arm();
            }
            self.explain(about);
        });
        self.soon.set_value(Some((number, timeout)));
    }

    fn explain(self, number: Element) {
        self.hide();
        let label = match number.get_attribute("data-explain") {
            Some(topic) => self.explained(&topic),
            None => number.get_attribute("aria-label"),
        };
        let label = label.filter(|_| number.is_connected());
        let Some((label, note)) = label.zip(self.note.get_untracked()) else { return };
        self.label.set(label);
        let _ = number.set_attribute("aria-describedby", NOTE);
        let target = rect(&number);
        self.about.set_value(Some(number));
        let _ = note.show_popover();
        // The words are there in the next frame, and with them the note's size.
        request_animation_frame(move || {
            let (width, height) = (note.offset_width() as f32, note.offset_height() as f32);
            let avoid = document().query_selector(AVOIDED).ok().flatten().map(|read| rect(&read));
            let at = popover_position(target, width, height, window_rect(), avoid.as_slice());
            stand(&note, at);
        });
    }

    fn explained(self, topic: &str) -> Option<String> {
        let topic = topic.parse().ok()?;
        let selection = self.context.chosen();
        let text = self.context.store.text();
        self.context.shown(|game_match| explain(game_match, text, selection, topic)).flatten()
    }

    fn hide(self) {
        self.soon.try_set_value(None);
        let about = self.about.try_update_value(Option::take).flatten();
        if let Some(about) = about {
            let _ = about.remove_attribute("aria-describedby");
            if let Some(note) = self.note.try_get_untracked().flatten() {
                let _ = note.hide_popover();
            }
        }
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn number_at(target: Option<EventTarget>) -> Option<Element> {
    let target = element(target)?;
    // Words that light up the board are numbers of nothing.
    if target.closest(".pointer").ok().flatten().is_some() {
        return None;
    }
    let number = target.closest(EXPLAINED).ok().flatten()?;
    (number.get_attribute("data-explain").as_deref() != Some("walk")).then_some(number)
}

/// Where the element lies in the window, in CSS pixels.
pub fn rect(element: &Element) -> Rect {
    let found = element.get_bounding_client_rect();
    let [x, y, width, height] =
        [found.x(), found.y(), found.width(), found.height()].map(|length| length as f32);
    Rect { x, y, width, height }
}

/// Puts a note where it is to stand in the window. Not by an attribute: the page's policy lets only
/// its own style sheets and scripts say how things look.
pub fn stand(note: &HtmlElement, at: Point) {
    let style = note.style();
    for (side, pixels) in [("left", at.x), ("top", at.y)] {
        // A length is always taken.
        let _ = style.set_property(side, &format!("{pixels}px"));
    }
}

/// The window, in CSS pixels.
pub fn window_rect() -> Rect {
    let length = |found: Result<wasm_bindgen::JsValue, _>| {
        found.ok().and_then(|found| found.as_f64()).unwrap_or(0.0) as f32
    };
    let (width, height) = (length(window().inner_width()), length(window().inner_height()));
    Rect { x: 0.0, y: 0.0, width, height }
}
