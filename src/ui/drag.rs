//! Dominoes of the hand dragged onto the board. Whatever a drag does, taps do too.

use super::desk::Desk;
use crate::rules::{Domino, Space};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast, web_sys::Element};

/// How far a pointer moves, in CSS pixels, before it drags and no longer taps.
const THRESHOLD: i32 = 10;

/// A drag of one domino of the hand.
#[derive(Clone, Copy)]
pub struct Drag {
    desk: Desk,
    domino: Domino,
    began: StoredValue<Option<(i32, i32)>>,
    dragging: StoredValue<bool>,
}

impl Drag {
    /// No drag yet.
    pub fn new(desk: Desk, domino: Domino) -> Drag {
        Drag { desk, domino, began: StoredValue::new(None), dragging: StoredValue::new(false) }
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

    /// The pointer moves: once far enough, the domino is chosen and its ghost follows.
    pub fn moved(self, event: &ev::PointerEvent) {
        let Some((x, y)) = self.began.get_value() else { return };
        let far = (event.client_x() - x).abs().max((event.client_y() - y).abs()) > THRESHOLD;
        if far && !self.dragging.get_value() {
            self.dragging.set_value(true);
            if self.desk.chosen().domino() != Some(self.domino) {
                self.desk.answer_now(|selection, play| selection.choose(play, self.domino));
            }
        }
        if self.dragging.get_value() {
            self.desk.hover(space_under(event));
        }
    }

    /// The pointer goes up: the ghost stays where it is let go.
    pub fn up(self, event: &ev::PointerEvent) {
        self.began.set_value(None);
        if self.dragging.get_value() {
            self.desk.hover(None);
            let held = self.desk.chosen().domino() == Some(self.domino);
            if let Some(at) = space_under(event).filter(|_| held) {
                self.desk.store.stage.brought.set_value(Some(self.domino));
                if !self.desk.answer_now(|selection, play| selection.drop_domino(play, at)) {
                    self.desk.store.stage.brought.set_value(None);
                }
            }
        }
    }

    /// The system takes the pointer away.
    pub fn cancelled(self) {
        self.began.set_value(None);
        self.dragging.set_value(false);
        self.desk.hover(None);
    }

    /// A click: a tap on the domino, unless it ends a drag.
    pub fn clicked(self) {
        if !self.dragging.get_value() {
            self.desk.store.stage.brought.set_value(None);
            self.desk.answer(move |selection, play| selection.choose(play, self.domino));
        }
        self.dragging.set_value(false);
    }
}

fn space_under(event: &ev::PointerEvent) -> Option<Space> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    document().element_from_point(x, y)?.get_attribute("data-space")?.parse().ok()
}
