//! The board by keyboard: arrows go from space to space, N to the next that glows, Home and End to
//! the first and last; the space bar taps, Enter places. The area that the keyboard is on is looked
//! at until the keyboard leaves the board; a tap keeps it in sight, so that Tab leads to its card.

use super::{
    BoardViewport,
    pointer::{area_on, space_of},
};
use crate::{
    rules::{Space, SpaceSet},
    ui::{browser::keyboard::is_modified, table::context::TableContext},
};
use leptos::{
    ev,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{Element, SvgElement},
};

/// The board as the keyboard sees it.
#[derive(Clone, Copy)]
pub struct Keys {
    /// The table.
    pub context: TableContext,
    /// The spaces that there are.
    pub all: SpaceSet,
    /// The space that the keyboard is on.
    pub focus: RwSignal<Space>,
    /// Through what the board is looked at.
    pub viewport: BoardViewport,
    /// Whether an area is looked at only because the keyboard is on it.
    pub passes: RwSignal<bool>,
}

impl Keys {
    /// Does what the key stands for; other keys are left to the page.
    pub fn press(self, event: &ev::KeyboardEvent) {
        if is_modified(event) {
            return;
        }
        match event.key().as_str() {
            "ArrowUp" => self.step(0, -1),
            "ArrowDown" => self.step(0, 1),
            "ArrowLeft" => self.step(-1, 0),
            "ArrowRight" => self.step(1, 0),
            " " | "Enter" if event.repeat() => {}
            " " => self.tap(self.focus.get_untracked()),
            "Enter" => self.place(),
            "n" | "N" => self.next_legal(),
            "Home" => self.go(self.all.iter().next()),
            "End" => self.go(self.all.iter().last()),
            _ => return,
        }
        event.prevent_default();
    }

    /// Places what covers the space, or taps it.
    fn place(self) {
        let at = self.focus.get_untracked();
        if self.context.highlights.with_untracked(|highlights| highlights.chosen.contains(at)) {
            self.context.answer(|selection, game_match| selection.place(game_match));
        } else {
            self.tap(at);
        }
    }

    fn tap(self, at: Space) {
        self.passes.set(false);
        self.context.tap(at);
    }

    /// The keyboard is on a space; a focus that is not shown tells of no keyboard.
    pub fn enter_space(self, event: &ev::FocusEvent) {
        let space = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let space = space.filter(|space| space.matches(":focus-visible").unwrap_or(false));
        if let Some(at) = space.and_then(|space| space_of(Some(space.into()))) {
            self.focus.set(at);
            self.passes.set(true);
            self.context.look_at(area_on(self.context, at));
        }
    }

    /// The keyboard has left a space, perhaps for another.
    pub fn leave_space(self, event: &ev::FocusEvent) {
        let next = event.related_target().and_then(|next| next.dyn_into::<Element>().ok());
        let stays = next.is_some_and(|next| next.has_attribute("data-space"));
        if !stays && self.passes.get_untracked() {
            self.passes.set(false);
            self.context.looked_at.set(None);
        }
    }

    /// Goes to the next space in this direction, over holes in the grid.
    fn step(self, across: i32, down: i32) {
        let from = self.focus.get_untracked();
        let next = (1..Space::SIDE as i32).find_map(|steps| {
            let column = usize::try_from(from.column() as i32 + across * steps).ok()?;
            let row = usize::try_from(from.row() as i32 + down * steps).ok()?;
            Space::new(column, row).filter(|&space| self.all.contains(space))
        });
        self.go(next);
    }

    /// Goes to the next space where a tap does something, in reading order and round.
    fn next_legal(self) {
        let legal = self.context.highlights.with_untracked(|highlights| highlights.legal);
        let from = self.focus.get_untracked();
        let after = legal.iter().find(|&at| at > from);
        self.go(after.or(legal.iter().next()));
    }

    fn go(self, next: Option<Space>) {
        if let Some(next) = next {
            self.focus.set(next);
            self.viewport.show(next);
            self.focus_on(next);
        }
    }

    fn focus_on(self, at: Space) {
        let found = self
            .viewport
            .root
            .get_untracked()
            .and_then(|svg| svg.query_selector(&format!("[data-space=\"{at}\"]")).ok().flatten())
            .and_then(|element| element.dyn_into::<SvgElement>().ok());
        if let Some(element) = found {
            // A space that cannot take the focus keeps none from it.
            let _ = element.focus();
        }
    }
}
