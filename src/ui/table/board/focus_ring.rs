//! The ring around the space with the keyboard focus, in two colours and above all pieces: one of the
//! colours stands out from any ground.

use crate::{rules::Space, scene::geometry::decimal, ui::art::measure::CELL};
use leptos::prelude::*;

/// Draws the ring.
#[component]
pub fn FocusRing(
    /// The space with a visible focus, if any.
    at: RwSignal<Option<Space>>,
) -> impl IntoView {
    let ring = |class: &'static str, at: Space| {
        view! {
            <rect
                class=class
                x=decimal(at.column() as f32 * CELL + 1.5)
                y=decimal(at.row() as f32 * CELL + 1.5)
                width="37"
                height="37"
                rx="7"
            />
        }
        .into_any()
    };
    move || {
        let rings = at.get().map(|at| ["focus-edge", "focus-line"].map(|class| ring(class, at)));
        rings.map(|rings| view! { <g>{rings.into_iter().collect_view()}</g> }.into_any())
    }
}
