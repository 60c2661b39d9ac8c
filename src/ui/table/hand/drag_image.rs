//! The domino that a drag carries: under the pointer wherever that is, marked where it cannot lie.

use crate::{
    rules::Domino,
    ui::{
        reactive::{dynamic::dynamic, effect::effect},
        table::board::{DominoArt, halves_alone},
    },
};
use leptos::{prelude::*, svg, web_sys::SvgElement};

/// How the domino under the pointer is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Over the hand, or beside the board.
    Plain,
    /// Over a space on which it cannot lie.
    Misfit,
    /// Its ghost lies on the board where the pointer is.
    Ghost,
}

/// What a drag carries; `Copy`.
#[derive(Clone, Copy)]
pub struct DragState {
    domino: RwSignal<Option<Domino>>,
    look: RwSignal<Look>,
    at: StoredValue<(i32, i32)>,
    element: NodeRef<svg::Svg>,
}

impl DragState {
    /// Nothing is carried.
    pub fn nothing() -> DragState {
        DragState {
            domino: RwSignal::new(None),
            look: RwSignal::new(Look::Plain),
            at: StoredValue::new((0, 0)),
            element: NodeRef::new(),
        }
    }

    /// The domino is under the pointer, at this place of the window, in CSS pixels: over a space on
    /// which it can lie or cannot, or over none; `ghost` where its ghost lies there.
    pub fn show(self, domino: Domino, at: (i32, i32), fits: Option<bool>, ghost: bool) {
        self.at.set_value(at);
        let look = match fits {
            Some(true) if ghost => Look::Ghost,
            Some(false) => Look::Misfit,
            _ => Look::Plain,
        };
        if self.look.get_untracked() != look {
            self.look.set(look);
        }
        if self.domino.get_untracked() != Some(domino) {
            self.domino.set(Some(domino));
        }
        self.follow();
    }

    /// The domino is not held any more, and not carried either.
    pub fn drop_this(self, domino: Domino) {
        if self.domino.try_get_untracked().flatten() == Some(domino) {
            self.drop();
        }
    }

    /// Nothing is carried any more.
    pub fn drop(self) {
        if self.domino.get_untracked().is_some() {
            self.domino.set(None);
        }
    }

    /// Without a signal: it is under the pointer at once, and nothing else hears of it.
    fn follow(self) {
        let ((x, y), element) = (self.at.get_value(), self.element.get_untracked());
        if let Some(element) = element {
            let place = format!("translate({x}px, {y}px) translate(-50%, -50%)");
            // Every element takes it.
            let _ = SvgElement::style(&element).set_property("transform", &place);
        }
    }
}

/// The domino that is carried, if one is.
#[component]
pub fn DragImage(carrying: DragState) -> impl IntoView {
    effect(move || {
        carrying.element.track();
        carrying.follow();
    });
    let class = move || match carrying.look.get() {
        Look::Plain => "carried",
        Look::Misfit => "carried misfit",
        Look::Ghost => "carried away",
    };
    move || {
        carrying.domino.get().map(|domino| {
            view! {
                <svg class=dynamic(class) node_ref=carrying.element viewBox="-4 -4 88 48" aria-hidden="true">
                    <DominoArt halves=halves_alone(domino, [false; 2]) />
                    <path class="misfit-sign" d="M30 10l20 20M50 10l-20 20" />
                </svg>
            }
        })
    }
}
