//! Dragging dominoes from the hand onto the board. Taps can do all that a drag does.

use super::drag_image::DragState;
use crate::{
    rules::{Domino, Phase, Space},
    scene::input::Selection,
    ui::{
        browser::{DRAG_DISTANCE, Press, closest, element, focus_space},
        table::{
            board::{BoardViewport, space_of},
            context::TableContext,
        },
    },
};
use leptos::{ev, prelude::*, web_sys::Element};

/// The distance of the domino's image above a finger, which would hide it, in CSS pixels.
const FINGER_LIFT: i32 = 48;

/// The drag of one domino; `Copy`.
#[derive(Clone, Copy)]
pub struct Drag {
    context: TableContext,
    domino: Domino,
    carrying: DragState,
    viewport: BoardViewport,
    began: StoredValue<Option<Press>>,
    dragging: StoredValue<bool>,
}

impl Drag {
    /// Creates a drag that has not begun.
    pub fn new(context: TableContext, domino: Domino, carrying: DragState) -> Drag {
        Drag {
            context,
            domino,
            carrying,
            viewport: BoardViewport::get(),
            began: StoredValue::new(None),
            dragging: StoredValue::new(false),
        }
    }

    /// Handles a pointer that goes down on the domino.
    pub fn down(self, event: &ev::PointerEvent) {
        self.dragging.set_value(false);
        let is_first = event.is_primary() || self.began.get_value().is_none();
        if is_first && event.button() <= 0 {
            self.began.set_value(Some(Press::new(event)));
            let target = element(event.current_target());
            if let Some(element) = target {
                // Without the capture a drag would end at the edge of the hand.
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        }
    }

    /// Handles a pointer that moves. Once far enough, it selects the domino and carries it; a legal
    /// space shows its ghost.
    pub fn moved(self, event: &ev::PointerEvent) {
        let Some(press) = self.began.get_value() else { return };
        let far = press.has_moved(event, DRAG_DISTANCE);
        if far && !self.dragging.get_value() {
            self.dragging.set_value(true);
            // The reason why the last drop was refused.
            self.context.store.app.notice.set(None);
            if self.context.selection.get_untracked().domino() != Some(self.domino) {
                self.context
                    .answer_now(|selection, game_match| selection.choose(game_match, self.domino));
            }
        }
        if self.dragging.get_value() {
            let at = self.space_meant(event);
            self.context.hover(at);
            self.carry(event, at);
        }
    }

    fn carry(self, event: &ev::PointerEvent, at: Option<Space>) {
        let selection = self.context.selection.get_untracked();
        if selection.domino() == Some(self.domino) {
            let fits = at.map(|at| {
                self.context.highlights.with_untracked(|highlights| highlights.legal.contains(at))
            });
            let ghost = !matches!(selection, Selection::DominoGhost { .. });
            let lift = if event.pointer_type() == "touch" { FINGER_LIFT } else { 0 };
            let middle = (event.client_x(), event.client_y() - lift);
            self.carrying.show(self.domino, middle, fits, ghost);
        } else {
            self.carrying.drop();
        }
    }

    /// Handles the end of a drag: the ghost stays where it is dropped. A drop over the hand does
    /// nothing.
    pub fn up(self, event: &ev::PointerEvent) {
        self.began.set_value(None);
        self.carrying.drop();
        if self.dragging.get_value() {
            self.context.hover(None);
            let held = self.context.selection.get_untracked().domino() == Some(self.domino);
            let at = self.space_meant(event);
            if held && (at.is_some() || !is_over_hand(event)) {
                self.viewport.note_finger(event.pointer_type() != "mouse");
                self.context
                    .answer_now(|selection, game_match| selection.drop_domino(game_match, at));
            }
        }
    }

    /// Returns the space that a drop here means, as for a tap; beside the board there is none.
    fn space_meant(self, event: &ev::PointerEvent) -> Option<Space> {
        let under = under(event)?;
        closest(Some(&under), ".board")?;
        let hit = space_of(&under);
        let by_finger = event.pointer_type() != "mouse";
        self.viewport.nearest_within_reach(self.context, event, hit, by_finger)
    }

    /// Handles a pointer that the system cancels.
    pub fn cancel(self) {
        self.began.set_value(None);
        self.dragging.set_value(false);
        self.carrying.drop();
        self.context.hover(None);
    }

    /// Handles a click: a tap on the domino, unless it ends a drag. The second half of a double tap
    /// would drop the domino again.
    pub fn clicked(self, event: &ev::MouseEvent) {
        if !self.dragging.get_value() && !self.context.double_tap.is_second_half(event) {
            self.context
                .answer(move |selection, game_match| selection.choose(game_match, self.domino));
            // A key goes on to the spaces, as the domino's digit does.
            let is_chosen = self.context.selection.get_untracked().domino() == Some(self.domino);
            let phase =
                self.context.displayed_untracked(|game_match| game_match.game().table().phase());
            if event.detail() == 0 && !is_chosen && phase == Some(Phase::Domino) {
                focus_space("[data-space].legal");
            }
        }
        self.dragging.set_value(false);
    }
}

fn is_over_hand(event: &ev::PointerEvent) -> bool {
    closest(under(event), ".hand").is_some()
}

fn under(event: &ev::PointerEvent) -> Option<Element> {
    document().element_from_point(event.client_x() as f32, event.client_y() as f32)
}
