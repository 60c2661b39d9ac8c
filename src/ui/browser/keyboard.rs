//! The keyboard: tracks whether it is in use, moves the focus, and tells modified keys apart.
//!
//! A press with a pointer does not move the focus. Each change of focus makes the browser style and
//! lay out the page once more. It does so again when the focused button is removed.

use super::{
    dom::{first, fits_media, html_elements, matches},
    on_window::on_window_first,
};
use leptos::{
    ev,
    prelude::*,
    wasm_bindgen::{JsCast, JsValue},
};
use std::cell::Cell;
use web_sys::{Element, HtmlElement, NodeList, SvgElement};

/// Tracks whether the table is played by keyboard; `Copy`.
#[derive(Clone, Copy)]
pub struct Keyboard(StoredValue<bool>);

impl Keyboard {
    /// Starts as used if the button that opened the table was pressed by keyboard. A button in a
    /// dialog is gone by then, so the last press counts, too.
    pub fn new() -> Keyboard {
        Keyboard(StoredValue::new(first(":focus-visible").is_some() || LAST_PRESS_WAS_KEY.get()))
    }

    /// Returns `true` if the last input came from a keyboard or a screen reader.
    pub fn is_used(self) -> bool {
        self.0.try_get_value() == Some(true)
    }

    /// Notes that the table is played by keyboard, though no control has the focus.
    pub fn note_use(self) {
        self.0.set_value(true);
    }

    /// Handles `focusin`: a visible focus ring means that a keyboard is in use.
    pub fn focused(self, event: &ev::FocusEvent) {
        self.0.set_value(matches(event.target(), ":focus-visible"));
    }

    /// Handles `mousedown`: buttons and spaces answer it without taking the focus. A screen reader
    /// presses with a click count of 0; it needs the focus as a keyboard does.
    pub fn pointer_pressed(self, event: &ev::MouseEvent) {
        let by_screen_reader = event.detail() == 0;
        self.0.set_value(by_screen_reader);
        let on_button = matches(event.target(), "button, button *, [data-space], .joker-track *");
        if by_screen_reader || !on_button || matches(event.target(), "dialog *") {
            return;
        }
        event.prevent_default();
        // A field would keep the focus, and with it all keys. Another control would keep its ring.
        if let Some(focused) = first(":focus-visible") {
            blur(focused);
        }
    }
}

thread_local! {
    /// `true` once a key was pressed outside a field.
    static KEY_PRESSED: Cell<bool> = const { Cell::new(false) };
    /// `true` if a key was pressed since the last press of a pointer.
    static LAST_PRESS_WAS_KEY: Cell<bool> = const { Cell::new(false) };
}

/// Tracks on the whole page whether the last press was that of a key or of a pointer.
pub fn track_presses() {
    on_window_first(ev::keydown, |_| LAST_PRESS_WAS_KEY.set(true));
    on_window_first(ev::pointerdown, |_| LAST_PRESS_WAS_KEY.set(false));
}

/// Notes that a key was pressed outside a field: a screen keyboard comes only with a field.
pub fn note_key() {
    KEY_PRESSED.set(true);
}

/// Returns `true` if a keyboard is in use, or likely: a key was pressed, or there is a mouse.
pub fn is_keyboard_likely() -> bool {
    KEY_PRESSED.get() || !fits_media("(any-pointer: coarse)") || fits_media("(any-pointer: fine)")
}

/// Returns `true` if Ctrl, Cmd or Alt is held: such a key belongs to the browser or the system.
/// Shift is the page's own.
pub fn is_modified(event: &ev::KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Focuses the first visible element that fits the selector, after all updates of the page. The
/// element that had the focus is gone by then.
pub fn focus_next(selector: impl AsRef<str> + 'static) {
    after_updates(MAX_FRAMES, move || {
        focus_visible(selector.as_ref());
    });
}

/// Focuses the first visible element that fits the selector, after all updates of the page, if no
/// element has the focus by then.
pub fn focus_if_lost(selector: &'static str) {
    after_updates(MAX_FRAMES, move || {
        if is_focus_lost() {
            focus_visible(selector);
        }
    });
}

/// Takes the focus from the element.
fn blur(element: Element) {
    let _ = match element.dyn_into::<HtmlElement>() {
        Ok(element) => element.blur(),
        Err(other) => other.dyn_into::<SvgElement>().map_or(Ok(()), |element| element.blur()),
    };
}

/// Returns `true` if no element has the focus: the one that had it is gone.
pub fn is_focus_lost() -> bool {
    document().active_element().is_none_or(|focused| focused.tag_name() == "BODY")
}

/// Focuses the first visible element that fits the selector; returns `false` if there is none.
pub fn focus_visible(selector: &str) -> bool {
    focus_first_visible(document().query_selector_all(selector))
}

/// Focuses the first visible element of a query; returns `false` if there is none.
pub fn focus_first_visible(found: Result<NodeList, JsValue>) -> bool {
    // A hidden element has no width.
    let visible = html_elements(found).into_iter().find(|element| element.offset_width() > 0);
    visible.is_some_and(|element| element.focus().is_ok())
}

/// Focuses the first space of the board that fits the selector, after all updates of the page.
pub fn focus_space(selector: impl Into<String>) {
    let selector = selector.into();
    after_updates(MAX_FRAMES, move || {
        let space = first(&selector).and_then(|space| space.dyn_into::<SvgElement>().ok());
        if let Some(space) = space {
            let _ = space.focus();
        }
    });
}

/// Moves the focus among the elements that fit the selector, by the arrows, Home and End. Up and
/// down move it by a row of `columns`.
///
/// Returns the element that had the focus and the one that has it now. `None` means that the key
/// moves nothing here, or that another element has the focus.
pub fn walk_focus(
    event: &ev::KeyboardEvent,
    selector: &str,
    columns: usize,
) -> Option<[HtmlElement; 2]> {
    let all = html_elements(document().query_selector_all(selector));
    let focused = document().active_element()?;
    let here = all.iter().position(|each| focused == **each)?;
    if is_modified(event) || event.shift_key() {
        return None;
    }
    let next = match event.key().as_str() {
        "ArrowLeft" => here.saturating_sub(1),
        "ArrowRight" => here + 1,
        "ArrowUp" => here.checked_sub(columns).unwrap_or(here),
        "ArrowDown" => here + columns,
        "Home" => 0,
        "End" => all.len() - 1,
        _ => return None,
    };
    event.prevent_default();
    let next = all.get(next)?;
    next.focus().ok()?;
    Some([all[here].clone(), next.clone()])
}

/// The number of frames that the focus waits for delayed updates: bots may play on and on.
const MAX_FRAMES: u8 = 20;

fn after_updates(frames: u8, then: impl FnOnce() + 'static) {
    request_animation_frame(move || {
        if first("[data-settling]").is_some() && frames > 0 {
            return after_updates(frames - 1, then);
        }
        then();
    });
}

/// Runs `work` after all updates of the page.
pub fn once_updated(work: impl FnOnce() + 'static) {
    after_updates(MAX_FRAMES, work);
}
