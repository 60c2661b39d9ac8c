//! The log stays at its newest line, unless somebody scrolls up to read.

use crate::ui::browser::element_size::on_resize;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// How near to its end the list must be scrolled to follow what is added, in CSS pixels.
const NEAR: i32 = 48;

/// Where the list is scrolled to; `Copy`.
#[derive(Clone, Copy)]
pub struct Scroll {
    list: NodeRef<html::Ol>,
    follows: RwSignal<bool>,
    /// Whether it is on the page, and not in a closed sheet.
    open: RwSignal<bool>,
    /// Where it was scrolled to, and how high it was then.
    earlier: StoredValue<(i32, i32)>,
}

impl Scroll {
    /// For this list, from when it is there.
    pub fn new(list: NodeRef<html::Ol>) -> Scroll {
        let follows = RwSignal::new(true);
        let open = RwSignal::new(true);
        let scroll = Scroll { list, follows, open, earlier: StoredValue::new((0, 0)) };
        let there = move || Some(vec![list.get()?.into()]);
        on_resize(there, move |_| {
            let list = list.try_get_untracked().flatten();
            // Within a closed sheet there is nothing that it could be measured from.
            let is_open = list.is_some_and(|list| list.offset_parent().is_some());
            if scroll.open.try_get_untracked() == Some(!is_open) {
                scroll.open.set(is_open);
            }
            scroll.keep_up();
        });
        scroll
    }

    /// Whether it stays at the newest line.
    pub fn follows(self) -> bool {
        self.follows.get()
    }

    /// Whether it is on the page, and not in a closed sheet.
    pub fn is_open(self) -> bool {
        self.open.get()
    }

    /// Goes to the newest line, and stays there.
    pub fn to_newest(self) {
        // A frame or a change of size may be told of after the list has gone.
        if let Some(list) = self.list.try_get_untracked().flatten() {
            list.set_scroll_top(list.scroll_height());
            self.follows.set(true);
        }
    }

    /// Goes to the newest line once the list has it, if it follows.
    pub fn keep_up(self) {
        if self.follows.try_get_untracked() == Some(true) {
            request_animation_frame(move || self.to_newest());
        }
    }

    /// Scrolls to the element of the list, unless it is in sight.
    pub fn show(self, selector: &'static str) {
        self.follows.set(false);
        request_animation_frame(move || {
            let Some(list) = self.list.try_get_untracked().flatten() else { return };
            let found = list.query_selector(selector).ok().flatten();
            let Some(line) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else {
                return;
            };
            // On the screen: an earlier turn, laid out by itself, would be what its lines are measured from.
            let (inner, outer) = (line.get_bounding_client_rect(), list.get_bounding_client_rect());
            let away = (inner.top() - outer.top()) as i32;
            let hidden_below = list.client_height() - line.offset_height();
            if away < 0 || away > hidden_below {
                list.set_scroll_top(list.scroll_top() + away - hidden_below / 2);
            }
        });
    }

    /// To be told whenever the list is scrolled, by a person or by the page.
    pub fn scrolled(self) {
        let Some(list) = self.list.try_get_untracked().flatten() else { return };
        let now = (list.scroll_top(), list.client_height());
        let before = self.earlier.get_value();
        self.earlier.set_value(now);
        // Lines may have come since this scrolling began, and another height scrolls by itself:
        // only who scrolls up stops following.
        if list.scroll_height() - now.1 - now.0 < NEAR {
            self.follows.set(true);
        } else if now.0 < before.0 && now.1 == before.1 {
            self.follows.set(false);
        }
    }
}
