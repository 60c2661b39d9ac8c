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
    // The same words said again are read again only where the text differs: by a space at the end.
    let notice = Memo::new(move |earlier: Option<&Option<String>>| {
        let words = desk.store.notice.get()?;
        let again = earlier.and_then(Option::as_ref) == Some(&words);
        Some(if again { format!("{words}\u{a0}") } else { words })
    });
    let words = move || {
        notice.get().or_else(|| area.get().flatten()).or_else(|| turn.get()).unwrap_or_default()
    };
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {words}
        </p>
    }
}
