//! What a tap on the board and a mouse over it come to.

use super::Lens;
use crate::{
    rules::{AreaId, Space},
    ui::table::context::Desk,
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast, web_sys};

/// A mouse or a finger on the board; `Copy`.
#[derive(Clone, Copy)]
pub struct Pointer {
    /// What is played.
    pub desk: Desk,
    /// Through what the board is looked at.
    pub lens: Lens,
    /// The space that the keyboard is on; it goes on from where was tapped.
    pub focus: RwSignal<Space>,
}

impl Pointer {
    /// A tap, unless it ends a drag.
    pub fn tap(self, event: &ev::MouseEvent) {
        if self.lens.has_dragged() {
            return;
        }
        if let Some(at) = self.lens.meant(self.desk, event, space_of(event.target())) {
            self.focus.set(at);
            // What the page has chosen by itself comes near once it is tapped.
            if self.desk.chosen().plant_space() == Some(at) {
                self.lens.follow(self.desk.chosen());
            }
            self.desk.tap(at);
        }
    }

    /// A mouse comes to something: the ghost follows it, and the area there is looked at.
    pub fn hover(self, event: &ev::PointerEvent) {
        let here = Some((event.client_x(), event.client_y()));
        if event.pointer_type() != "mouse" || self.desk.store.clicked_at.get_value() == here {
            return;
        }
        let at = space_of(event.target());
        self.desk.hover(at);
        let area = at.and_then(|at| area_on(self.desk, at));
        if self.desk.looked_at.get_untracked() != area {
            self.desk.looked_at.set(area);
        }
    }

    /// The right button of a mouse: it turns the domino that is chosen.
    pub fn turn(self, event: &ev::MouseEvent) {
        let chosen = self.desk.chosen().domino();
        // A finger that rests on the board asks for a menu too; it holds no domino there.
        if chosen.is_some() && event.button() == 2 {
            event.prevent_default();
            self.desk.turn();
        }
    }

    /// A mouse leaves the board.
    pub fn leave(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.desk.hover(None);
            self.desk.looked_at.set(None);
        }
    }
}

/// The area that the space belongs to in what is shown.
pub fn area_on(desk: Desk, at: Space) -> Option<AreaId> {
    let looking = desk.store.looking;
    untrack(|| looking.shown(|play| play.and_then(|play| play.game().table().area_on(at))))
}

/// The space that an element of the board stands for.
pub fn space_of(target: Option<web_sys::EventTarget>) -> Option<Space> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    element.get_attribute("data-space")?.parse().ok()
}
