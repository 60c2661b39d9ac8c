//! Keyboard control of the board.
//!
//! - The arrow keys move the focus from space to space, N and P to the next and previous legal one.
//! - Home and End move it to the ends of the row, with Ctrl to those of the board.
//! - Page Up and Page Down move it to the ends of the column.
//! - The space bar taps, Enter places.
//!
//! The area under the focus shows its card until the focus leaves the board. After a tap the card
//! stays, so that Tab leads to it.

use super::{BoardViewport, pointer::area_on, space_of};
use crate::{
    rules::{Space, SpaceSet},
    scene::input::{Reply, Selection},
    session::Match,
    ui::{
        bots::driver::go_on,
        browser::{closest, element, is_modified},
        table::context::TableContext,
    },
};
use leptos::{
    ev,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{Element, SvgElement},
};

/// The keyboard on the board; `Copy`.
#[derive(Clone, Copy)]
pub struct Keys {
    /// The table's context.
    pub context: TableContext,
    /// All spaces of the board.
    pub all: SpaceSet,
    /// The space with the focus.
    pub focus: RwSignal<Space>,
    /// The space with a visible focus ring, if any.
    pub ringed: RwSignal<Option<Space>>,
    /// The part of the board in view.
    pub viewport: BoardViewport,
    /// `true` if the card on display closes when the focus leaves.
    pub closes_card: RwSignal<bool>,
}

impl Keys {
    /// Handles a key of the board; the page handles all others.
    pub fn press(self, event: &ev::KeyboardEvent) {
        let key = event.key();
        if is_modified(event) {
            let end = match key.as_str() {
                "Home" if event.ctrl_key() => self.all.iter().next(),
                "End" if event.ctrl_key() => self.all.iter().last(),
                _ => return,
            };
            event.prevent_default();
            return self.go(end);
        }
        match key.as_str() {
            "ArrowUp" => self.step(0, -1),
            "ArrowDown" => self.step(0, 1),
            "ArrowLeft" => self.step(-1, 0),
            "ArrowRight" => self.step(1, 0),
            " " | "Enter" if event.repeat() => {}
            " " => self.tap(self.focus.get_untracked()),
            "Enter" => self.place(),
            "n" | "N" => self.next_legal(true),
            "p" | "P" => self.next_legal(false),
            "Home" => self.go(self.in_line(Space::row).next()),
            "End" => self.go(self.in_line(Space::row).last()),
            "PageUp" => self.go(self.in_line(Space::column).next()),
            "PageDown" => self.go(self.in_line(Space::column).last()),
            _ => return,
        }
        event.prevent_default();
    }

    /// Lets a bot go on that waits for the readers of its scoring. Else it places the ghost that covers
    /// the space, or a plant's ghost from a space that is not legal. Ends the turn when that comes next;
    /// else it taps the space.
    fn place(self) {
        if self.context.store.bot_waits.get_untracked() {
            return go_on(self.context.store);
        }
        let at = self.focus.get_untracked();
        let ends = self.context.may_end_turn();
        let selection = self.context.selection.get_untracked();
        let (chosen, legal) = self.context.highlights.with_untracked(|highlights| {
            (highlights.chosen.contains(at), highlights.legal.contains(at))
        });
        let plants = matches!(selection, Selection::PlantGhost { .. }) && !legal;
        if chosen || plants || (ends && selection == Selection::Nothing) {
            self.context.answer(|selection, game_match| selection.press_primary(game_match));
        } else {
            self.tap(at);
        }
    }

    fn tap(self, at: Space) {
        self.closes_card.set(false);
        self.context.tap(at);
    }

    /// Handles the focus on a space. A focus without a visible ring comes from a pointer.
    pub fn enter_space(self, event: &ev::FocusEvent) {
        let space = element(event.target());
        let space = space.filter(|space| space.matches(":focus-visible").unwrap_or(false));
        self.ringed.set(None);
        if let Some(at) = space.and_then(|space| space_of(&space)) {
            self.focus.set(at);
            self.ringed.set(Some(at));
            self.viewport.note(at);
            self.viewport.show(at);
            self.closes_card.set(true);
            // The card is no longer that of the area under the mouse.
            self.context.hover(None);
            // A focus that a dialog gives back is no question about the area.
            let is_given_back = closest(event.related_target(), "dialog, .command-field").is_some();
            let area = area_on(self.context, at).filter(|_| !is_given_back);
            if !is_given_back {
                self.choose_plant_space(at);
            }
            self.context.show_area_card(area);
        }
    }

    /// Chooses the space for the plant if one can be placed there, so that prompt and plants say
    /// what the digits plant. In a lesson only Space and the digits choose. A chosen plant and a
    /// question stay.
    fn choose_plant_space(self, at: Space) {
        let context = self.context;
        let selection = context.selection.get_untracked();
        let stays = untrack(|| context.waiting_question()).is_some()
            || context.store.lesson.with_untracked(Option::is_some)
            || matches!(selection, Selection::PlantGhost { .. });
        let moved = context.displayed_untracked(|game_match| {
            selection.with_plant_space(game_match.game().table(), at)
        });
        if let Some(moved) = moved.filter(|moved| *moved != selection && !stays) {
            context.answer_now(move |_, _| Reply::Select(moved));
        }
    }

    /// Handles the end of the focus on a space.
    pub fn leave_space(self, event: &ev::FocusEvent) {
        let next = element(event.related_target());
        let stays = next.is_some_and(|next| next.has_attribute("data-space"));
        if !stays {
            self.ringed.set(None);
        }
        if !stays && self.closes_card.get_untracked() {
            self.closes_card.set(false);
            self.context.area_card.set(None);
        }
    }

    /// Moves the focus to the next space in a direction, over holes in the grid.
    fn step(self, across: i32, down: i32) {
        let from = self.focus.get_untracked();
        let next = (1..Space::SIDE as i32).find_map(|steps| {
            let column = usize::try_from(from.column() as i32 + across * steps).ok()?;
            let row = usize::try_from(from.row() as i32 + down * steps).ok()?;
            Space::new(column, row).filter(|&space| self.all.contains(space))
        });
        self.go(next);
    }

    /// Returns the spaces in the row, or the column, of the focus.
    fn in_line(self, line: fn(Space) -> usize) -> impl Iterator<Item = Space> {
        let from = line(self.focus.get_untracked());
        let all: Vec<Space> = self.all.iter().filter(|&at| line(at) == from).collect();
        all.into_iter()
    }

    /// Moves the focus to the next or previous legal space in reading order, and around. Beside a
    /// domino's ghost, the spaces for its plant come before its other places.
    fn next_legal(self, forward: bool) {
        let legal = self.context.highlights.with_untracked(|highlights| highlights.legal);
        if self.context.selection.get_untracked() == Selection::Joker {
            return self.context.repeat_prompt();
        }
        if legal.is_empty() {
            self.context.answer(Selection::reject_search);
            return;
        }
        let from = self.focus.get_untracked();
        let chosen = self.context.highlights.with_untracked(|highlights| highlights.chosen);
        let selection = self.context.selection.get_untracked();
        let takes_plant = |at: &Space| {
            let moved = |it: &Match| selection.with_plant_space(it.game().table(), *at);
            selection.plant_space() == Some(*at)
                || self.context.displayed_untracked(moved) != Some(selection)
        };
        let (plants, others): (Vec<Space>, Vec<Space>) = legal.iter().partition(takes_plant);
        let others = others.into_iter().filter(|&at| !chosen.contains(at));
        let starts_over = !plants.is_empty();
        let all: Vec<Space> = plants.into_iter().chain(others).collect();
        let here = all.iter().position(|&at| at == from);
        let next = match (here, forward) {
            (Some(here), true) => all.get(here + 1).or(all.first()),
            (Some(here), false) => here.checked_sub(1).map_or(all.last(), |before| all.get(before)),
            (None, true) if starts_over => all.first(),
            (None, true) => all.iter().find(|&&at| at > from).or(all.first()),
            (None, false) => all.iter().rfind(|&&at| at < from).or(all.last()),
        };
        match next.filter(|&&next| next != from || !self.has_focus(from)) {
            Some(&next) => self.go(Some(next)),
            None => self.repeat_label(from),
        }
    }

    /// Says the label of the only space that can be chosen once more.
    fn repeat_label(self, at: Space) {
        let label = self.element(at).and_then(|space| space.get_attribute("aria-label"));
        label.into_iter().for_each(|label| self.context.speak(label));
    }

    fn has_focus(self, at: Space) -> bool {
        self.element(at).is_some_and(|space| document().active_element().as_ref() == Some(&space))
    }

    fn go(self, next: Option<Space>) {
        if let Some(next) = next {
            self.focus.set(next);
            self.viewport.show(next);
            self.focus_on(next);
        }
    }

    fn element(self, at: Space) -> Option<Element> {
        let board = self.viewport.root.get_untracked()?;
        board.query_selector(&format!("[data-space=\"{at}\"]")).ok().flatten()
    }

    fn focus_on(self, at: Space) {
        let found = self.element(at).and_then(|space| space.dyn_into::<SvgElement>().ok());
        if let Some(element) = found {
            // A space without focus support changes nothing.
            let _ = element.focus();
        }
    }
}
