//! Dominoes of the hand dragged onto the board. Whatever a drag does, taps do too.

use super::drag_image::DragState;
use crate::{
    rules::{Domino, Space},
    scene::input::selection::Selection,
    ui::table::context::TableContext,
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast, web_sys::Element};

/// How far a pointer moves, in CSS pixels, before it drags and no longer taps.
const THRESHOLD: i32 = 10;

/// A drag of one domino of the hand.
#[derive(Clone, Copy)]
pub struct Drag {
    context: TableContext,
    domino: Domino,
    carrying: DragState,
    began: StoredValue<Option<(i32, i32)>>,
    dragging: StoredValue<bool>,
}

impl Drag {
    /// No drag yet.
    pub fn new(context: TableContext, domino: Domino, carrying: DragState) -> Drag {
        let (began, dragging) = (StoredValue::new(None), StoredValue::new(false));
        Drag { context, domino, carrying, began, dragging }
    }

    /// The pointer goes down on the domino.
    pub fn down(self, event: &ev::PointerEvent) {
        self.dragging.set_value(false);
        if event.is_primary() && event.button() <= 0 {
            self.began.set_value(Some((event.client_x(), event.client_y())));
            let target = event.current_target().and_then(|held| held.dyn_into::<Element>().ok());
            if let Some(element) = target {
                // Without the capture a drag ends where the hand does.
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        }
    }

    /// The pointer moves: once far enough, the domino is chosen and follows it, on the board as a
    /// ghost wherever it can lie.
    pub fn moved(self, event: &ev::PointerEvent) {
        let Some((x, y)) = self.began.get_value() else { return };
        let far = (event.client_x() - x).abs().max((event.client_y() - y).abs()) > THRESHOLD;
        if far && !self.dragging.get_value() {
            self.dragging.set_value(true);
            if self.context.chosen().domino() != Some(self.domino) {
                self.context
                    .answer_now(|selection, game_match| selection.choose(game_match, self.domino));
            }
        }
        if self.dragging.get_value() {
            let at = space_under(event);
            self.context.hover(at);
            self.carry(event, at);
        }
    }

    fn carry(self, event: &ev::PointerEvent, at: Option<Space>) {
        let selection = self.context.chosen();
        if selection.domino() == Some(self.domino) {
            let fits = at.map(|at| {
                self.context.highlights.with_untracked(|highlights| highlights.legal.contains(at))
            });
            let ghost = !matches!(selection, Selection::DominoGhost { .. });
            self.carrying.show(self.domino, (event.client_x(), event.client_y()), fits, ghost);
        } else {
            self.carrying.drop();
        }
    }

    /// The pointer goes up: the ghost stays where it is let go. Over the hand nothing is meant.
    pub fn up(self, event: &ev::PointerEvent) {
        self.began.set_value(None);
        self.carrying.drop();
        if self.dragging.get_value() {
            self.context.hover(None);
            let held = self.context.chosen().domino() == Some(self.domino);
            let at = space_under(event);
            if held && (at.is_some() || !is_over_hand(event)) {
                self.context.store.stage.brought.set_value(Some(self.domino));
                if !self
                    .context
                    .answer_now(|selection, game_match| selection.drop_domino(game_match, at))
                {
                    self.context.store.stage.brought.set_value(None);
                }
            }
        }
    }

    /// The system takes the pointer away.
    pub fn cancelled(self) {
        self.began.set_value(None);
        self.dragging.set_value(false);
        self.carrying.drop();
        self.context.hover(None);
    }

    /// A click: a tap on the domino, unless it ends a drag.
    pub fn clicked(self) {
        if !self.dragging.get_value() {
            self.context.store.stage.brought.set_value(None);
            self.context
                .answer(move |selection, game_match| selection.choose(game_match, self.domino));
        }
        self.dragging.set_value(false);
    }
}

fn space_under(event: &ev::PointerEvent) -> Option<Space> {
    under(event)?.get_attribute("data-space")?.parse().ok()
}

fn is_over_hand(event: &ev::PointerEvent) -> bool {
    under(event).is_some_and(|element| matches!(element.closest(".hand"), Ok(Some(_))))
}

fn under(event: &ev::PointerEvent) -> Option<Element> {
    document().element_from_point(event.client_x() as f32, event.client_y() as f32)
}
