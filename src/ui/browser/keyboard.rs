//! Where the keyboard is. What a pointer presses takes no focus: each move of it makes the browser
//! style and lay out the page once more, and a focus on a button that goes with its step once again.

use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_sys::{Element, EventTarget, HtmlElement};

/// Whether the table is played by keyboard; `Copy`.
#[derive(Clone, Copy)]
pub struct Keyboard(StoredValue<bool>);

impl Keyboard {
    /// By keyboard if what began the table was pressed by it.
    pub fn new() -> Keyboard {
        let shown = document().query_selector(":focus-visible").ok().flatten();
        Keyboard(StoredValue::new(shown.is_some()))
    }

    /// Whether it is.
    pub fn is_used(self) -> bool {
        self.0.try_get_value() == Some(true)
    }

    /// The focus comes to something; that it is shown there tells of a keyboard.
    pub fn enters(self, event: &ev::FocusEvent) {
        self.0.set_value(matches(event.target(), ":focus-visible"));
    }

    /// A pointer goes down: buttons and spaces answer it without taking the focus. A screen reader
    /// presses with a pointer that has clicked nothing; it wants the focus as a keyboard does.
    pub fn is_left(self, event: &ev::MouseEvent) {
        let by_reader = event.detail() == 0;
        self.0.set_value(by_reader);
        let target = event.target();
        let pressed = matches(target.clone(), "button, button *, [data-space]");
        if by_reader || !pressed || matches(target, "dialog *") {
            return;
        }
        event.prevent_default();
        // A field would keep the focus, and with it all keys.
        let focused = document().active_element().and_then(|focused| focused.dyn_into().ok());
        if let Some(field) = focused.filter(|field: &HtmlElement| field.tag_name() == "INPUT") {
            let _ = field.blur();
        }
    }
}

fn matches(target: Option<EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Moves the focus to the first in sight that fits, once the page shows what has changed: what held
/// it is no longer there.
pub fn focus_next(selector: &'static str) {
    focus_within(PATIENCE, selector);
}

/// For how many frames the focus waits for the page's waves: bots may go on and on.
const PATIENCE: u8 = 20;

fn focus_within(frames: u8, selector: &'static str) {
    request_animation_frame(move || {
        let settles = document().query_selector("[data-settling]").ok().flatten().is_some();
        if settles && frames > 0 {
            return focus_within(frames - 1, selector);
        }
        let Ok(found) = document().query_selector_all(selector) else { return };
        let mut found = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok());
        // What is hidden has no width.
        if let Some(element) = found.find(|element: &HtmlElement| element.offset_width() > 0) {
            let _ = element.focus();
        }
    });
}
