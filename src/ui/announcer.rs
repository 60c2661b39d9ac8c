//! The one place from which the table speaks to who cannot see it.

use super::desk::Desk;
use crate::scene::{area::AreaScene, turn::TurnScene};
use leptos::prelude::*;

/// Says what was refused, what to do, and how the area that is looked at stands.
#[component]
pub fn Announcer() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.scene(move |play, text| {
        let turn = TurnScene::of(play, text, desk.selection.get());
        format!("{}. {}", turn.title, turn.prompt)
    });
    let area = desk.scene(move |play, text| {
        let area = desk.looked_at.get()?;
        Some(AreaScene::with_selection(play, text, area, desk.selection.get()).words)
    });
    let words = move || {
        let area = area.get().flatten();
        area.or_else(|| desk.store.notice.get()).or_else(|| turn.get()).unwrap_or_default()
    };
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {words}
        </p>
    }
}
