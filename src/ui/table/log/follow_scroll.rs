//! Scrolling of the log: it follows the newest line unless the player scrolls up.

use crate::ui::{browser::on_resize, reactive::Lifetime};
use leptos::{html, prelude::*};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use web_time::Instant;

/// The list follows new lines if it is scrolled to within this distance of its end, in CSS pixels.
const NEAR: i32 = 48;
/// A scroll within this time after the player used the list is the player's, not the page's.
const BY_PLAYER: Duration = Duration::from_secs(1);

/// The scroll position of the list; `Copy`.
#[derive(Clone, Copy)]
pub struct Scroll {
    list: NodeRef<html::Ol>,
    follows: RwSignal<bool>,
    /// `true` if the list is visible, and not in a closed sheet.
    open: RwSignal<bool>,
    /// Its last scroll position and height.
    earlier: StoredValue<(i32, i32)>,
    /// When the player used the list last.
    used: StoredValue<Option<Instant>>,
    lifetime: Lifetime,
}

impl Scroll {
    /// Creates the state for a list element.
    pub fn new(list: NodeRef<html::Ol>) -> Scroll {
        let follows = RwSignal::new(true);
        let open = RwSignal::new(true);
        let (earlier, used) = (StoredValue::new((0, 0)), StoredValue::new(None));
        let scroll = Scroll { list, follows, open, earlier, used, lifetime: Lifetime::current() };
        let there = move || Some(vec![list.get()?.into()]);
        on_resize(there, move |_| {
            let list = list.try_get_untracked().flatten();
            // A closed sheet has no layout to measure.
            let is_open = list.is_some_and(|list| list.offset_parent().is_some());
            if scroll.open.try_get_untracked() == Some(!is_open) {
                scroll.open.set(is_open);
            }
            scroll.keep_up();
        });
        scroll
    }

    /// Returns whether the list follows the newest line.
    pub fn follows(self) -> bool {
        self.follows.get()
    }

    /// Returns whether the list is visible, and not in a closed sheet.
    pub fn is_open(self) -> bool {
        self.open.get()
    }

    /// Scrolls to the newest line and follows from there.
    pub fn to_newest(self) {
        // The list may be gone by this frame.
        if let Some(list) = self.list.try_get_untracked().flatten() {
            list.set_scroll_top(list.scroll_height());
            self.follows.set(true);
        }
    }

    /// Scrolls to the newest line once it is there, if the list follows.
    pub fn keep_up(self) {
        if self.follows.try_get_untracked() == Some(true) {
            self.lifetime.next_frame(move || {
                // The player may have scrolled up meanwhile.
                if self.follows.try_get_untracked() == Some(true) {
                    self.to_newest();
                }
            });
        }
    }

    /// Scrolls to the element that fits `selector`, unless it is visible; without one, to the top.
    pub fn show(self, selector: &'static str) {
        self.follows.set(false);
        self.lifetime.next_frame(move || {
            let Some(list) = self.list.try_get_untracked().flatten() else { return };
            let found = list.query_selector(selector).ok().flatten();
            let Some(line) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else {
                return list.set_scroll_top(0);
            };
            // In window coordinates: `offset_top` would be relative to the turn's own block.
            let (inner, outer) = (line.get_bounding_client_rect(), list.get_bounding_client_rect());
            let away = (inner.top() - outer.top()) as i32;
            let hidden_below = list.client_height() - line.offset_height();
            if away < 0 || away > hidden_below {
                list.set_scroll_top(list.scroll_top() + away - hidden_below / 2);
            }
        });
    }

    /// Notes that the player uses the list: a scroll soon after it is the player's.
    pub fn note_use(self) {
        self.used.set_value(Some(Instant::now()));
    }

    /// Handles a scroll by the player or by the page.
    pub fn scrolled(self) {
        let Some(list) = self.list.try_get_untracked().flatten() else { return };
        let now = (list.scroll_top(), list.client_height());
        let before = self.earlier.get_value();
        self.earlier.set_value(now);
        // New lines and another height scroll the list by themselves: only a player who scrolls up
        // stops the following.
        if list.scroll_height() - now.1 - now.0 < NEAR {
            self.follows.set(true);
        } else if self.used.get_value().is_some_and(|at| at.elapsed() < BY_PLAYER)
            && now.0 < before.0
            && now.1 == before.1
        {
            self.follows.set(false);
        }
    }
}
