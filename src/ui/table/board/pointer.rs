//! What a tap on the board and a mouse over it come to.

use super::BoardViewport;
use crate::{
    rules::{AreaId, Space},
    ui::table::context::TableContext,
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast, web_sys};

/// A mouse or a finger on the board; `Copy`.
#[derive(Clone, Copy)]
pub struct Pointer {
    /// What is played.
    pub context: TableContext,
    /// Through what the board is looked at.
    pub viewport: BoardViewport,
    /// The space that the keyboard is on; it goes on from where was tapped.
    pub focus: RwSignal<Space>,
}

impl Pointer {
    /// A tap, unless it ends a drag.
    pub fn tap(self, event: &ev::MouseEvent) {
        if self.viewport.has_dragged() {
            return;
        }
        if let Some(at) =
            self.viewport.nearest_within_reach(self.context, event, space_of(event.target()))
        {
            self.focus.set(at);
            // What the page has chosen by itself comes near once it is tapped.
            if self.context.chosen().plant_space() == Some(at) {
                self.viewport.follow(self.context.chosen());
            }
            self.context.tap(at);
        }
    }

    /// A mouse comes to something: the ghost follows it, and the area there is looked at.
    pub fn hover(self, event: &ev::PointerEvent) {
        let here = Some((event.client_x(), event.client_y()));
        if event.pointer_type() != "mouse" || self.context.store.clicked_at.get_value() == here {
            return;
        }
        let at = space_of(event.target());
        self.context.hover(at);
        let area = at.and_then(|at| area_on(self.context, at));
        if self.context.looked_at.get_untracked() != area {
            self.context.looked_at.set(area);
        }
    }

    /// The right button of a mouse: it turns the domino that is chosen.
    pub fn turn(self, event: &ev::MouseEvent) {
        let chosen = self.context.chosen().domino();
        // A finger that rests on the board asks for a menu too; it holds no domino there.
        if chosen.is_some() && event.button() == 2 {
            event.prevent_default();
            self.context.turn();
        }
    }

    /// A mouse leaves the board.
    pub fn leave(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.context.hover(None);
            self.context.looked_at.set(None);
        }
    }
}

/// The area that the space belongs to in what is shown.
pub fn area_on(context: TableContext, at: Space) -> Option<AreaId> {
    let playback = context.store.playback;
    untrack(|| {
        playback.shown(|game_match| {
            game_match.and_then(|game_match| game_match.game().table().area_on(at))
        })
    })
}

/// The space that an element of the board stands for.
pub fn space_of(target: Option<web_sys::EventTarget>) -> Option<Space> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    element.get_attribute("data-space")?.parse().ok()
}
