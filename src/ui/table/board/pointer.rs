//! Taps on the board, and a mouse over it.

use super::{BoardViewport, space_of};
use crate::{
    rules::{AreaId, Phase, Space, SpaceSet},
    scene::input::{Rejection, Reply, Selection, spaces_with_domino},
    ui::{
        browser::{DOUBLE_TAP, Press, SLIP_DISTANCE, element},
        table::{context::TableContext, scrolling::is_scrolled},
    },
};
use leptos::{ev, prelude::*};
use web_time::Instant;

/// The pointer on the board; `Copy`.
#[derive(Clone, Copy)]
pub struct Pointer {
    /// The table's context.
    pub context: TableContext,
    /// The part of the board in view.
    pub viewport: BoardViewport,
    /// The space with the keyboard focus; the keyboard continues from a tapped space.
    pub focus: RwSignal<Space>,
    /// The last tap by finger whose double tap counts once.
    ///
    /// It put a domino's ghost on the board, rotated it while the player confirms all moves, or took
    /// a plant back.
    pub tapped_once: StoredValue<Option<(Instant, Press)>>,
}

impl Pointer {
    /// Handles a tap, unless it ends a drag.
    pub fn tap(self, event: &ev::MouseEvent) {
        if self.viewport.has_dragged() || self.repeats_tap(event) {
            return;
        }
        let (hit, by_finger) = (space_of_target(event), self.viewport.is_finger());
        if let Some(at) = self.viewport.nearest_within_reach(self.context, event, hit, by_finger) {
            self.focus.set(at);
            self.viewport.note(at);
            let selection = self.context.selection.get_untracked();
            let legal = self.context.highlights.with_untracked(|highlights| highlights.legal);
            let has_ghost = matches!(selection, Selection::DominoGhost { .. });
            let puts_ghost = selection.domino().is_some() && !has_ghost && legal.contains(at);
            let takes_back = selection == Selection::Returning && legal.contains(at);
            let confirms = has_ghost && self.context.store.app.confirms_always();
            if (puts_ghost || confirms || takes_back) && self.viewport.is_finger() {
                self.tapped_once.set_value(Some((Instant::now(), Press::new(event))));
            }
            // One tap takes a plant back and pays for it: the finger must not hit another one.
            if takes_back && self.viewport.zoom_before_choice(at) {
                let context = self.context;
                return context.soon(move || {
                    context.answer_now(|_, _| Reply::Reject(Rejection::TapAgain(at)));
                    context.store.lit.set(SpaceSet::from_space(at));
                });
            }
            // A space that the page chose by itself comes near once it is tapped.
            if selection.plant_space() == Some(at) {
                let kept = spaces_kept_in_view(self.context);
                self.viewport.zoom_to(selection, kept, None);
            }
            self.context.tap(at);
        }
    }

    /// Returns whether the tap is the second half of a double tap whose first half counts alone.
    fn repeats_tap(self, event: &ev::MouseEvent) -> bool {
        self.tapped_once.get_value().is_some_and(|(when, place)| {
            when.elapsed() < DOUBLE_TAP && !place.has_moved(event, SLIP_DISTANCE)
        })
    }

    /// Handles a mouse that enters an element: the ghost follows it, and the area shows its card.
    pub fn hover(self, event: &ev::PointerEvent) {
        let here = Some((event.client_x(), event.client_y()));
        if event.pointer_type() != "mouse" || self.context.store.clicked_at.get_value() == here {
            return;
        }
        let at = space_of_target(event);
        self.context.hover(at);
        self.viewport.note_hovered(at);
        let area = at.and_then(|at| area_on(self.context, at));
        if self.context.area_card.get_untracked() != area {
            self.context.area_card.set(area);
        }
    }

    /// Handles the wheel: it zooms the board. On a table that scrolls, the browser scrolls instead,
    /// and the wheel zooms with Ctrl.
    pub fn wheel(self, event: &ev::WheelEvent) {
        if event.ctrl_key() || !is_scrolled() {
            self.viewport.wheel(event);
        }
    }

    /// Handles the right mouse button, which rotates the chosen domino.
    pub fn rotate(self, event: &ev::MouseEvent) {
        let chosen = self.context.selection.get_untracked().domino();
        // A long press asks for a menu, too, but holds no domino there.
        if chosen.is_some() && event.button() == 2 {
            event.prevent_default();
            self.context.rotate();
        }
    }

    /// Handles a mouse that leaves the board.
    pub fn leave(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.context.hover(None);
            self.viewport.note_hovered(None);
            self.context.area_card.set(None);
        }
    }
}

/// Returns the area of the space as displayed.
pub fn area_on(context: TableContext, at: Space) -> Option<AreaId> {
    context.displayed_untracked(|game_match| game_match.game().table().area_on(at)).flatten()
}

fn space_of_target(event: &ev::MouseEvent) -> Option<Space> {
    space_of(&element(event.target())?)
}

/// Returns the spaces to be seen while a plant is chosen: those that it can go to with the domino
/// beside them, then the area of the chosen one; none in other phases.
pub fn spaces_kept_in_view(context: TableContext) -> [SpaceSet; 2] {
    let selection = context.selection.get_untracked();
    let spaces = context.displayed_untracked(|game_match| {
        let table = game_match.game().table();
        let (at, to) = match selection {
            Selection::DominoGhost { at, .. } => (at, spaces_with_domino(table, at)),
            _ if table.phase() == Phase::Plant => {
                (table.domino_of_turn()?, table.plant_spaces().collect())
            }
            _ => return None,
        };
        let area = selection.plant_space().and_then(|at| table.area_on(at));
        let area = area.map(|area| table.spaces_of(area));
        Some([at.into_iter().chain(to.iter()).collect(), area.unwrap_or_default()])
    });
    spaces.flatten().unwrap_or_default()
}
