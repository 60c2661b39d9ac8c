//! The image of a dragged domino under the pointer, marked where it cannot lie.

use crate::{
    rules::Domino,
    ui::{
        reactive::{dynamic, effect},
        widgets::{DominoArt, halves_alone},
    },
};
use leptos::{prelude::*, svg, web_sys::SvgElement};

/// The look of the dragged domino.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DragLook {
    /// Over the hand, or beside the board.
    Plain,
    /// Over a space on which it cannot lie.
    Misfit,
    /// Its ghost lies on the board under the pointer.
    Ghost,
}

/// The dragged domino and its position; `Copy`.
#[derive(Clone, Copy)]
pub struct DragState {
    domino: RwSignal<Option<Domino>>,
    look: RwSignal<DragLook>,
    at: StoredValue<(i32, i32)>,
    element: NodeRef<svg::Svg>,
}

impl DragState {
    /// Creates the state without a domino.
    pub fn nothing() -> DragState {
        DragState {
            domino: RwSignal::new(None),
            look: RwSignal::new(DragLook::Plain),
            at: StoredValue::new((0, 0)),
            element: NodeRef::new(),
        }
    }

    /// Shows `domino` with its middle at a point of the window, in CSS pixels. `fits` says whether it
    /// can lie on the space under the pointer, if there is one; `ghost` whether its ghost shows there.
    pub fn show(self, domino: Domino, at: (i32, i32), fits: Option<bool>, ghost: bool) {
        self.at.set_value(at);
        let look = match fits {
            Some(true) if ghost => DragLook::Ghost,
            Some(false) => DragLook::Misfit,
            _ => DragLook::Plain,
        };
        if self.look.get_untracked() != look {
            self.look.set(look);
        }
        if self.domino.get_untracked() != Some(domino) {
            self.domino.set(Some(domino));
        }
        self.move_to_pointer();
    }

    /// Removes the image if it shows `domino`.
    pub fn drop_this(self, domino: Domino) {
        if self.domino.try_get_untracked().flatten() == Some(domino) {
            self.drop();
        }
    }

    /// Removes the image.
    pub fn drop(self) {
        if self.domino.get_untracked().is_some() {
            self.domino.set(None);
        }
    }

    /// Moves the image without a signal, so that nothing else updates.
    fn move_to_pointer(self) {
        let ((x, y), element) = (self.at.get_value(), self.element.get_untracked());
        if let Some(element) = element {
            let transform = format!("translate({x}px, {y}px) translate(-50%, -50%)");
            // Every element accepts a transform.
            let _ = SvgElement::style(&element).set_property("transform", &transform);
        }
    }
}

/// Draws the dragged domino, if there is one.
#[component]
pub fn DragImage(carrying: DragState) -> impl IntoView {
    effect(move || {
        carrying.element.track();
        carrying.move_to_pointer();
    });
    let class = move || match carrying.look.get() {
        DragLook::Plain => "drag-image",
        DragLook::Misfit => "drag-image drag-image-misfit",
        DragLook::Ghost => "drag-image drag-image-hidden",
    };
    move || {
        carrying.domino.get().map(|domino| {
            view! {
                <svg class=dynamic(class) node_ref=carrying.element viewBox="-4 -4 88 48" aria-hidden="true">
                    <DominoArt halves=halves_alone(domino, [false; 2]) />
                    <path class="drag-image-sign" d="M30 10l20 20M50 10l-20 20" />
                </svg>
            }
        })
    }
}
